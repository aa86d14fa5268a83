// Every irregular play, at every table of a round in which hands of every shape are played. Whatever happens the round ends, a void
// round costs nobody anything, a void hand only itself nothing, and everything else changes no amount.

import { describe, expect, it } from 'vitest'
import { CASES, expected, irregularOf, MACHINE_CASES, movesOf, SEATS, someOf, withRealCards } from './casts.js'
import { type Cast, course, dealtIn, finish, nets, opened, type Played, step } from './driver.js'

const TABLES = [
  ...CASES.flatMap((each) => [
    [each.cast.game.id, each] as const,
    [`${each.cast.game.id} with real cards`, { ...each, cast: withRealCards(each.cast) }] as const,
  ]),
  ...MACHINE_CASES.map((each) => [`${each.cast.game.id} by ${each.by}`, each] as const),
]

describe.each(TABLES)('%s', (_, { cast, base, when }) => {
  const { game } = cast
  const tables = course(cast, opened(cast))
  const again: Cast = { same: dealtIn(tables.at(-1) as Played), ...cast }

  it('[PB-13 DRA-22 HPI-36 GOP-16] pays and takes what it should when nothing is wrong, whoever left or was found over the maximum', () => {
    expect(Object.values(nets(SEATS, tables.at(-1) as Played))).toEqual(base)
    expect(tables.at(-1)?.state.seats['seat:4']).toBeUndefined()
  })

  it('[PB-42 PB-47 PB-52 DRA-30 HPI-32] knows when each irregular play can have happened', () => {
    const met: { [cause: string]: Set<string> } = {}
    for (const table of tables)
      for (const option of irregularOf(game, table))
        for (const move of movesOf(option)) {
          met[String(move.cause)] ??= new Set()
          met[String(move.cause)]?.add(table.state.phase)
        }
    const found = Object.fromEntries(Object.entries(met).map(([cause, phases]) => [cause, [...phases].join(' ')]))
    expect(found).toEqual(when)
  })

  it('[PB-42 PB-49 PB-50 PB-52 PB-53 PB-54 PB-55 DRA-36 HPI-43 HPI-44 HPI-45] ends with the regulated amounts whatever goes wrong, whenever', () => {
    for (const table of someOf(tables)) {
      const without = nets(SEATS, finish(again, table))
      for (const move of irregularOf(game, table).flatMap(movesOf)) {
        const after = finish(again, step(game, table, move))
        const told = `${String(move.cause)} ${String(move.seat ?? '')} in ${table.state.phase}`
        expect(after.state.phase, told).toBe('idle')
        expect(after.state.bets, told).toEqual([])
        // Another community card makes other hands.
        if (move.cause !== 'board-card-seen')
          expect(nets(SEATS, after), told).toEqual(expected(move, table, after, without))
      }
    }
  })
})
