// The log and the snapshots of tables, as they lie in the database.

import type { Event, Json, Move, Table, TableConfig } from '@tapete/engine'
import { type Queryable, run, statement } from '../database/pool.js'
import type { Cursor, DrawNotes } from '../draws/notes.js'
import { type Hidden, shownOf } from './chain.js'
import type { Lying } from './lying.js'

export type Mode = 'digital' | 'live' | 'practice'

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly config: TableConfig
  readonly room: string
  readonly name: string
  readonly mode: Mode
  readonly robot: Json
  readonly owner: number | null
  /** The rule set it was opened under, as `scj-2023.1`. */
  readonly rules: string
  readonly createdAt: Date
}

export interface LogEntry {
  readonly table: string
  readonly seq: number
  /** UTC with milliseconds, as it is hashed. */
  readonly at: string
  /** Who did it; null for chance, the clock and robots without a person. */
  readonly person: number | null
  readonly role: string
  readonly move: Move
  readonly events: readonly Event[]
  /** What it says about chance. */
  readonly draw: DrawNotes
  /** What of it most of its readers are not told; null where there is nothing. */
  readonly hidden: Hidden | null
  readonly hash: Buffer
}

export interface Snapshot {
  readonly version: number
  readonly hash: Buffer
  readonly state: Table
  readonly cursor: Cursor | null
  readonly lying: Lying | null
}

type EntryRow = Omit<LogEntry, 'at'> & { readonly at: Date }

const entryOf = (row: EntryRow): LogEntry => ({ ...row, at: row.at.toISOString() })

const COLUMNS = 'table_id as "table", seq, at, person, role, move, events, draw, hidden, hash'
const TABLE_COLUMNS = 'id, game, config, room, name, mode, robot, owner, rules, created_at as "createdAt"'

const TABLE = statement('table-row', `select ${TABLE_COLUMNS} from game_table where id = $1`)
const TABLES = statement('table-rows', `select ${TABLE_COLUMNS} from game_table order by room, name, id`)
const LOG = statement(
  'log-range',
  `select ${COLUMNS} from log_entry where table_id = $1 and seq between $2 and $3 order by seq`,
)
const LOG_BY = statement(
  'log-by',
  `select ${COLUMNS} from log_entry where table_id = $1 and role = any($2) order by seq desc limit $3`,
)
const HEAD = statement('table-head', 'select version, head from table_head where table_id = $1')
const ANSWER = statement(
  'log-answer',
  `select h.version, l.* from table_head h
     left join lateral (select ${COLUMNS} from log_entry where table_id = $1 and key = $2) l on true
    where h.table_id = $1`,
)
// A snapshot counts only while the log still says the same at that place.
const SNAPSHOT = statement(
  'snapshot-read',
  `select s.version, s.hash, s.state, s.cursor, s.lying from table_snapshot s
     join log_entry l on l.table_id = s.table_id and l.seq = s.version and l.hash = s.hash
    where s.table_id = $1`,
)
// Nobody waits for the disk: a snapshot that a crash takes is made again.
const SNAPSHOT_WRITE = statement(
  'snapshot-write',
  `with lazily as materialized (select set_config('synchronous_commit', 'off', true))
   insert into table_snapshot as s (table_id, version, hash, state, cursor, lying) select $1, $2, $3, $4, $5, $6 from lazily
     on conflict (table_id) do update
       set version = excluded.version, hash = excluded.hash, state = excluded.state, cursor = excluded.cursor,
           lying = excluded.lying
     where s.version < excluded.version`,
)

/** An entry as anybody who reviews may read it; what is hidden stays so for good. */
export const reviewed = (entry: LogEntry): LogEntry =>
  entry.hidden ? { ...entry, ...shownOf(entry, entry.hidden) } : entry

export const SEQ_MAX = 2_147_483_647

export const readTable = async (db: Queryable, table: string): Promise<TableRow | undefined> =>
  (await run<TableRow & Record<string, unknown>>(db, TABLE, [table]))[0]

export const listTables = (db: Queryable): Promise<TableRow[]> =>
  run<TableRow & Record<string, unknown>>(db, TABLES, [])

/** The entries from one seq to another, both included. */
export const readLog = async (db: Queryable, table: string, from = 1, to = SEQ_MAX): Promise<LogEntry[]> =>
  (await run<EntryRow & Record<string, unknown>>(db, LOG, [table, from, to])).map(entryOf)

/** The last entries these roles made, the newest first: few among the many of a log that others write to. */
export const readLogBy = async (
  db: Queryable,
  table: string,
  roles: readonly string[],
  limit: number,
): Promise<LogEntry[]> =>
  (await run<EntryRow & Record<string, unknown>>(db, LOG_BY, [table, roles, limit])).map(entryOf)

const PAGE = 500

/** The log from one seq to its end, as much at a time as is well held in memory. */
export async function* logPages(db: Queryable, table: string, from = 1): AsyncGenerator<readonly LogEntry[], void> {
  for (let first = from; ; first += PAGE) {
    const entries = await readLog(db, table, first, first + PAGE - 1)
    yield entries
    if (entries.length < PAGE) return
  }
}

export const readHead = async (db: Queryable, table: string): Promise<{ version: number; head: Buffer } | undefined> =>
  (await run<{ version: number; head: Buffer }>(db, HEAD, [table]))[0]

/** What a key was answered with, and the version the table has. */
export const readAnswer = async (
  db: Queryable,
  table: string,
  key: string,
): Promise<{ version: number; entry: LogEntry | undefined } | undefined> => {
  const [row] = await run<EntryRow & { version: number; table: string | null }>(db, ANSWER, [table, key])
  if (!row) return undefined
  const { version, ...entry } = row
  return { version, entry: entry.table === null ? undefined : entryOf(entry) }
}

export const readSnapshot = async (db: Queryable, table: string): Promise<Snapshot | undefined> =>
  (await run<Snapshot & Record<string, unknown>>(db, SNAPSHOT, [table]))[0]

export const writeSnapshot = async (db: Queryable, table: string, snapshot: Snapshot): Promise<void> => {
  const { version, hash, state, cursor, lying } = snapshot
  const json = (value: object | null) => value && JSON.stringify(value)
  await run(db, SNAPSHOT_WRITE, [table, version, hash, json(state), json(cursor), json(lying)])
}
