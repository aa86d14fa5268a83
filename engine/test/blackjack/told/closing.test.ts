import { blackjackClassic } from '@tapete/engine'
import { describe, it } from 'vitest'
import { LIMITS } from '../table.js'
import { tells } from './tells.js'

describe('cards and closing, told whole', () => {
  it('[BJK-57 BJK-14 GEN-19] the last hands are counted', () => {
    tells(
      blackjackClassic,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:1 cut 100
      > croupier load inserted
      > croupier burn
      ! croupier announce-last
      not-instructed BJK-57 {}
      > croupier announce-hands 3
      said BJK-57 phrase=últimas tres manos de la mesa
      ! pit-boss instruct-closing
      already-closing BJK-57 {}
      ! croupier announce-hands 4
      no-such-number BJK-57 {}
      > croupier start
      round-started BJK-14 round=1
      said GEN-19 phrase=hagan su juego
      > croupier announce-hands 2
      said BJK-57 phrase=últimas dos manos de la mesa
      ! croupier announce-hands 3
      already-closing BJK-57 {"hands":2}`,
      { opening: 'open' },
    )
  })

  it('[BJK-56 BJ-27 BJK-06] new cards', () => {
    tells(
      blackjackClassic,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:1 cut 100
      > croupier load inserted
      > croupier burn
      ! pit-boss new-cards worn
      no-such-reason BJK-56 {}
      > pit-boss new-cards damaged
      cards-replaced BJ-27 packs=6
      ! pit-boss new-cards house
      not-at-this-stage BJK-56 {"stage":"new","needs":["shown","cut","load","burn","positions","ready","over"]}
      > croupier show-cards
      packs-shown BJK-06 packs=6 cards=312
      > pit-boss new-cards house
      cards-replaced BJK-56 packs=6`,
      { opening: 'open' },
    )
  })

  it('[BJK-12 BJK-13 BJK-14 GEN-19 BJK-52 BJK-15 BJK-16 BJK-42 BJK-59 BJK-24 BJK-47 BJK-48 BJK-49] a machine that shuffles', () => {
    tells(
      blackjackClassic,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:1 cut 100
      ! croupier load inserted
      no-such-separator BJK-12 {"known":["aside"]}
      > croupier load aside
      shoe-loaded BJK-12 cards=312
      > croupier burn
      cards-burned BJK-13 cards=1
      > croupier start
      round-started BJK-14 round=1
      said GEN-19 phrase=hagan su juego
      > seat:1 bet main:1 1000
      bet-placed BJK-52 seat=seat:1 on=main:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:2 bet main:2 3000
      bet-placed BJK-52 seat=seat:2 on=main:2 with=money stake=3000 seat:2>seat:2/stakes 3000
      > croupier no-more-bets
      said BJK-15 phrase=no más apuestas
      > cards Ts 9s 7d 9h 9d
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=Ts
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=9s
      card-dealt BJK-16 hand=bank card=7d
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=9h
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=9d
      turn BJK-16 seat=seat:1 hand=1.1
      surrender-asked BJK-42 seat=seat:1 hand=1.1
      > seat:1 stand
      stood BJK-59 seat=seat:1 hand=1.1 total=19
      turn BJK-16 seat=seat:2 hand=2.1
      surrender-asked BJK-42 seat=seat:2 hand=2.1
      > seat:2 stand
      stood BJK-59 seat=seat:2 hand=2.1 total=18
      > cards Td
      card-dealt BJK-24 hand=bank card=Td
      said BJK-47 phrase=17 puntos
      > ...
      paid BJK-48 seat=seat:2 amount=3000 [main:2 1:1 3000 BJK-52] bank>seat:2 3000
      paid BJK-48 seat=seat:1 amount=1000 [main:1 1:1 1000 BJK-52] bank>seat:1 1000
      cards-collected BJK-49 seat=seat:2 hand=2.1
      cards-collected BJK-49 seat=seat:1 hand=1.1
      cards-collected BJK-49 hand=bank
      stake-released BJK-49 seat=seat:2 on=main:2 with=money stake=3000 seat:2/stakes>seat:2 3000
      stake-released BJK-49 seat=seat:1 on=main:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      cards-fed-back BJK-12 cards=7
      round-ended BJK-49 round=1`,
      { opening: 'open', config: { ...LIMITS, shoeMode: 'machine' } },
    )
  })
})
