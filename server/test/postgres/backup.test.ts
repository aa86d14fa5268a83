import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../../src/database/pool.js'
import { prepareDatabase } from '../../src/database/prepare.js'
import { HOUSE, move, openAccount, walletOf } from '../../src/ledger/ledger.js'
import { backUp, restore } from '../../src/postgres/backup.js'
import { type Launched, launch } from '../../src/postgres/launcher.js'
import { openTables } from '../../src/tables/tables.js'
import { auditHouse } from '../../src/verify/house-audit.js'

const place = mkdtempSync(join(tmpdir(), 'tapete-backup-'))
const [data, copy, restored] = ['data', 'copy', 'restored'].map((name) => join(place, name)) as [string, string, string]
const ends: (() => Promise<unknown>)[] = []
const open = async (dataDir: string): Promise<{ server: Launched; pool: Pool }> => {
  const server = await launch({ dataDir })
  await prepareDatabase(server)
  const pool = openPool(server.url, { max: 4 })
  ends.push(() => pool.end().then(() => server.stop()))
  return { server, pool }
}

afterAll(async () => {
  for (const end of ends) await end()
  rmSync(place, { recursive: true, force: true })
}, 60_000)

const deposit = (pool: Pool, key: string) =>
  move(pool, { kind: 'deposit', key, from: HOUSE, to: walletOf(1), amount: 1_000 })

describe('a backup', () => {
  it('is the house up to its end and nothing later', async () => {
    const { server, pool } = await open(data)
    const tables = await openTables({ pool, url: server.url })
    await tables.create({ id: 'mesa', game: 'roulette-french', room: 'sala', name: 'Mesa', mode: 'digital' })
    const post = { by: 'room-head', do: 'post', role: 'pit-boss', person: '901' } as const
    const key = '00000000-0000-4000-8000-000000000001'
    expect((await tables.command({ table: 'mesa', person: null, role: 'house', move: post, key })).ok).toBe(true)
    await tables.stop()
    await openAccount(pool, walletOf(1))
    for (let count = 0; count < 20; count += 1) await deposit(pool, `before-${count}`)
    let made: string | undefined
    let during = 0
    const backing = backUp(data, copy).then((about) => {
      made = about.at
    })
    while (made === undefined) {
      await deposit(pool, `during-${during++}`)
      await new Promise((soon) => setTimeout(soon))
    }
    await backing
    for (let count = 0; count < 20; count += 1) await deposit(pool, `after-${count}`)

    await restore(copy, restored)
    const { pool: again } = await open(restored)
    const keys = (await again.query<{ key: string }>('select key from ledger_set')).rows.map((row) => row.key)
    expect(keys.filter((each) => each.startsWith('before-'))).toHaveLength(20)
    expect(keys.filter((each) => each.startsWith('after-'))).toEqual([])
    const audit = await auditHouse(again)
    expect(audit).toMatchObject({
      ok: true,
      ledger: { total: 0 },
      tables: [{ table: 'mesa', entries: 1, wrong: null }],
    })
    expect(audit.tables).toEqual((await auditHouse(pool)).tables)
  }, 120_000)

  it('is for its owner alone, and leaves no half behind', () => {
    expect(statSync(copy).mode & 0o077).toBe(0)
    expect(readdirSync(join(copy, 'cluster'))).not.toContain('postmaster.pid')
    expect(existsSync(`${copy}.part`)).toBe(false)
  })

  it('never writes over a backup or a house', async () => {
    await expect(backUp(data, copy)).rejects.toThrow('is there already')
    await expect(restore(copy, data)).rejects.toThrow('is there already')
    await expect(backUp(join(place, 'nowhere'), join(place, 'other'))).rejects.toThrow('no PostgreSQL is running')
  })

  it('that lost a file is not put in place', async () => {
    rmSync(join(copy, 'cluster/PG_VERSION'))
    const target = join(place, 'incomplete')
    await expect(restore(copy, target)).rejects.toThrow(/has \d+ of \d+ files/)
    expect(existsSync(join(target, 'cluster'))).toBe(false)
  })
})

describe('the audit of a house', () => {
  it('sees a log that ends elsewhere and a balance that was written by hand', async () => {
    const pool = openPool((await launch({ dataDir: restored })).ownerUrl, { max: 1 })
    ends.unshift(() => pool.end())
    await pool.query('alter table ledger_account disable trigger user')
    await pool.query(`update ledger_account set balance = balance + 1 where id = $1`, [walletOf(1)])
    await pool.query(`update table_head set version = version + 1`)
    const audit = await auditHouse(pool)
    expect(audit.ok).toBe(false)
    expect(audit.ledger).toMatchObject({ total: 1, brokenAccounts: [walletOf(1)] })
    expect(audit.tables[0]?.wrong).toBe('the log ends at entry 1, not where the table stands')
  }, 60_000)
})
