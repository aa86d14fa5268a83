// What is told of a table, over whole random tables: whoever follows it step by step has what they would see if they looked,
// everybody is told the same words where they may hear the same, and nobody is told what they may not know.

import {
  type AnyGame,
  bigSix,
  blackjackClassic,
  type Card,
  isStaff,
  type Json,
  type Move,
  parseMove,
  rouletteAmerican,
  rouletteFrench,
  type SeatId,
} from '@tapete/engine'
import { faceDown, hall, random, record } from '@tapete/engine/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patched } from '../../../web/src/app/patch.js'
import { deafSocket, MEMORY_TABLE, type MemoryTable, memoryTable, UNCOUNTED } from '../../src/bench/memory.js'
import { type Connection, connect } from '../../src/http/live/connection.js'
import { GATHER_MS, type Hub, hubOf } from '../../src/http/live/hub.js'
import { fullLog } from '../../src/http/table-access.js'
import { optionsFor, viewerOf } from '../../src/http/viewers.js'
import type { Person } from '../../src/people/roles.js'
import type { Body } from './client.js'
import { messageFault } from './wire.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))

interface Follower {
  readonly person: Person
  readonly connection: Connection
  /** As they came. */
  readonly sent: (string | Buffer)[]
  /** What follows from them. */
  table: Body
  own: Body
  version: number
}

const follow = async ({ house }: MemoryTable, hub: Hub, person: Person): Promise<Follower> => {
  const sent: (string | Buffer)[] = []
  const socket = deafSocket((data) => {
    sent.push(data)
    for (const message of [JSON.parse(String(data))].flat()) {
      expect(messageFault(message)).toBeUndefined()
      if (message.type === 'hello') {
        follower.table = message.table
        follower.own = { mine: message.mine, options: message.options, you: message.you }
      }
      if (message.type === 'step') expect(message.version).toBe(follower.version + 1)
      if (message.patch) follower.table = patched(follower.table, message.patch)
      if (message.own) follower.own = patched(follower.own, message.own)
      if (message.version !== undefined) follower.version = message.version
    }
  })
  const connection = connect({ house, metrics: UNCOUNTED, socket, table: MEMORY_TABLE, person, session: '' })
  const follower: Follower = { person, connection, sent, table: null, own: null, version: -1 }
  await hub.join(connection, undefined)
  return follower
}

const NAMES = ['ana', 'beto', 'carla', 'dora', 'player-1', 'player-2']
const idOf = (name: string): number => 2001 + NAMES.indexOf(name)

/** People are numbers in the house. */
const renamed = (move: Move): Move => {
  const number = (name: Move[string]): Move[string] =>
    typeof name === 'string' && NAMES.includes(name) ? String(idOf(name)) : name === 'croupier-1' ? '1' : name
  return Object.fromEntries(Object.entries(move).map(([field, value]) => [field, number(value)])) as Move
}

const PEOPLE: readonly Person[] = [
  ...NAMES.map((name): Person => ({ id: idOf(name), name, role: 'player' })),
  { id: 1, name: 'croupier', role: 'croupier' },
  { id: 2, name: 'boss', role: 'pit-boss' },
  { id: 3, name: 'regulator', role: 'regulator' },
  { id: 4, name: 'watcher', role: 'guest' },
]

/** Random moves of one table. */
const movesOf = (game: AnyGame, seed: number, config: { readonly [option: string]: Json }): Move[] =>
  record(game, { tables: 1, moves: 150, seed, configs: [config] })
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) => {
      const parsed = parseMove(game, line.slice(line.indexOf(' ') + 1))
      if (!parsed.ok) throw new Error(line)
      return renamed(parsed.move)
    })

const GAMES: readonly AnyGame[] = [hall, rouletteFrench, rouletteAmerican, bigSix, blackjackClassic, faceDown]

describe('whoever follows a table', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    'has what they would see if they looked: %s',
    async (_id, game) => {
      for (const seed of [1, 2, 3]) {
        const dice = random(seed)
        const config = { seats: 4 }
        const table = memoryTable(game, config, 'live')
        const hub = hubOf(table.house, UNCOUNTED)
        const followers = await Promise.all(PEOPLE.map((person) => follow(table, hub, person)))
        let served: SeatId | undefined
        const look = (): void => {
          const { state, row, version } = table.replica()
          const view = game.view(state)
          for (const { person, version: at, table: seen, own } of followers) {
            const viewer = viewerOf(state, person)
            expect(at, person.name).toBe(version)
            expect(seen, person.name).toEqual(plain(view.table))
            const serves = isStaff(viewer) && person.role === 'pit-boss' ? served : undefined
            const options = optionsFor(game, state, row, viewer, serves)
            const you = { ...own.you, actor: viewer }
            expect(own, `${person.name} as ${viewer}`).toEqual(plain({ mine: view.of(viewer), options, you }))
          }
        }
        for (const move of movesOf(game, seed, config)) {
          table.tell(table.take(move))
          if (dice.chance(0.4)) continue
          vi.advanceTimersByTime(GATHER_MS)
          look()
          if (!dice.chance(0.1)) continue
          served = served ? undefined : 'seat:1'
          followers[NAMES.length + 1]?.connection.serve(served)
          look()
        }
        vi.advanceTimersByTime(GATHER_MS)
        look()
        hub.close()
      }
    },
  )

  it('is told in the same words as everybody whom a step does not concern', async () => {
    const table = memoryTable(rouletteFrench, { seats: 6 })
    const hub = hubOf(table.house, UNCOUNTED)
    const take = (move: Move) => table.tell(table.take(move))
    for (const move of movesOf(rouletteFrench, 1, { seats: 6 }).slice(0, 4)) table.take(move)
    for (const [at, name] of NAMES.entries()) {
      table.take({ by: `seat:${at + 1}`, do: 'sit', player: String(idOf(name)) })
      table.take({ by: `seat:${at + 1}`, do: 'buy', amount: 100_000 })
    }
    table.take({ by: 'croupier', do: 'start' })
    const followers = await Promise.all(PEOPLE.map((person) => follow(table, hub, person)))
    for (const { sent } of followers) sent.length = 0
    take({ by: 'seat:1', do: 'bet', on: 'red', amount: 1_000 })
    vi.advanceTimersByTime(GATHER_MS)
    const [bettor, ...others] = followers.map(({ sent }) => sent)
    const staff = others.splice(NAMES.length - 1, 3)
    // One and the same buffer, written once.
    const [first] = others[0] as (string | Buffer)[]
    expect(others.every((sent) => sent.length === 1 && sent[0] === first)).toBe(true)
    expect(JSON.parse(String(first))).not.toHaveProperty('own')
    expect(bettor).toHaveLength(1)
    const told = JSON.parse(String(bettor?.[0]))
    expect(told.own.some(({ path }: Body) => path.startsWith('/mine/seats/seat:1'))).toBe(true)
    expect({ ...told, own: undefined }).toEqual({ ...JSON.parse(String(first)), own: undefined })
    expect(staff.every((sent) => JSON.parse(String(sent[0])).own.length > 0)).toBe(true)
    // What only one hears is told to that one alone.
    for (const { sent } of followers) sent.length = 0
    take({ by: 'seat:2', do: 'buy', amount: 7_500 })
    vi.advanceTimersByTime(GATHER_MS)
    const heard = followers.map(({ sent }) => JSON.parse(String(sent[0])).events.length)
    expect(heard).toEqual([0, 1, 0, 0, 0, 0, 1, 1, 1, 0])
    hub.close()
  })
})

describe('whoever is gone before the table was looked up', () => {
  it('is not counted as a viewer for ever', async () => {
    const table = memoryTable(bigSix, {}, 'live')
    let watching = 0
    const watch = () => {
      watching += 1
      return () => {
        watching -= 1
      }
    }
    const house = { ...table.house, floor: { ...table.house.floor, watch } }
    const hub = hubOf(house, UNCOUNTED)
    const guest: Person = { id: 9, name: 'guest', role: 'guest' }
    const enter = () =>
      connect({
        house,
        metrics: UNCOUNTED,
        socket: deafSocket(() => {}),
        table: MEMORY_TABLE,
        person: guest,
        session: '',
      })
    const stays = enter()
    await hub.join(stays, undefined)
    const goes = enter()
    const joining = hub.join(goes, undefined)
    hub.leave(goes)
    goes.leave()
    await joining
    expect(watching).toBe(1)
    stays.leave()
    expect(watching).toBe(0)
  })
})

describe('a console', () => {
  it('is not told what may be done for every seat, and is told for the seat it serves', async () => {
    const table = memoryTable(rouletteFrench, { seats: 60 }, 'live')
    const hub = hubOf(table.house, UNCOUNTED)
    for (const move of movesOf(rouletteFrench, 1, { seats: 60 }).slice(0, 4)) table.take(move)
    for (let n = 1; n <= 60; n += 1) {
      table.take({ by: `seat:${n}`, do: 'sit', player: String(5000 + n) })
      table.take({ by: `seat:${n}`, do: 'buy', amount: 100_000 })
    }
    table.take({ by: 'croupier', do: 'start' })
    const croupier = await follow(table, hub, PEOPLE[NAMES.length] as Person)
    const bets = () => croupier.own.options.filter(({ do: name }: Body) => name === 'bet')
    expect(bets()).toEqual([])
    const before = JSON.stringify(croupier.own.options).length
    expect(before).toBeLessThan(20_000)
    croupier.connection.serve('seat:7')
    expect(bets().length).toBeGreaterThan(5)
    expect(bets().every(({ fields }: Body) => fields.for.oneOf.join() === 'seat:7')).toBe(true)
    // They stay right while the table goes on, until another seat is served, or none.
    table.tell(table.take({ by: 'seat:7', do: 'bet', on: 'red', amount: 90_000 }))
    vi.advanceTimersByTime(GATHER_MS)
    expect(bets().every(({ fields }: Body) => fields.amount.max <= 10_000)).toBe(true)
    croupier.connection.serve(undefined)
    expect(bets()).toEqual([])
    hub.close()
  })
})

describe('what lies face down', () => {
  /** A round in which the first player, who holds these cards, folds. */
  const round = (hand: readonly Card[], rest: readonly Card[]): Move[] => [
    { by: 'seat:1', do: 'bet', on: 'ante', amount: 1_000 },
    { by: 'seat:2', do: 'bet', on: 'ante', amount: 1_000 },
    { by: 'croupier', do: 'no-more-bets' },
    { by: 'chance', do: 'deal', cards: [...hand, ...rest] },
    { by: 'seat:1', do: 'fold' },
    { by: 'seat:2', do: 'go' },
    { by: 'croupier', do: 'show' },
  ]

  const tell = async (hand: readonly Card[], mode: 'live' | 'digital') => {
    const table = memoryTable(faceDown, { seats: 4 }, mode)
    const hub = hubOf(table.house, UNCOUNTED)
    const opening = movesOf(faceDown, 1, { seats: 4 }).slice(0, 4)
    for (const move of opening) table.take(move)
    for (const [at, name] of ['ana', 'beto'].entries()) {
      table.take({ by: `seat:${at + 1}`, do: 'sit', player: String(idOf(name)) })
      table.take({ by: `seat:${at + 1}`, do: 'buy', amount: 100_000 })
    }
    table.take({ by: 'croupier', do: 'start' })
    const followers = await Promise.all(PEOPLE.map((person) => follow(table, hub, person)))
    const entries = round(hand, ['9c', '9d', '2c', '3d']).map((move) => {
      const entry = table.take(move)
      table.tell(entry)
      vi.advanceTimersByTime(GATHER_MS)
      return entry
    })
    const late = await Promise.all(PEOPLE.map((person) => follow(table, hub, person)))
    hub.close()
    return {
      sent: followers.map(({ sent }) => sent.map(String)),
      hello: late.map(({ sent }) => sent.map(String)),
      // The digest of what is hidden is salted, and another each time.
      log: fullLog(entries).map(({ hidden, ...entry }) => ({ ...entry, hides: hidden?.fields })),
    }
  }

  it.each(['digital', 'live'] as const)(
    'changes nothing that anybody but its owner receives, at a %s table',
    async (mode) => {
      const [one, other] = [await tell(['Ah', 'Ad'], mode), await tell(['5h', '7s'], mode)]
      const [mine, ...others] = one.sent
      const [twins, ...otherTwins] = other.sent
      expect(others).toEqual(otherTwins)
      expect(mine).not.toEqual(twins)
      expect(mine?.join('')).toContain('Ah')
      expect(one.hello).toEqual(other.hello)
      expect(one.log).toEqual(other.log)
      expect(one.log.find(({ hides }) => hides)).toMatchObject({ hides: ['cards'], move: { by: 'chance', do: 'deal' } })
      expect(others.join('')).not.toContain('Ah')
    },
  )
})
