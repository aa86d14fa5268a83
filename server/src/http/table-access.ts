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

/** Who gets up still hears it; who changes seats (CHF-27) hears it where they sit then. */
const SITTINGS = statement(
  'sittings',
  `select seat, "from", until from (
     select seat, sat, seq as "from", lead(case when sat then seq - 1 else seq end) over (order by seq) as until
       from play_sitting where table_id = $1 and person = $2
   ) s where sat order by "from"`,
)

// Of practice no sittings are kept. The second condition of `until` repeats the first in the words of the index.
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

const sittingsOf = (db: Queryable, { id, mode }: TableRow, person: number): Promise<Sitting[]> =>
  run<Sitting & Record<string, unknown>>(db, mode === 'practice' ? PRACTISED : SITTINGS, [id, String(person)])

/** As whom somebody heard each entry: a seat is only theirs from when they took it until they left it. */
const hearing = async (
  { pool }: Following,
  row: TableRow,
  person: Person,
  viewer: Viewer,
): Promise<(seq: number) => Viewer> => {
  if (viewer !== 'public' && !isSeat(viewer)) return () => viewer
  const sittings = await sittingsOf(pool, row, person.id)
  return (seq) => sittings.find(({ from, until }) => seq >= from && (until === null || seq <= until))?.seat ?? 'public'
}

export const heardLog = async (
  house: Following,
  replica: Replica,
  person: Person,
  from: number,
  to: number,
): Promise<HeardEntry[]> => {
  const { id } = replica.row
  const entries = await house.tables.readLog(id, from, to)
  const as = await hearing(house, replica.row, person, viewerOf(replica.state, person))
  return entries.map(({ seq, at, events }) => ({ version: seq, at, events: heardBy(events, as(seq)) }))
}

/** Every move and who made it. */
export const fullLog = (entries: readonly LogEntry[]): WireEntry[] =>
  entries.map(reviewed).map(({ seq, at, person, role, move, events, draw, hidden, hash }) => ({
    ...{ version: seq, at, person, role, move, events, draw },
    ...(hidden && { hidden }),
    hash: hash.toString('hex'),
  }))
