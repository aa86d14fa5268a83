// A node of the floor for tests: fast, on a database of its own or on one it shares.

import { randomUUID } from 'node:crypto'
import { findGame } from '@tapete/engine'
import { type Clock, PROCESS_CLOCK } from '../../src/clock/clock.js'
import type { Pool } from '../../src/database/pool.js'
import { type Dealer, dealerOf } from '../../src/draws/dealer.js'
import { drawsOf } from '../../src/draws/draws.js'
import { postgresSeriesStore } from '../../src/draws/postgres.js'
import { type ClientMove, type Floor, type FloorTimes, floorOf, type Person } from '../../src/floor/floor.js'
import { DEMONSTRATION, type HousePlan, type RobotInFile, readHouse } from '../../src/floor/house-file.js'
import type { Pace } from '../../src/robots/pace.js'
import type { Answer } from '../../src/tables/command.js'
import type { LogEntry } from '../../src/tables/log.js'
import { openTables, type Tables } from '../../src/tables/tables.js'
import { postgresKeyStore, signingKey } from '../../src/verify/key.js'
import { buildExport, verifyExport } from '../verify/file.js'

export const FAST: Pace = {
  ...{ 'first-bets': 60, 'last-bets': 30, bets: 60, offer: 30, answer: 60 },
  ...{ result: 10, step: 5, between: 20, errand: 5, card: 5 },
}
export const QUICK: Partial<FloorTimes> = { beat: 40, lease: 400, grace: 60_000, vouch: 60_000 }

export interface Node {
  readonly floor: Floor
  readonly tables: Tables
  readonly dealer: Dealer
  readonly errors: Error[]
  /** How many commands this node made that nobody in particular asked for, or that were prepared at the table. */
  driven(): number
  /** The connection to the database is gone from one moment to the next, and nobody lets go of anything. */
  kill(): void
  verify(table: string): Promise<ReturnType<typeof verifyExport>>
  stop(): Promise<void>
}

const SERIES = 3

/** The same house without players who stay when nobody looks on. */
const asleep = (plan: HousePlan): HousePlan => ({
  ...plan,
  tables: plan.tables.map((table) =>
    table.robot === null ? table : { ...table, robot: { ...(table.robot as RobotInFile), always: 0 } },
  ),
})

export interface NodeOptions {
  readonly url?: string
  readonly pace?: Pace
  readonly times?: Partial<FloorTimes>
  readonly robotPlayers?: number
  readonly clock?: Clock
  readonly plan?: HousePlan
}

export const startNode = async (
  pool: Pool,
  {
    url,
    pace = FAST,
    times = {},
    robotPlayers = 0,
    plan = asleep(readHouse(DEMONSTRATION, findGame)),
    clock = PROCESS_CLOCK,
  }: NodeOptions = {},
): Promise<Node> => {
  let dead = false
  const mortal = new Proxy(pool, {
    get: (target, name) => {
      if (dead) throw new Error('the node is dead')
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const errors: Error[] = []
  const draws = drawsOf(postgresSeriesStore(mortal), { size: SERIES })
  const honest = await openTables({ pool: mortal, draws, clock, ...(url ? { url } : {}), pollMs: 200 })
  let driven = 0
  const tables: Tables = {
    ...honest,
    command: (command) => {
      if (!('person' in command) || command.person === null) driven += 1
      return honest.command(command)
    },
  }
  const dealer = dealerOf(tables, draws, clock)
  const onError = (error: Error) => errors.push(error)
  const floor = floorOf({
    ...{ pool: mortal, tables, dealer, clock, pace, times: { ...QUICK, ...times }, robotPlayers, onError },
    plan,
  })
  return {
    ...{ floor, tables, dealer, errors, driven: () => driven },
    kill: () => {
      dead = true
    },
    verify: async (table) => {
      const row = (await tables.load(table))?.row
      if (!row) throw new Error(`no table ${table}`)
      const series = await draws.published(table, await dealer.cursor(table))
      const key = await signingKey(postgresKeyStore(pool))
      const entries = await tables.readLog(table)
      const file = buildExport({ table: row, entries, series, key, exportedAt: new Date() })
      return verifyExport(file)
    },
    stop: async () => {
      await floor.stop()
      await tables.stop()
    },
  }
}

export const player = (id: number): Person => ({ id, role: 'player' })

export const until = async <T>(what: () => Promise<T | undefined | false> | T | undefined | false, ms = 15_000) => {
  const end = Date.now() + ms
  for (;;) {
    const found = await what()
    if (found) return found as T
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const does = (
  node: Node,
  person: Person,
  table: string,
  move: ClientMove,
  key = randomUUID(),
): Promise<Answer> => node.floor.act(person, table, { move, key })

export const must = async (node: Node, person: Person, table: string, move: ClientMove): Promise<Answer> => {
  const answer = await does(node, person, table, move)
  if (!answer.ok) throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(answer.refusal)}`)
  return answer
}

export const count = (log: readonly LogEntry[], move: string): number =>
  log.filter((entry) => entry.move.do === move).length
