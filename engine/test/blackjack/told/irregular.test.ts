import { blackjackClassic } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from './tells.js'

describe('irregular plays, told whole', () => {
  it('[BJ-12] a card that lay face up', () => {
    tells(
      blackjackClassic,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > croupier irregular face-up-card
      irregular-play BJ-12 cause=face-up-card
      > cards 2s
      card-burned BJ-12 card=2s`,
    )
  })

  it('[BJ-14 BJK-16] stuck cards', () => {
    tells(
      blackjackClassic,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > croupier irregular stuck-cards
      irregular-play BJ-14 cause=stuck-cards
      > cards 2s 3s
      card-stuck BJ-14 card=2s
      card-stuck BJ-14 card=3s
      > seat:1 choose-stuck 2s
      card-burned BJ-14 card=2s
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=3s`,
    )
  })

  it('[BJK-16 BJ-16 BJK-42 BJ-17 BJ-18] cards in another order', () => {
    tells(
      blackjackClassic,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards 2s 3s 4s 5s
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=2s
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=3s
      card-dealt BJK-16 hand=bank card=4s
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=5s
      > pit-boss irregular bank-skipped
      cards-reordered BJ-16 hands=[{"hand":"1.1","cards":["2s","5s"]},{"hand":"2.1","cards":["3s"]}] bank=["4s"]
      > cards 6s
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=6s
      turn BJK-16 seat=seat:1 hand=1.1
      surrender-asked BJK-42 seat=seat:1 hand=1.1
      > pit-boss irregular hand-short
      cards-reordered BJ-17 hands=[{"hand":"1.1","cards":["2s","5s"]},{"hand":"2.1","cards":["3s","6s"]}] bank=["4s"]
      > pit-boss irregular bank-two-cards
      cards-reordered BJ-18 hands=[{"hand":"1.1","cards":["2s","5s"]},{"hand":"2.1","cards":["3s","6s"]}] bank=["4s"]
      > cards 7s
      card-laid-aside BJ-18 card=7s`,
    )
  })

  it('[BJK-16 BJK-42 BJ-20 BJ-21] a card that was seen, a card that fell', () => {
    tells(
      blackjackClassic,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards 2s 3s 4s 5s 6s
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=2s
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=3s
      card-dealt BJK-16 hand=bank card=4s
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=5s
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=6s
      turn BJK-16 seat=seat:1 hand=1.1
      surrender-asked BJK-42 seat=seat:1 hand=1.1
      > croupier irregular card-seen
      irregular-play BJ-20 cause=card-seen
      > pit-boss irregular card-fell
      irregular-play BJ-21 cause=card-fell
      both-faces-shown BJ-21`,
    )
  })

  it('[BJK-16 BJK-42 BJK-19 BJ-23 BJK-59 BJK-24 BJK-47 BJ-22 BJ-13] a card refused, and cards too many for the bank and after it', () => {
    tells(
      blackjackClassic,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards 2s 3s 9s 5s 6s
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=2s
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=3s
      card-dealt BJK-16 hand=bank card=9s
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=5s
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=6s
      turn BJK-16 seat=seat:1 hand=1.1
      surrender-asked BJK-42 seat=seat:1 hand=1.1
      > seat:1 hit
      card-asked-for BJK-19 seat=seat:1 hand=1.1
      > cards 4s
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=4s
      > croupier irregular card-refused
      card-burned BJ-23 card=4s
      no-more-cards BJ-23 seat=seat:1 hand=1.1
      turn BJK-16 seat=seat:2 hand=2.1
      surrender-asked BJK-42 seat=seat:2 hand=2.1
      > seat:2 stand
      stood BJK-59 seat=seat:2 hand=2.1 total=9
      > cards Tc
      card-dealt BJK-24 hand=bank card=Tc
      said BJK-47 phrase=19 puntos
      > croupier irregular bank-overdrew
      irregular-play BJ-22 cause=bank-overdrew
      > cards 2c
      card-burned BJ-22 card=2c
      > croupier irregular extra-card
      card-burned BJ-13`,
    )
  })

  it('[BJK-16 BJ-19] a hand without cards', () => {
    tells(
      blackjackClassic,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards 2s
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=2s
      > croupier no-cards 2
      hand-invalid BJ-19 box=2
      bet-returned BJ-19 seat=seat:2 on=main:2 with=money stake=3000 seat:2/stakes>seat:2 3000`,
    )
  })
})
