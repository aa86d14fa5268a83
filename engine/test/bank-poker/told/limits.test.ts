// Stakes found outside the limits, and a round that is broken off: told whole, with every refusal and what it says.

import { caribbeanPoker, drawPoker, holdemBonus } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('Stakes found outside the limits, and a round that is broken off', () => {
  it('[PB-13 PB-15 CAR-11 HEB-12] stakes found outside the limits', () => {
    tells(
      holdemBonus,
      2,
      `
      > seat:1 bet bonus 300
      > seat:1 bet ante 1000
      > seat:2 bet ante 1000
      > croupier no-more-bets
      > cards As 7h Kd Qs Jc Ad
      > croupier find-bet bonus 500 seat:1
      bet-found GEN-11 seat=seat:1 on=bonus with=money stake=500 seat:1>seat:1/stakes 500
      > croupier find-bet ante 4000 seat:2
      bet-found GEN-11 seat=seat:2 on=ante with=money stake=4000 seat:2>seat:2/stakes 4000
      ! croupier find-bet flop 4000 seat:2
      no-such-bet HEB-05 {"on":"flop"}
      > seat:1 fold
      ! croupier retire
      room-head-not-notified GEN-13 {"seat":"seat:1","on":"bonus"}
      > croupier notify-room-head bonus seat:1
      room-head-notified GEN-13 seat=seat:1 on=bonus
      > croupier retire
      hand-shown HEB-12 seat=seat:1 cards=As,Qs line=ace-queen-or-jack-suited
      paid HEB-12 seat=seat:1 amount=8000 [bonus 20:1 8000 HEB-23] bank>seat:1 8000 seat:1/stakes>seat:1 800
      limits-told GEN-15 seat=seat:1 on=bonus min=100 max=400 to=seat:1
      collected HEB-11 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected HEB-11 seat=seat:1 cards=2
      asked HEB-10 seat=seat:2 question=flop
      > seat:2 go
      bet-placed HEB-27 seat=seat:2 on=flop with=money stake=4000 seat:2>seat:2/stakes 4000
      went HEB-10 seat=seat:2 question=flop
      said HEB-10 phrase=no más apuestas
      > cards 2d 8h 9s 4d
      > seat:2 go
      bet-placed HEB-27 seat=seat:2 on=turn with=money stake=2000 seat:2>seat:2/stakes 2000
      went HEB-14 seat=seat:2 question=turn
      said HEB-14 phrase=no más apuestas
      > cards 5h Th
      > seat:2 go
      bet-placed HEB-27 seat=seat:2 on=river with=money stake=2000 seat:2>seat:2/stakes 2000
      went HEB-17 seat=seat:2 question=river
      said HEB-17 phrase=no más apuestas
      > cards 5s 6c
      > croupier uncover
      > croupier show-hand
      ! croupier settle-hand
      room-head-not-notified GEN-13 {"seat":"seat:2","on":"ante"}
      > croupier notify-room-head ante seat:2
      room-head-notified GEN-13 seat=seat:2 on=ante
      > croupier settle-hand
      paid HEB-21 seat=seat:2 amount=10000 [ante 1:1 2000 HEB-25, flop 1:1 4000 HEB-27, turn 1:1 2000 HEB-27, river 1:1 2000 HEB-27] bank>seat:2 10000 seat:2/stakes>seat:2 5000 seat:2/stakes>seat:2 4000 seat:2/stakes>seat:2 2000 seat:2/stakes>seat:2 2000
      limits-told GEN-15 seat=seat:2 on=ante min=100 max=2000 to=seat:2
      cards-collected PB-28 seat=seat:2 cards=2
      > croupier clear
      cards-collected PB-28 of=board
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1
      button-moved HEB-03 seat=seat:1 dead=false`,
      { config: { min: 100, max: 2000, limits: { bonus: { min: 100, max: 400 } } } },
    )
  })

  it('[PB-13] an ante found before the first card is dealt in like the others', () => {
    tells(
      caribbeanPoker,
      2,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > croupier find-bet ante 2500 seat:2
      bet-found GEN-11 seat=seat:2 on=ante with=money stake=2500 seat:2>seat:2/stakes 2500
      ? chance deal
      . cards: deal 3 of 52
      > chance deal Ts,2s,Ah
      card-dealt CAR-04 seat=seat:1 card=(seat:1) Ts
      card-dealt CAR-04 seat=seat:2 card=(seat:2) 2s
      bank-dealt PB-23 card=(nobody) Ah`,
      { config: { min: 500, max: 2000 } },
    )
  })

  it('[PB-10] damaged cards when a hand has lost', () => {
    tells(
      drawPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards Ts 2s 9h 8d 7d Ac Td Jh Kd 5h 4c 7s 3c 8h 4h
      > seat:1 fold
      > croupier retire
      > pit-boss out-of-order
      out-of-order PB-10
      > croupier give-back
      stake-refunded PB-10 seat=seat:1 on=ante stake=1000 bank>seat:1 1000
      bet-returned PB-10 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      round-ended PB-10 round=1
      table-suspended PB-10 reason=out-of-order`,
    )
  })
})
