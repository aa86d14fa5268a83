// Whoever gets hold of the house's own connection is a role that owns nothing: every table, with every verb.

import { beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../../cli/src/commands/migrate.js'
import { GRANTS, overpowered } from '../../src/database/grants.js'
import type { Pool } from '../../src/database/pool.js'
import { serve } from '../../src/serve.js'
import { withFloor } from '../floor.js'

const floor = withFloor()
let made: Awaited<ReturnType<typeof floor.database>>
beforeAll(async () => {
  made = await floor.database()
}, 60_000)

const DENIED = '42501'
const APPEND_ONLY = [
  ...['log_entry', 'ledger_set', 'ledger_chain', 'ledger_account', 'admin_entry', 'draw_series'],
  ...['session_entry', 'checkpoint', 'signing_key', 'schema_migration'],
]

/** The code of what the database answers; `done` when it let it pass. Nothing of it stays. */
const tried = async (pool: Pool, sql: string): Promise<string> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(sql)
    return 'done'
  } catch (error) {
    return (error as { code: string }).code
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** A view that only adds up can be written by nobody. */
const ADDED_UP = '55000'
const isDone = (code: string): boolean => code !== DENIED && code !== ADDED_UP

describe('the role of the house', () => {
  it('may do with every table, and every column, what is granted and nothing else', async () => {
    const { rows } = await made.owner.query<{ table: string; view: boolean; columns: string[] }>(
      `select table_name as table, table_type = 'VIEW' as view, array_agg(column_name::text order by ordinal_position) as columns
         from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' group by 1, 2 order by 1`,
    )
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(GRANTS).sort())
    for (const { table, view, columns } of rows) {
      const granted = GRANTS[table] ?? []
      const mayDo = (verb: string, column: string): boolean =>
        granted.some((each) => each === verb || new RegExp(`^${verb} \\(.*\\b${column}\\b`).test(each))
      for (const column of columns) {
        // Writes nothing: what is asked is whether the house may.
        const updated = await tried(made.pool, `update ${table} set ${column} = default where false`)
        expect([table, column, 'update', isDone(updated)]).toEqual([table, column, 'update', mayDo('update', column)])
        const inserted = await tried(
          made.pool,
          `insert into ${table} (${column}) overriding user value select null where false`,
        )
        expect([table, column, 'insert', isDone(inserted)]).toEqual([table, column, 'insert', mayDo('insert', column)])
      }
      expect([table, await tried(made.pool, `select from ${table}`)]).toEqual([table, 'done'])
      const deleted = await tried(made.pool, `delete from ${table} where false`)
      expect([table, 'delete', deleted === 'done']).toEqual([table, 'delete', granted.includes('delete')])
      const emptied = view ? DENIED : await tried(made.pool, `truncate ${table} cascade`)
      expect([table, 'truncate', emptied]).toEqual([table, 'truncate', DENIED])
    }
  })

  it('cannot change or delete what is append only, owns nothing, makes nothing and becomes nobody else', async () => {
    for (const table of APPEND_ONLY) {
      expect(
        GRANTS[table]?.some((verb) => /^(update|delete)/.test(verb)),
        table,
      ).toBe(false)
      expect(await tried(made.pool, `alter table ${table} disable trigger user`), table).toBe(DENIED)
      expect(await tried(made.pool, `drop table ${table}`), table).toBe(DENIED)
      expect(await tried(made.pool, `alter table ${table} owner to tapete`), table).toBe(DENIED)
    }
    for (const sql of [
      'create table mine ()',
      'create temporary table mine ()',
      `create function mine() returns int language sql as 'select 1'`,
      'create schema mine',
      'create role mine',
      'set role tapete_owner',
      'set role postgres',
      'set session_replication_role = replica',
      `grant update on log_entry to tapete; update log_entry set role = 'x' where false`,
      `select ledger_chained(1)`,
      `select pg_read_file('/etc/passwd')`,
      `copy person to program 'true'`,
    ])
      expect([sql, await tried(made.pool, sql)]).toEqual([sql, DENIED])
    const { rows } = await made.owner.query(
      `select count(*)::int as owned from pg_class where relowner = 'tapete'::regrole`,
    )
    expect(rows).toEqual([{ owned: 0 }])
  })

  it('is refused in production where it owns the tables, and warned of elsewhere', async () => {
    const { ownerUrl, url } = await floor.database()
    const options = { port: 0, webRoot: null, robotPlayers: 0 }
    const owns = 'the role tapete_owner, as which the house plays, owns the tables: it could change what is append only'
    await expect(serve({ ...options, databaseUrl: ownerUrl, production: true })).rejects.toThrow(owns)
    const warned = await serve({ ...options, databaseUrl: ownerUrl })
    expect(warned.warnings).toEqual([owns])
    await warned.stop()
    const plain = await serve({ ...options, databaseUrl: url, ownerUrl, production: true })
    expect(plain.warnings).toEqual([
      expect.stringMatching(/^checkpoints stay with the house/),
      expect.stringMatching(/^nobody makes backups/),
    ])
    await plain.stop()
  }, 60_000)

  it('is made by the owner with a schema of its own, at the command line', async () => {
    const { ownerUrl } = await floor.database({ to: 0 })
    const url = new URL(ownerUrl)
    url.username = `house_${Date.now()}`
    url.password = 'of its own'
    const said: string[] = []
    const io = { out: (text: string) => said.push(text), err: () => {}, live: false }
    const asked = ['--database', url.href, '--owner', ownerUrl]
    expect(await migrate.run(asked, io)).toBe(0)
    expect(await migrate.run(asked, io)).toBe(0)
    expect(said).toEqual([expect.stringMatching(/^001-ledger\.sql\n.*080-protection\.sql/s), 'up to date'])
    const pool = floor.pool(url.href, 1)
    expect(await tried(pool, 'select from log_entry')).toBe('done')
    expect(await tried(pool, 'delete from log_entry')).toBe(DENIED)
    expect(await overpowered(pool)).toBeNull()
  })

  it('needs the owner for a schema that is not up to date, and says so', async () => {
    const { url, ownerUrl } = await floor.database({ to: 1 })
    const options = { port: 0, webRoot: null, robotPlayers: 0, databaseUrl: url }
    await expect(serve(options)).rejects.toThrow('give DATABASE_OWNER_URL too')
    const served = await serve({ ...options, ownerUrl })
    expect(served.warnings).toEqual([])
    await served.stop()
  }, 60_000)
})
