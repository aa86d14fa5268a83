// Who may object, and who may leave while the round lasts: told whole, with every refusal and what it says.

import { caribbeanPoker } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('Who may object, and who may leave', () => {
  it('[PB-42] only who has a hand objects to the order of the cards', () => {
    tells(
      caribbeanPoker,
      2,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > chance deal Ts,Ah
      > croupier irregular misdeal-reordered
      ! seat:2 object
      no-hand-here PB-42 {"seat":"seat:2"}
      > seat:1 object
      objected PB-42 seat=seat:1
      round-voided PB-42 cause=objection
      bet-voided PB-42 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended PB-42 round=1`,
    )
  })

  it('[GEN-24 CAR-11 PB-53] who retired stays until the round is over: what was lost may come back', () => {
    tells(
      caribbeanPoker,
      3,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards Ts 2s Ah 9h 8d Kc 7d Ac Td Jh Kd 5h 4c 7s
      > chance turn-up 3c
      > seat:1 fold
      > croupier retire
      > seat:1 leave
      seat-leaving GEN-24 seat=seat:1
      > seat:3 leave
      chips-cashed GEN-17 seat=seat:3 to=seat:3 seat:3>cash 100000
      seat-freed GEN-24 seat=seat:3
      > croupier irregular bank-wrong-count
      irregular-play PB-53 cause=bank-wrong-count
      round-voided PB-53 cause=bank-wrong-count
      stake-refunded PB-53 seat=seat:1 on=ante stake=1000 bank>seat:1 1000
      bet-voided PB-53 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      round-ended PB-53 round=1
      chips-cashed GEN-17 seat=seat:1 to=seat:1 seat:1>cash 100000
      seat-freed GEN-24 seat=seat:1
      > seat:2 leave
      chips-cashed GEN-17 seat=seat:2 to=seat:2 seat:2>cash 100000
      seat-freed GEN-24 seat=seat:2`,
    )
  })
})
