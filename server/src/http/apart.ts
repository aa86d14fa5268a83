// What takes long (replaying a whole log, enumerating a game) happens beside the thread that serves everybody.

import { Worker } from 'node:worker_threads'
import type { GameOdds } from '@tapete/odds'
import type { VerifyReport } from '../verify/report.js'
import { Problem } from './problems.js'
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

export const verifyApart = (file: unknown): Promise<VerifyReport> => apart('verify', file)

const odds = new Map<string, Promise<GameOdds>>()

/** The odds of a game with its own defaults: enumerated once, then remembered. */
export const oddsOf = (game: string): Promise<GameOdds> => {
  const known = odds.get(game)
  if (known) return known
  const asked = apart<GameOdds>('odds', game)
  odds.set(game, asked)
  asked.catch(() => odds.delete(game))
  return asked
}
