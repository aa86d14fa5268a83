import { challenge21 } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from './tells.js'

describe('Challenge 21, told whole', () => {
  it('[CHA-39 CHA-12 CHA-13 CHA-27 CHA-29 CHA-14 CHA-24 CHA-46 CHA-17 CHA-18 CHA-38 CHA-37 CHA-21] three hands of the bank on one first card', () => {
    tells(
      challenge21,
      `
      > seat:1 bet round-1:1 1000
      bet-placed CHA-39 seat=seat:1 on=round-1:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:1 bet round-2:1 2000
      bet-placed CHA-39 seat=seat:1 on=round-2:1 with=money stake=2000 seat:1>seat:1/stakes 2000
      > seat:1 bet round-3:1 3000
      bet-placed CHA-39 seat=seat:1 on=round-3:1 with=money stake=3000 seat:1>seat:1/stakes 3000
      > croupier no-more-bets
      said CHA-12 phrase=no más apuestas
      > cards Ts Ad 9d
      card-dealt CHA-13 seat=seat:1 hand=1.1 card=Ts
      card-dealt CHA-13 hand=bank card=Ad
      card-dealt CHA-13 seat=seat:1 hand=1.1 card=9d
      insurance-offered CHA-27
      > seat:1 insure insurance-2:1 1000
      bet-placed CHA-29 seat=seat:1 on=insurance-2:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      > croupier no-more-insurance
      said CHA-27 phrase=no más seguros
      turn CHA-13 seat=seat:1 hand=1.1
      > seat:1 stand
      stood CHA-14 seat=seat:1 hand=1.1 total=19
      > cards 6d
      card-dealt CHA-24 hand=bank card=6d
      said CHA-46 phrase=17 puntos
      > croupier collect
      > croupier pay
      paid CHA-17 seat=seat:1 amount=1000 [round-1:1 1:1 1000 CHA-39] bank>seat:1 1000
      first-card-moved CHA-18 square=2
      > cards Kd
      card-dealt CHA-24 hand=bank card=Kd
      > croupier settle-insurance
      paid CHA-29 seat=seat:1 amount=2000 [insurance-2:1 2:1 2000 CHA-29] bank>seat:1 2000 seat:1/stakes>seat:1 1000
      said CHA-46 phrase=Black Jack
      > croupier collect
      collected CHA-38 seat=seat:1 on=round-2:1 with=money stake=2000 amount=2000 seat:1/stakes>bank 2000
      first-card-moved CHA-18 square=3
      > cards 8d
      card-dealt CHA-24 hand=bank card=8d
      said CHA-46 phrase=19 puntos
      > croupier collect
      > croupier pay
      pushed CHA-37 seat=seat:1 on=round-3:1 with=money stake=3000
      > croupier collect-cards
      cards-collected CHA-21 seat=seat:1 hand=1.1
      cards-collected CHA-21 hand=bank
      stake-released CHA-21 seat=seat:1 on=round-1:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      stake-released CHA-21 seat=seat:1 on=round-3:1 with=money stake=3000 seat:1/stakes>seat:1 3000
      round-ended CHA-21 round=1`,
    )
  })
})
