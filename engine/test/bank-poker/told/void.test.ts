// Hands that come to nothing while others wait, and what becomes of the cards and the stakes that were on their way.

import { caribbeanPoker, caribbeanPokerPlus, drawPoker, holdemPlusIquique } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('Hands that come to nothing while others wait', () => {
  it('[PB-52 PB-53 CPL-08] what a void hand got back is not given back again with the round', () => {
    tells(
      caribbeanPokerPlus,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards Ts 2s Ah 9h 8d Kc 7d Jc 5h Td Kd 4c 7s 3c 9s
      > seat:1 go buys=1
      > seat:2 go buys=2
      > croupier sell-card
      > chance deal 6c
      > croupier irregular wrong-count seat=seat:1
      irregular-play PB-52 cause=wrong-count seat=seat:1
      hand-voided PB-52 seat=seat:1 cause=wrong-count
      stake-refunded PB-52 seat=seat:1 on=card-price stake=1000 bank>seat:1 1000
      bet-voided PB-52 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided PB-52 seat=seat:1 on=bet with=money stake=2000 seat:1/stakes>seat:1 2000
      > croupier sell-card
      > chance deal 6d
      > croupier irregular bank-wrong-count
      irregular-play PB-53 cause=bank-wrong-count
      round-voided PB-53 cause=bank-wrong-count
      stake-refunded PB-53 seat=seat:2 on=card-price stake=500 bank>seat:2 500
      bet-voided PB-53 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      bet-voided PB-53 seat=seat:2 on=bet with=money stake=1000 seat:2/stakes>seat:2 1000
      round-ended PB-53 round=1
      ! croupier correct seat:2 1 ante -500 "x"
      round-not-settled GEN-38 {"round":null}`,
    )
  })

  it('[PB-48 PB-52 CPL-07 CPL-10] a card that was sold still comes when another hand is void, and who was seen stays seen', () => {
    tells(
      caribbeanPokerPlus,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards Ts 2s Ah 9h 8d Kc 7d Jc 5h Td Kd 4c 7s 3c 9s
      > seat:1 go buys=1
      > seat:2 go
      > croupier sell-card
      > croupier irregular wrong-count seat=seat:2
      irregular-play PB-52 cause=wrong-count seat=seat:2
      hand-voided PB-52 seat=seat:2 cause=wrong-count
      bet-voided PB-52 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      bet-voided PB-52 seat=seat:2 on=bet with=money stake=1000 seat:2/stakes>seat:2 1000
      > croupier irregular player-card-seen seat=seat:1
      irregular-play PB-48 cause=player-card-seen seat=seat:1
      ? chance deal
      . cards: deal 1 of 37
      > chance deal 6c
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 6c
      > croupier uncover
      bank-shown CPL-11 cards=Ah,Kc,5h,4c,9s
      bank-judged CAR-13 category=high-card cards=Ah,Kc,9s,5h,4c opens=true
      said CAR-13 phrase=La banca abre con as y rey`,
    )
  })

  it('[PB-52 DRW-14] a void hand leaves no gap among the cards that replace others', () => {
    tells(
      drawPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards 9s Ts 2h 9d Td 3h Tc 4c 4h 5c 5s 6s 2c 7s 8s
      > seat:1 go
      > seat:2 go
      > seat:1 exchange 1
      > seat:2 exchange 5
      > croupier irregular wrong-count seat=seat:1
      irregular-play PB-52 cause=wrong-count seat=seat:1
      hand-voided PB-52 seat=seat:1 cause=wrong-count
      bet-voided PB-52 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided PB-52 seat=seat:1 on=bet with=money stake=2000 seat:1/stakes>seat:1 2000
      > chance deal Kd
      card-dealt DRW-04 seat=seat:2 card=(seat:2) Kd
      > croupier uncover
      bank-shown DRW-16 cards=2h,3h,4h,6s,8s
      bank-exchanges DRW-26 discards=2h,3h rule=3 because=nothing`,
    )
  })

  it('[PB-52 DRW-14 DRW-16] where no other card is to come the bank follows', () => {
    tells(
      drawPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards 9s Ts 2h 9d Td 3h Tc 4c 4h 5c 5s 6s 2c 7s 8s
      > seat:1 go
      > seat:2 go
      > seat:1 exchange 1
      > seat:2 exchange -
      > croupier irregular wrong-count seat=seat:1
      ! chance deal Kd
      no-card-due DRW-04 {}
      > croupier uncover
      bank-shown DRW-16 cards=2h,3h,4h,6s,8s
      bank-exchanges DRW-26 discards=2h,3h rule=3 because=nothing`,
    )
  })

  it('[PB-51 PB-52] whose cards stuck together still chooses when another hand is void', () => {
    tells(
      caribbeanPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > chance deal Ts,2s,Ah
      > croupier irregular stuck-cards seat=seat:2
      > croupier irregular wrong-count seat=seat:1
      ! chance deal 8d,Kc
      no-card-due CAR-04 {}
      > seat:2 choose-stuck first
      stuck-chosen PB-51 seat=seat:2 burned=first
      > chance deal 9h,8d,Kc
      card-burned PB-47
      card-dealt CAR-04 seat=seat:2 card=(seat:2) 8d
      bank-dealt PB-23 card=(nobody) Kc`,
    )
  })

  it('[PB-51 PB-52] whose own hand is void has nothing to choose', () => {
    tells(
      caribbeanPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > chance deal Ts,2s,Ah
      > croupier irregular stuck-cards seat=seat:2
      > croupier irregular wrong-count seat=seat:2
      ! seat:2 choose-stuck first
      no-stuck-cards PB-51 {}
      > chance deal 9h,Kc
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 9h
      bank-dealt PB-23 card=(nobody) Kc`,
    )
  })

  it('[PB-47 PB-52] the last hand is void: no card comes any more, not even to be burned', () => {
    tells(
      caribbeanPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > chance deal Ts,Ah
      > croupier irregular face-up-card
      > croupier irregular wrong-count seat=seat:1
      irregular-play PB-52 cause=wrong-count seat=seat:1
      hand-voided PB-52 seat=seat:1 cause=wrong-count
      bet-voided PB-52 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      ! chance turn-up 9h
      no-card-due CAR-04 {}
      ! chance deal 9h,Kc
      no-card-due CAR-04 {}
      ! croupier cards-short
      no-card-due PB-43 {}
      > croupier clear
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1`,
    )
  })

  it('[PB-52] a retired hand is counted too, also when it lies among the discards', () => {
    tells(
      caribbeanPoker,
      3,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > seat:3 bet ante 200
      > croupier no-more-bets
      > cards Ts 2s As Ah Td 9s Ad Kc 5h Jh Kd 9d 5c 4c Kh 7s 3c 8h 2d
      > chance turn-up 4h
      > seat:1 fold
      > croupier retire
      > croupier irregular wrong-count seat=seat:1
      irregular-play PB-52 cause=wrong-count seat=seat:1
      hand-voided PB-52 seat=seat:1 cause=wrong-count
      stake-refunded PB-52 seat=seat:1 on=ante stake=1000 bank>seat:1 1000
      asked CAR-09 seat=seat:2 question=bet
      > seat:2 go
      ! croupier irregular not-dealt-in seat=seat:2
      cannot-have-happened PB-54 {}
      > seat:3 go
      > croupier uncover
      > croupier show-hand
      hand-shown CAR-17 seat=seat:3 cards=As,Ad,Kd,Kh,2d category=two-pairs hand=As,Ad,Kd,Kh,2d used= result=wins
      said CAR-17 phrase=dos pares, ases y reyes
      > croupier irregular wrong-count seat=seat:2
      irregular-play PB-52 cause=wrong-count seat=seat:2
      hand-voided PB-52 seat=seat:2 cause=wrong-count
      bet-voided PB-52 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      bet-voided PB-52 seat=seat:2 on=bet with=money stake=1000 seat:2/stakes>seat:2 1000
      > croupier settle-hand
      paid CAR-17 seat=seat:3 amount=1000 [ante 1:1 200 CAR-18, bet 2:1 800 CAR-19] bank>seat:3 1000 seat:3/stakes>seat:3 200 seat:3/stakes>seat:3 400
      cards-collected PB-28 seat=seat:3 cards=5
      ! croupier irregular wrong-count seat=seat:3
      no-hand-here PB-52 {"seat":"seat:3"}
      > croupier clear
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1
      ! croupier irregular wrong-count seat=seat:3
      no-hand-here PB-52 {"seat":"seat:3"}`,
    )
  })

  it('[PB-52] the hand that is turned is counted: the next one is turned after it', () => {
    tells(
      caribbeanPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards Ts 2s Ah Td 9s Kc 5h Jh 9d 5c 4c 7s 3c 8h
      > chance turn-up 4h
      > seat:1 go
      > seat:2 go
      > croupier uncover
      > croupier show-hand
      ! pit-boss hold seat:2
      nothing-to-hold GEN-41 {}
      ! pit-boss out-of-order
      settlement-begun PB-10 {}
      > croupier irregular wrong-count seat=seat:2
      irregular-play PB-52 cause=wrong-count seat=seat:2
      hand-voided PB-52 seat=seat:2 cause=wrong-count
      bet-voided PB-52 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      bet-voided PB-52 seat=seat:2 on=bet with=money stake=1000 seat:2/stakes>seat:2 1000
      ! croupier settle-hand
      hand-not-turned CAR-17 {}
      > croupier show-hand
      hand-shown CAR-17 seat=seat:1 cards=Ts,Td,5h,5c,3c category=two-pairs hand=Ts,Td,5h,5c,3c used= result=wins
      said CAR-17 phrase=dos pares, 10 y 5`,
    )
  })

  it('[HPI-32 HPI-46] what a forbidden act cost does not come back with the round', () => {
    tells(
      holdemPlusIquique,
      2,
      `
      > seat:1 bet ante 1000
      > seat:1 bet call 2000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > chance deal As,Qs,Kh
      > croupier irregular forbidden-act seat=seat:1
      irregular-play HPI-46 cause=forbidden-act seat=seat:1
      > croupier irregular card-seen
      irregular-play HPI-32 cause=card-seen
      round-voided HPI-32 cause=card-seen
      collected HPI-46 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      collected HPI-46 seat=seat:1 on=call with=money stake=2000 amount=2000 seat:1/stakes>bank 2000
      bet-voided HPI-32 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      round-ended HPI-32 round=1`,
    )
  })
})
