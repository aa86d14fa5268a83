// The rooms by game: what is shown, what is hidden, what is offered first. Games are those of the catalogue, whatever they are.

import { CATALOGUE } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { GameInfo, Lobby, LobbyTable } from '../src/app/types.js'
import { betsStand, hasDecisions } from '../src/games/families.js'
import { isFound, shelvesOf } from '../src/games/picker/choice.js'
import { FAMILIES } from '../src/games/registry.js'
import { NONE, readFilters, writeFilters } from '../src/pages/lobby/filters.js'
import { happening, liveliest, offeredOf, roomsOf, stillOffered } from '../src/pages/lobby/tiles.js'

const GAMES = CATALOGUE.map(({ id, title, family, source, ruleSet }) => ({ id, title, family, source, ruleSet }))
const [first, second, third] = GAMES as [GameInfo, GameInfo, GameInfo]
const NOBODY = new Set<string>()

const table = (id: string, { id: game, title }: GameInfo, more: Partial<LobbyTable> = {}): LobbyTable => ({
  ...{ id, name: `Mesa ${id}`, game, title, mode: 'digital', robot: true, status: 'open', phase: 'idle', round: 1 },
  ...{ limits: { chip: 500, kinds: { a: { min: 1000, max: 5000 } } }, history: [], seated: 1, seats: 7, viewers: 0 },
  ...{ countdown: null, aside: null, ...more },
})

const closing = (seconds: number): Pick<LobbyTable, 'countdown'> => ({
  countdown: { table: '', round: 1, phase: 'betting', closesAt: 1000 * seconds, now: 0 },
})

const lobbyOf = (...tables: readonly LobbyTable[]): Lobby => ({
  rooms: [
    { room: 'uno', name: { es: 'Uno', en: 'One' }, tables: tables.slice(0, 2) },
    { room: 'dos', name: { es: 'Dos', en: 'Two' }, tables: tables.slice(2) },
  ],
})

const shown = (lobby: Lobby, filters: Partial<typeof NONE> = {}, favourites: ReadonlySet<string> = NOBODY) =>
  roomsOf(GAMES, lobby, { ...NONE, ...filters }, favourites).shelves.flatMap(({ games }) =>
    games.map(({ id, tables }) => [id, tables.map((each) => each.table.id)] as const),
  )

describe('the rooms', () => {
  it('put every game of the catalogue on the shelf of its family, with a name and a sign', () => {
    const shelves = shelvesOf(GAMES)
    expect(shelves.map(({ family }) => family.id)).toEqual(FAMILIES.map(({ id }) => id))
    expect(shelves.flatMap(({ games }) => games)).toHaveLength(
      GAMES.filter(({ id }) => FAMILIES.some(({ games }) => Object.hasOwn(games, id))).length,
    )
    for (const { title } of shelves) expect([title.es, title.en].every((name) => name.length > 0)).toBe(true)
  })

  it('hide closed tables until they are asked for', () => {
    const lobby = lobbyOf(
      table('1', first),
      table('2', first, { status: 'closed' }),
      table('3', second, { status: 'sealed' }),
    )
    expect(shown(lobby)).toEqual([[first.id, ['1']]])
    expect(shown(lobby, { closed: true })).toEqual([
      [first.id, ['1', '2']],
      [second.id, ['3']],
    ])
    const rooms = roomsOf(GAMES, lobby, NONE, NOBODY)
    expect(rooms).toMatchObject({ games: 1, tables: 1, closed: 2 })
    expect([...rooms.without.values()].flat().map(({ id }) => id)).toContain(second.id)
  })

  it('combine filters: a seat, live, a stake, a room, favourites, letters', () => {
    const lobby = lobbyOf(
      table('1', first, { seated: 7 }),
      table('2', first, { mode: 'live', limits: { chip: 500, kinds: { a: { min: 5000, max: null } } } }),
      table('3', second, { mode: 'live' }),
    )
    expect(shown(lobby, { seat: true })).toEqual([
      [first.id, ['2']],
      [second.id, ['3']],
    ])
    expect(shown(lobby, { seat: true, live: true, stake: 2000 })).toEqual([[second.id, ['3']]])
    expect(shown(lobby, { room: 'uno', live: true })).toEqual([[first.id, ['2']]])
    expect(shown(lobby, { favourites: true }, new Set([second.id]))).toEqual([[second.id, ['3']]])
    expect(shown(lobby, { text: 'mesa 3' })).toEqual([[second.id, ['3']]])
    expect(shown(lobby, { stake: 1000, room: 'uno', live: true })).toEqual([])
  })

  it('find letters with or without their marks, in any order', () => {
    expect(isFound('clasico black', ['Black Jack clásico'])).toBe(true)
    expect(isFound('CLÁSICO', ['clasico'])).toBe(true)
    expect(isFound('clasico rojo', ['Black Jack clásico'])).toBe(false)
    expect(isFound('  ', ['x'])).toBe(true)
  })

  it('stand in the address, and come back from it', () => {
    const filters = {
      ...NONE,
      family: 'x',
      text: 'ñandú & co',
      seat: true,
      stake: 2000,
      room: 'Sala Uno',
      game: first.id,
    }
    expect(readFilters(new URLSearchParams(writeFilters(filters).slice(2)))).toEqual(filters)
    expect(writeFilters(NONE)).toBe('/')
    expect(readFilters(new URLSearchParams('stake=7&family=x'))).toEqual({ ...NONE, family: 'x' })
  })
})

describe('a table about to begin', () => {
  const lobby = lobbyOf(
    table('1', first, closing(4)),
    table('2', second, closing(20)),
    table('3', third, closing(11)),
    table('4', third, { ...closing(10), seated: 7 }),
    table('5', third, { ...closing(10), mode: 'live' }),
  )
  it('is offered first where there is time left to bet and a free seat', () => {
    expect(offeredOf(lobby)?.table.id).toBe('3')
    expect(offeredOf(lobbyOf(table('1', first, closing(4)), table('2', second, { seated: 0 })))?.table.id).toBe('1')
    expect(offeredOf(lobbyOf(table('1', first, { status: 'closed' })))).toBeUndefined()
    const decided = GAMES.find(({ id }) => hasDecisions(id)) as GameInfo
    const standing = GAMES.find(({ id }) => betsStand(id)) as GameInfo
    for (const later of [decided, standing])
      expect(offeredOf(lobbyOf(table('1', later, closing(9)), table('2', first, closing(20))))?.table.id).toBe('2')
  })
  it('stays offered while it can be taken', () => {
    expect(stillOffered(lobby, '1')?.table.id).toBe('1')
    expect(stillOffered(lobbyOf(table('1', first, closing(2))), '1')).toBeUndefined()
    expect(stillOffered(lobbyOf(table('1', first)), '1')).toBeUndefined()
  })
  it('comes first in what happens now, and on its tile', () => {
    expect(happening(lobby, 3).map(({ table: { id } }) => id)).toEqual(['1', '4', '5'])
    const tile = roomsOf(GAMES, lobby, NONE, NOBODY).shelves.flatMap(({ games }) => games)
    expect(liveliest(tile.find(({ id }) => id === third.id)?.tables ?? [])?.table.id).toBe('4')
  })
})
