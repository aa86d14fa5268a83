// Whether the database answers. One connection of its own asks it twice a second; while it is silent, everything else is
// refused at once instead of waiting, and what was already waiting for an answer is cut off: it finds out by its keys, later,
// whether it was done.

import pg from 'pg'
import { connectionOptions, DatabaseAway, type Pool } from './pool.js'

export interface Heart {
  isAway(): boolean
  /** Whether it answers within so long. */
  answers(ms: number): Promise<boolean>
  stop(): Promise<void>
}

export interface HeartOptions {
  readonly url: string
  readonly pool: Pool
  readonly onChange?: (away: boolean) => void
}

const TICK_MS = 100
/** In ticks. A node that was busy itself counts none of that time: it is not the database that was silent. */
const EVERY = 5
const SILENT_MAX = 30

/** One question over a connection of its own, which is made anew after any error. */
const asker = (url: string) => {
  let client: pg.Client | undefined
  let connecting: Promise<pg.Client> | undefined
  const connected = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ ...connectionOptions(url), connectionTimeoutMillis: SILENT_MAX * TICK_MS })
    fresh.on('error', () => {})
    fresh.once('end', () => {
      if (client === fresh) client = undefined
    })
    await fresh.connect()
    client = fresh
    return fresh
  }
  const connection = async (): Promise<pg.Client> => {
    if (client) return client
    connecting ??= connected().finally(() => {
      connecting = undefined
    })
    return connecting
  }
  const drop = (): void => {
    client?.end().catch(() => {})
    client = undefined
  }
  return {
    drop,
    ask: async (): Promise<void> => {
      await (await connection()).query('select 1')
    },
  }
}

type Busy = Set<pg.PoolClient>

/** Connections somebody waits on. Ended while a question is open, pg cuts them off and the question fails. */
const busyOf = (pool: Pool): Busy => {
  const busy: Busy = new Set()
  pool.on('acquire', (client) => busy.add(client))
  pool.on('release', (_error, client) => busy.delete(client))
  pool.on('remove', (client) => busy.delete(client))
  return busy
}

/** From now on who asks while the database is away is answered so at once. */
const refuseWhile = (pool: Pool, isAway: () => boolean): void => {
  // `query` goes through it too, with a callback.
  type Taker = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void
  type Connect = (taker?: Taker) => Promise<pg.PoolClient> | undefined
  const connect = pool.connect.bind(pool) as Connect
  const guarded: Connect = (taker) => {
    if (!isAway()) return connect(taker)
    if (!taker) return Promise.reject(new DatabaseAway())
    taker(new DatabaseAway(), undefined, () => {})
    return undefined
  }
  pool.connect = guarded as Pool['connect']
}

export const startHeart = ({ url, pool, onChange = () => {} }: HeartOptions): Heart => {
  const { ask, drop } = asker(url)
  const busy = busyOf(pool)
  const waiting = new Set<() => void>()
  let away = false
  let asked: Promise<void> | undefined
  let ticks = 0
  let silent = 0

  const tell = (now: boolean): void => {
    if (away === now) return
    away = now
    onChange(now)
  }
  const heard = (): void => {
    silent = 0
    tell(false)
    for (const each of waiting) each()
  }
  const silence = (): void => {
    tell(true)
    drop()
    asked = undefined
    silent = 0
    for (const client of busy) (client as pg.PoolClient & { end(): Promise<void> }).end().catch(() => {})
  }
  const question = (): void => {
    const mine: Promise<void> = ask().then(
      () => {
        if (asked === mine) heard()
      },
      // Refused is an answer too: nobody is there.
      () => {
        if (asked !== mine) return
        drop()
        tell(true)
      },
    )
    asked = mine
    mine.finally(() => {
      if (asked === mine) asked = undefined
    })
  }
  const tick = (): void => {
    ticks += 1
    if (asked) {
      silent += 1
      if (silent > SILENT_MAX) silence()
    } else if (ticks % EVERY === 0) {
      silent = 0
      question()
    }
  }
  const timer = setInterval(tick, TICK_MS)
  timer.unref()
  refuseWhile(pool, () => away)
  return {
    isAway: () => away,
    answers: (ms) =>
      new Promise((resolve) => {
        const end = (well: boolean): void => {
          clearTimeout(late)
          waiting.delete(answered)
          resolve(well)
        }
        const answered = () => end(true)
        const late = setTimeout(end, ms, false)
        waiting.add(answered)
        if (away) end(false)
        else if (!asked) question()
      }),
    stop: async () => {
      clearInterval(timer)
      drop()
    },
  }
}
