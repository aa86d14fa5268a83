// The heads of the house, read in one snapshot of its database.

import { createHash } from 'node:crypto'
import { RECORD_START } from '../administration/record.js'
import { LEDGER_START } from '../ledger/chain.js'
import { canonicalJson } from '../tables/chain.js'
import type { Head, Heads, TableHead } from './checkpoints.js'
import { SESSIONS_START } from './doors.js'
import type { Reading } from './findings.js'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

interface AboutTable {
  readonly room: string
  readonly name: string
  readonly robot: unknown
  readonly owner: number | null
  readonly micros: number
}

/** What no log covers and nothing may change. */
export const aboutOf = ({ room, name, robot, owner, micros }: AboutTable): string =>
  digest(canonicalJson({ room, name, robot, owner, micros }))

export const tableHeads = async (db: Reading): Promise<TableHead[]> => {
  const { rows } = await db.query<AboutTable & { id: string; seq: number; hash: string }>(
    `select t.id, h.version as seq, encode(h.head, 'hex') as hash, t.room, t.name, t.robot, t.owner,
            (extract(epoch from t.created_at) * 1000000)::bigint as micros
       from game_table t join table_head h on h.table_id = t.id where t.mode <> 'practice' order by t.id collate "C"`,
  )
  return rows.map(({ id, seq, hash, ...about }) => ({ id, seq, hash, about: aboutOf(about) }))
}

const lastOf = async (db: Reading, table: string, start: Buffer): Promise<Head> => {
  const { rows } = await db.query<Head>(
    `select seq::bigint as seq, encode(hash, 'hex') as hash from ${table} order by ${table}.seq desc limit 1`,
  )
  return rows[0] ?? { seq: 0, hash: start.toString('hex') }
}

/** What the accounts hold, by class; those of practice and its tables are left out. */
export const balancesByClass = async (db: Reading): Promise<Heads['balances']> => {
  const { rows } = await db.query<{ kind: string; held: number }>(
    `select a.class as kind, sum(a.balance)::bigint as held from ledger_account a
       left join game_table t on starts_with(a.id, 'table:') and t.id = split_part(a.id, ':', 2)
      where a.class <> 'practice' and (t.mode is null or t.mode <> 'practice') group by a.class order by a.class`,
  )
  return Object.fromEntries(rows.map(({ kind, held }) => [kind, held]))
}

const DEFINED = `
  select 'column ' || attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull as said
    from pg_attribute join pg_class c on c.oid = attrelid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attnum > 0 and not attisdropped
  union all
  select 'law ' || coalesce(conrelid::regclass::text, contypid::regtype::text) || ' ' || conname || ' ' ||
         pg_get_constraintdef(oid) || ' ' || convalidated
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select 'trigger ' || tgrelid::regclass || ' ' || pg_get_triggerdef(t.oid) || ' ' || tgenabled::text
    from pg_trigger t join pg_class c on c.oid = tgrelid
   where c.relnamespace = 'public'::regnamespace and not tgisinternal
  union all
  select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  order by 1`

/** The bench makes and drops a table of its own. */
const OF_THE_BENCH = /^(column|law) bench_row /

export const schemaOf = async (db: Reading): Promise<Heads['schema']> => {
  const { rows: applied } = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by number',
  )
  const { rows: defined } = await db.query<{ said: string }>(DEFINED)
  const said = defined.map((each) => each.said).filter((each) => !OF_THE_BENCH.test(each))
  return { migrations: digest(canonicalJson(applied)), defined: digest(said.join('\n')) }
}

export const headsOf = async (db: Reading): Promise<Heads> => ({
  tables: await tableHeads(db),
  records: {
    ledger: await lastOf(db, 'ledger_chain', LEDGER_START),
    administration: await lastOf(db, 'admin_entry', RECORD_START),
    sessions: await lastOf(db, 'session_entry', SESSIONS_START),
  },
  balances: await balancesByClass(db),
  schema: await schemaOf(db),
})
