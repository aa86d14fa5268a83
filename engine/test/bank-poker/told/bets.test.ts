// What may be staked, and what it needs beside it: told whole, with every refusal and what it says.

import { goPoker, holdemBonus, holdemPlusIquique } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('What may be staked, and what it needs beside it', () => {
  it('[HEB-05 HEB-06 HEB-07 HEB-08] the Bonus comes before the ante, and goes back without one', () => {
    tells(
      holdemBonus,
      2,
      `
      ! croupier no-more-bets
      bets-awaited HEB-05 {}
      > seat:1 bet bonus 300
      bet-placed HEB-23 seat=seat:1 on=bonus with=money stake=300 seat:1>seat:1/stakes 300
      > seat:1 bet ante 1000
      bet-placed HEB-25 seat=seat:1 on=ante with=money stake=1000 seat:1>seat:1/stakes 1000
      ! seat:1 bet bonus 300
      side-bet-after-bet HEB-06 {}
      ! seat:1 bet flop 2000
      no-such-bet HEB-05 {"on":"flop"}
      > seat:2 bet bonus 300
      bet-placed HEB-23 seat=seat:2 on=bonus with=money stake=300 seat:2>seat:2/stakes 300
      > croupier no-more-bets
      said HEB-08 phrase=no más apuestas
      bet-returned HEB-07 seat=seat:2 on=bonus with=money stake=300 seat:2/stakes>seat:2 300
      ! seat:2 bet ante 1000
      betting-closed HEB-08 {}
      ! croupier no-more-bets
      not-now HEB-08 {"phase":"deal","needs":["betting"]}
      ! seat:1 withdraw ante 1000
      betting-closed HEB-08 {}`,
    )
  })

  it('[GOP-02 GOP-03] three lines are alike, and no more than can be matched', () => {
    tells(
      goPoker,
      2,
      `
      ! seat:1 bet line-1 33400
      misfit GOP-02 {"atLeast":0,"atMost":33333,"stake":33400}
      ? seat:1 bet
      . on: line-1,line-2,line-3 amount: 100 to 33300 with: money or nothing
      > seat:1 bet line-2 1000
      bet-placed GOP-19 seat=seat:1 on=line-2 with=money stake=1000 seat:1>seat:1/stakes 1000
      ! seat:1 bet line-1 2000
      misfit GOP-02 {"atLeast":1000,"atMost":1000,"stake":2000}
      > seat:1 bet line-1 1000
      bet-placed GOP-19 seat=seat:1 on=line-1 with=money stake=1000 seat:1>seat:1/stakes 1000
      ! croupier no-more-bets
      bets-awaited GOP-02 {}
      > seat:1 bet line-3 1000
      bet-placed GOP-19 seat=seat:1 on=line-3 with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:2 bet line-3 500
      bet-placed GOP-19 seat=seat:2 on=line-3 with=money stake=500 seat:2>seat:2/stakes 500
      > croupier no-more-bets
      said GOP-03 phrase=no más apuestas
      bet-returned GOP-02 seat=seat:2 on=line-3 with=money stake=500 seat:2/stakes>seat:2 500
      ! croupier find-bet line-1 600 seat:2
      within-limits GEN-11 {"min":100,"max":50000}`,
    )
  })

  it('[HPI-09 HPI-10 HPI-11 HPI-17] a blind call is the double of its ante', () => {
    tells(
      holdemPlusIquique,
      2,
      `
      ! seat:1 bet call 2000
      misfit HPI-17 {"atLeast":0,"atMost":0,"stake":2000}
      > seat:1 bet ante 1000
      bet-placed HPI-26 seat=seat:1 on=ante with=money stake=1000 seat:1>seat:1/stakes 1000
      ? seat:1 bet
      . on: ante amount: 100 to 49000 with: money or nothing
      . on: call amount: 2000 to 2000 with: money or nothing
      ! seat:1 bet call 1900
      misfit HPI-17 {"atLeast":2000,"atMost":2000,"stake":1900}
      > seat:1 bet call 2000
      bet-placed HPI-25 seat=seat:1 on=call with=money stake=2000 seat:1>seat:1/stakes 2000
      ? seat:1 bet
      ! seat:1 bet ante 100
      misfit HPI-17 {"atLeast":1000,"atMost":1000,"stake":1100}
      > seat:2 bet ante 500
      bet-placed HPI-26 seat=seat:2 on=ante with=money stake=500 seat:2>seat:2/stakes 500
      > seat:2 bet call 1000
      > seat:2 withdraw ante 500
      > croupier no-more-bets
      said HPI-11 phrase=no más apuestas
      bet-returned HPI-10 seat=seat:2 on=call with=money stake=1000 seat:2/stakes>seat:2 1000
      ! seat:2 bet ante 500
      betting-closed HPI-11 {}
      ! croupier find-bet call 2000 seat:1
      call-is-exact HPI-17 {"on":"call"}`,
    )
  })

  it('[GEN-24 HEB-07] what lacks its ante goes back when its player leaves', () => {
    tells(
      holdemBonus,
      2,
      `
      > seat:1 bet bonus 300
      > seat:1 leave
      bet-returned HEB-07 seat=seat:1 on=bonus with=money stake=300 seat:1/stakes>seat:1 300
      chips-cashed GEN-17 seat=seat:1 to=seat:1 seat:1>cash 100000
      seat-freed GEN-24 seat=seat:1
      > seat:2 bet bonus 300
      > seat:2 bet ante 500
      > seat:2 leave
      seat-leaving GEN-24 seat=seat:2`,
    )
  })
})
