// Calls, ties and hands that are away in Iquique: told whole, with every refusal and what it says.

import { holdemPlusIquique } from '@tapete/engine'
import { describe, it } from 'vitest'
import { CHIPS } from '../table.js'
import { tells } from '../tells.js'

describe('Calls and ties of Iquique', () => {
  it('[HPI-23 HPI-28 HPI-29 HPI-40 HPI-41] full equality is ancare, and a call may be found only in the chips there are', () => {
    tells(
      holdemPlusIquique,
      2,
      `
      > seat:1 bet ante 500
      > seat:2 bet ante 100
      > croupier no-more-bets
      > cards 2h 3d 2s 4h 3c 4c 9d As Ks Qs Jd Td
      > seat:1 go
      ! croupier find-call 900 seat:1
      no-hand-here HPI-40 {"seat":"seat:1"}
      > seat:2 go
      ! croupier find-call 900 seat:1
      no-hand-here HPI-40 {"seat":"seat:1"}
      > croupier uncover
      calls-verified HPI-17
      said HPI-18 phrase=JUEGA LA BANCA
      board-shown HPI-18 cards=Jd,Td board=As,Ks,Qs,Jd,Td
      bank-shown HPI-18 cards=2s,4c
      bank-judged HPI-19 category=straight cards=As,Ks,Qs,Jd,Td opens=true
      said HPI-20 phrase=La banca abre con escalera al as
      ? croupier find-call
      . amount: 100 to 900 for: seat:1
      . amount: 100 to 100 for: seat:2
      . amount: 300 to 99900 for: seat:2
      > croupier show-hand
      hand-shown HPI-23 seat=seat:1 cards=2h,4h category=straight hand=As,Ks,Qs,Jd,Td used=As,Ks,Qs,Jd,Td result=ties
      said HPI-23 phrase=escalera al as
      said HPI-28 phrase=ANCARE
      > croupier settle-hand
      pushed HPI-28 seat=seat:1 on=ante with=money stake=500
      pushed HPI-28 seat=seat:1 on=call with=money stake=1000
      cards-collected HPI-29 seat=seat:1 cards=2
      ! croupier find-call 900 seat:1
      no-hand-here HPI-40 {"seat":"seat:1"}
      > croupier show-hand
      > croupier settle-hand
      > croupier clear
      cards-collected HPI-29 of=board
      cards-collected HPI-29 of=bank
      stake-released HPI-28 seat=seat:1 on=ante with=money stake=500 seat:1/stakes>seat:1 500
      stake-released HPI-28 seat=seat:2 on=ante with=money stake=100 seat:2/stakes>seat:2 100
      stake-released HPI-28 seat=seat:1 on=call with=money stake=1000 seat:1/stakes>seat:1 1000
      stake-released HPI-28 seat=seat:2 on=call with=money stake=200 seat:2/stakes>seat:2 200
      round-ended HPI-29 round=1`,
      { seats: { 'seat:1': 1500, 'seat:2': CHIPS } },
    )
  })

  it('[HPI-10 HPI-11 HPI-17] a blind call and its ante are taken back whole, the call for itself', () => {
    tells(
      holdemPlusIquique,
      1,
      `
      > seat:1 bet ante 500
      > seat:1 bet call 1000
      ! seat:1 withdraw ante 100
      misfit HPI-17 {"atLeast":500,"atMost":500,"stake":400}
      ! seat:1 withdraw call 100
      misfit HPI-17 {"atLeast":1000,"atMost":1000,"stake":900}
      > seat:1 withdraw call 1000
      bet-withdrawn GEN-23 seat=seat:1 on=call with=money stake=1000 seat:1/stakes>seat:1 1000
      > seat:1 withdraw ante 100
      bet-withdrawn GEN-23 seat=seat:1 on=ante with=money stake=100 seat:1/stakes>seat:1 100
      > croupier no-more-bets
      said HPI-11 phrase=no más apuestas
      ! seat:1 withdraw ante 400
      betting-closed HPI-11 {}
      > cards 2h 2s 3d 4c 9d As Ks Qs Jd Td
      > seat:1 go
      bet-placed HPI-25 seat=seat:1 on=call with=money stake=800 seat:1>seat:1/stakes 800
      went HPI-17 seat=seat:1 question=call`,
    )
  })

  it('[HPI-39 HPI-45 HPI-46] cards at a place without ante are as many as have come to the others', () => {
    tells(
      holdemPlusIquique,
      3,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > seat:3 bet ante 200
      > croupier no-more-bets
      ! croupier irregular bank-wrong-count
      cannot-have-happened HPI-45 {}
      > chance deal As,Qs,9d,Kh
      > croupier irregular not-dealt-in seat=seat:1
      irregular-play HPI-37 cause=not-dealt-in seat=seat:1
      hand-voided HPI-37 seat=seat:1 cause=not-dealt-in
      bet-voided HPI-37 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      > chance deal 5s,Qd,Kc
      > croupier irregular dealt-without-ante seat=seat:5
      irregular-play HPI-39 cause=dealt-without-ante place=seat:5
      cards-collected HPI-39 place=seat:5 cards=2
      > croupier irregular forbidden-act seat=seat:3
      irregular-play HPI-46 cause=forbidden-act seat=seat:3
      ! seat:2 go
      not-now HPI-16 {"phase":"deal","needs":["answers"]}
      > croupier retire
      collected HPI-46 seat=seat:3 on=ante with=money stake=200 amount=200 seat:3/stakes>bank 200
      cards-collected HPI-46 seat=seat:3 cards=2
      > chance deal 2d
      > chance turn-up Ks,9s,3s
      > chance deal 5c,2c
      > seat:2 go
      > croupier uncover
      > croupier show-hand
      ! croupier irregular bank-wrong-count
      cannot-have-happened HPI-45 {}
      ! croupier irregular card-seen
      cannot-have-happened HPI-32 {}
      ! croupier irregular machine-count
      cannot-have-happened HPI-07 {}`,
    )
  })

  it('[HPI-07 HPI-45] packet by packet the bank has none to be counted until its own, and the machine may count wrong', () => {
    tells(
      holdemPlusIquique,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > chance deal As,Qs
      ! croupier irregular bank-wrong-count
      cannot-have-happened HPI-45 {}
      > croupier irregular machine-count
      irregular-play HPI-07 cause=machine-count
      round-voided HPI-07 cause=machine-count
      bet-voided HPI-07 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended HPI-07 round=1`,
      { config: { min: 100, max: 50000, shuffling: 'packets' } },
    )
  })

  it('[GEN-21 HPI-40] no call is found at a table that is not open', () => {
    tells(
      holdemPlusIquique,
      1,
      `
      > pit-boss out-of-order
      > croupier give-back
      ! croupier find-call 900 seat:1
      table-not-open GEN-21 {}`,
    )
  })
})
