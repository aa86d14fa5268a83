// One round of each game told whole: every event, whom its secrets belong to, and the money it moves.

import { goPoker, holdemBonus, holdemPlus, holdemPlusIquique } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from './tells.js'

describe('told whole', () => {
  it('[GOP-04 GOP-10 GOP-12 GOP-13 GOP-15 GOP-18 GOP-19 GOP-20] one line taken back, two paid', () => {
    tells(
      goPoker,
      1,
      `
      > seat:1 bet line-1 1000
      bet-placed GOP-19 seat=seat:1 on=line-1 with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:1 bet line-2 1000
      bet-placed GOP-19 seat=seat:1 on=line-2 with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:1 bet line-3 1000
      bet-placed GOP-19 seat=seat:1 on=line-3 with=money stake=1000 seat:1>seat:1/stakes 1000
      > croupier no-more-bets
      said GOP-03 phrase=no más apuestas
      > cards 7s Tc 8d 6s 9h
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 7s
      board-dealt GOP-05 card=(nobody) Tc
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 8d
      board-dealt GOP-05 card=(nobody) 6s
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 9h
      asked GOP-09 seat=seat:1 question=line-1
      > seat:1 take-back
      taken-back GOP-10 seat=seat:1 question=line-1
      bet-withdrawn GOP-10 seat=seat:1 on=line-1 with=money stake=1000 seat:1/stakes>seat:1 1000
      > croupier uncover
      board-shown GOP-12 cards=Tc
      asked GOP-13 seat=seat:1 question=line-2
      > seat:1 stay
      stayed GOP-13 seat=seat:1 question=line-2
      > croupier uncover
      board-shown GOP-15 cards=6s
      > croupier show-hand
      hand-shown GOP-17 seat=seat:1 cards=7s,8d,9h category=straight hand=Tc,9h,8d,7s,6s used=Tc,6s result=wins
      said GOP-17 phrase=escalera al 10
      > croupier settle-hand
      paid GOP-17 seat=seat:1 amount=10000 [line-2 5:1 5000 GOP-19, line-3 5:1 5000 GOP-19] bank>seat:1 10000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000
      cards-collected PB-28 seat=seat:1 cards=3
      > croupier clear
      cards-collected PB-28 of=board
      round-ended PB-28 round=1`,
    )
  })

  it('[HEP-03 HEP-04 HEP-05 HEP-08 HEP-10 HEP-11 HEP-12 HEP-14 HEP-15] a flush is paid by the table of the ante', () => {
    tells(
      holdemPlus,
      1,
      `
      > seat:1 bet ante 1000
      bet-placed HEP-14 seat=seat:1 on=ante with=money stake=1000 seat:1>seat:1/stakes 1000
      > croupier no-more-bets
      said HEP-02 phrase=no más apuestas
      > cards As Kh 5s Kc 2d Ks 9s 3s 5c 2c
      card-dealt HEP-03 seat=seat:1 card=(seat:1) As
      bank-dealt PB-23 card=(nobody) Kh
      card-dealt HEP-03 seat=seat:1 card=(seat:1) 5s
      bank-dealt PB-23 card=(nobody) Kc
      card-burned HEP-05
      board-dealt HEP-04 card=Ks
      board-dealt HEP-04 card=9s
      board-dealt HEP-04 card=3s
      board-dealt HEP-04 card=(nobody) 5c
      board-dealt HEP-04 card=(nobody) 2c
      asked HEP-08 seat=seat:1 question=bet
      > seat:1 go
      bet-placed HEP-15 seat=seat:1 on=bet with=money stake=2000 seat:1>seat:1/stakes 2000
      went HEP-08 seat=seat:1 question=bet
      said HEP-08 phrase=no más apuestas
      > croupier uncover
      board-shown HEP-10 cards=5c,2c board=Ks,9s,3s,5c,2c
      bank-shown HEP-10 cards=Kh,Kc
      bank-judged HEP-11 category=trio cards=Kh,Kc,Ks,9s,5c opens=true
      said HEP-12 phrase=La banca abre con trío de reyes
      > croupier show-hand
      hand-shown HEP-11 seat=seat:1 cards=As,5s category=flush hand=As,Ks,9s,5s,3s used=Ks,9s,3s result=wins
      said HEP-11 phrase=color al as
      > croupier settle-hand
      paid HEP-11 seat=seat:1 amount=4000 [ante 2:1 2000 HEP-14, bet 1:1 2000 HEP-15] bank>seat:1 4000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 2000
      cards-collected PB-28 seat=seat:1 cards=2
      > croupier clear
      cards-collected PB-28 of=board
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1`,
    )
  })

  it('[HPI-10 HPI-12 HPI-14 HPI-15 HPI-17 HPI-18 HPI-20 HPI-22 HPI-29] a blind call, and a bank that does not open', () => {
    tells(
      holdemPlusIquique,
      1,
      `
      > seat:1 bet ante 1000
      bet-placed HPI-26 seat=seat:1 on=ante with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:1 bet call 2000
      bet-placed HPI-25 seat=seat:1 on=call with=money stake=2000 seat:1>seat:1/stakes 2000
      > croupier no-more-bets
      said HPI-11 phrase=no más apuestas
      > cards Ks 3h Jd 7c 2d 9s Qh 3d 5c 2c
      card-dealt HPI-12 seat=seat:1 card=(seat:1) Ks
      bank-dealt HPI-12 card=(nobody) 3h
      card-dealt HPI-12 seat=seat:1 card=(seat:1) Jd
      bank-dealt HPI-12 card=(nobody) 7c
      card-burned HPI-14
      said HPI-14 phrase=se quema una carta
      board-dealt HPI-13 card=9s
      board-dealt HPI-13 card=Qh
      board-dealt HPI-13 card=3d
      board-dealt HPI-13 card=(nobody) 5c
      board-dealt HPI-13 card=(nobody) 2c
      > croupier uncover
      calls-verified HPI-17
      said HPI-18 phrase=JUEGA LA BANCA
      board-shown HPI-18 cards=5c,2c board=Qh,9s,5c,3d,2c
      bank-shown HPI-18 cards=3h,7c
      bank-judged HPI-19 category=pair cards=3h,3d,Qh,9s,7c opens=false
      said HPI-20 phrase=La banca no abre
      > croupier settle-hand
      paid HPI-23 seat=seat:1 amount=1000 [ante 1:1 1000 HPI-22] bank>seat:1 1000 seat:1/stakes>seat:1 1000
      pushed HPI-22 seat=seat:1 on=call with=money stake=2000
      cards-collected HPI-29 seat=seat:1 cards=2
      > croupier clear
      cards-collected HPI-29 of=board
      cards-collected HPI-29 of=bank
      stake-released HPI-22 seat=seat:1 on=call with=money stake=2000 seat:1/stakes>seat:1 2000
      round-ended HPI-29 round=1`,
    )
  })

  it('[HEB-09 HEB-10 HEB-13 HEB-14 HEB-16 HEB-17 HEB-19 HEB-20 HEB-22 HEB-25 HEB-27 HEB-28 HEB-03] a straight with its ante, a Bonus beside a lost hand', () => {
    tells(
      holdemBonus,
      2,
      `
      > seat:1 bet ante 1000
      bet-placed HEB-25 seat=seat:1 on=ante with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:2 bet bonus 500
      bet-placed HEB-23 seat=seat:2 on=bonus with=money stake=500 seat:2>seat:2/stakes 500
      > seat:2 bet ante 1000
      bet-placed HEB-25 seat=seat:2 on=ante with=money stake=1000 seat:2>seat:2/stakes 1000
      > croupier no-more-bets
      said HEB-08 phrase=no más apuestas
      > cards Ts As 9h Jd Ks 5c
      card-dealt HEB-09 seat=seat:1 card=(seat:1) Ts
      card-dealt HEB-09 seat=seat:2 card=(seat:2) As
      bank-dealt PB-23 card=(nobody) 9h
      card-dealt HEB-09 seat=seat:1 card=(seat:1) Jd
      card-dealt HEB-09 seat=seat:2 card=(seat:2) Ks
      bank-dealt PB-23 card=(nobody) 5c
      asked HEB-10 seat=seat:1 question=flop
      > seat:1 go
      bet-placed HEB-27 seat=seat:1 on=flop with=money stake=2000 seat:1>seat:1/stakes 2000
      went HEB-10 seat=seat:1 question=flop
      asked HEB-10 seat=seat:2 question=flop
      > seat:2 go
      bet-placed HEB-27 seat=seat:2 on=flop with=money stake=2000 seat:2>seat:2/stakes 2000
      went HEB-10 seat=seat:2 question=flop
      said HEB-10 phrase=no más apuestas
      > cards 2d 9s 8h 7d
      card-burned HEB-13
      board-dealt HEB-13 card=9s
      board-dealt HEB-13 card=8h
      board-dealt HEB-13 card=7d
      asked HEB-14 seat=seat:1 question=turn
      > seat:1 go
      bet-placed HEB-27 seat=seat:1 on=turn with=money stake=1000 seat:1>seat:1/stakes 1000
      went HEB-14 seat=seat:1 question=turn
      asked HEB-14 seat=seat:2 question=turn
      > seat:2 pass
      passed HEB-14 seat=seat:2 question=turn
      said HEB-14 phrase=no más apuestas
      > cards 3h 4c
      card-burned HEB-13
      board-dealt HEB-13 card=4c
      asked HEB-17 seat=seat:1 question=river
      > seat:1 go
      bet-placed HEB-27 seat=seat:1 on=river with=money stake=1000 seat:1>seat:1/stakes 1000
      went HEB-17 seat=seat:1 question=river
      asked HEB-17 seat=seat:2 question=river
      > seat:2 pass
      passed HEB-17 seat=seat:2 question=river
      said HEB-17 phrase=no más apuestas
      > cards 4s 2c
      card-burned HEB-13
      board-dealt HEB-13 card=2c
      > croupier uncover
      bank-shown HEB-20 cards=9h,5c
      bank-judged HEB-20 category=pair cards=9h,9s,8h,7d,5c opens=true
      said HEB-20 phrase=La banca tiene par de 9
      > croupier show-hand
      hand-shown HEB-21 seat=seat:2 cards=As,Ks category=high-card hand=As,Ks,9s,8h,7d used=9s,8h,7d result=loses
      said HEB-21 phrase=as y rey
      > croupier settle-hand
      paid HEB-21 seat=seat:2 amount=12500 [bonus 25:1 12500 HEB-23] bank>seat:2 12500 seat:2/stakes>seat:2 500
      collected HEB-28 seat=seat:2 on=ante with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      collected HEB-28 seat=seat:2 on=flop with=money stake=2000 amount=2000 seat:2/stakes>bank 2000
      cards-collected PB-28 seat=seat:2 cards=2
      > croupier show-hand
      hand-shown HEB-21 seat=seat:1 cards=Ts,Jd category=straight hand=Jd,Ts,9s,8h,7d used=9s,8h,7d result=wins
      said HEB-21 phrase=escalera a la jota
      > croupier settle-hand
      paid HEB-21 seat=seat:1 amount=5000 [ante 1:1 1000 HEB-25, flop 1:1 2000 HEB-27, turn 1:1 1000 HEB-27, river 1:1 1000 HEB-27] bank>seat:1 5000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 2000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000
      cards-collected PB-28 seat=seat:1 cards=2
      > croupier clear
      cards-collected PB-28 of=board
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1
      button-moved HEB-03 seat=seat:1 dead=false`,
    )
  })
})
