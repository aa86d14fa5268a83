// A house that has to back itself up: nobody calls a command, copies break, two nodes want to, disks fill with old ones.

import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRecord } from '../../src/administration/record.js'
import { openPool } from '../../src/database/pool.js'
import { backUp, restore } from '../../src/postgres/backup.js'
import { launch } from '../../src/postgres/launcher.js'
import { type Served, serve } from '../../src/serve.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { type BackupsOptions, backupsOf, keptOf, nameAt } from '../../src/watch/backups.js'
import { clientOf, someone } from '../http/client.js'
import { done, refused } from '../kit/house.js'

const place = mkdtempSync(join(tmpdir(), 'tapete-daily-'))
const [dataDir, folder] = [join(place, 'data'), join(place, 'backups')]
const QUIET = { port: 0, webRoot: null, robotPlayers: 0 }
let now = new Date()
let served: Served

beforeAll(async () => {
  served = await serve({
    ...{ ...QUIET, dataDir, backups: folder, keep: { daily: 1, weekly: 1 } },
    watch: { look: 100, backups: { clock: () => now } },
  })
}, 120_000)
afterAll(async () => {
  await served?.stop()
  rmSync(place, { recursive: true, force: true })
}, 60_000)

const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  for (let count = 0; count < 600; count++) {
    if (await holds()) return
    await new Promise((soon) => setTimeout(soon, 50))
  }
  throw new Error('never came to pass')
}
const made = () => (existsSync(folder) ? readdirSync(folder).filter((name) => /Z(\.dump)?$/.test(name)) : [])
const health = async (): Promise<string> => done(await clientOf(served.url).get('/api/health')).backups
const noted = async (): Promise<string[]> =>
  (
    await served.house.pool.query<{ act: string }>(`select act from admin_entry where subject = 'backups' order by seq`)
  ).rows.map(({ act }) => act)
const DAY = 24 * 3_600_000
const hours = (count: number) => {
  now = new Date(now.getTime() + count * 3_600_000)
}

describe('a house left to itself', () => {
  it('makes a backup of the day, tries it, and makes no other until the next', async () => {
    await until(async () => (await health()) === 'made')
    expect(made()).toHaveLength(1)
    expect(statSync(folder).mode & 0o077).toBe(0)
    expect(readdirSync(folder)).toEqual(made())
    hours(20)
    await new Promise((soon) => setTimeout(soon, 500))
    expect(made()).toHaveLength(1)
    const operator = await someone(served.url, 'operator')
    expect(done(await operator.get('/api/watch/backups')).backups).toMatchObject({
      ...{ folder, keep: { daily: 1, weekly: 1 }, failed: null },
      made: { name: made()[0] },
    })
    expect(refused(await (await someone(served.url, 'pit-boss')).get('/api/watch/backups'))).toBe('not-allowed')
  }, 120_000)

  it('can be put back from it', async () => {
    const [name] = made()
    const again = join(place, 'again')
    await restore(join(folder, name as string), again)
    const server = await launch({ dataDir: again })
    const pool = openPool(server.url, { max: 2 })
    try {
      expect(await auditHouse(pool)).toMatchObject({ ok: true })
    } finally {
      await pool.end()
      await server.stop()
    }
  }, 60_000)

  it('makes the next a day later, and keeps so many', async () => {
    const [first] = made()
    // What a killed node left.
    mkdirSync(join(folder, '2026-01-01T00-00-00Z.part'))
    mkdirSync(join(folder, 'trying-abc'))
    hours(5)
    await until(async () => (await noted()).length === 2 && made().length === 1)
    expect(made()).not.toContain(first)
    expect(readdirSync(folder)).toEqual(made())
    expect(await noted()).toEqual(['backup-made', 'backup-made'])
    expect(await auditRecord(served.house.pool)).toMatchObject({ wrong: null })
  }, 120_000)
})

const own = (options: Partial<BackupsOptions> = {}) =>
  backupsOf({ pool: served.house.pool, of: { dataDir }, folder, node: 'test', clock: () => now, ...options })

describe('a backup', () => {
  // What follows is asked for by the tests alone.
  beforeAll(() => served.house.watch.stop())

  it('is made by one node of several, and never while another runs', async () => {
    const before = (await noted()).length
    const elsewhere = join(place, 'elsewhere')
    const later = new Date(now.getTime() + 40 * DAY)
    const nodes = [1, 2, 3].map(() => own({ folder: elsewhere, clock: () => later }))
    const names = await Promise.all(nodes.map((each) => each.tend()))
    expect(names.filter((name) => name !== null)).toHaveLength(1)
    expect((await noted()).slice(before)).toEqual(['backup-made'])
    const [one, two] = await Promise.allSettled([
      backUp(dataDir, join(place, 'by-hand-1')),
      backUp(dataDir, join(place, 'by-hand-2')),
    ])
    expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected'])
    const lost = (one.status === 'rejected' ? one : two) as PromiseRejectedResult
    expect(String(lost.reason)).toContain('another backup of this house is running')
  }, 120_000)

  it('that fails is told at once, in the record, at the health and to the operator', async () => {
    const instead = join(place, 'no-folder')
    writeFileSync(instead, '')
    const later = new Date(now.getTime() + 50 * DAY)
    await expect(own({ folder: instead, clock: () => later }).tend()).rejects.toThrow()
    expect((await noted()).at(-1)).toBe('backup-failed')
    expect(await health()).toBe('failed')
    const operator = await someone(served.url, 'operator')
    expect(done(await operator.get('/api/watch/notices')).notices[0]).toMatchObject({ act: 'backup-failed' })
    // Not again and again within the hour.
    const soon = new Date(later.getTime() + 30 * 60_000)
    expect(await own({ folder: instead, clock: () => soon }).tend()).toBeNull()
    const next = new Date(later.getTime() + 90 * 60_000)
    await expect(own({ folder: instead, clock: () => next }).tend()).rejects.toThrow()
  }, 60_000)

  it('of a PostgreSQL of one’s own is its pg_dump’s, read again by pg_restore; without them it is told', async () => {
    const target = join(place, 'dumps')
    const url = served.databaseUrl
    let days = 60
    const dumped = (dump: string, list: string) =>
      own({
        ...{ of: { databaseUrl: url }, folder: target, dumping: { dump, list } },
        clock: () => new Date(now.getTime() + days * DAY),
      }).tend()
    const script = (name: string, text: string): string => {
      const path = join(place, name)
      writeFileSync(path, `#!/bin/sh\n${text}\n`)
      chmodSync(path, 0o700)
      return path
    }
    await expect(dumped('pg_dump-that-is-not-here', 'true')).rejects.toThrow(
      'pg_dump-that-is-not-here is not on this machine',
    )
    // No password among the arguments; the place comes in the environment.
    const password = new URL(url).password
    const good = script(
      'dump',
      `case "$*" in *${password}*) exit 3;; esac; [ "$PGPASSWORD" = "${password}" ] || exit 4
for each in "$@"; do case "$each" in --file=*) echo dump > "\${each#--file=}";; esac; done`,
    )
    const tables = ['log_entry', 'ledger_set', 'admin_entry', 'draw_series']
    const listing = (names: string[]) =>
      names.map((name, at) => `echo "${at}; 0 1 TABLE DATA public ${name} tapete"`).join('\n')
    days += 1
    await expect(dumped(good, script('list-less', listing(tables.slice(1))))).rejects.toThrow(
      'the dump has no log_entry',
    )
    expect(readdirSync(target)).toEqual([])
    days += 1
    const name = await dumped(good, script('list', listing(tables)))
    expect(name).toMatch(/\.dump$/)
    expect(readdirSync(target)).toEqual([name])
  }, 60_000)
})

describe('what is kept', () => {
  it('is the newest of each of the last days and weeks that have one, and nothing else is touched', () => {
    const days = Array.from({ length: 40 }, (_, day) => nameAt(new Date(Date.UTC(2026, 0, 1 + day, 3))))
    const twice = nameAt(new Date(Date.UTC(2026, 1, 9, 1)))
    const kept = keptOf([...days, twice, 'notes.txt', '2026-01-01'], { daily: 7, weekly: 4 })
    // 9 February 2026 is a Monday: its week, and the Sundays before.
    expect([...kept].sort()).toEqual(
      [
        '2026-01-25',
        '2026-02-01',
        '2026-02-03',
        '2026-02-04',
        '2026-02-05',
        '2026-02-06',
        '2026-02-07',
        '2026-02-08',
        '2026-02-09',
      ].map((day) => `${day}T03-00-00Z`),
    )
  })
})
