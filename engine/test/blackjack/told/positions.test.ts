import { blackjackMendoza, canal21 } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from './tells.js'

describe('several boxes, told whole', () => {
  it('[CAN-11 CAN-10 CAN-14 CAN-13 CAN-12] positions for a deck', () => {
    tells(
      canal21,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:6 cut 60
      > croupier load inserted
      ! seat:2 take-positions 1 3
      positions-not-offered CAN-11 {}
      > croupier burn
      cards-burned CAN-10 cards=1
      positions-offered CAN-11
      ! croupier burn
      positions-offered CAN-14 {"to":"seat:2"}
      ! seat:6 take-positions 6 7
      offered-to-another CAN-14 {"to":"seat:2"}
      ! seat:2 take-positions 3 4
      positions-not-contiguous CAN-13 {"own":2}
      ! seat:2 take-positions 2 2
      positions-not-contiguous CAN-13 {"own":2}
      ! seat:2 take-positions 1 6
      position-not-free CAN-13 {"first":1,"last":5}
      > seat:2 take-positions 1 4
      positions-taken CAN-12 seat=seat:2 first=1 last=4
      ! seat:6 take-positions 4 7
      position-not-free CAN-13 {"first":5,"last":7}
      ! seat:2 pass-positions
      offered-to-another CAN-14 {"to":"seat:6"}
      > seat:6 take-positions 5 7
      positions-taken CAN-12 seat=seat:6 first=5 last=7
      ! croupier take-positions 1 2 for=seat:6
      offered-to-another CAN-14 {"to":"nobody"}
      > croupier burn
      cards-burned CAN-10 cards=2
      ! seat:6 pass-positions
      positions-not-offered CAN-11 {}
      ! seat:2 give-up-position 5
      position-not-held CAN-13 {}
      > seat:2 give-up-position 4
      position-given-up CAN-13 seat=seat:2 box=4`,
      { opening: 'open', seats: { 'seat:2': 200000, 'seat:6': 200000 } },
    )
  })

  it('[MZA-50 MZA-29 MZA-33 MZA-13 MZA-14] boxes by leave of the croupier', () => {
    tells(
      blackjackMendoza,
      `
      ! croupier grant-box 3
      nobody-asked MZA-50 {}
      ! croupier deny-box 3
      nobody-asked MZA-50 {}
      > seat:1 ask-box 3
      box-asked-for MZA-29 seat=seat:1 box=3
      ! seat:1 ask-box 3
      already-asked MZA-29 {}
      ! seat:1 ask-box 2
      box-not-free MZA-29 {"box":2}
      > seat:2 ask-box 3
      box-asked-for MZA-29 seat=seat:2 box=3
      > seat:2 ask-box 4
      box-asked-for MZA-29 seat=seat:2 box=4
      > croupier grant-box 3
      box-granted MZA-29 seat=seat:1 box=3
      ! seat:2 ask-box 3
      box-not-free MZA-29 {"box":3}
      > croupier deny-box 4
      box-denied MZA-50 box=4
      ! seat:2 give-up-position 3
      position-not-held MZA-50 {}
      > seat:1 give-up-position 3
      position-given-up MZA-50 seat=seat:1 box=3
      > seat:1 ask-box 5
      box-asked-for MZA-29 seat=seat:1 box=5
      > croupier grant-box 5
      box-granted MZA-29 seat=seat:1 box=5
      > seat:1 bet main:1 1000
      bet-placed MZA-33 seat=seat:1 on=main:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      ! seat:1 sit-out
      not-awaited MZA-13 {}
      > seat:1 bet main:5 1000
      bet-placed MZA-33 seat=seat:1 on=main:5 with=money stake=1000 seat:1>seat:1/stakes 1000
      ! seat:1 give-up-position 5
      stakes-in-play MZA-50 {}
      > seat:2 sit-out
      sits-out MZA-13 seat=seat:2
      ! seat:2 sit-out
      not-awaited MZA-13 {}
      > croupier no-more-bets
      said MZA-14 phrase=no más apuestas
      ! seat:1 ask-box 6
      round-in-progress MZA-29 {}
      ! seat:1 give-up-position 5
      round-in-progress MZA-50 {}
      ! seat:2 sit-out
      not-now MZA-13 {"phase":"deal","needs":["betting"]}`,
    )
  })

  it('[MZA-03 MZA-02] who stands asks for no box', () => {
    tells(
      blackjackMendoza,
      `
      ! seat:8 ask-box 3
      standing-bets-only MZA-03 {}
      > seat:8 bet standing:1 1000
      bet-placed MZA-03 seat=seat:8 on=standing:1 with=money stake=1000 seat:8>seat:8/stakes 1000
      ! croupier no-more-bets
      too-few-hands MZA-02 {"need":1,"have":0}
      ! seat:8 bet main:3 1000
      standing-bets-only MZA-03 {}`,
      { seats: { 'seat:1': 5000, 'seat:8': 5000 } },
    )
  })
})
