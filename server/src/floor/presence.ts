// Who is at which table, on whatever node. A node vouches for its connections for a while, so the people of a node that
// died count as gone by themselves.

import { type Clock, dateOf } from '../clock/clock.js'
import { type Queryable, run, statement } from '../database/pool.js'
import type { FloorTimes } from './floor.js'

/** Everybody who only looks. */
const VIEWERS = 0

const VOUCH = statement(
  'floor-presence-vouch',
  `insert into floor_presence as p (table_id, person, node, until, many)
     select t, n, $3, $6::timestamptz + $4 * interval '1 millisecond', many
       from unnest($1::text[], $2::bigint[], $5::integer[]) as u (t, n, many) order by t, n
     on conflict (table_id, person, node)
       do update set until = greatest(p.until, excluded.until), many = excluded.many`,
)
const ENDS = statement(
  'floor-presence-ends',
  `insert into floor_presence (table_id, person, node, until)
     values ($1, $2, $3, $5::timestamptz + $4 * interval '1 millisecond')
     on conflict (table_id, person, node) do update set until = excluded.until`,
)
const READ = statement(
  'floor-presence-read',
  `select table_id as "table", person, max(until) > $2::timestamptz as live,
          coalesce(sum(many) filter (where until > $2), 0)::integer as many from floor_presence
    where until > $2 - $1 * interval '1 millisecond' group by table_id, person`,
)
const READ_ONE = statement(
  'floor-presence-one',
  `select max(until) > $4::timestamptz as live from floor_presence
    where table_id = $1 and person = $2 and until > $4 - $3 * interval '1 millisecond'`,
)
const FORGET = statement(
  'floor-presence-forget',
  `delete from floor_presence where until < $2::timestamptz - $1 * interval '1 millisecond'`,
)

/** `live`: there. `away`: lost from sight. `gone`: for so long that the seat is freed. */
export type Standing = 'live' | 'away' | 'gone'

export interface Presence {
  come(table: string, person: number): Promise<void>
  go(table: string, person: number): Promise<void>
  /** Did something without a connection: counts as there for a while. */
  touch(table: string, person: number): Promise<void>
  /** Gave up the seat: unless connected, nobody is there any more. */
  left(table: string, person: number): Promise<void>
  /** From now on the time runs after which the seat is freed. */
  away(table: string, person: number): Promise<void>
  watch(table: string): () => void
  /** As last read. */
  standing(table: string, person: number): Standing
  /** As the database says now. */
  check(table: string, person: number): Promise<Standing>
  anybody(table: string): boolean
  /** How many look on without a seat, as last read. */
  viewers(table: string): number
  /** Vouches for this node's connections and reads everybody else's. */
  beat(): Promise<void>
}

const standingOf = (live: boolean | undefined): Standing => (live === undefined ? 'gone' : live ? 'live' : 'away')
const keyOf = (table: string, person: number) => `${table} ${person}`

export interface PresenceOptions {
  readonly db: Queryable
  readonly node: string
  readonly times: FloorTimes
  readonly clock: Clock
  readonly changed: (table: string) => void
  readonly onError: (error: Error) => void
}

export const presenceOf = ({ db, node, times, clock, changed, onError }: PresenceOptions): Presence => {
  const now = () => dateOf(clock)
  const connections = new Map<string, { readonly table: string; readonly person: number; count: number }>()
  const touched = new Map<string, number>()
  let seen = new Map<string, Map<number, boolean>>()
  let viewers = new Map<string, number>()
  let vouchedAt = 0

  const note = (table: string, person: number, live: boolean | undefined): void => {
    const there = seen.get(table) ?? new Map<number, boolean>()
    seen.set(table, there)
    if (live === undefined) there.delete(person)
    else there.set(person, live)
  }
  const there = (table: string, person: number): void => {
    note(table, person, true)
    changed(table)
  }
  const vouch = (table: string, person: number, length: number) =>
    run(db, VOUCH, [[table], [person], node, length, [connections.get(keyOf(table, person))?.count ?? 1], now()])

  const come = async (table: string, person: number): Promise<void> => {
    const known = connections.get(keyOf(table, person))
    if (known) known.count += 1
    else connections.set(keyOf(table, person), { table, person, count: 1 })
    await vouch(table, person, times.vouch)
    there(table, person)
  }

  const go = async (table: string, person: number): Promise<void> => {
    const known = connections.get(keyOf(table, person))
    if (!known) return
    known.count -= 1
    if (known.count > 0) {
      if (person === VIEWERS) await vouch(table, person, times.vouch)
      return
    }
    connections.delete(keyOf(table, person))
    await run(db, ENDS, [table, person, node, person === VIEWERS ? 0 : times.grace, now()])
  }

  return {
    come,
    go,
    touch: async (table, person) => {
      const key = keyOf(table, person)
      const moment = performance.now()
      if (connections.has(key) || moment - (touched.get(key) ?? Number.NEGATIVE_INFINITY) < times.grace / 3) return
      touched.set(key, moment)
      await vouch(table, person, times.grace)
      there(table, person)
    },
    left: async (table, person) => {
      touched.delete(keyOf(table, person))
      if (connections.has(keyOf(table, person))) return
      await run(db, ENDS, [table, person, node, 0, now()])
      note(table, person, false)
    },
    away: async (table, person) => {
      await vouch(table, person, 0)
      note(table, person, false)
      touched.delete(keyOf(table, person))
    },
    watch: (table) => {
      const began = come(table, VIEWERS).catch(onError)
      let watching = true
      return () => {
        if (!watching) return
        watching = false
        began.then(() => go(table, VIEWERS)).catch(onError)
      }
    },
    standing: (table, person) => standingOf(seen.get(table)?.get(person)),
    check: async (table, person) => {
      const [row] = await run<{ live: boolean | null }>(db, READ_ONE, [table, person, times.away, now()])
      const live = row?.live ?? undefined
      note(table, person, live)
      return standingOf(live)
    },
    anybody: (table) => [...(seen.get(table)?.values() ?? [])].some((live) => live),
    viewers: (table) => viewers.get(table) ?? 0,
    beat: async () => {
      if (performance.now() - vouchedAt > times.vouch / 3) {
        vouchedAt = performance.now()
        const all = [...connections.values()]
        if (all.length > 0)
          await run(db, VOUCH, [
            ...[all.map(({ table }) => table), all.map(({ person }) => person), node, times.vouch],
            ...[all.map(({ count }) => count), now()],
          ])
        await run(db, FORGET, [2 * times.away, now()])
        for (const [key, at] of touched) if (performance.now() - at > times.grace) touched.delete(key)
      }
      const rows = await run<{ table: string; person: number; live: boolean; many: number }>(db, READ, [
        ...[times.away, now()],
      ])
      seen = new Map()
      viewers = new Map(rows.filter(({ person }) => person === VIEWERS).map(({ table, many }) => [table, many]))
      for (const { table, person, live } of rows) note(table, person, live)
    },
  }
}
