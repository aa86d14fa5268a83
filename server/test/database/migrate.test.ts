import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '../../src/database/migrate.js'
import { isConnectionLost, unsafeSettings } from '../../src/database/pool.js'
import { auditLedger, balance, walletOf } from '../../src/ledger/ledger.js'
import { openTables } from '../../src/tables/tables.js'
import { fund, must, opening, withFloor } from '../floor.js'

const floor = withFloor()

describe('migrations', () => {
  it('bring an older schema with data to the newest, and keep the data', async () => {
    const { pool, owner, url } = await floor.database({ to: 1 })
    // The house has no right to post before the schema gives it one.
    await fund(owner, { 1: 5000, 2: 700 })
    const all = readMigrations().map(({ name }) => name)
    expect(await migrate(owner, { application: 'tapete' })).toEqual(all.slice(1))
    expect(await migrate(pool)).toEqual([])
    expect(await balance(pool, walletOf(1))).toBe(5000)
    const tables = await openTables({ pool, url })
    await tables.create({ id: 't', game: 'roulette-french', room: 'r', name: 'n', mode: 'digital' })
    await must(tables, 't', ...opening(1, 4000))
    await tables.stop()
    expect(await balance(pool, walletOf(1))).toBe(1000)
    expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
  })

  it('run once when many nodes start together', async () => {
    const { ownerUrl } = await floor.database({ to: 0 })
    const done = await Promise.all([1, 2, 3].map(() => migrate(floor.pool(ownerUrl, 2))))
    expect(done.flat()).toEqual(readMigrations().map(({ name }) => name))
  })

  it('refuse a file that changed after it was applied, one missing, and a database from the future', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapete-migrations-'))
    const from = pathToFileURL(`${folder}/`)
    const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
    try {
      const { owner: pool } = await floor.database({ to: 0 })
      write('001-one.sql', 'create table one ()')
      write('002-two.sql', 'create table two ()')
      expect(await migrate(pool, { from })).toEqual(['001-one.sql', '002-two.sql'])
      write('001-one.sql', 'create table one (changed integer)')
      await expect(migrate(pool, { from })).rejects.toThrow('001-one.sql was changed')
      write('001-one.sql', 'create table one ()')
      rmSync(join(folder, '002-two.sql'))
      await expect(migrate(pool, { from })).rejects.toThrow('002-two.sql, which this version does not know')
      write('002-two.sql', 'create table two ()')
      write('002-too.sql', 'select 1')
      await expect(migrate(pool, { from })).rejects.toThrow('002-two.sql needs a number of its own')
      rmSync(join(folder, '002-too.sql'))
      write('010-ten.sql', 'select 1')
      expect(await migrate(pool, { from })).toEqual(['010-ten.sql'])
      write('005-five.sql', 'select 1')
      await expect(migrate(pool, { from })).rejects.toThrow('005-five.sql comes too late: 10 is applied')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('leave nothing of one that fails half way', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapete-migrations-'))
    const from = pathToFileURL(`${folder}/`)
    try {
      const { owner: pool } = await floor.database({ to: 0 })
      writeFileSync(join(folder, '001-half.sql'), 'create table half (); select 1 / 0;')
      await expect(migrate(pool, { from })).rejects.toThrow('division by zero')
      expect((await pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the boundary', () => {
  it('gives bigint as a checked integer, also in lists', async () => {
    const { pool } = await floor.database()
    const { rows } = await pool.query('select 9007199254740991::bigint as big, array[1, -2]::bigint[] as list')
    expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, list: [1, -2] }])
    await expect(pool.query('select 9007199254740992::bigint as big')).rejects.toThrow('not a safe integer')
  })

  it('knows a lost connection from an answer, and unsafe settings from safe ones', async () => {
    const { pool } = await floor.database()
    const killed = await pool.query('select pg_terminate_backend(pg_backend_pid())').catch((error: unknown) => error)
    expect(isConnectionLost(killed)).toBe(true)
    const wrong = await pool.query('select 1 / 0').catch((error: unknown) => error)
    expect(isConnectionLost(wrong)).toBe(false)
    expect(await unsafeSettings(pool)).toEqual([])
    const client = await pool.connect()
    await client.query('set synchronous_commit = off')
    expect(await unsafeSettings(client as never)).toEqual(['synchronous_commit = off'])
    client.release(true)
  })
})
