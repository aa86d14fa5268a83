// The file of a house: what it says is made, once; what is wrong with it is told whole.

import { readFileSync } from 'node:fs'
import { CATALOGUE, configure, findGame } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { DEMONSTRATION, HouseFaults, houseOfValue, readHouse } from '../../src/floor/house-file.js'
import { PROTECTION } from '../../src/protection/settings.js'
import { fund, withFloor } from '../floor.js'
import { must, player, startNode } from './node.js'

const floor = withFloor()

const TABLE = { id: 'uno', name: 'Uno', game: 'roulette-french', mode: 'digital', robot: true }
const house = (tables: readonly unknown[], more: object = {}) => ({
  ...{ name: 'Casa', games: ['roulette-french', 'big-six'], rooms: [{ id: 'sala', tables }] },
  ...more,
})

/** Every fault, as it is told. */
const faults = (value: unknown): string[] => {
  try {
    houseOfValue(value, findGame, 'casa.json')
    return []
  } catch (error) {
    if (!(error instanceof HouseFaults)) throw error
    return error.faults.map(({ at, why }) => `${at}: ${why}`)
  }
}

describe('the file of a house', () => {
  it('of the demonstration is sound, offers every game, and gives every table its whole configuration', () => {
    const plan = readHouse(DEMONSTRATION, findGame)
    expect(plan.games).toEqual(CATALOGUE)
    expect(new Set(plan.tables.map(({ id }) => id)).size).toBe(plan.tables.length)
    expect(plan.rooms.get('Sala Ruletas')).toEqual({ es: 'Sala Ruletas', en: 'Roulette room' })
    for (const { game, config } of plan.tables) {
      const found = findGame(game)
      expect(found && configure(found.settings, config)).toMatchObject({ ok: true })
    }
    // Every family has a table that needs nobody of the staff.
    const digital = plan.tables.filter(({ mode, robot }) => mode === 'digital' && robot)
    const families = (games: readonly string[]) => new Set(games.map((game) => findGame(game)?.family))
    expect(families(digital.map(({ game }) => game))).toEqual(families(CATALOGUE.map(({ id }) => id)))
  })

  it('becomes tables: the room by its name, the robot and its pace, the rule set that is named', () => {
    const rooms = [
      { id: 'sala', name: { es: 'Sala', en: 'Room' }, tables: [{ ...TABLE, robot: { pace: { bets: 5 } } }] },
      {
        id: 'otra',
        tables: [{ ...TABLE, id: 'dos', mode: 'live', robot: false, ruleSet: findGame('big-six')?.ruleSet }],
      },
    ]
    const { name, games, tables } = houseOfValue(house([], { rooms }), findGame, 'casa.json')
    expect([name, games.map(({ id }) => id)]).toEqual(['Casa', ['roulette-french', 'big-six']])
    expect(tables).toMatchObject([
      { id: 'uno', room: 'Sala', mode: 'digital', robot: { pace: { bets: 5 } } },
      { id: 'dos', room: 'otra', mode: 'live', robot: null },
    ])
  })

  it('sets what protects players, within bounds, and what it does not say is as the house of the regulation has it', () => {
    const { protection } = houseOfValue(house([TABLE], { protection: { idleMinutes: 10 } }), findGame, 'casa.json')
    expect(protection).toEqual({ ...PROTECTION, idleMinutes: 10 })
    expect(PROTECTION).toEqual({
      ...{ idleMinutes: 30, consoleIdleMinutes: 5, failuresMax: 3, looserAfterHours: 24, reminderMinutes: 60 },
    })
    const loose = faults(house([TABLE], { protection: { looserAfterHours: 1, failuresMax: 0, other: 1 } }))
    expect(loose.map((fault) => fault.split(':')[0]).sort()).toEqual([
      ...['protection.failuresMax', 'protection.looserAfterHours', 'protection.other'],
    ])
  })

  it('tells every fault at once, each with its place', () => {
    const config = { chip: -1, wings: 2, min: 5_000 }
    const tables = [
      { ...TABLE, config },
      { ...TABLE, game: 'chess' },
      { ...TABLE, id: 'tres', game: 'canal-21', ruleSet: 'scj-1900.1' },
      { ...TABLE, id: 'cuatro', mode: 'live' },
      { ...TABLE, id: 'cinco', mode: 'practice' },
      { ...TABLE, id: 'Seis', colour: 'red' },
      { id: 'siete' },
      { ...TABLE, id: 'ocho', config: { min: 500, max: 100 } },
      { ...TABLE, id: 'nueve', robot: { pace: { bets: -1, spin: 2 } } },
    ]
    const told = faults(house(tables, { games: ['roulette-french', 'go', 'roulette-french'] }))
    const place = (index: number, rest: string) => expect.stringContaining(`rooms[0].tables[${index}]${rest}`)
    for (const expected of [
      'games[1]: there is no game go',
      'games[2]: roulette-french stands already at games[0]',
      place(0, '.config.chip: '),
      place(0, '.config.wings: '),
      place(1, '.id: uno stands already at rooms[0].tables[0].id'),
      place(1, '.game: there is no game chess'),
      place(2, '.game: canal-21 is not among the games of the house'),
      place(2, '.ruleSet: canal-21 has no rule set scj-1900.1'),
      place(3, '.robot: a live table is served by people'),
      place(4, '.mode: '),
      place(5, '.id: must match pattern'),
      place(5, '.colour: is not known here'),
      place(6, ': must have required properties'),
      place(7, '.config.min: is over max'),
      place(8, '.robot'),
    ])
      expect(told).toContainEqual(expected)
  })

  it('cannot say of a table what follows from whether it is live', () => {
    const poker = { ...TABLE, game: 'caribbean-poker' }
    const live = { ...poker, id: 'dos', mode: 'live', robot: false }
    const told = (...tables: readonly object[]) => faults(house(tables, { games: ['caribbean-poker'] }))
    expect(told(poker, live)).toEqual([])
    expect(told({ ...poker, config: { faces: 'turned' } }, { ...live, config: { faces: 'drawn' } })).toEqual([
      'rooms[0].tables[0].config.faces: is drawn at this table',
      'rooms[0].tables[1].config.faces: is turned at this table',
    ])
  })

  it('that is no house at all says so, and never half', () => {
    for (const value of [
      null,
      3,
      [],
      {},
      { ...house([]), rooms: 'many' },
      house([null, 'x']),
      { ...house([]), rooms: [7] },
    ])
      expect(faults(value).length).toBeGreaterThan(0)
    expect(() => readHouse('/nowhere/casa.json', findGame)).toThrow(/casa.json is no house:\n {2}the file: ENOENT/)
    expect(() => houseOfValue({}, findGame, 'casa.json')).toThrow(
      'casa.json is no house:\n  the file: must have required properties name, games, rooms',
    )
  })

  it('agrees with the schema beside it about the paces a robot has', () => {
    const schema = JSON.parse(readFileSync(new URL('house.schema.json', DEMONSTRATION), 'utf8'))
    const paces = new Set(CATALOGUE.flatMap(({ rules }) => rules.map(({ pace }) => pace)))
    for (const pace of paces) expect(schema.$defs.pace.properties).toHaveProperty([pace])
  })
})

describe('the tables of a file', () => {
  it('are made once, what people closed stays closed, and one that changed in the file is told and left', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 1000 })
    const value = house([
      { ...TABLE, config: { chip: 500 } },
      { ...TABLE, id: 'dos', game: 'big-six' },
    ])
    const plan = houseOfValue(value, findGame, 'casa.json')
    const one = await startNode(pool, { plan })
    expect(await one.floor.ensureHouse()).toEqual([])
    const boss = { id: 51, role: 'pit-boss' }
    await must(one, boss, 'dos', { do: 'suspend', reason: 'x' })
    expect((await one.tables.load('uno'))?.state.status).toBe('open')
    await one.stop()
    const rooms = [
      {
        id: 'sala',
        tables: [
          { ...TABLE, config: { chip: 100 } },
          { ...TABLE, id: 'dos', game: 'big-six' },
        ],
      },
    ]
    const two = await startNode(pool, { plan: houseOfValue({ ...value, rooms }, findGame, 'casa.json') })
    expect(await two.floor.ensureHouse()).toEqual([
      'table uno stands with another config than the file says, and stays so',
    ])
    expect((await two.tables.load('dos'))?.state.status).toBe('suspended')
    expect((await two.tables.load('uno'))?.row.config.chip).toBe(500)
    expect((await two.floor.lobby()).rooms).toMatchObject([{ room: 'sala', tables: [{ id: 'dos' }, { id: 'uno' }] }])
    // What the house does not offer is not practised either.
    expect(await two.floor.practice(player(1), 'canal-21')).toMatchObject({ refusal: { code: 'no-such-game' } })
    expect(await two.floor.practice(player(1), 'big-six')).toMatchObject({ ok: true })
    await two.stop()
  })
})
