// The time of the house, the same on every node whatever their own clocks say. A node measures with its monotonic clock and
// now and then compares with the database's. What differs a little is made up for slowly. Where the database's clock
// jumped, the house goes on as if it had not: how far it is ahead is kept in the database, in one row that all nodes follow,
// and the jump is in the record of administration. A house that is ahead goes a little slower until the clock has caught
// up, so no deadline ever comes early; one that is behind is put right when it next starts from rest.

import { hostname } from 'node:os'
import type { Json } from '@tapete/engine'
import { append, BY_ITSELF, together } from '../administration/record.js'
import { type Pool, type Queryable, run, statement } from '../database/pool.js'
import type { Clock } from './clock.js'
import { NO_SKEW, type Skew } from './test-clock.js'

export interface Jump {
  /** `clock-jumped`: the clock of the database; `clock-differs`: this node's is not as the database's. */
  readonly act: 'clock-jumped' | 'clock-differs'
  readonly byMs: number
}

export interface HouseClock extends Clock {
  /** Compares now; by itself it does every second. */
  compare(): Promise<void>
  stop(): Promise<void>
}

export interface HouseClockOptions {
  readonly pool: Pool
  readonly onJump?: (jump: Jump) => void
  readonly onError?: (error: Error) => void
  /** Only for tests: clocks that are wrong. */
  readonly skew?: () => Skew
  readonly everyMs?: number
}

/** A difference up to this is none: networks and busy machines make as much. */
export const JUMP_MS = 2_000
const EVERY_MS = 1_000
/** How much slower or faster a node's time goes to agree with the house's. */
const SLEW = 0.1
/** How much slower the house goes while it is ahead of the clock; less than nodes can follow. */
const SLOWER = 0.05

/** What the clock of the database says, and how far the house is ahead of it. */
interface Reading {
  readonly wall: number
  readonly ahead: number
}

const WALL = `clock_timestamp() + $1::float8 * interval '1 millisecond'`
const READ = `extract(epoch from t.wall)::float8 * 1000 as wall, c.ahead_ms as ahead`
// Only while somebody looked a moment ago by the same clock; whatever else is looked at closely.
const FOLLOW = statement(
  'clock-follow',
  `with t as materialized (select ${WALL} as wall)
   update house_clock c set seen = t.wall, test_ms = $1::float8,
       ahead_ms = case when c.ahead_ms <= 0 then c.ahead_ms
         else greatest(0, c.ahead_ms - greatest(0, $2::float8 * 1000 * extract(epoch from t.wall - c.seen))) end
     from t where abs(extract(epoch from t.wall - c.seen)) * 1000 <= $3::float8
     returning ${READ}`,
)
const LOCK = statement('clock-lock', 'select from house_clock for update')
const LOOK = statement(
  'clock-look',
  `select ${READ}, extract(epoch from c.seen)::float8 * 1000 as seen from house_clock c, (select ${WALL} as wall) t`,
)
const SET = statement(
  'clock-set',
  `update house_clock set ahead_ms = $1, seen = to_timestamp($2::float8 / 1000), test_ms = $3`,
)
const NEWEST = statement(
  'clock-newest',
  `select coalesce(extract(epoch from max(l.at))::float8 * 1000, 0) as newest
     from table_head h join log_entry l on l.table_id = h.table_id and l.seq = h.version`,
)

const at = (milliseconds: number): string => new Date(milliseconds).toISOString()

const note = (db: Queryable, act: Jump['act'], subject: string, before: Json, after: Json): Promise<void> =>
  append(db, BY_ITSELF, { act, subject, before, after })

export const openHouseClock = async (options: HouseClockOptions): Promise<HouseClock> => {
  const { pool, onJump = () => {}, onError = () => {}, skew = () => NO_SKEW, everyMs = EVERY_MS } = options
  /** The time at a moment of the monotonic clock, and how much is to be made up for. */
  let known: { readonly time: number; readonly moment: number; readonly missing: number } | undefined
  let differs = 0

  const timeAt = (moment: number): number | undefined => {
    if (!known) return undefined
    const gone = moment - known.moment
    const made = Math.min(Math.abs(known.missing), gone * SLEW)
    return known.time + gone + Math.sign(known.missing) * made
  }

  const follow = (moment: number, told: number): void => {
    const time = timeAt(moment) ?? told
    const missing = told - time
    // The machine slept, or its monotonic clock did: the others went on.
    if (missing > JUMP_MS) {
      onJump({ act: 'clock-differs', byMs: Math.round(-missing) })
      known = { time: told, moment, missing: 0 }
    } else known = { time, moment, missing }
  }

  /** Nobody looked for a while, or the clock is not where it was left. Answers how far the house is ahead from now on. */
  const examine = (): Promise<Reading & { readonly moment: number; readonly jump: number }> =>
    together(pool, async (db) => {
      const { database } = skew()
      // Who waited for another node's correction looks at the clock after it.
      await run(db, LOCK, [])
      const sent = performance.now()
      const [row] = await run<{ wall: number; ahead: number; seen: number }>(db, LOOK, [database])
      if (!row) throw new Error('the house has no clock')
      const moment = (sent + performance.now()) / 2
      const { wall, ahead, seen } = row
      const mine = timeAt(moment)
      const jumped = async (now: number, jump: number, expected: number) => {
        await run(db, SET, [now, wall, database])
        if (jump !== 0)
          await note(db, 'clock-jumped', 'house', { wall: at(expected) }, { wall: at(wall), byMs: Math.round(jump) })
        return { wall, ahead: now, moment, jump }
      }
      if (mine !== undefined) {
        const off = wall + ahead - mine
        return Math.abs(off) <= JUMP_MS ? jumped(ahead, 0, wall) : jumped(mine - wall, off, wall - off)
      }
      // From rest: never before what the logs have, and never before the house was last looked at.
      const [{ newest } = { newest: 0 }] = await run<{ newest: number }>(db, NEWEST, [])
      const last = Math.max(newest, seen + ahead)
      return last - wall > JUMP_MS ? jumped(last - wall, wall - last, last) : jumped(Math.max(0, last - wall), 0, wall)
    })

  /** A node whose own clock is not the database's plays by the house's time all the same; somebody should know. */
  const compareOwn = async (wall: number, moment: number): Promise<void> => {
    const off = Date.now() - (performance.now() - moment) + skew().node - wall
    if (Math.abs(off - differs) <= JUMP_MS) return
    const before = differs
    differs = off
    onJump({ act: 'clock-differs', byMs: Math.round(off) })
    await together(pool, (db) =>
      note(
        db,
        'clock-differs',
        `node:${hostname()}`.slice(0, 100),
        { byMs: Math.round(before) },
        { byMs: Math.round(off) },
      ),
    )
  }

  const compare = async (): Promise<void> => {
    const sent = performance.now()
    const [row] = await run<{ wall: number; ahead: number }>(pool, FOLLOW, [skew().database, SLOWER, JUMP_MS])
    const moment = (sent + performance.now()) / 2
    if (row) follow(moment, row.wall + row.ahead)
    else {
      const found = await examine()
      follow(found.moment, found.wall + found.ahead)
      if (found.jump !== 0) onJump({ act: 'clock-jumped', byMs: Math.round(found.jump) })
    }
    if (row) await compareOwn(row.wall, moment)
  }

  await compare()
  let stopped = false
  let comparing: Promise<void> | undefined
  const timer = setInterval(() => {
    comparing ??= compare()
      .catch((error: Error) => stopped || onError(error))
      .then(() => {
        comparing = undefined
      })
  }, everyMs)
  timer.unref()
  return {
    now: () => Math.floor(timeAt(performance.now()) as number),
    compare,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await comparing
    },
  }
}
