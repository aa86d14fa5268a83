// Machines that jam or are taken off between rounds, whose cards a move opens, and to whom cards go.

import { type AnyGame, caribbeanPoker, holdemBonus, type Move } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { CHIPS, tableOf } from '../table.js'
import { tells } from '../tells.js'

const config = { min: 100, max: 50000, shuffling: 'machine' }

describe('Machines between rounds', () => {
  it('[PB-02 PB-44] a machine that jams with a new deck leaves it shown, and it is washed and shuffled by hand', () => {
    tells(
      caribbeanPoker,
      1,
      `
      ! croupier irregular machine-jam
      cannot-have-happened PB-44 {}
      > croupier show-deck
      > croupier irregular machine-jam
      irregular-play PB-44 cause=machine-jam
      deck-checked PB-44
      ! croupier cut
      not-at-this-stage PB-06 {"stage":"shown","needs":["cut"]}
      ! croupier irregular machine-jam
      cannot-have-happened PB-44 {}
      > croupier shuffle
      deck-shuffled PB-03 wash=true by=hand deck=1
      > croupier cut
      deck-cut PB-06 at=26`,
      { config, opening: 'open' },
    )
  })

  it('[PB-46] a machine that is taken off leaves a new deck new, and one that is brought back a deck that is ready', () => {
    tells(
      caribbeanPoker,
      1,
      `
      ! pit-boss irregular machine-repaired
      cannot-have-happened PB-46 {}
      > pit-boss irregular machine-removed
      irregular-play PB-46 cause=machine-removed
      ! pit-boss irregular machine-removed
      cannot-have-happened PB-46 {}
      > croupier show-deck
      deck-shown PB-02 cards=52 decks=1
      > croupier shuffle
      deck-shuffled PB-03 wash=true by=hand deck=1
      > croupier cut
      > pit-boss irregular machine-repaired
      irregular-play PB-46 cause=machine-repaired
      ! croupier shuffle
      not-at-this-stage PB-05 {"stage":"ready","needs":["shown","used"]}
      > croupier start
      round-started CAR-24 round=1
      said GEN-19 phrase=hagan su juego`,
      { config, opening: 'open' },
    )
  })

  it('[PB-46 PB-06] brought back before the cut, the deck is shuffled again, by the machine', () => {
    tells(
      caribbeanPoker,
      1,
      `
      > pit-boss irregular machine-removed
      > croupier show-deck
      > croupier shuffle
      > pit-boss irregular machine-repaired
      ! croupier cut
      not-at-this-stage PB-06 {"stage":"used","needs":["cut"]}
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=machine deck=1
      > croupier start
      round-started CAR-24 round=1
      said GEN-19 phrase=hagan su juego`,
      { config, opening: 'open' },
    )
  })

  it('[PB-44] a machine may jam with a deck that was played', () => {
    tells(
      caribbeanPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > cards Ts Ah 9h Kc 7d Ac Td Jh Kd 5h
      > seat:1 fold
      > croupier retire
      > croupier clear
      > croupier irregular machine-jam
      irregular-play PB-44 cause=machine-jam
      deck-checked PB-44
      > croupier shuffle
      deck-shuffled PB-05 wash=false by=hand deck=1`,
      { config },
    )
  })
})

describe('Whose cards are whose', () => {
  const SEATS = { 'seat:1': CHIPS, 'seat:2': CHIPS }
  const opens = (game: AnyGame, table: ReturnType<typeof tableOf>, name: string) =>
    game.rules.find((rule) => rule.do === name)?.opens?.(table.state, { by: 'croupier', do: name } as Move)

  it('[CAR-04 PB-23] each card of a lap goes to whom it is for', () => {
    const table = tableOf(caribbeanPoker, { seats: SEATS })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets')
    const [deal] = caribbeanPoker.options(table.state as never, 'chance')
    expect(deal?.fields.cards).toMatchObject({ deal: 3, to: ['seat:1', 'seat:2', 'bank'] })
  })

  it('[CAR-09 CAR-17 PB-23] the bank’s are opened when it uncovers, and then hand by hand from the right', () => {
    const table = tableOf(caribbeanPoker, { seats: SEATS })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets')
    table.make('cards Ts 2s Ah Td 9s Kc 5h Jh 9d 5c 4c 7s 3c 8h 4h', 'seat:1 go', 'seat:2 go')
    expect([opens(caribbeanPoker, table, 'uncover'), opens(caribbeanPoker, table, 'show-hand')]).toEqual([['bank'], []])
    table.make('croupier uncover')
    expect(opens(caribbeanPoker, table, 'show-hand')).toEqual(['seat:2'])
    table.make('croupier show-hand', 'croupier settle-hand')
    expect(opens(caribbeanPoker, table, 'show-hand')).toEqual(['seat:1'])
  })

  it('[HEB-12 PB-23] a retired hand is opened where a Bonus lies beside it, and only there', () => {
    const table = tableOf(holdemBonus, { seats: SEATS })
    table.make('seat:1 bet bonus 300', 'seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets')
    table.make('cards As Kd Jc Ad Kh 3d')
    expect(opens(holdemBonus, table, 'retire')).toEqual([])
    table.make('seat:1 fold')
    expect(opens(holdemBonus, table, 'retire')).toEqual(['seat:1'])
    table.make('croupier retire', 'seat:2 fold')
    expect(opens(holdemBonus, table, 'retire')).toEqual([])
  })
})
