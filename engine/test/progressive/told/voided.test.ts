// Rounds and hands that come to nothing before the claim: side bets come back from the pot as they went (PG-19).

import { describe, it } from 'vitest'
import { tells } from '../tells.js'
import { lockedRound } from './openings.js'

describe('side bets', () => {
  it('[PRG-39] of a void hand come back alone, and the round goes on without it', () => {
    tells(
      lockedRound({ reserves: [1_000] }),
      `
      = pozo main 1001440, pozo reserve:1 160, pozo commission 400
      > mesa chance deal Kc,Ts,Ac
      > mesa chance deal Jc,8d,Qs
      > mesa croupier irregular wrong-count seat=seat:2
      mesa irregular-play (PB-52) cause=wrong-count seat=seat:2
      mesa hand-voided (PB-52) seat=seat:2 cause=wrong-count
      mesa bet-voided (PB-52) seat=seat:2 on=ante with=money stake=1000 seat:2/stakes>seat:2:1000
      mesa side-bet-returned (PRG-39) seat=seat:2 pot=pozo amount=1000 why=void-hand link>seat:2/credits:1000 tells pozo reverse 1 1000
      pozo contribution-reversed (PRG-39) table=mesa round=1 amount=1000 commission>link:200 reserve:1>link:80 main>link:720
      = pozo main 1000720, pozo reserve:1 80, pozo commission 200, mesa seat:2/credits 1000, mesa seat:2 99000
    `,
    )
  })

  it('[PRG-39] of a void round come back all, and the pot is as it was', () => {
    tells(
      lockedRound({ reserves: [1_000] }),
      `
      > mesa chance deal Kc,Ts,Ac
      > mesa chance deal Jc,8d,Qs
      > mesa croupier irregular misdeal
      mesa irregular-play (PB-42) cause=misdeal
      mesa round-voided (PB-42) cause=misdeal
      mesa bet-voided (PB-42) seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1:1000
      mesa bet-voided (PB-42) seat=seat:2 on=ante with=money stake=1000 seat:2/stakes>seat:2:1000
      mesa round-ended (PB-42) round=1
      mesa side-bet-returned (PRG-39) seat=seat:1 pot=pozo amount=1000 why=void-round link>seat:1/credits:1000 tells pozo reverse 1 1000
      mesa side-bet-returned (PRG-39) seat=seat:2 pot=pozo amount=1000 why=void-round link>seat:2/credits:1000 tells pozo reverse 1 1000
      pozo contribution-reversed (PRG-39) table=mesa round=1 amount=1000 commission>link:200 reserve:1>link:80 main>link:720
      pozo contribution-reversed (PRG-39) table=mesa round=1 amount=1000 commission>link:200 reserve:1>link:80 main>link:720
      = pozo main 1000000, pozo reserve:1 0, pozo commission 0, mesa seat:1/credits 1000, mesa seat:2/credits 1000
    `,
    )
  })

  it('[PRG-39] of a round that is broken off come back with everything else', () => {
    tells(
      lockedRound(),
      `
      > mesa pit-boss out-of-order
      mesa out-of-order (PB-10)
      ! pozo room-head disconnect mesa "fin"
      side-bets-locked PRG-13 {}
      > mesa croupier give-back
      mesa bet-returned (PB-10) seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1:1000
      mesa bet-returned (PB-10) seat=seat:2 on=ante with=money stake=1000 seat:2/stakes>seat:2:1000
      mesa round-ended (PB-10) round=1
      mesa table-suspended (PB-10) reason=out-of-order
      mesa side-bet-returned (PRG-39) seat=seat:1 pot=pozo amount=1000 why=void-round link>seat:1/credits:1000 tells pozo reverse 1 1000
      mesa side-bet-returned (PRG-39) seat=seat:2 pot=pozo amount=1000 why=void-round link>seat:2/credits:1000 tells pozo reverse 1 1000
      pozo contribution-reversed (PRG-39) table=mesa round=1 amount=1000 commission>link:200 main>link:800
      pozo contribution-reversed (PRG-39) table=mesa round=1 amount=1000 commission>link:200 main>link:800
      = pozo main 1000000, pozo commission 0, mesa seat:1/credits 1000, mesa seat:2/credits 1000
    `,
    )
  })
})
