// What the house watches of itself while it serves: its program, the source of its draws, the wheels of its live tables, and that
// there is a backup of today. Each node watches its own program and source; what is the house's, one of them does.

import type { Pool } from '../database/pool.js'
import type { Generator } from '../draws/generator.js'
import { type Backups, type BackupsOptions, backupsOf } from './backups.js'
import { type Devices, type DevicesOptions, devicesOf } from './devices.js'
import type { Itself } from './itself.js'

/** Milliseconds; tests do not wait for a day. */
export interface WatchTimes {
  /** How often it is asked what other nodes found of the generator. */
  readonly hear: number
  /** How often the source is tested though nobody needs a seed: not more, or a good one fails once in a few years. */
  readonly test: number
  /** How often it is asked whether a daily duty is due. */
  readonly look: number
  readonly day: number
}

export const WATCH_TIMES: WatchTimes = { hear: 1_000, test: 60_000, look: 60_000, day: 24 * 3_600_000 }

export interface WatchOptions extends DevicesOptions {
  readonly generator: Generator
  readonly itself: Itself
  readonly backups?: Omit<BackupsOptions, 'pool'> | undefined
  readonly times?: Partial<WatchTimes> | undefined
  readonly onError: (error: Error) => void
}

export interface Watch {
  readonly generator: Generator
  readonly itself: Itself
  readonly devices: Devices
  /** Null where nobody asked for backups. */
  readonly backups: Backups | null
  start(): void
  stop(): Promise<void>
}

interface Duty {
  readonly every: number
  /** When for the first time, where that is sooner. */
  readonly first?: number
  run(): Promise<unknown>
}

/** One after another for each duty, never twice at once; what fails is told and tried again the next time. */
const repeated = ({ every, first = every, run }: Duty, onError: (error: Error) => void): (() => Promise<void>) => {
  let over = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const turn = (): void => {
    running = run()
      .then(() => {}, onError)
      .then(() => {
        if (!over) timer = setTimeout(turn, every).unref()
      })
  }
  timer = setTimeout(turn, first).unref()
  return () => {
    over = true
    clearTimeout(timer)
    return running
  }
}

export const watchOf = (options: WatchOptions): Watch => {
  const { pool, generator, itself, onError } = options
  const times = { ...WATCH_TIMES, ...options.times }
  const devices = devicesOf(options)
  const backups = options.backups ? backupsOf({ pool, ...options.backups }) : null
  const ends: (() => Promise<void>)[] = []
  const duties: readonly Duty[] = [
    { every: times.hear, run: () => generator.hear() },
    { every: times.test, run: () => generator.look() },
    { every: times.day, run: () => noteItself(itself, pool, onError) },
    { every: times.look, run: async () => backups?.tend() },
    // A house that starts anew every day must not wait for one.
    { every: times.day, first: Math.min(times.look, times.day), run: () => devices.look() },
  ]
  return {
    ...{ generator, itself, devices, backups },
    start: () => {
      for (const duty of duties) ends.push(repeated(duty, onError))
    },
    stop: async () => {
      itself.stop()
      await Promise.all(ends.splice(0).map((end) => end()))
    },
  }
}

/** Checked, recorded, and told in the node's own log where it is not what was built. */
export const noteItself = async (itself: Itself, pool: Pool, onError: (error: Error) => void): Promise<void> => {
  const checked = await itself.note(pool).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error
  })
  if (checked && !checked.ok) onError(new Error('the program is not what was built: tapete digests'))
}
