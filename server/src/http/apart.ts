// What takes long (replaying a whole log, enumerating a game) happens beside the thread that serves everybody.

import { Worker } from 'node:worker_threads'
import { type Config, findGame, tableSettings } from '@tapete/engine'
import type { GameOdds } from '@tapete/odds'
import type { VerifyReport } from '../verify/report.js'
import { notFound, Problem } from './problems.js'
import { TASKS, type TaskName } from './tasks.js'

const MS_MAX = 60_000
const WORKERS_MAX = 2

let running = 0

const apart = async <T>(task: TaskName, data: unknown): Promise<T> => {
  // Sources are not built, and a thread runs only what is: tests do the work here.
  if (import.meta.url.endsWith('.ts')) return TASKS[task](data) as T
  if (running >= WORKERS_MAX) throw new Problem(429, 'too-many-requests', 'others are being served', { seconds: 5 })
  running += 1
  try {
    return await new Promise<T>((resolve, reject) => {
      const worker = new Worker(new URL('./apart-worker.js', import.meta.url), { workerData: { task, data } })
      const timer = setTimeout(() => worker.terminate(), MS_MAX)
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => {
        clearTimeout(timer)
        reject(new Problem(413, 'too-large', 'this takes too long here: use the command line'))
      })
    })
  } finally {
    running -= 1
  }
}

/** `key` is the fingerprint of whoever must have signed it. */
export const verifyApart = (file: unknown, key: string): Promise<VerifyReport> => apart('verify', { file, key })

const odds = new Map<string, Promise<GameOdds>>()

const ODDS_KEPT = 64
/** Seats, limits and the like change how a table is played, not what a bet is worth. */
const WORTHLESS = Object.keys(tableSettings([]))

/** The odds of a game, with its defaults or as a table has it: enumerated once, then remembered. */
export const oddsOf = async (game: string, config: Config = {}): Promise<GameOdds> => {
  // Another thread knows the catalogue, not what this house plays besides.
  if (!findGame(game)) throw notFound('no-such-game', `no odds of ${game}`)
  const options = Object.fromEntries(
    Object.entries(config)
      .filter(([option]) => !WORTHLESS.includes(option))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const key = `${game} ${JSON.stringify(options)}`
  const known = odds.get(key)
  if (known) return known
  const [oldest] = odds.keys()
  if (odds.size >= ODDS_KEPT && oldest !== undefined) odds.delete(oldest)
  const asked = apart<GameOdds>('odds', { game, options })
  odds.set(key, asked)
  asked.catch(() => odds.delete(key))
  return asked
}
