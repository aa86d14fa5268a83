// One round of each game told whole: every event, whom its secrets belong to, and the money it moves.

import { caribbeanPoker, caribbeanPokerPlus, drawPoker, drawPokerArica, threeCardPoker } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from './tells.js'

describe('told whole', () => {
  it('[CAR-03 CAR-04 CAR-05 CAR-09 CAR-10 CAR-11 CAR-13 CAR-17 CAR-18 CAR-19 PB-28] one wins with two pairs, one retires, right to left', () => {
    tells(
      caribbeanPoker,
      3,
      `
      > seat:1 bet ante 1000
      bet-placed CAR-18 seat=seat:1 on=ante with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:2 bet ante 500
      bet-placed CAR-18 seat=seat:2 on=ante with=money stake=500 seat:2>seat:2/stakes 500
      > seat:3 bet ante 200
      bet-placed CAR-18 seat=seat:3 on=ante with=money stake=200 seat:3>seat:3/stakes 200
      > croupier no-more-bets
      said CAR-03 phrase=no más apuestas
      > cards Ts 2s As Ah Td 9s Ad Kc 5h Jh Kd 9d 5c 4c Kh 7s 3c 8h 2d 4h
      card-dealt CAR-04 seat=seat:1 card=(seat:1) Ts
      card-dealt CAR-04 seat=seat:2 card=(seat:2) 2s
      card-dealt CAR-04 seat=seat:3 card=(seat:3) As
      bank-dealt PB-23 card=(nobody) Ah
      card-dealt CAR-04 seat=seat:1 card=(seat:1) Td
      card-dealt CAR-04 seat=seat:2 card=(seat:2) 9s
      card-dealt CAR-04 seat=seat:3 card=(seat:3) Ad
      bank-dealt PB-23 card=(nobody) Kc
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 5h
      card-dealt CAR-04 seat=seat:2 card=(seat:2) Jh
      card-dealt CAR-04 seat=seat:3 card=(seat:3) Kd
      bank-dealt PB-23 card=(nobody) 9d
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 5c
      card-dealt CAR-04 seat=seat:2 card=(seat:2) 4c
      card-dealt CAR-04 seat=seat:3 card=(seat:3) Kh
      bank-dealt PB-23 card=(nobody) 7s
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 3c
      card-dealt CAR-04 seat=seat:2 card=(seat:2) 8h
      card-dealt CAR-04 seat=seat:3 card=(seat:3) 2d
      bank-dealt CAR-05 card=4h
      asked CAR-09 seat=seat:1 question=bet
      > seat:1 go
      bet-placed CAR-19 seat=seat:1 on=bet with=money stake=2000 seat:1>seat:1/stakes 2000
      went CAR-10 seat=seat:1 question=bet
      asked CAR-09 seat=seat:2 question=bet
      > seat:2 fold
      folded CAR-11 seat=seat:2 question=bet
      > croupier retire
      collected CAR-11 seat=seat:2 on=ante with=money stake=500 amount=500 seat:2/stakes>bank 500
      cards-collected CAR-11 seat=seat:2 cards=5
      asked CAR-09 seat=seat:3 question=bet
      > seat:3 go
      bet-placed CAR-19 seat=seat:3 on=bet with=money stake=400 seat:3>seat:3/stakes 400
      went CAR-10 seat=seat:3 question=bet
      said CAR-09 phrase=no más apuestas
      > croupier uncover
      bank-shown CAR-09 cards=Ah,Kc,9d,7s,4h
      bank-judged CAR-13 category=high-card cards=Ah,Kc,9d,7s,4h opens=true
      said CAR-13 phrase=La banca abre con as y rey
      > croupier show-hand
      hand-shown CAR-17 seat=seat:3 cards=As,Ad,Kd,Kh,2d category=two-pairs hand=As,Ad,Kd,Kh,2d used= result=wins
      said CAR-17 phrase=dos pares, ases y reyes
      > croupier settle-hand
      paid CAR-17 seat=seat:3 amount=1000 [ante 1:1 200 CAR-18, bet 2:1 800 CAR-19] bank>seat:3 1000 seat:3/stakes>seat:3 200 seat:3/stakes>seat:3 400
      cards-collected PB-28 seat=seat:3 cards=5
      > croupier show-hand
      hand-shown CAR-17 seat=seat:1 cards=Ts,Td,5h,5c,3c category=two-pairs hand=Ts,Td,5h,5c,3c used= result=wins
      said CAR-17 phrase=dos pares, 10 y 5
      > croupier settle-hand
      paid CAR-17 seat=seat:1 amount=5000 [ante 1:1 1000 CAR-18, bet 2:1 4000 CAR-19] bank>seat:1 5000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 2000
      cards-collected PB-28 seat=seat:1 cards=5
      > croupier clear
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1`,
    )
  })

  it('[CPL-03 CPL-05 CPL-07 CPL-08 CPL-09 CPL-10 CPL-11 CAR-15 CAR-16] a card is bought and the bank does not open', () => {
    tells(
      caribbeanPokerPlus,
      1,
      `
      > seat:1 bet ante 1000
      bet-placed CAR-18 seat=seat:1 on=ante with=money stake=1000 seat:1>seat:1/stakes 1000
      > croupier no-more-bets
      said CAR-03 phrase=no más apuestas
      > cards Ks Jh Kd Tc 8s 9d 5s 7c 2d 4h
      card-dealt CAR-04 seat=seat:1 card=(seat:1) Ks
      bank-dealt PB-23 card=(nobody) Jh
      card-dealt CAR-04 seat=seat:1 card=(seat:1) Kd
      bank-dealt PB-23 card=(nobody) Tc
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 8s
      bank-dealt PB-23 card=(nobody) 9d
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 5s
      bank-dealt PB-23 card=(nobody) 7c
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 2d
      bank-dealt CAR-05 card=4h
      asked CAR-09 seat=seat:1 question=bet
      > seat:1 go buys=5
      bet-placed CAR-19 seat=seat:1 on=bet with=money stake=2000 seat:1>seat:1/stakes 2000
      bet-placed CPL-05 seat=seat:1 on=card-price with=money stake=1000 seat:1>seat:1/stakes 1000
      went CAR-10 seat=seat:1 question=bet
      card-wanted CPL-04 seat=seat:1 place=5
      said CAR-09 phrase=no más apuestas
      > croupier sell-card
      collected CPL-08 seat=seat:1 on=card-price with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      card-sold CPL-09 seat=seat:1 place=5
      > cards Kh
      card-dealt CAR-04 seat=seat:1 card=(seat:1) Kh
      > croupier uncover
      bank-shown CPL-11 cards=Jh,Tc,9d,7c,4h
      bank-judged CAR-13 category=high-card cards=Jh,Tc,9d,7c,4h opens=false
      said CAR-13 phrase=La banca no abre
      > croupier settle-hand
      paid CAR-17 seat=seat:1 amount=1000 [ante 1:1 1000 CAR-15] bank>seat:1 1000 seat:1/stakes>seat:1 1000
      pushed CAR-16 seat=seat:1 on=bet with=money stake=2000
      cards-collected PB-28 seat=seat:1 cards=5
      > croupier clear
      cards-collected PB-28 of=bank
      stake-released CAR-16 seat=seat:1 on=bet with=money stake=2000 seat:1/stakes>seat:1 2000
      round-ended PB-28 round=1`,
    )
  })

  it('[DRW-11 DRW-14 DRW-16 DRW-18 DRW-28 DRW-34] a full against two pairs', () => {
    tells(
      drawPoker,
      1,
      `
      > seat:1 bet ante 1000
      bet-placed DRW-34 seat=seat:1 on=ante with=money stake=1000 seat:1>seat:1/stakes 1000
      > croupier no-more-bets
      said DRW-03 phrase=no más apuestas
      > cards 9s Th 9d Tc 9h 4d 5c 4s 2s 6h
      card-dealt DRW-04 seat=seat:1 card=(seat:1) 9s
      bank-dealt PB-23 card=(nobody) Th
      card-dealt DRW-04 seat=seat:1 card=(seat:1) 9d
      bank-dealt PB-23 card=(nobody) Tc
      card-dealt DRW-04 seat=seat:1 card=(seat:1) 9h
      bank-dealt PB-23 card=(nobody) 4d
      card-dealt DRW-04 seat=seat:1 card=(seat:1) 5c
      bank-dealt PB-23 card=(nobody) 4s
      card-dealt DRW-04 seat=seat:1 card=(seat:1) 2s
      bank-dealt PB-23 card=(nobody) 6h
      asked DRW-07 seat=seat:1 question=bet
      > seat:1 go
      bet-placed DRW-34 seat=seat:1 on=bet with=money stake=2000 seat:1>seat:1/stakes 2000
      went DRW-08 seat=seat:1 question=bet
      said DRW-07 phrase=no más apuestas
      > seat:1 exchange 4,5
      cards-exchanged DRW-11 seat=seat:1 places=4,5 cards=2
      > cards Kh Kc
      card-dealt DRW-04 seat=seat:1 card=(seat:1) Kh
      card-dealt DRW-04 seat=seat:1 card=(seat:1) Kc
      > croupier uncover
      bank-shown DRW-16 cards=Th,Tc,4d,4s,6h
      bank-exchanges DRW-18 discards=6h rule=2 because=two-pairs
      > cards Ah
      bank-dealt DRW-16 card=Ah
      bank-judged DRW-28 category=two-pairs cards=Th,Tc,4d,4s,Ah opens=true
      said DRW-28 phrase=La banca abre con dos pares, 10 y 4
      > croupier show-hand
      hand-shown DRW-33 seat=seat:1 cards=9s,9d,9h,Kh,Kc category=full hand=9s,9d,9h,Kh,Kc used= result=wins
      said DRW-33 phrase=full de 9 y reyes
      > croupier settle-hand
      paid DRW-33 seat=seat:1 amount=15000 [ante 1:1 1000 DRW-34, bet 7:1 14000 DRW-34] bank>seat:1 15000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 2000
      cards-collected PB-28 seat=seat:1 cards=5
      > croupier clear
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1`,
    )
  })

  it('[DRA-06 DRA-07 DRA-09 DRA-10 DRA-11 DRA-15 DRA-18 DRA-19] a pair of 7 does not open', () => {
    tells(
      drawPokerArica,
      1,
      `
      > seat:1 bet ante 2000
      bet-placed DRA-20 seat=seat:1 on=ante with=money stake=2000 seat:1>seat:1/stakes 2000
      > croupier no-more-bets
      said DRA-05 phrase=no más apuestas
      > cards Ks 7h Kd 7c 8h Ad 5c 9s 2s 4h
      card-dealt DRA-06 seat=seat:1 card=(seat:1) Ks
      bank-dealt DRA-06 card=(nobody) 7h
      card-dealt DRA-06 seat=seat:1 card=(seat:1) Kd
      bank-dealt DRA-06 card=(nobody) 7c
      card-dealt DRA-06 seat=seat:1 card=(seat:1) 8h
      bank-dealt DRA-06 card=(nobody) Ad
      card-dealt DRA-06 seat=seat:1 card=(seat:1) 5c
      bank-dealt DRA-06 card=(nobody) 9s
      card-dealt DRA-06 seat=seat:1 card=(seat:1) 2s
      bank-dealt DRA-06 card=(nobody) 4h
      asked DRA-07 seat=seat:1 question=bet
      > seat:1 go
      bet-placed DRA-20 seat=seat:1 on=bet with=money stake=4000 seat:1>seat:1/stakes 4000
      went DRA-07 seat=seat:1 question=bet
      said DRA-07 phrase=no más apuestas
      > seat:1 exchange -
      cards-exchanged DRA-09 seat=seat:1 places= cards=0
      > croupier uncover
      bank-shown DRA-11 cards=7h,7c,Ad,9s,4h
      bank-exchanges DRA-16 discards=9s,4h rule=3 because=pair
      > cards Jh Tc
      bank-dealt DRA-10 card=Jh
      bank-dealt DRA-10 card=Tc
      bank-judged DRA-18 category=pair cards=7h,7c,Ad,Jh,Tc opens=false
      said DRA-18 phrase=La banca no abre
      > croupier settle-hand
      paid DRA-20 seat=seat:1 amount=2000 [ante 1:1 2000 DRA-19] bank>seat:1 2000 seat:1/stakes>seat:1 2000
      pushed DRA-19 seat=seat:1 on=bet with=money stake=4000
      cards-collected PB-28 seat=seat:1 cards=5
      > croupier clear
      cards-collected PB-28 of=bank
      stake-released DRA-19 seat=seat:1 on=bet with=money stake=4000 seat:1/stakes>seat:1 4000
      round-ended PB-28 round=1`,
    )
  })

  it('[TCP-04 TCP-08 TCP-11 TCP-14 TCP-16] a straight wins, and queens tie', () => {
    tells(
      threeCardPoker,
      2,
      `
      > seat:1 bet ante 1000
      bet-placed TCP-14 seat=seat:1 on=ante with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:2 bet ante 500
      bet-placed TCP-14 seat=seat:2 on=ante with=money stake=500 seat:2>seat:2/stakes 500
      > croupier no-more-bets
      said TCP-03 phrase=no más apuestas
      > cards 4s Qs Qh 5d 9d 9c 6h 4h 4d
      card-dealt TCP-04 seat=seat:1 card=(seat:1) 4s
      card-dealt TCP-04 seat=seat:2 card=(seat:2) Qs
      bank-dealt PB-23 card=(nobody) Qh
      card-dealt TCP-04 seat=seat:1 card=(seat:1) 5d
      card-dealt TCP-04 seat=seat:2 card=(seat:2) 9d
      bank-dealt PB-23 card=(nobody) 9c
      card-dealt TCP-04 seat=seat:1 card=(seat:1) 6h
      card-dealt TCP-04 seat=seat:2 card=(seat:2) 4h
      bank-dealt PB-23 card=(nobody) 4d
      asked TCP-07 seat=seat:1 question=bet
      > seat:1 go
      bet-placed TCP-14 seat=seat:1 on=bet with=money stake=1000 seat:1>seat:1/stakes 1000
      went TCP-08 seat=seat:1 question=bet
      asked TCP-07 seat=seat:2 question=bet
      > seat:2 go
      bet-placed TCP-14 seat=seat:2 on=bet with=money stake=500 seat:2>seat:2/stakes 500
      went TCP-08 seat=seat:2 question=bet
      said TCP-07 phrase=no más apuestas
      > croupier uncover
      bank-shown TCP-07 cards=Qh,9c,4d
      bank-judged TCP-11 category=high-card cards=Qh,9c,4d opens=true
      said TCP-11 phrase=La banca abre con carta alta reina
      > croupier show-hand
      hand-shown TCP-14 seat=seat:2 cards=Qs,9d,4h category=high-card hand=Qs,9d,4h used= result=ties
      said TCP-14 phrase=carta alta reina
      > croupier settle-hand
      pushed TCP-16 seat=seat:2 on=ante with=money stake=500
      pushed TCP-16 seat=seat:2 on=bet with=money stake=500
      cards-collected PB-28 seat=seat:2 cards=3
      > croupier show-hand
      hand-shown TCP-14 seat=seat:1 cards=4s,5d,6h category=straight hand=6h,5d,4s used= result=wins
      said TCP-14 phrase=escalera al 6
      > croupier settle-hand
      paid TCP-14 seat=seat:1 amount=3000 [ante 1:1 1000 TCP-14, bet 2:1 2000 TCP-14] bank>seat:1 3000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000
      cards-collected PB-28 seat=seat:1 cards=3
      > croupier clear
      cards-collected PB-28 of=bank
      stake-released TCP-16 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      stake-released TCP-16 seat=seat:2 on=bet with=money stake=500 seat:2/stakes>seat:2 500
      round-ended PB-28 round=1`,
    )
  })
})
