// A whole house for each test file: embedded PostgreSQL, floor, HTTP.

import { afterAll, beforeAll } from 'vitest'
import { type Served, type ServeOptions, serve } from '../../src/serve.js'

export const LIVE_TABLE = 'mesa-en-vivo'

export const FAST = { 'first-bets': 700, 'last-bets': 200, result: 50, step: 20, between: 50, errand: 20 }
const RATES = { all: 1_000_000, login: 1_000_000, heavy: 1_000_000, display: 1_000_000 }

export const withHouse = (options: ServeOptions = {}): (() => Served) => {
  let served: Served
  beforeAll(async () => {
    served = await serve({
      ephemeral: true,
      port: 0,
      webRoot: null,
      rates: RATES,
      floor: { pace: FAST },
      robotPlayers: 0,
      ...options,
    })
  }, 120_000)
  afterAll(() => served?.stop(), 60_000)
  return () => served
}
