// Questions and answers, cards exchanged and bought: told whole, with every refusal and what it says.

import { caribbeanPoker, caribbeanPokerPlus, drawPoker, goPoker, holdemBonus } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('Questions and answers, cards exchanged and bought', () => {
  it('[CAR-09 CAR-10 CPL-04 CPL-05 CPL-06 CPL-07] in turn, with chips for it', () => {
    tells(
      caribbeanPokerPlus,
      3,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > seat:3 bet ante 200
      > croupier no-more-bets
      ! seat:1 go
      not-now CAR-09 {"phase":"deal","needs":["answers"]}
      > cards Ts 2s As Ah Td 9s Ad Kc 5h Jh Kd 9d 5c 4c Kh 7s 3c 8h 2d
      > chance turn-up 4h
      ! seat:2 go
      not-your-turn CAR-09 {"turn":"seat:1"}
      ! seat:1 go buys=6
      no-such-place CPL-06 {"places":["1","2","3","4","5"]}
      ? seat:1 go
      . buys: 1,2,3,4,5 or nothing
      ! croupier sell-card
      not-now CPL-07 {"phase":"answers","needs":["serve"]}
      > seat:1 go buys=2
      bet-placed CAR-19 seat=seat:1 on=bet with=money stake=2000 seat:1>seat:1/stakes 2000
      bet-placed CPL-05 seat=seat:1 on=card-price with=money stake=1000 seat:1>seat:1/stakes 1000
      went CAR-10 seat=seat:1 question=bet
      card-wanted CPL-04 seat=seat:1 place=2
      asked CAR-09 seat=seat:2 question=bet
      ! croupier sell-card
      not-now CPL-07 {"phase":"answers","needs":["serve"]}
      > seat:2 go
      bet-placed CAR-19 seat=seat:2 on=bet with=money stake=1000 seat:2>seat:2/stakes 1000
      went CAR-10 seat=seat:2 question=bet
      asked CAR-09 seat=seat:3 question=bet
      ? seat:3 go
      .
      ! seat:3 go buys=1
      not-enough-chips CAR-10 {"have":500,"needs":600}
      > croupier fold for=seat:3
      folded CAR-11 seat=seat:3 question=bet
      > croupier retire
      collected CAR-11 seat=seat:3 on=ante with=money stake=200 amount=200 seat:3/stakes>bank 200
      cards-collected CAR-11 seat=seat:3 cards=5
      said CAR-09 phrase=no más apuestas
      ! croupier uncover
      not-now CAR-09 {"phase":"serve","needs":["uncover"]}
      > croupier sell-card
      collected CPL-08 seat=seat:1 on=card-price with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      card-sold CPL-09 seat=seat:1 place=2
      ! croupier sell-card
      nobody-buys CPL-07 {}
      > chance deal 6c
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 6c
      ! croupier sell-card
      not-now CPL-07 {"phase":"uncover","needs":["serve"]}
      > croupier uncover
      bank-shown CPL-11 cards=Ah,Kc,9d,7s,4h
      bank-judged CAR-13 category=high-card cards=Ah,Kc,9d,7s,4h opens=true
      said CAR-13 phrase=La banca abre con as y rey`,
      { seats: { 'seat:1': 100000, 'seat:2': 100000, 'seat:3': 700 } },
    )
  })

  it('[CAR-10] who has not the chips can only retire', () => {
    tells(
      caribbeanPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > cards Ts Ah Td Kc 5h 9d 5c 7s 3c
      > chance turn-up 4h
      ! seat:1 go
      not-enough-chips CAR-10 {"have":1900,"needs":2000}
      ? seat:1 go
      > croupier fold for=seat:1
      > croupier retire
      collected CAR-11 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected CAR-11 seat=seat:1 cards=5
      > croupier clear
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1`,
      { seats: { 'seat:1': 2900 } },
    )
  })

  it('[DRW-10 DRW-11 DRW-14 DRW-16 DRW-18] exchanged in turn, two at most', () => {
    tells(
      drawPoker,
      3,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > seat:3 bet ante 200
      > croupier no-more-bets
      > cards 9s Ts 2s Th 9d Td 3d Tc 9h 4c 4h 4d 5c 5s 6s 4s 2c 7s 8s 6h
      ! seat:1 exchange 1
      not-now DRW-11 {"phase":"answers","needs":["exchange"]}
      > seat:1 go
      > seat:2 go
      > seat:3 fold
      ! seat:1 exchange 1
      not-now DRW-11 {"phase":"answers","needs":["exchange"]}
      > croupier retire
      ! seat:2 exchange 1
      not-your-turn DRW-11 {"turn":"seat:1"}
      ! seat:1 exchange 1,2,3
      too-many-cards DRW-11 {"most":2}
      ! seat:1 exchange 1,1
      no-such-place DRW-11 {"places":["1","2","3","4","5"]}
      ! seat:1 exchange 6
      no-such-place DRW-11 {"places":["1","2","3","4","5"]}
      ? seat:1 exchange
      . places: 0 to 2 of 1,2,3,4,5
      > seat:1 exchange 5,4
      cards-exchanged DRW-11 seat=seat:1 places=4,5 cards=2
      ! seat:1 exchange 1
      not-your-turn DRW-11 {"turn":"seat:2"}
      > seat:2 exchange 1
      cards-exchanged DRW-11 seat=seat:2 places=1 cards=1
      ! croupier uncover
      not-now DRW-16 {"phase":"deal","needs":["uncover"]}
      > chance deal Kh,Kc
      card-dealt DRW-04 seat=seat:1 card=(seat:1) Kh
      card-dealt DRW-04 seat=seat:1 card=(seat:1) Kc
      > chance deal Qd
      card-dealt DRW-04 seat=seat:2 card=(seat:2) Qd
      ! chance deal 3h
      no-card-due DRW-04 {}
      > croupier uncover
      bank-shown DRW-16 cards=Th,Tc,4d,4s,6h
      bank-exchanges DRW-18 discards=6h rule=2 because=two-pairs
      ! croupier irregular face-up-card
      cannot-have-happened PB-47 {}
      > croupier irregular misdeal
      irregular-play PB-42 cause=misdeal
      round-voided PB-42 cause=misdeal
      stake-refunded PB-42 seat=seat:3 on=ante stake=200 bank>seat:3 200
      bet-voided PB-42 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided PB-42 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      bet-voided PB-42 seat=seat:1 on=bet with=money stake=2000 seat:1/stakes>seat:1 2000
      bet-voided PB-42 seat=seat:2 on=bet with=money stake=1000 seat:2/stakes>seat:2 1000
      round-ended PB-42 round=1`,
    )
  })

  it('[DRW-17] where nobody exchanges no card comes, and a bank that stands changes none', () => {
    tells(
      drawPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > cards 9s 5h 9d 6c 9h 7d 5c 8s 2s 9c
      > seat:1 go
      > croupier exchange - for=seat:1
      cards-exchanged DRW-11 seat=seat:1 places= cards=0
      > croupier uncover
      bank-shown DRW-16 cards=5h,6c,7d,8s,9c
      bank-exchanges DRW-17 discards= rule=1 because=stands
      bank-judged DRW-28 category=straight cards=9c,8s,7d,6c,5h opens=true
      said DRW-28 phrase=La banca abre con escalera al 9
      > croupier show-hand
      hand-shown DRW-33 seat=seat:1 cards=9s,9d,9h,5c,2s category=trio hand=9s,9d,9h,5c,2s used= result=loses
      said DRW-33 phrase=trío de 9
      > croupier settle-hand
      collected DRW-36 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      collected DRW-36 seat=seat:1 on=bet with=money stake=2000 amount=2000 seat:1/stakes>bank 2000
      cards-collected PB-28 seat=seat:1 cards=5
      > croupier clear
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1`,
    )
  })

  it('[HEB-10 HEB-11 HEB-12 HEB-14 HEB-15 HEB-17 HEB-22 HEB-23 HEB-26 HEB-29] streets, and Bonus bets of who retires', () => {
    tells(
      holdemBonus,
      4,
      `
      > seat:1 bet bonus 300
      > seat:1 bet ante 1000
      > seat:2 bet bonus 100
      > seat:2 bet ante 500
      > seat:3 bet ante 200
      > seat:4 bet bonus 200
      > seat:4 bet ante 200
      > croupier no-more-bets
      > cards As 7h Kd Qs Jc Ad 2c Kh Qd 3d
      card-dealt HEB-09 seat=seat:1 card=(seat:1) As
      card-dealt HEB-09 seat=seat:2 card=(seat:2) 7h
      card-dealt HEB-09 seat=seat:3 card=(seat:3) Kd
      card-dealt HEB-09 seat=seat:4 card=(seat:4) Qs
      bank-dealt PB-23 card=(nobody) Jc
      card-dealt HEB-09 seat=seat:1 card=(seat:1) Ad
      card-dealt HEB-09 seat=seat:2 card=(seat:2) 2c
      card-dealt HEB-09 seat=seat:3 card=(seat:3) Kh
      card-dealt HEB-09 seat=seat:4 card=(seat:4) Qd
      bank-dealt PB-23 card=(nobody) 3d
      asked HEB-10 seat=seat:1 question=flop
      ! seat:2 pass
      not-your-turn HEB-10 {"turn":"seat:1"}
      ! seat:1 pass
      not-asked HEB-10 {"question":"flop"}
      > seat:1 fold
      folded HEB-11 seat=seat:1 question=flop
      > croupier retire
      hand-shown HEB-12 seat=seat:1 cards=As,Ad line=aces
      paid HEB-12 seat=seat:1 amount=9000 [bonus 30:1 9000 HEB-23] bank>seat:1 9000 seat:1/stakes>seat:1 300
      collected HEB-11 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected HEB-11 seat=seat:1 cards=2
      asked HEB-10 seat=seat:2 question=flop
      > seat:2 fold
      folded HEB-11 seat=seat:2 question=flop
      > croupier retire
      hand-shown HEB-12 seat=seat:2 cards=7h,2c line=null
      collected HEB-12 seat=seat:2 on=bonus with=money stake=100 amount=100 seat:2/stakes>bank 100
      collected HEB-11 seat=seat:2 on=ante with=money stake=500 amount=500 seat:2/stakes>bank 500
      cards-collected HEB-11 seat=seat:2 cards=2
      asked HEB-10 seat=seat:3 question=flop
      ! seat:3 pass
      not-asked HEB-10 {"question":"flop"}
      > seat:3 go
      bet-placed HEB-27 seat=seat:3 on=flop with=money stake=400 seat:3>seat:3/stakes 400
      went HEB-10 seat=seat:3 question=flop
      asked HEB-10 seat=seat:4 question=flop
      > seat:4 go
      bet-placed HEB-27 seat=seat:4 on=flop with=money stake=400 seat:4>seat:4/stakes 400
      went HEB-10 seat=seat:4 question=flop
      said HEB-10 phrase=no más apuestas
      > cards 2d 8h 9s 4d
      card-burned HEB-13
      board-dealt HEB-13 card=8h
      board-dealt HEB-13 card=9s
      board-dealt HEB-13 card=4d
      asked HEB-14 seat=seat:3 question=turn
      ! seat:3 fold
      not-asked HEB-14 {"question":"turn"}
      ! seat:4 pass
      not-your-turn HEB-10 {"turn":"seat:3"}
      > seat:3 pass
      passed HEB-14 seat=seat:3 question=turn
      asked HEB-14 seat=seat:4 question=turn
      > croupier pass for=seat:4
      passed HEB-14 seat=seat:4 question=turn
      said HEB-14 phrase=no más apuestas
      > cards 5h Th
      card-burned HEB-13
      board-dealt HEB-13 card=Th
      asked HEB-17 seat=seat:3 question=river
      ! croupier retire
      no-hand-waits HEB-11 {}
      > seat:3 go
      bet-placed HEB-27 seat=seat:3 on=river with=money stake=200 seat:3>seat:3/stakes 200
      went HEB-17 seat=seat:3 question=river
      asked HEB-17 seat=seat:4 question=river
      > seat:4 go
      bet-placed HEB-27 seat=seat:4 on=river with=money stake=200 seat:4>seat:4/stakes 200
      went HEB-17 seat=seat:4 question=river
      said HEB-17 phrase=no más apuestas
      > cards 5s 6c
      card-burned HEB-13
      board-dealt HEB-13 card=6c
      > croupier uncover
      bank-shown HEB-20 cards=Jc,3d
      bank-judged HEB-20 category=high-card cards=Jc,Th,9s,8h,6c opens=true
      said HEB-20 phrase=La banca tiene carta alta jota
      > croupier show-hand
      hand-shown HEB-21 seat=seat:4 cards=Qs,Qd category=pair hand=Qs,Qd,Th,9s,8h used=8h,9s,Th result=wins
      said HEB-21 phrase=par de reinas
      > croupier settle-hand
      paid HEB-21 seat=seat:4 amount=2600 [bonus 10:1 2000 HEB-23, flop 1:1 400 HEB-27, river 1:1 200 HEB-27] bank>seat:4 2600 seat:4/stakes>seat:4 200 seat:4/stakes>seat:4 400 seat:4/stakes>seat:4 200
      pushed HEB-26 seat=seat:4 on=ante with=money stake=200
      cards-collected PB-28 seat=seat:4 cards=2
      > croupier show-hand
      hand-shown HEB-21 seat=seat:3 cards=Kd,Kh category=pair hand=Kd,Kh,Th,9s,8h used=8h,9s,Th result=wins
      said HEB-21 phrase=par de reyes
      > croupier settle-hand
      paid HEB-21 seat=seat:3 amount=600 [flop 1:1 400 HEB-27, river 1:1 200 HEB-27] bank>seat:3 600 seat:3/stakes>seat:3 400 seat:3/stakes>seat:3 200
      pushed HEB-26 seat=seat:3 on=ante with=money stake=200
      cards-collected PB-28 seat=seat:3 cards=2
      > croupier clear
      cards-collected PB-28 of=board
      cards-collected PB-28 of=bank
      stake-released HEB-29 seat=seat:3 on=ante with=money stake=200 seat:3/stakes>seat:3 200
      stake-released HEB-29 seat=seat:4 on=ante with=money stake=200 seat:4/stakes>seat:4 200
      round-ended PB-28 round=1
      button-moved HEB-03 seat=seat:1 dead=false`,
    )
  })

  it('[GOP-09 GOP-10 GOP-13 GOP-14 GOP-20] two questions, from the left', () => {
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
      > cards 9s 2c Kd 9h 7c Ks 4d Jh
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 9s
      card-dealt GOP-04 seat=seat:2 card=(seat:2) 2c
      board-dealt GOP-05 card=(nobody) Kd
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 9h
      card-dealt GOP-04 seat=seat:2 card=(seat:2) 7c
      board-dealt GOP-05 card=(nobody) Ks
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 4d
      card-dealt GOP-04 seat=seat:2 card=(seat:2) Jh
      asked GOP-09 seat=seat:1 question=line-1
      ! seat:2 stay
      not-your-turn GOP-09 {"turn":"seat:1"}
      > seat:1 stay
      stayed GOP-11 seat=seat:1 question=line-1
      asked GOP-09 seat=seat:2 question=line-1
      > croupier stay for=seat:2
      stayed GOP-11 seat=seat:2 question=line-1
      > croupier uncover
      board-shown GOP-12 cards=Kd
      asked GOP-13 seat=seat:1 question=line-2
      > seat:1 take-back
      taken-back GOP-13 seat=seat:1 question=line-2
      bet-withdrawn GOP-13 seat=seat:1 on=line-2 with=money stake=1000 seat:1/stakes>seat:1 1000
      asked GOP-13 seat=seat:2 question=line-2
      > seat:2 take-back
      taken-back GOP-13 seat=seat:2 question=line-2
      bet-withdrawn GOP-13 seat=seat:2 on=line-2 with=money stake=500 seat:2/stakes>seat:2 500
      > croupier uncover
      board-shown GOP-15 cards=Ks
      > croupier show-hand
      hand-shown GOP-17 seat=seat:2 cards=2c,7c,Jh category=pair hand=Kd,Ks,Jh,7c,2c used=Kd,Ks result=wins
      said GOP-17 phrase=par de reyes
      > croupier settle-hand
      paid GOP-17 seat=seat:2 amount=1000 [line-1 1:1 500 GOP-19, line-3 1:1 500 GOP-19] bank>seat:2 1000 seat:2/stakes>seat:2 500 seat:2/stakes>seat:2 500
      cards-collected PB-28 seat=seat:2 cards=3
      > croupier show-hand
      hand-shown GOP-17 seat=seat:1 cards=9s,9h,4d category=two-pairs hand=Kd,Ks,9s,9h,4d used=Kd,Ks result=wins
      said GOP-17 phrase=dos pares, reyes y 9
      > croupier settle-hand
      paid GOP-17 seat=seat:1 amount=4000 [line-1 2:1 2000 GOP-19, line-3 2:1 2000 GOP-19] bank>seat:1 4000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000
      cards-collected PB-28 seat=seat:1 cards=3
      > croupier clear
      cards-collected PB-28 of=board
      round-ended PB-28 round=1`,
    )
  })
})
