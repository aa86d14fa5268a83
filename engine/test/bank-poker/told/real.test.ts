// Real cards, which nobody knows until they are turned: told whole, with every refusal and what it says.

import { caribbeanPokerPlus, goPoker, holdemBonus, holdemPlus, threeCardPoker } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('Real cards, which nobody knows until they are turned', () => {
  it('[PB-23 PB-47 PB-48 GEN-39] cards are told by who turns them', () => {
    tells(
      threeCardPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      ! chance deal 4s,Qs,Qh
      cards-are-real PB-23 {}
      ! pit-boss misread As Kd
      no-card-told GEN-39 {}
      > croupier lay
      card-dealt TCP-04 seat=seat:1 card=(nobody) null
      card-dealt TCP-04 seat=seat:2 card=(nobody) null
      bank-dealt PB-23 card=(nobody) null
      ? croupier irregular
      . cause: misdeal-reordered
      . cause: misdeal
      . cause: face-up-card
      . cause: player-card-seen seat: seat:1,seat:2 cards: deal 1 of 52 or nothing
      . cause: stuck-cards seat: seat:1,seat:2
      . cause: wrong-count seat: seat:1,seat:2
      . cause: not-dealt-in seat: seat:1,seat:2
      . cause: took-bet-back seat: seat:1,seat:2
      . cause: bank-card-seen
      . cause: stuck-bank-cards
      . cause: bank-wrong-count
      ! croupier irregular misdeal cards=4s
      no-card-to-tell PB-42 {}
      ! croupier irregular player-card-seen seat=seat:1 cards=4s,5s
      wrong-number-told PB-48 {"cards":1,"told":2}
      > croupier irregular player-card-seen seat=seat:1 cards=4s
      irregular-play PB-48 cause=player-card-seen seat=seat:1
      card-seen PB-48 seat=seat:1 card=4s
      > croupier irregular face-up-card
      irregular-play PB-47 cause=face-up-card
      ! croupier lay
      no-card-due TCP-04 {}
      ! chance turn-up 4s
      card-seen-before TCP-04 {"card":"4s"}
      ! chance turn-up 4d,5d
      wrong-number-told TCP-04 {"cards":1,"told":2}
      > chance turn-up 7d
      card-burned PB-47 card=7d
      > croupier lay
      > croupier lay
      card-dealt TCP-04 seat=seat:1 card=(nobody) null
      card-dealt TCP-04 seat=seat:2 card=(nobody) null
      bank-dealt PB-23 card=(nobody) null
      asked TCP-07 seat=seat:1 question=bet
      > seat:1 go
      > seat:2 go
      ! croupier uncover
      cards-not-told TCP-07 {"cards":3}
      ! croupier uncover cards=Qh,9c
      wrong-number-told TCP-07 {"cards":3,"told":2}
      ! croupier uncover cards=Qh,9c,9c
      card-told-twice TCP-07 {"card":"9c"}
      ! croupier uncover cards=Qh,9c,7d
      card-seen-before TCP-07 {"card":"7d"}
      > croupier uncover cards=Qh,9c,4d
      bank-shown TCP-07 cards=Qh,9c,4d
      bank-judged TCP-11 category=high-card cards=Qh,9c,4d opens=true
      said TCP-11 phrase=La banca abre con carta alta reina
      ! pit-boss misread Qd As
      no-card-told GEN-39 {"card":"Qd"}
      ! pit-boss misread Qh 9c
      card-seen-before GEN-39 {"card":"9c"}
      ? pit-boss misread
      . card: 4s,7d,Qh,9c,4d as: As,2s,3s,5s,6s,7s,8s,9s,Ts,Js,Qs,Ks,Ah,2h,3h,4h,5h,6h,7h,8h,9h,Th,Jh,Kh,Ad,2d,3d,5d,6d,8d,9d,Td,Jd,Qd,Kd,Ac,2c,3c,4c,5c,6c,7c,8c,Tc,Jc,Qc,Kc
      > pit-boss misread 9c Tc
      card-misread GEN-39 card=9c as=Tc
      bank-judged TCP-11 category=high-card cards=Qh,Tc,4d opens=true
      said TCP-11 phrase=La banca abre con carta alta reina
      ! croupier show-hand
      cards-not-told TCP-14 {"cards":3}
      > croupier show-hand cards=Qs,Ts,4h
      hand-shown TCP-14 seat=seat:2 cards=Qs,Ts,4h category=high-card hand=Qs,Ts,4h used= result=ties
      said TCP-14 phrase=carta alta reina
      > pit-boss misread Ts 9s
      card-misread GEN-39 card=Ts as=9s
      bank-judged TCP-11 category=high-card cards=Qh,Tc,4d opens=true
      said TCP-11 phrase=La banca abre con carta alta reina
      hand-shown TCP-14 seat=seat:2 cards=Qs,9s,4h category=high-card hand=Qs,9s,4h used= result=loses
      said TCP-14 phrase=carta alta reina
      > croupier settle-hand
      collected TCP-15 seat=seat:2 on=ante with=money stake=500 amount=500 seat:2/stakes>bank 500
      collected TCP-15 seat=seat:2 on=bet with=money stake=500 amount=500 seat:2/stakes>bank 500
      cards-collected PB-28 seat=seat:2 cards=3
      ! croupier show-hand cards=5d,6h,4s
      wrong-number-told TCP-14 {"cards":2,"told":3}
      > croupier show-hand cards=5d,6h
      hand-shown TCP-14 seat=seat:1 cards=4s,5d,6h category=straight hand=6h,5d,4s used= result=wins
      said TCP-14 phrase=escalera al 6
      > pit-boss misread 4s 8s
      card-misread GEN-39 card=4s as=8s
      bank-judged TCP-11 category=high-card cards=Qh,Tc,4d opens=true
      said TCP-11 phrase=La banca abre con carta alta reina
      hand-shown TCP-14 seat=seat:1 cards=8s,5d,6h category=high-card hand=8s,6h,5d used= result=loses
      said TCP-14 phrase=carta alta 8
      > croupier settle-hand
      collected TCP-15 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      collected TCP-15 seat=seat:1 on=bet with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected PB-28 seat=seat:1 cards=3
      > croupier clear
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1
      ! pit-boss misread Qh As
      no-card-told GEN-39 {}`,
      { config: { min: 100, max: 50000, faces: 'turned' } },
    )
  })

  it('[GEN-39 HEP-12] a card of the board that was told as another closes the bank', () => {
    tells(
      holdemPlus,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > croupier lay
      > croupier lay
      > croupier lay
      card-burned HEP-05
      > chance turn-up Ks,9s,3d
      board-dealt HEP-04 card=Ks
      board-dealt HEP-04 card=9s
      board-dealt HEP-04 card=3d
      > croupier lay
      board-dealt HEP-04 card=(nobody) null
      board-dealt HEP-04 card=(nobody) null
      asked HEP-08 seat=seat:1 question=bet
      > seat:1 go
      > croupier uncover cards=5c,2c,Kd,Qd
      board-shown HEP-10 cards=5c,2c board=Ks,9s,3d,5c,2c
      bank-shown HEP-10 cards=Kd,Qd
      bank-judged HEP-11 category=pair cards=Kd,Ks,Qd,9s,5c opens=true
      said HEP-12 phrase=La banca abre con par de reyes
      > croupier show-hand cards=As,Ah
      hand-shown HEP-11 seat=seat:1 cards=As,Ah category=pair hand=As,Ah,Ks,9s,5c used=Ks,9s,5c result=wins
      said HEP-11 phrase=par de ases
      > pit-boss misread Ks Jh
      card-misread GEN-39 card=Ks as=Jh
      bank-judged HEP-11 category=high-card cards=Kd,Qd,Jh,9s,5c opens=false
      said HEP-12 phrase=La banca no abre
      > croupier settle-hand
      paid HEP-11 seat=seat:1 amount=1000 [ante 1:1 1000 HEP-13] bank>seat:1 1000 seat:1/stakes>seat:1 1000
      pushed HEP-13 seat=seat:1 on=bet with=money stake=2000
      cards-collected PB-28 seat=seat:1 cards=2
      > croupier clear
      cards-collected PB-28 of=board
      cards-collected PB-28 of=bank
      stake-released HEP-13 seat=seat:1 on=bet with=money stake=2000 seat:1/stakes>seat:1 2000
      round-ended PB-28 round=1`,
      { config: { min: 100, max: 50000, faces: 'turned' } },
    )
  })

  it('[HEB-12] two cards with a Bonus are turned before they are taken', () => {
    tells(
      holdemBonus,
      2,
      `
      > seat:1 bet bonus 300
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > croupier lay
      > croupier lay
      card-dealt HEB-09 seat=seat:1 card=(nobody) null
      card-dealt HEB-09 seat=seat:2 card=(nobody) null
      bank-dealt PB-23 card=(nobody) null
      asked HEB-10 seat=seat:1 question=flop
      > seat:1 fold
      ! croupier retire
      hand-not-turned HEB-12 {}
      ? croupier show-hand
      . cards: deal 2 of 52
      > croupier show-hand cards=As,Qs
      hand-shown HEB-12 seat=seat:1 cards=As,Qs line=ace-queen-or-jack-suited
      ! croupier show-hand
      not-now HEB-21 {"phase":"answers","needs":["hands"]}
      > croupier retire
      paid HEB-12 seat=seat:1 amount=6000 [bonus 20:1 6000 HEB-23] bank>seat:1 6000 seat:1/stakes>seat:1 300
      collected HEB-11 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected HEB-11 seat=seat:1 cards=2
      asked HEB-10 seat=seat:2 question=flop`,
      { config: { min: 100, max: 50000, faces: 'turned' } },
    )
  })

  it('[GOP-12 GOP-15 PB-47] the board is turned card by card', () => {
    tells(
      goPoker,
      1,
      `
      > seat:1 bet line-1 1000
      > seat:1 bet line-2 1000
      > seat:1 bet line-3 1000
      > croupier no-more-bets
      > croupier lay
      card-dealt GOP-04 seat=seat:1 card=(nobody) null
      board-dealt GOP-05 card=(nobody) null
      > croupier irregular board-card-seen cards=Td
      irregular-play PB-47 cause=board-card-seen
      card-burned PB-47 card=Td
      > croupier lay
      board-dealt GOP-05 card=(nobody) null
      > croupier lay
      > croupier lay
      > seat:1 stay
      ! croupier uncover cards=Td
      card-seen-before GOP-12 {"card":"Td"}
      ? croupier uncover
      . cards: deal 1 of 51
      > croupier uncover cards=Tc
      board-shown GOP-12 cards=Tc
      asked GOP-13 seat=seat:1 question=line-2
      > seat:1 stay
      > croupier uncover cards=2h
      board-shown GOP-15 cards=2h
      > croupier show-hand cards=Ts,Th,5c
      hand-shown GOP-17 seat=seat:1 cards=Ts,Th,5c category=trio hand=Ts,Th,Tc,5c,2h used=Tc,2h result=wins
      said GOP-17 phrase=trío de 10
      > pit-boss misread Th 9h
      card-misread GEN-39 card=Th as=9h
      hand-shown GOP-17 seat=seat:1 cards=Ts,9h,5c category=pair hand=Ts,Tc,9h,5c,2h used=Tc,2h result=wins
      said GOP-17 phrase=par de 10
      > croupier settle-hand
      paid GOP-17 seat=seat:1 amount=3000 [line-1 1:1 1000 GOP-19, line-2 1:1 1000 GOP-19, line-3 1:1 1000 GOP-19] bank>seat:1 3000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000
      cards-collected PB-28 seat=seat:1 cards=3`,
      { config: { min: 100, max: 50000, faces: 'turned' } },
    )
  })

  it('[PB-42 PB-47 PB-48] of cards that were put in order nobody can say where the one that was seen is', () => {
    tells(
      threeCardPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > croupier lay
      > croupier irregular face-up-card
      > chance turn-up 7d
      > croupier irregular player-card-seen seat=seat:1 cards=4s
      irregular-play PB-48 cause=player-card-seen seat=seat:1
      card-seen PB-48 seat=seat:1 card=4s
      > croupier irregular misdeal-reordered
      cards-reordered PB-42
      said PB-42 phrase=Las cartas están bien dadas
      > croupier lay
      > croupier lay
      > seat:1 go
      ! croupier uncover cards=Qh,9c,7d
      card-seen-before TCP-07 {"card":"7d"}
      > croupier uncover cards=Qh,9c,4s
      bank-shown TCP-07 cards=Qh,9c,4s
      bank-judged TCP-11 category=high-card cards=Qh,9c,4s opens=true
      said TCP-11 phrase=La banca abre con carta alta reina
      ? croupier show-hand
      . cards: deal 3 of 48
      > croupier show-hand cards=Qs,Ts,4h
      hand-shown TCP-14 seat=seat:1 cards=Qs,Ts,4h category=high-card hand=Qs,Ts,4h used= result=wins
      said TCP-14 phrase=carta alta reina`,
      { config: { min: 100, max: 50000, faces: 'turned' } },
    )
  })

  it('[PB-48 GEN-39] the card that was seen was told as another: the right one is found in its hand', () => {
    tells(
      threeCardPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > croupier lay
      > croupier irregular player-card-seen seat=seat:1 cards=4s
      > pit-boss misread 4s 5s
      card-misread GEN-39 card=4s as=5s
      > croupier lay
      > croupier lay
      > seat:1 go
      > croupier uncover cards=Qh,9c,4s
      > croupier show-hand cards=Qs,Ts
      hand-shown TCP-14 seat=seat:1 cards=5s,Qs,Ts category=flush hand=Qs,Ts,5s used= result=wins
      said TCP-14 phrase=color a la reina`,
      { config: { min: 100, max: 50000, faces: 'turned' } },
    )
  })

  it('[PB-48 CPL-09 CPL-10] a card that was seen may be the one that is sold: then any may lie there, that one too', () => {
    tells(
      caribbeanPokerPlus,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > croupier lay
      > croupier irregular player-card-seen seat=seat:1 cards=4s
      > croupier lay
      > croupier lay
      > croupier lay
      > croupier lay
      > chance turn-up Kd
      > seat:1 go buys=1
      > croupier sell-card
      > croupier lay
      > croupier uncover cards=As,9d,8c,2h
      > croupier show-hand cards=4s,Ts,Td,5h,5c
      hand-shown CAR-17 seat=seat:1 cards=4s,Ts,Td,5h,5c category=two-pairs hand=Ts,Td,5h,5c,4s used= result=wins
      said CAR-17 phrase=dos pares, 10 y 5`,
      { config: { min: 100, max: 50000, faces: 'turned' } },
    )
  })

  it('[GEN-39 TCP-11 TCP-13] a card of the bank that was told as another closes it, and the hand that lies turned is paid its ante', () => {
    tells(
      threeCardPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > croupier lay
      > croupier lay
      > croupier lay
      > seat:1 go
      > seat:2 go
      > croupier uncover cards=Qh,9c,4s
      > croupier show-hand cards=Qs,Ts,4h
      > pit-boss misread Qh Jh
      card-misread GEN-39 card=Qh as=Jh
      bank-judged TCP-11 category=high-card cards=Jh,9c,4s opens=false
      said TCP-11 phrase=La banca no abre
      > croupier settle-hand
      paid TCP-14 seat=seat:2 amount=500 [ante 1:1 500 TCP-13] bank>seat:2 500 seat:2/stakes>seat:2 500
      pushed TCP-13 seat=seat:2 on=bet with=money stake=500
      cards-collected PB-28 seat=seat:2 cards=3
      > pit-boss misread Jh Ah
      card-misread GEN-39 card=Jh as=Ah
      bank-judged TCP-11 category=high-card cards=Ah,9c,4s opens=true
      said TCP-11 phrase=La banca abre con carta alta as
      ! croupier settle-hand
      hand-not-turned TCP-14 {}
      > croupier show-hand cards=2d,2c,3h
      hand-shown TCP-14 seat=seat:1 cards=2d,2c,3h category=pair hand=2d,2c,3h used= result=wins
      said TCP-14 phrase=par de 2`,
      { config: { min: 100, max: 50000, faces: 'turned' } },
    )
  })
})
