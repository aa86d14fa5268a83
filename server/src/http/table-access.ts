// Getting at a table in somebody's name: loading it if they may see it, reading its log as they heard it.

import { heardBy, isSeat, type Viewer } from '@tapete/engine'
import { type Queryable, run, statement } from '../database/pool.js'
import type { Person } from '../people/roles.js'
import { type LogEntry, reviewed, type TableRow } from '../tables/log.js'
import type { Replica } from '../tables/replica.js'
import type { HeardEntry, LogEntry as WireEntry } from '../wire/index.js'
import type { Following } from './house.js'
import { forbidden, notFound } from './problems.js'
import { viewerOf } from './viewers.js'

export const noSuchTable = (id: string) => notFound('no-such-table', `no table ${id}`, { table: id })

/** Where money is played for, what a guest has is none, and must not become any by being lost to somebody. */
export const guestsPractise = ({ mode }: TableRow): void => {
  if (mode !== 'practice') throw forbidden('guests-practise', 'in this house guests play at practice tables')
}

/** A table this person may see; for others it does not exist. */
export const tableFor = async ({ tables, floor }: Following, person: Person, id: string): Promise<Replica> => {
  const replica = (await floor.maySee(person, id)) ? await tables.load(id) : undefined
  if (!replica) throw noSuchTable(id)
  return replica
}

export interface Sitting {
  readonly seat: Viewer
  readonly from: number
  /** Null while they sit. */
  readonly until: number | null
}

// Whoever changes seats goes on as the new one from that entry on; whoever gets up still hears what they left with.
const SITTINGS = statement(
  'sittings',
  `select seat, seq as "from", case when then_sat then until - 1 else until end as until
     from (select seat, seq, sat, lead(seq) over later as until, lead(sat) over later as then_sat
             from play_sitting where table_id = $1 and person = $2 window later as (order by seq)) sitting
    where sat order by seq`,
)
// Practice is nobody's time, and its only person stays where they sat down. The second condition of `until` repeats the first
// in the words of the index.
const PRACTISED = statement(
  'sittings-practised',
  `select s.move ->> 'by' as seat, s.seq as "from",
          (select f.seq from log_entry f
            where f.table_id = s.table_id and f.seq > s.seq
              and f.events @> jsonb_build_array(jsonb_build_object('type', 'seat-freed', 'seat', s.move ->> 'by'))
              and f.events @> '[{"type":"seat-freed"}]'
            order by f.seq limit 1) as until
     from log_entry s
    where s.table_id = $1 and s.move ->> 'do' = 'sit' and s.move ->> 'player' = $2
    order by s.seq`,
)

export const sittingsOf = (db: Queryable, { id, mode }: TableRow, person: number): Promise<Sitting[]> =>
  run<Sitting & Record<string, unknown>>(db, mode === 'practice' ? PRACTISED : SITTINGS, [id, String(person)])

/** As whom somebody heard each entry: a seat is only theirs from when they took it until it was freed. */
export const hearing = async (
  { pool }: Following,
  table: TableRow,
  person: Person,
  viewer: Viewer,
): Promise<(seq: number) => Viewer> => {
  if (viewer !== 'public' && !isSeat(viewer)) return () => viewer
  const sittings = await sittingsOf(pool, table, person.id)
  return (seq) => sittings.find(({ from, until }) => seq >= from && (until === null || seq <= until))?.seat ?? 'public'
}

export const heardLog = async (
  house: Following,
  replica: Replica,
  person: Person,
  from: number,
  to: number,
): Promise<HeardEntry[]> => {
  const { row } = replica
  const entries = await house.tables.readLog(row.id, from, to)
  const as = await hearing(house, row, person, viewerOf(replica.state, person))
  return entries.map(({ seq, at, events }) => ({ version: seq, at, events: heardBy(events, as(seq)) }))
}

/** Every move and who made it. */
export const fullLog = (entries: readonly LogEntry[]): WireEntry[] =>
  entries.map(reviewed).map(({ seq, at, person, role, move, events, draw, hidden, hash }) => ({
    ...{ version: seq, at, person, role, move, events, draw },
    ...(hidden && { hidden }),
    hash: hash.toString('hex'),
  }))
