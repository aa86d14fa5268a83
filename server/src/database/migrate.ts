// The schema, one numbered file after another. An applied file never changes: a checksum holds it to that.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { grantTo } from './grants.js'
import type { Pool } from './pool.js'

/** The same folder from `src` and from `dist`. */
export const MIGRATIONS = new URL('../../migrations/', import.meta.url)

const LOCK = 7_412
const NAME = /^(\d{3})-[a-z0-9-]+\.sql$/

export interface MigrateOptions {
  /** Stop after this one; for tests that start from an older schema. */
  readonly to?: number
  readonly from?: URL
  /** The role the house plays as, where it is another than the one that migrates. */
  readonly application?: string
}

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export const readMigrations = (folder: URL = MIGRATIONS): Migration[] => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  let last = 0
  return names.map((name) => {
    const number = Number(NAME.exec(name)?.[1])
    if (!(number > last)) throw new Error(`migration ${name} needs a number of its own`)
    last = number
    const sql = readFileSync(new URL(name, folder), 'utf8')
    return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Brings the schema up to date; answers the names applied now. Nodes that start together wait for each other. */
export const migrate = async (
  pool: Pool,
  { to = Number.POSITIVE_INFINITY, from, application }: MigrateOptions = {},
): Promise<string[]> => {
  const migrations = readMigrations(from)
  const client = await pool.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    // Asked first: a node that plays in a schema already made owns nothing, and may make nothing.
    const { rows: known } = await client.query<{ made: boolean }>(
      `select to_regclass('public.schema_migration') is not null as made`,
    )
    if (!known[0]?.made)
      await client.query(
        `create table schema_migration (
           number integer primary key, name text not null, checksum text not null, at timestamptz not null default now())`,
      )
    const { rows } = await client.query<{ number: number; name: string; checksum: string }>(
      'select number, name, checksum from schema_migration order by number',
    )
    const last = rows.at(-1)?.number ?? 0
    for (const done of rows) {
      const known = migrations.find(({ number }) => number === done.number)
      if (!known) throw new Error(`the database has migration ${done.name}, which this version does not know`)
      if (known.checksum !== done.checksum) throw new Error(`migration ${done.name} was changed after it was applied`)
    }
    const done = new Set(rows.map(({ number }) => number))
    for (const migration of migrations.filter(({ number }) => !done.has(number) && number <= to)) {
      // What was written later may rest on what was applied before: the order is part of the schema.
      if (migration.number < last) throw new Error(`migration ${migration.name} comes too late: ${last} is applied`)
      await client.query('begin')
      await client.query(migration.sql)
      await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
        migration.number,
        migration.name,
        migration.checksum,
      ])
      await client.query('commit')
      applied.push(migration.name)
    }
    // In one transaction: a node that plays meanwhile is never without them.
    await client.query('begin')
    if (application !== undefined) await grantTo(client, application)
    await client.query('commit')
    return applied
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    // Closing the session lets go of the lock whatever happened.
    client.release(true)
  }
}
