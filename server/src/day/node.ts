// One node of the day's house, in a process of its own: forked, killed, frozen, started again.

import { createHash } from 'node:crypto'
import { serve, testClockOf } from '../serve.js'
import { BESIDES } from './games.js'
import { DAY_PACE, LOCKSTEP_PACE } from './plan.js'

export interface NodeWanted {
  readonly databaseUrl: string
  readonly houseFile: string
  readonly lockstep: boolean
  readonly seed: number
}

/** Everybody comes from one address. */
const UNLIMITED = 1_000_000_000
const HOUR_MS = 3_600_000
const ROBOT_PLAYERS = 2
const SERIES_SIZE = 20

const { databaseUrl, houseFile, lockstep, seed } = JSON.parse(process.argv[2] ?? '') as NodeWanted
const rates = { all: UNLIMITED, login: UNLIMITED, heavy: UNLIMITED, display: UNLIMITED }
const hurried = { beat: 500, lease: 3_000, grace: 6_000, vouch: 6_000, away: 20_000 }
// Nobody is sent away for being slow where one acts after another.
const patient = { beat: 20, lease: 3_000, grace: HOUR_MS, vouch: HOUR_MS, away: HOUR_MS }
/** Every series of every table from the same seed: which node prepared it, and when, makes no difference then. */
const sameSeed = () => createHash('sha256').update(`day ${seed}`).digest()

const skew = testClockOf(process.env, false)
const served = await serve({
  ...(skew && { skew }),
  // The doors are a proxy, and each client says where it comes from.
  ...{ games: BESIDES, trustProxy: true },
  ...{ port: 0, databaseUrl, houseFile, rates, webRoot: null, robotPlayers: lockstep ? 0 : ROBOT_PLAYERS },
  floor: { pace: lockstep ? LOCKSTEP_PACE : DAY_PACE, times: lockstep ? patient : hurried },
  draws: { size: SERIES_SIZE, ...(lockstep && { newSeed: sameSeed }) },
  logger: { level: 'error' },
})
process.on('SIGINT', () => {})
process.once('disconnect', async () => {
  await served.stop().catch(() => {})
  process.exit(0)
})
process.send?.({ url: served.url })
