// The wheels of live tables: their results collected from the logs, looked at for bias, and throws that were not as the
// regulation wants them. What a wheel is, its game declares.

import { type Device, type Json, type Reading, type Table, type Wrong, within } from '@tapete/engine'
import { append, BY_ITSELF, lastOf, type Order, together } from '../administration/record.js'
import { type Pool, run, statement } from '../database/pool.js'
import type { FindGame } from '../tables/replica.js'
import { type Look, lookAt, type Outcome, RESULTS_MIN } from './bias.js'

export const BIAS_FOUND = 'bias-found'
export const THROW_WRONG = 'throw-wrong'

export interface DeviceReport {
  readonly table: string
  readonly name: string
  readonly game: string
  readonly results: number
  /** How many results the next look waits for. */
  readonly missing: number
  readonly counts: readonly (Outcome & { readonly count: number })[]
  /** Every look there was, newest first. */
  readonly looks: readonly Look[]
}

const LIVE = statement(
  'watch-live-tables',
  `select id, name, game, rules, config from game_table where mode = 'live' order by room, name, id`,
)
/** A result that was voided later counts: a wheel does not know what will be voided. */
const RESULTS = statement(
  'watch-results',
  `select block, outcome, count(*)::int as count from (
     select move ->> $3 as outcome, ((row_number() over (order by seq)) - 1) / $4::int as block
       from log_entry where table_id = $1 and move ->> 'do' = $2 and move ->> 'by' = 'chance') each
   group by 1, 2 order by 1`,
)

interface LiveTable {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly rules: string
  readonly config: Table['config']
  readonly [column: string]: unknown
}

const reportOf = async (
  pool: Pool,
  { id, name, game, config }: LiveTable,
  device: Device,
  block: number,
): Promise<DeviceReport> => {
  const { move, field } = device.result
  const rows = await run<{ block: number; outcome: string; count: number }>(pool, RESULTS, [id, move, field, block])
  const outcomes = device.outcomes(config)
  const place = new Map(outcomes.map(({ outcome }, index) => [outcome, index]))
  const counts = outcomes.map(() => 0)
  const looks: Look[] = []
  const results = rows.reduce((sum, { count }) => sum + count, 0)
  const tally = ({ outcome, count }: (typeof rows)[number]): void => {
    const index = place.get(device.reads?.(outcome) ?? outcome)
    if (index !== undefined) counts[index] = (counts[index] as number) + count
  }
  let at = 0
  for (let look = 1; look * block <= results; look++) {
    for (; (rows[at]?.block ?? look) < look; at++) tally(rows[at] as (typeof rows)[number])
    looks.unshift(lookAt(look, outcomes, counts, device.round ?? false))
  }
  for (const row of rows.slice(at)) tally(row)
  return {
    ...{ table: id, name, game, results, looks },
    missing: block - (results % block),
    counts: outcomes.map((each, index) => ({ ...each, count: counts[index] as number })),
  }
}

export interface DevicesOptions {
  readonly pool: Pool
  readonly find: FindGame
  /** After how many results a wheel is looked at; tests have no time for ten thousand. */
  readonly block?: number
}

export interface Devices {
  /** Every live table whose game has a thing to watch. */
  reports(): Promise<readonly DeviceReport[]>
  /** Looks at all of them, and tells the pit of what was found, once. Answers the tables. */
  look(): Promise<readonly string[]>
}

export const devicesOf = ({ pool, find, block = RESULTS_MIN }: DevicesOptions): Devices => {
  const reports = async (): Promise<DeviceReport[]> => {
    const found: DeviceReport[] = []
    for (const row of await run<LiveTable>(pool, LIVE, [])) {
      const device = find(row.game, row.rules)?.device ?? find(row.game)?.device
      if (device) found.push(await reportOf(pool, row, device, block))
    }
    return found
  }

  const tell = ({ table, counts, results }: DeviceReport, found: Look): Promise<boolean> =>
    together(pool, async (db) => {
      const subject = `table:${table}`
      await db.query('select pg_advisory_xact_lock(7416)')
      const before = (await lastOf(db, subject, [BIAS_FOUND]))?.after as { readonly look?: number } | undefined
      if ((before?.look ?? 0) >= found.look) return false
      const tests = found.tests.map((test) => ({ ...test }))
      const after: Json = { ...found, tests, results, counts: counts.map(({ outcome, count }) => ({ outcome, count })) }
      await append(db, BY_ITSELF, { act: BIAS_FOUND, subject, before: null, after })
      return true
    })

  return {
    reports,
    look: async () => {
      const told: string[] = []
      for (const report of await reports()) {
        const found = report.looks.find(({ biased }) => biased)
        if (found && (await tell(report, found))) told.push(report.table)
      }
      return told
    },
  }
}

/** What somebody told of a throw, in the terms of the game; undefined where it has no such terms. */
export const readingOf = (device: Device, told: { readonly [name: string]: Json }): Reading | undefined => {
  const fits = Object.entries(told).every(([name, value]) => {
    const bound = Object.hasOwn(device.readings, name) ? device.readings[name] : undefined
    return bound !== undefined && (typeof value === 'string' || typeof value === 'number') && within(bound, value)
  })
  return fits && Object.keys(told).length > 0 ? (told as Reading) : undefined
}

/** A wrong throw stands in the record once for its round, however often it is told. */
export const noteThrow = (
  pool: Pool,
  order: Order,
  { id, game, state }: { readonly id: string; readonly game: string; readonly state: Table },
  reading: Reading,
  wrong: readonly Wrong[],
): Promise<void> =>
  together(pool, async (db) => {
    const subject = `table:${id}`
    await db.query('select pg_advisory_xact_lock(7416)')
    const last = (await lastOf(db, subject, [THROW_WRONG]))?.after as { round?: number; wrong?: Wrong[] } | undefined
    const known = last?.round === state.round ? (last.wrong ?? []).map(({ code }) => code) : []
    if (wrong.every(({ code }) => known.includes(code))) return
    const after: Json = { game, round: state.round, reading: { ...reading }, wrong: wrong.map((each) => ({ ...each })) }
    await append(db, order, { act: THROW_WRONG, subject, before: null, after })
  })
