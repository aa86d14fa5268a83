// The deck between rounds, by hand and by a machine: told whole, with every refusal and what it says.

import { caribbeanPoker, holdemPlusIquique } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('The deck between rounds, by hand and by a machine', () => {
  it('[PB-01 PB-02 PB-03 PB-04 PB-05 PB-06 PB-08 PB-41] by hand', () => {
    tells(
      caribbeanPoker,
      2,
      `
      ! croupier start
      deck-not-ready PB-05 {"stage":"new"}
      ! croupier shuffle
      not-at-this-stage PB-05 {"stage":"new","needs":["shown","used"]}
      ! croupier cut
      not-at-this-stage PB-06 {"stage":"new","needs":["cut"]}
      ! pit-boss new-cards house
      not-at-this-stage PB-08 {"stage":"new","needs":["shown","cut","ready","used"]}
      > croupier show-deck
      deck-shown PB-02 cards=52 decks=1
      ! croupier show-deck
      not-at-this-stage PB-02 {"stage":"shown","needs":["new"]}
      ! croupier cut
      not-at-this-stage PB-06 {"stage":"shown","needs":["cut"]}
      > pit-boss new-cards incomplete
      deck-replaced PB-04 reason=incomplete
      > croupier show-deck
      > croupier shuffle
      deck-shuffled PB-03 wash=true by=hand deck=1
      ! croupier shuffle
      not-at-this-stage PB-05 {"stage":"cut","needs":["shown","used"]}
      ! croupier start
      deck-not-ready PB-05 {"stage":"cut"}
      > croupier irregular card-shown-at-cut
      irregular-play PB-41 cause=card-shown-at-cut
      ! croupier cut
      not-at-this-stage PB-06 {"stage":"used","needs":["cut"]}
      ! croupier irregular card-shown-at-cut
      cannot-have-happened PB-41 {}
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=hand deck=1
      > croupier cut
      deck-cut PB-06 at=26
      ! croupier cut
      not-at-this-stage PB-06 {"stage":"ready","needs":["cut"]}
      ! croupier irregular machine-jam
      cannot-have-happened PB-44 {}
      ! pit-boss irregular machine-removed
      cannot-have-happened PB-46 {}
      > croupier irregular card-shown-at-cut
      irregular-play PB-41 cause=card-shown-at-cut
      ? pit-boss new-cards
      . reason: house,damaged,incomplete
      ! pit-boss new-cards earthquake
      no-such-reason PB-08 {"reasons":["house","damaged","incomplete"]}
      > pit-boss new-cards house
      deck-replaced PB-08 reason=house
      > croupier show-deck
      > croupier shuffle
      > croupier cut
      > pit-boss new-cards damaged
      deck-replaced PB-04 reason=damaged
      > croupier show-deck
      > croupier shuffle
      > croupier cut
      > croupier start
      round-started CAR-24 round=1
      said GEN-19 phrase=hagan su juego
      ! croupier show-deck
      not-now PB-02 {"phase":"betting","needs":["idle"]}
      ! croupier shuffle
      not-now PB-05 {"phase":"betting","needs":["idle"]}
      ! pit-boss new-cards house
      not-now PB-08 {"phase":"betting","needs":["idle"]}
      ! croupier irregular card-shown-at-cut
      cannot-have-happened PB-41 {}`,
      { opening: 'open' },
    )
  })

  it('[PB-31] the last rounds are announced one after another, when they are instructed', () => {
    tells(
      caribbeanPoker,
      1,
      `
      ! croupier announce-rounds 2
      not-instructed PB-31 {}
      ! croupier announce-rounds 4
      no-such-number PB-31 {}
      > pit-boss instruct-closing
      ? croupier announce-rounds
      . rounds: 2,1
      > croupier announce-rounds 2
      said PB-31 phrase=últimos dos pases de la mesa
      ! croupier announce-rounds 1
      not-instructed PB-31 {}`,
      { opening: 'open' },
    )
  })

  it('[PB-31] and not in the middle of one', () => {
    tells(
      caribbeanPoker,
      1,
      `
      > pit-boss instruct-closing
      ! croupier announce-rounds 1
      round-in-progress PB-31 {}`,
    )
  })

  it('[GEN-21 PB-57] nothing is prepared at a table that is not open, nor for nobody', () => {
    tells(
      caribbeanPoker,
      1,
      `
      > seat:1 step-away
      ! croupier show-deck
      no-player-present CAR-01 {}
      > seat:1 come-back
      > croupier show-deck
      > seat:1 step-away
      ! croupier shuffle
      no-player-present CAR-01 {}
      > seat:1 come-back
      > pit-boss suspend "lluvia"
      ! croupier shuffle
      table-not-open GEN-21 {}
      ! croupier announce-rounds 2
      table-not-open GEN-21 {}
      ! croupier no-more-bets
      table-not-open GEN-21 {}
      ! croupier cards-short
      table-not-open GEN-21 {}
      ! croupier irregular misdeal
      table-not-open GEN-21 {}
      ! seat:1 object
      table-not-open GEN-21 {}
      ! pit-boss misread As Kd
      table-not-open GEN-21 {}
      ! chance deal As
      table-not-open GEN-21 {}`,
      { opening: 'open' },
    )
  })

  it('[PB-05 PB-06 PB-07 PB-44 PB-45 PB-46] by a machine, with two decks', () => {
    tells(
      caribbeanPoker,
      2,
      `
      > croupier show-deck
      deck-shown PB-02 cards=52 decks=2
      > croupier irregular machine-jam
      irregular-play PB-44 cause=machine-jam
      deck-checked PB-44
      > croupier shuffle
      deck-shuffled PB-03 wash=true by=hand deck=1
      ! croupier irregular machine-jam
      cannot-have-happened PB-44 {}
      > croupier cut
      > croupier start
      > seat:1 bet ante 1000
      > croupier no-more-bets
      ! croupier irregular machine-jam-dealing
      cannot-have-happened PB-45 {}
      > chance deal Ts,Ah
      card-dealt CAR-04 seat=seat:1 card=(seat:1) Ts
      bank-dealt PB-23 card=(nobody) Ah
      > chance deal 8d,Kc
      > chance deal Td,9d
      > chance deal 5h,7s
      > chance deal 3c
      > chance turn-up 4h
      > seat:1 fold
      > croupier retire
      > croupier clear
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=machine deck=2
      ! croupier cut
      not-at-this-stage PB-06 {"stage":"ready","needs":["cut"]}
      ! croupier irregular card-shown-at-cut
      cannot-have-happened PB-41 {}
      > croupier irregular machine-jam
      irregular-play PB-44 cause=machine-jam
      deck-checked PB-44
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=hand deck=1
      > croupier cut
      ! pit-boss irregular machine-repaired
      cannot-have-happened PB-46 {}
      > pit-boss irregular machine-removed
      irregular-play PB-46 cause=machine-removed
      ! pit-boss irregular machine-removed
      cannot-have-happened PB-46 {}
      ! croupier irregular machine-jam
      cannot-have-happened PB-44 {}
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=hand deck=2
      > pit-boss irregular machine-repaired
      irregular-play PB-46 cause=machine-repaired
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=hand deck=1
      > pit-boss irregular machine-removed
      irregular-play PB-46 cause=machine-removed
      > pit-boss irregular machine-repaired
      irregular-play PB-46 cause=machine-repaired
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=hand deck=2
      > croupier cut
      > croupier start
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > cards Ts Ah 8d Kc Td 9d 5h 7s 3c
      > chance turn-up 4h
      > seat:1 fold
      > croupier retire
      > croupier clear
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=machine deck=1
      > pit-boss irregular machine-removed
      irregular-play PB-46 cause=machine-removed
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=hand deck=2
      > pit-boss irregular machine-repaired
      irregular-play PB-46 cause=machine-repaired
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=machine deck=1
      > pit-boss irregular machine-removed
      irregular-play PB-46 cause=machine-removed
      > pit-boss irregular machine-repaired
      irregular-play PB-46 cause=machine-repaired
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=machine deck=2
      > croupier start
      > seat:2 bet ante 1000
      > croupier no-more-bets
      ? croupier irregular
      . cause: face-up-card
      . cause: stuck-cards seat: seat:2
      . cause: stuck-bank-cards
      . cause: machine-jam-dealing
      > croupier irregular machine-jam-dealing
      irregular-play PB-45 cause=machine-jam-dealing
      round-voided PB-45 cause=machine-jam-dealing
      bet-voided PB-45 seat=seat:2 on=ante with=money stake=1000 seat:2/stakes>seat:2 1000
      round-ended PB-45 round=3
      deck-checked PB-45
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=hand deck=1`,
      { opening: 'open', config: { min: 100, max: 50000, shuffling: 'machine', decks: 2 } },
    )
  })

  it('[PB-07] a second deck is of no use without a machine', () => {
    tells(
      caribbeanPoker,
      1,
      `
      > croupier show-deck
      deck-shown PB-02 cards=52 decks=1
      > croupier shuffle
      deck-shuffled PB-03 wash=true by=hand deck=1
      > croupier cut
      > croupier irregular card-shown-at-cut
      irregular-play PB-41 cause=card-shown-at-cut
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=hand deck=1`,
      { opening: 'open', config: { min: 100, max: 50000, shuffling: 'manual', decks: 2 } },
    )
  })

  it('[HPI-04 HPI-05 HPI-06 HPI-07 HPI-08] in Iquique', () => {
    tells(
      holdemPlusIquique,
      2,
      `
      > croupier show-deck
      deck-shown HPI-04 cards=52 decks=1
      > croupier shuffle
      deck-shuffled HPI-04 wash=true by=machine deck=1
      ! croupier cut
      not-at-this-stage HPI-05 {"stage":"ready","needs":["cut"]}
      > croupier start
      > seat:1 bet ante 1000
      > seat:2 bet ante 1000
      > croupier no-more-bets
      said HPI-11 phrase=no más apuestas
      ! croupier irregular earthquake
      no-such-cause HPI-32 {"causes":["card-seen","machine-count","extra-flop-card","player-absent","not-dealt-in","took-bet-back","dealt-without-ante","shown-before-decision","cards-mixed-with-bank","cards-mixed-with-board","wrong-count","bank-wrong-count","forbidden-act"]}
      ! croupier irregular machine-count seat=seat:1
      seat-named HPI-07 {}
      ! pit-boss irregular machine-count
      not-your-move HPI-07 {"by":["croupier"]}
      > chance deal As,Kh
      card-dealt HPI-12 seat=seat:1 card=(seat:1) As
      card-dealt HPI-12 seat=seat:1 card=(seat:1) Kh
      > chance deal 5s,Kc
      card-dealt HPI-12 seat=seat:2 card=(seat:2) 5s
      card-dealt HPI-12 seat=seat:2 card=(seat:2) Kc
      > croupier irregular machine-count
      irregular-play HPI-07 cause=machine-count
      round-voided HPI-07 cause=machine-count
      bet-voided HPI-07 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided HPI-07 seat=seat:2 on=ante with=money stake=1000 seat:2/stakes>seat:2 1000
      round-ended HPI-07 round=1
      ! croupier irregular machine-count
      cannot-have-happened HPI-07 {}
      > croupier shuffle
      deck-shuffled HPI-05 wash=false by=machine deck=1`,
      { opening: 'open', config: { min: 100, max: 50000, shuffling: 'packets' } },
    )
  })
})
