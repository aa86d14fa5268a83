// Stakes found late and stakes that need others beside them: told whole, with every refusal and what it says.

import { caribbeanPoker, drawPoker, goPoker, threeCardPoker } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('Stakes found late, and stakes that need others', () => {
  it('[GOP-02] one line may be raised as long as the others are empty, and no further than they can be matched', () => {
    tells(
      goPoker,
      1,
      `
      > seat:1 bet line-1 1000
      ? seat:1 bet
      . on: line-2,line-3 amount: 1000 to 1000 with: money or nothing
      . on: line-1 amount: 100 to 32300 with: money or nothing
      > seat:1 bet line-1 500
      bet-placed GOP-19 seat=seat:1 on=line-1 with=money stake=500 seat:1>seat:1/stakes 500
      ! seat:1 bet line-1 31900
      misfit GOP-02 {"atLeast":0,"atMost":33333,"stake":33400}
      ! seat:1 bet line-3 1000
      misfit GOP-02 {"atLeast":1500,"atMost":1500,"stake":1000}`,
    )
  })

  it('[GOP-02 PB-14] a line that is found without the others goes back before the first card', () => {
    tells(
      goPoker,
      2,
      `
      > seat:1 bet line-1 1000
      > seat:1 bet line-2 1000
      > seat:1 bet line-3 1000
      > croupier no-more-bets
      > croupier find-bet line-1 300 seat:2
      bet-found GEN-11 seat=seat:2 on=line-1 with=money stake=300 seat:2>seat:2/stakes 300
      > chance deal 9s,Kd
      bet-returned GOP-02 seat=seat:2 on=line-1 with=money stake=300 seat:2/stakes>seat:2 300
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 9s
      board-dealt GOP-05 card=(nobody) Kd
      ! croupier find-bet line-1 300 seat:2
      no-hand-here GOP-02 {"seat":"seat:2"}
      > chance deal 9h,Ks
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 9h
      board-dealt GOP-05 card=(nobody) Ks`,
      { config: { min: 500, max: 5000 } },
    )
  })

  it('[PB-14 CAR-20 CAR-18] an ante under the minimum waits for the room head where it wins, and for nobody where it loses', () => {
    tells(
      caribbeanPoker,
      3,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > croupier find-bet ante 300 seat:2
      > croupier find-bet ante 200 seat:3
      > cards Ts 2s As Ah Td 9s Ad Kc 5h Jh Kd 9d 5c 4c Kh 7s 3c 8h 2d
      > chance turn-up 4h
      > seat:1 go
      > seat:2 go
      bet-placed CAR-19 seat=seat:2 on=bet with=money stake=600 seat:2>seat:2/stakes 600
      went CAR-10 seat=seat:2 question=bet
      asked CAR-09 seat=seat:3 question=bet
      > seat:3 go
      > croupier uncover
      > croupier show-hand
      ! croupier settle-hand
      room-head-not-authorised GEN-14 {"seat":"seat:3","on":"ante"}
      > room-head authorise ante refuse seat:3
      > croupier settle-hand
      limits-told GEN-15 seat=seat:3 on=ante min=500 max=5000 to=seat:3
      hand-voided GEN-14 seat=seat:3 cause=ante-refused
      bet-voided GEN-14 seat=seat:3 on=ante with=money stake=200 seat:3/stakes>seat:3 200
      bet-voided GEN-14 seat=seat:3 on=bet with=money stake=400 seat:3/stakes>seat:3 400
      > croupier show-hand
      hand-shown CAR-17 seat=seat:2 cards=2s,9s,Jh,4c,8h category=high-card hand=Jh,9s,8h,4c,2s used= result=loses
      said CAR-17 phrase=carta alta jota
      > croupier settle-hand
      collected CAR-20 seat=seat:2 on=ante with=money stake=300 amount=300 seat:2/stakes>bank 300
      limits-told GEN-15 seat=seat:2 on=ante min=500 max=5000 to=seat:2
      collected CAR-20 seat=seat:2 on=bet with=money stake=600 amount=600 seat:2/stakes>bank 600
      cards-collected PB-28 seat=seat:2 cards=5`,
      { config: { min: 500, max: 5000 } },
    )
  })

  it('[DRW-28 DRW-33 DRW-38 DRW-36] an ace is called an ace alone, with a queen beside it', () => {
    tells(
      drawPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > cards As 8s Qd 8d 9h 2c 5c 6h 3s Jd
      > seat:1 go
      > seat:1 exchange -
      > croupier uncover
      bank-shown DRW-16 cards=8s,8d,2c,6h,Jd
      bank-exchanges DRW-24 discards=2c,6h rule=3 because=pair
      > chance turn-up 4h,7c
      bank-dealt DRW-16 card=4h
      bank-dealt DRW-16 card=7c
      bank-judged DRW-28 category=pair cards=8s,8d,Jd,7c,4h opens=true
      said DRW-28 phrase=La banca abre con par de 8
      > croupier show-hand
      hand-shown DRW-33 seat=seat:1 cards=As,Qd,9h,5c,3s category=high-card hand=As,Qd,9h,5c,3s used= result=loses
      said DRW-33 phrase=carta alta as
      ! pit-boss hold seat:1
      nothing-to-hold GEN-41 {}
      ! croupier irregular card-shown-at-cut
      cannot-have-happened PB-41 {}`,
    )
  })

  it('[GEN-38 TCP-14] a payment may be corrected up to the best its bet could bring', () => {
    tells(
      threeCardPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > cards 4s Qh 5d 9c 6h 4d
      > seat:1 go
      > croupier uncover
      > croupier show-hand
      > croupier settle-hand
      > croupier clear
      ! croupier correct seat:1 1 bet 4100 "x"
      amount-out-of-range GEN-38 {"least":-3000,"most":4000}
      ! croupier correct seat:1 1 bet -3100 "x"
      amount-out-of-range GEN-38 {"least":-3000,"most":4000}`,
    )
  })
})
