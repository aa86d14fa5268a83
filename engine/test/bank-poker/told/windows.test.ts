// Until when an irregular play can be told: each from the moment it can have happened to the last in which it can be put right.

import { caribbeanPoker, drawPoker, goPoker, holdemBonus, holdemPlus } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('Until when an irregular play can be told', () => {
  it('[PB-51 CAR-04] when the last card of a hand has come, none of it can have stuck', () => {
    tells(
      caribbeanPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards Ts 2s Ah 9h 8d Kc 7d Ac Td Jh Kd 5h 4c 7s
      ! croupier irregular stuck-cards seat=seat:1
      cannot-have-happened PB-51 {}
      ! croupier irregular face-up-card
      cannot-have-happened PB-47 {}
      ? croupier irregular
      . cause: misdeal-reordered
      . cause: misdeal
      . cause: player-card-seen seat: seat:1,seat:2
      . cause: wrong-count seat: seat:1,seat:2
      . cause: not-dealt-in seat: seat:1,seat:2
      . cause: took-bet-back seat: seat:1,seat:2
      . cause: bank-card-seen
      . cause: stuck-bank-cards
      . cause: bank-wrong-count`,
    )
  })

  it('[CAR-07 PB-45 PB-50 PB-51 PB-53] packet by packet the bank has no card until its own', () => {
    tells(
      caribbeanPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      ? chance deal
      . cards: deal 5 of 52
      > chance deal Ts,2s,Ah,9h,8d
      ? croupier irregular
      . cause: misdeal-reordered
      . cause: misdeal
      . cause: face-up-card
      . cause: player-card-seen seat: seat:1
      . cause: stuck-cards seat: seat:2
      . cause: wrong-count seat: seat:1
      . cause: not-dealt-in seat: seat:1,seat:2
      . cause: took-bet-back seat: seat:1
      . cause: machine-jam-dealing
      ! croupier irregular bank-wrong-count
      cannot-have-happened PB-53 {}
      ! croupier irregular bank-card-seen
      cannot-have-happened PB-50 {}
      ! croupier irregular stuck-bank-cards
      cannot-have-happened PB-51 {}
      > chance deal Kc,7d,Ac,Td,Jh
      > chance deal Kd,5h,4c,7s
      bank-dealt PB-23 card=(nobody) Kd
      bank-dealt PB-23 card=(nobody) 5h
      bank-dealt PB-23 card=(nobody) 4c
      bank-dealt PB-23 card=(nobody) 7s
      > chance turn-up 3c
      bank-dealt CAR-05 card=3c
      asked CAR-09 seat=seat:1 question=bet
      ! croupier irregular machine-jam-dealing
      cannot-have-happened PB-45 {}
      > croupier irregular bank-card-seen
      irregular-play PB-50 cause=bank-card-seen
      round-voided PB-50 cause=bank-card-seen
      bet-voided PB-50 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided PB-50 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      round-ended PB-50 round=1`,
      { config: { min: 100, max: 50000, shuffling: 'packets' } },
    )
  })

  it('[PB-42 PB-48 DRW-16] exchanged cards, until the bank turns its own', () => {
    tells(
      drawPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards 9s Ts 2h 9d Td 3h Tc 4c 4h 5c 5s 6s 2c 7s 8s
      > croupier irregular misdeal-reordered
      > seat:1 go
      ! seat:2 object
      nobody-to-object PB-42 {}
      ! croupier irregular player-card-seen seat=seat:2
      cannot-have-happened PB-48 {}
      ! croupier irregular misdeal-reordered
      cannot-have-happened PB-42 {}
      > seat:2 go
      ! croupier irregular misdeal-reordered
      cannot-have-happened PB-42 {}
      > seat:1 exchange 1
      > seat:2 exchange -
      > chance deal Kd
      > croupier irregular misdeal-reordered
      cards-reordered PB-42
      said PB-42 phrase=Las cartas están bien dadas
      > croupier irregular player-card-seen seat=seat:1
      irregular-play PB-48 cause=player-card-seen seat=seat:1
      > croupier uncover
      bank-shown DRW-16 cards=2h,3h,4h,6s,8s
      bank-exchanges DRW-26 discards=2h,3h rule=3 because=nothing
      ! seat:2 object
      nobody-to-object PB-42 {}
      ! croupier irregular player-card-seen seat=seat:1
      cannot-have-happened PB-48 {}
      > croupier irregular misdeal-reordered
      cards-reordered PB-42
      said PB-42 phrase=Las cartas están bien dadas
      > seat:2 object
      objected PB-42 seat=seat:2
      round-voided PB-42 cause=objection
      bet-voided PB-42 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided PB-42 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      bet-voided PB-42 seat=seat:1 on=bet with=money stake=2000 seat:1/stakes>seat:1 2000
      bet-voided PB-42 seat=seat:2 on=bet with=money stake=1000 seat:2/stakes>seat:2 1000
      round-ended PB-42 round=1`,
    )
  })

  it('[PB-42 PB-48] nobody exchanged anything: there is nothing to put in order, and no card to have been seen', () => {
    tells(
      drawPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > cards 9s 2h 9d 3h Tc 4h 5c 6s 2c 8s
      > seat:1 go
      > seat:1 exchange -
      ! croupier irregular misdeal-reordered
      cannot-have-happened PB-42 {}
      ! croupier irregular player-card-seen seat=seat:1
      cannot-have-happened PB-48 {}`,
    )
  })

  it('[PB-42 PB-47 GOP-09 GOP-12 GOP-13] in Go Poker, until somebody has answered to the cards that came', () => {
    tells(
      goPoker,
      2,
      `
      > seat:1 bet line-1 1000
      > seat:1 bet line-2 1000
      > seat:1 bet line-3 1000
      > seat:2 bet line-1 500
      > seat:2 bet line-2 500
      > seat:2 bet line-3 500
      > croupier no-more-bets
      > chance deal 9s,2c,Kd
      > croupier irregular face-up-card
      ! croupier irregular board-card-seen
      cannot-have-happened PB-47 {}
      > chance turn-up 3c
      card-burned PB-47 card=3c
      > cards 9h 7c Ks 4d Jh
      > croupier irregular board-card-seen
      > chance deal Qd
      board-dealt GOP-05 card=(nobody) Qd
      asked GOP-09 seat=seat:1 question=line-1
      > seat:1 stay
      ! croupier irregular board-card-seen
      cannot-have-happened PB-47 {}
      > seat:2 stay
      > croupier uncover
      board-shown GOP-12 cards=Kd
      asked GOP-13 seat=seat:1 question=line-2
      ! croupier irregular misdeal-reordered
      cannot-have-happened PB-42 {}
      > seat:1 stay
      > seat:2 stay
      > croupier uncover
      board-shown GOP-15 cards=Qd
      ? croupier irregular
      . cause: wrong-count seat: seat:1,seat:2
      . cause: extra-cards
      . cause: took-bet-back seat: seat:1,seat:2`,
    )
  })

  it('[PB-42 PB-56 HEB-13 HEB-14] in Bonus, street by street', () => {
    tells(
      holdemBonus,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards Ks 7h 3c Qs 7d 2d
      ! croupier irregular extra-flop-card
      cannot-have-happened PB-56 {}
      > seat:1 go
      > seat:2 go
      > cards 3d 7s 8s 9h
      > croupier irregular misdeal-reordered
      cards-reordered PB-42
      said PB-42 phrase=Las cartas están bien dadas
      > croupier irregular extra-flop-card
      irregular-play PB-56 cause=extra-flop-card
      > chance turn-up Ac
      card-burned PB-56 card=Ac
      > seat:1 pass
      ! croupier irregular misdeal-reordered
      cannot-have-happened PB-42 {}
      ! croupier irregular extra-flop-card
      cannot-have-happened PB-56 {}
      > seat:2 pass
      ! croupier irregular extra-flop-card
      cannot-have-happened PB-56 {}
      > cards 5d 4d
      ! croupier irregular extra-flop-card
      cannot-have-happened PB-56 {}`,
    )
  })

  it('[HEP-10 HEP-20] the fourth card of the flop is burned before the bank turns anything', () => {
    tells(
      holdemPlus,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards As 7h Kh 5s 7d Kc 2d Ks 9s 3s 5c 2c
      > croupier irregular extra-flop-card
      > seat:1 go
      > seat:2 fold
      > croupier retire
      ! croupier uncover
      no-hand-waits HEP-10 {}
      > chance turn-up Ac
      card-burned HEP-20 card=Ac
      ! croupier irregular extra-flop-card
      cannot-have-happened HEP-20 {}
      > croupier uncover
      board-shown HEP-10 cards=5c,2c board=Ks,9s,3s,5c,2c
      bank-shown HEP-10 cards=Kh,Kc
      bank-judged HEP-11 category=trio cards=Kh,Kc,Ks,9s,5c opens=true
      said HEP-12 phrase=La banca abre con trío de reyes`,
    )
  })

  it('[HEP-20] when one of two has answered it is too late to tell of it', () => {
    tells(
      holdemPlus,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards As 7h Kh 5s 7d Kc 2d Ks 9s 3s 5c 2c
      > seat:1 go
      ! croupier irregular extra-flop-card
      cannot-have-happened HEP-20 {}`,
    )
  })

  it('[PB-10 PB-47] no card comes to a round that is broken off', () => {
    tells(
      caribbeanPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > chance deal Ts,Ah
      > croupier irregular face-up-card
      > pit-boss out-of-order
      out-of-order PB-10
      ! chance turn-up 9h
      no-card-due CAR-04 {}
      ! croupier cards-short
      no-card-due PB-43 {}
      ! croupier irregular stuck-cards seat=seat:1
      cannot-have-happened PB-51 {}
      > croupier give-back
      bet-returned PB-10 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended PB-10 round=1
      table-suspended PB-10 reason=out-of-order
      ! chance deal Ts,Ah
      table-not-open GEN-21 {}`,
    )
  })
})
