// A whole house for each test file, in a database of its own: floor, HTTP.

import { afterAll, beforeAll, expect } from 'vitest'
import { openPool, type Pool } from '../../src/database/pool.js'
import { type Served, type ServeOptions, serve } from '../../src/serve.js'
import { withDatabases } from '../floor.js'
import { type WireWatch, watchWire } from './wire.js'

export const LIVE_TABLE = 'mesa-en-vivo'

export const FAST = { 'first-bets': 700, 'last-bets': 200, result: 50, step: 20, between: 50, errand: 20 }
const RATES = { all: 1_000_000, login: 1_000_000, heavy: 1_000_000, reading: 1_000_000, display: 1_000_000 }

/** A house whose every answer is held to the wire. */
export interface WatchedHouse extends Served {
  readonly wire: WireWatch
  /** The database as its owner has it, who may do everything. */
  readonly owner: Pool
}

export const withHouse = (options: ServeOptions = {}): (() => WatchedHouse) => {
  let served: WatchedHouse
  const wire = watchWire()
  const database = withDatabases()
  beforeAll(async () => {
    const { url: databaseUrl, ownerUrl } = await database()
    const house = await serve({
      ...{ databaseUrl, ownerUrl },
      port: 0,
      webRoot: null,
      rates: RATES,
      floor: { pace: FAST },
      robotPlayers: 0,
      onAnswer: wire.onAnswer,
      ...options,
    })
    served = { ...house, wire, owner: openPool(house.ownerUrl ?? house.databaseUrl, { max: 2 }) }
  }, 120_000)
  afterAll(async () => {
    await served?.owner.end()
    await served?.stop()
    expect(wire.faults).toEqual([])
  }, 60_000)
  return () => served
}
