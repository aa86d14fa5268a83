// The house backs itself up, once a day, and tries what it made: a backup nobody ever restored is a hope. One node of several
// does it, never two at once; what comes of it is in the record of administration, and what fails is told at /api/health.

import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Json } from '@tapete/engine'
import { append, BY_ITSELF, lastOf, together } from '../administration/record.js'
import { openPool, type Pool } from '../database/pool.js'
import { backUp, restore } from '../postgres/backup.js'
import { type Dumping, dump } from '../postgres/dump.js'
import { launch } from '../postgres/launcher.js'

export const BACKED_UP = 'backup-made'
export const BACKUP_FAILED = 'backup-failed'
const SUBJECT = 'backups'
const LOCK = 7_418
const DAY_MS = 24 * 3_600_000
/** A day of the house is not exact to the minute, and must not become a day and a bit. */
const SLACK_MS = 10 * 60_000
const AGAIN_MS = 3_600_000

export interface Keep {
  readonly daily: number
  readonly weekly: number
}

export const KEEP: Keep = { daily: 7, weekly: 4 }

export interface BackupsOptions {
  readonly pool: Pool
  /** The cluster of an embedded database, or the address of another. */
  readonly of: { readonly dataDir: string } | { readonly databaseUrl: string }
  readonly folder: string
  readonly keep?: Keep
  readonly node: string
  readonly clock: () => Date
  /** Tests have a `pg_dump` that is not there. */
  readonly dumping?: Dumping
}

export interface BackupState {
  readonly folder: string
  readonly keep: Keep
  /** The last that was made and tried. */
  readonly made: { readonly at: string; readonly name: string; readonly bytes: number } | null
  /** Why there is none newer; null when the last try was good. */
  readonly failed: { readonly at: string; readonly why: string } | null
}

export interface Backups {
  /** Makes one if one is due and no other node does. Answers its name. */
  tend(): Promise<string | null>
  state(): Promise<BackupState>
}

const NAME = /^(\d{4}-\d\d-\d\d)T\d\d-\d\d-\d\dZ(\.dump)?$/
/** What a killed node left: half a backup, or one that was being tried. */
const LEFT = /\.part$|^trying-/

export const nameAt = (at: Date): string => at.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')

/** From Monday to Sunday. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) / DAY_MS + 3) / 7)

/** The newest of each of the last days that have one, and of each of the last weeks. */
export const keptOf = (names: readonly string[], { daily, weekly }: Keep): ReadonlySet<string> => {
  const newest = names.filter((name) => NAME.test(name)).sort((a, b) => (a < b ? 1 : -1))
  const first = (most: number, periodOf: (day: string) => string | number): string[] => {
    const periods = new Map<string | number, string>()
    for (const name of newest) {
      const period = periodOf(name.slice(0, 10))
      if (!periods.has(period)) periods.set(period, name)
    }
    return [...periods.values()].slice(0, most)
  }
  return new Set([...first(daily, (day) => day), ...first(weekly, weekOf)])
}

const WHOLE = `
  select (select coalesce(sum(balance), 0) from ledger_account)::text as sum,
         (select count(*) from admin_entry)::int as noted,
         (select count(*) from table_head h where version > 0 and not exists (
            select from log_entry l where l.table_id = h.table_id and l.seq = h.version and l.hash = h.head))::int as cut`

/** Put back aside, started, and asked: money that adds up, logs that end where their tables stand, the record as long as it was. */
const tryRestored = async (backup: string, folder: string, noted: number): Promise<void> => {
  const scratch = await mkdtemp(join(folder, 'trying-'))
  try {
    await restore(backup, scratch, { sync: false })
    const server = await launch({ dataDir: scratch })
    const pool = openPool(server.url, { max: 1 })
    try {
      const [found] = (await pool.query<{ sum: string; noted: number; cut: number }>(WHOLE)).rows
      if (found?.sum !== '0' || found.cut > 0 || found.noted < noted)
        throw new Error(`the restored copy is not whole: ${JSON.stringify(found)}`)
    } finally {
      await pool.end()
      await server.stop()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

export const backupsOf = (options: BackupsOptions): Backups => {
  const { pool, of, folder, keep = KEEP, node, clock, dumping } = options

  const note = (act: string, about: { readonly [name: string]: Json }): Promise<unknown> => {
    const after = { at: clock().toISOString(), ...about, node, folder }
    return together(pool, (db) => append(db, BY_ITSELF, { act, subject: SUBJECT, before: null, after }))
  }

  const isDue = async (): Promise<boolean> => {
    const now = clock().getTime()
    const since = async (act: string): Promise<number> => {
      const last = (await lastOf(pool, SUBJECT, [act]))?.after as { readonly at: string } | undefined
      const age = last ? now - Date.parse(last.at) : Number.POSITIVE_INFINITY
      // A clock that was put back: what lies ahead of it says nothing about today.
      return age < -AGAIN_MS ? Number.POSITIVE_INFINITY : age
    }
    return (await since(BACKED_UP)) > DAY_MS - SLACK_MS && (await since(BACKUP_FAILED)) > AGAIN_MS
  }

  const tidy = async (unwanted: (name: string) => boolean): Promise<void> => {
    for (const name of (await readdir(folder)).filter(unwanted))
      await rm(join(folder, name), { recursive: true, force: true })
  }

  const make = async (): Promise<{ name: string; bytes: number; tried: string }> => {
    const name = nameAt(clock())
    const [row] = (await pool.query<{ noted: number }>('select count(*)::int as noted from admin_entry')).rows
    if ('databaseUrl' in of) {
      const { bytes, digest } = await dump(of.databaseUrl, join(folder, `${name}.dump`), dumping)
      return { name: `${name}.dump`, bytes, tried: `listed, sha256 ${digest}` }
    }
    const { bytes } = await backUp(of.dataDir, join(folder, name))
    try {
      await tryRestored(join(folder, name), folder, row?.noted ?? 0)
    } catch (error) {
      // One that cannot be put back must not count as one, nor push out one that can.
      await rm(join(folder, name), { recursive: true, force: true })
      throw error
    }
    return { name, bytes, tried: 'restored' }
  }

  const makeAndKeep = async (): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await tidy((name) => LEFT.test(name))
    const made = await make()
    await note(BACKED_UP, made)
    const kept = keptOf(await readdir(folder), keep)
    await tidy((name) => NAME.test(name) && !kept.has(name))
    return made.name
  }

  return {
    tend: async () => {
      if (!(await isDue())) return null
      const client = await pool.connect()
      try {
        const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
        if (!rows[0]?.free || !(await isDue())) return null
        return await makeAndKeep()
      } catch (error) {
        await note(BACKUP_FAILED, { why: (error as Error).message.slice(0, 300) })
        throw error
      } finally {
        // Let go of by name: a session that is closed keeps its lock until the server notices.
        const gone = await client.query('select pg_advisory_unlock($1)', [LOCK]).then(
          () => false,
          () => true,
        )
        client.release(gone)
      }
    },
    state: async () => {
      const [made, failed] = [await lastOf(pool, SUBJECT, [BACKED_UP]), await lastOf(pool, SUBJECT, [BACKUP_FAILED])]
      const about = made?.after as { readonly name: string; readonly bytes: number } | undefined
      const why = (failed?.after as { readonly why: string } | undefined)?.why ?? ''
      return {
        ...{ folder, keep },
        made: made && about ? { at: made.at, name: about.name, bytes: about.bytes } : null,
        failed: failed && failed.seq > (made?.seq ?? 0) ? { at: failed.at, why } : null,
      }
    },
  }
}
