import { randomUUID } from 'node:crypto'
import type { Move } from '@tapete/engine'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Pool } from '../../src/database/pool.js'
import { auditLedger, balance, balances } from '../../src/ledger/ledger.js'
import { chainBreak } from '../../src/tables/chain.js'
import { readTable, type TableRow } from '../../src/tables/log.js'
import { rebuild } from '../../src/tables/replica.js'
import { type Heard, openTables, type Tables } from '../../src/tables/tables.js'
import { act, fund, must, opening, staff, withFloor } from '../floor.js'

const floor = withFloor()
const SOUND = { total: 0, brokenSets: [], brokenAccounts: [] }
let pool: Pool
let owner: Pool
let url: string
let tables: Tables

beforeEach(async () => {
  const made = await floor.database()
  pool = made.pool
  owner = made.owner
  url = made.url
  tables = await openTables({ pool, url, snapshotEvery: 50 })
  await tables.create({ id: 't', game: 'roulette-french', room: 'sala', name: 'Mesa 1', mode: 'digital' })
  await fund(pool, { 1: 10_000, 2: 10_000 })
  return () => tables.stop()
})

const counts = async (): Promise<object> =>
  (
    await pool.query(
      `select (select count(*) from log_entry) as entries, (select count(*) from ledger_set) as sets,
              (select count(*) from ledger_line) as lines, (select sum(version) from table_head) as version`,
    )
  ).rows[0] as object

const bet = (seat: number, amount: number, on = 'red'): Move => ({ by: `seat:${seat}`, do: 'bet', on, amount })

describe('a command', () => {
  it('writes the entry, the money and the head together', async () => {
    await must(tables, 't', ...opening(2, 4000), bet(1, 1000))
    expect(await balance(pool, 'wallet:1')).toBe(6000)
    expect(Object.fromEntries(await balances(pool, 'table:t:'))).toEqual({
      'table:t:seat:1': 3000,
      'table:t:seat:1/stakes': 1000,
      'table:t:seat:2': 4000,
    })
    const log = await tables.readLog('t')
    expect(log.map((entry) => entry.seq)).toEqual(log.map((_, index) => index + 1))
    expect(log.at(-1)).toMatchObject({ person: 1, role: 'seat', move: bet(1, 1000), draw: null })
    expect(await auditLedger(pool)).toEqual(SOUND)
    expect(await tables.readLog('t', 3, 4)).toEqual(log.slice(2, 4))
  })

  it('done twice under one key is done once and answers the same, from any node', async () => {
    await must(tables, 't', ...opening(1, 4000))
    const other = await openTables({ pool: floor.pool(url), url })
    const key = randomUUID()
    const first = await act(tables, 't', bet(1, 1000), key)
    await must(tables, 't', bet(1, 500))
    const before = await counts()
    for (const node of [tables, other, tables]) {
      const again = await act(node, 't', bet(1, 1000), key.toUpperCase())
      expect(again).toEqual({ ...first, repeated: true })
    }
    const together = randomUUID()
    const answers = await Promise.all(
      [tables, other, tables, other].map((node) => act(node, 't', bet(1, 100), together)),
    )
    expect(new Set(answers.map((answer) => answer.ok && answer.version)).size).toBe(1)
    expect(answers.filter((answer) => answer.ok && !answer.repeated)).toHaveLength(1)
    expect(await counts()).toMatchObject({ entries: Number((before as { entries: number }).entries) + 1 })
    await other.stop()
  })

  it('answers a repeated key although the rules would refuse the move now', async () => {
    await must(tables, 't', ...opening(1, 4000).slice(0, 4))
    const key = randomUUID()
    const sit: Move = { by: 'seat:1', do: 'sit', player: '1' }
    const first = await act(tables, 't', sit, key)
    expect(await act(tables, 't', sit, key)).toEqual({ ...first, repeated: true })
    expect(await act(tables, 't', sit)).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } })
    const stale = await tables.command({ table: 't', person: 1, role: 'seat', move: sit, key, expected: 0 })
    expect(stale).toEqual({ ...first, repeated: true })
  })

  it('refuses a key that somebody used for something else, and tells nothing of it', async () => {
    await must(tables, 't', ...opening(2, 4000))
    const key = randomUUID()
    await act(tables, 't', bet(1, 1000), key)
    const no = { ok: false, version: expect.any(Number), refusal: { code: 'key-reused', params: {} } }
    expect(await act(tables, 't', bet(1, 500), key)).toEqual(no)
    expect(await act(tables, 't', bet(2, 1000), key)).toEqual(no)
  })

  it('refused by the rules, by the wallet or by its shape writes nothing', async () => {
    await must(tables, 't', ...opening(1, 4000))
    const [state, before, held] = [(await tables.load('t'))?.state, await counts(), await balances(pool, '')]
    const refused = async (move: Move, code: string, more: object = {}) =>
      expect(await act(tables, 't', move)).toMatchObject({ ok: false, refusal: { code, ...more } })
    await refused(bet(1, 5000), 'not-enough-chips', { cite: 'GEN-06' })
    await refused({ by: 'seat:1', do: 'buy', amount: 6500 }, 'wallet-short', {
      params: { have: 6000, need: 6500 },
      cite: 'GEN-17',
    })
    await refused({ by: 'pit-boss', do: 'suspend', reason: '\ud800' }, 'malformed')
    await refused({ by: 'seat:1', do: 'fly' } as Move, 'no-such-move')
    expect(await act(tables, 'u', bet(1, 100))).toMatchObject({ ok: false, refusal: { code: 'no-such-table' } })
    expect(await act(tables, 't', bet(1, 100), 'not-a-uuid')).toMatchObject({ refusal: { code: 'malformed' } })
    expect(
      await tables.command({ table: 't', person: 1, role: 'seat', move: bet(1, 100), key: randomUUID(), expected: 3 }),
    ).toMatchObject({ ok: false, refusal: { code: 'version-conflict', params: { version: 7 } } })
    expect([(await tables.load('t'))?.state, await counts(), await balances(pool, '')]).toEqual([state, before, held])
    await must(tables, 't', { by: 'seat:1', do: 'buy', amount: 6000 })
  })

  it('needs a wallet to buy with', async () => {
    const moves: Move[] = [...opening(0, 0).slice(0, 4), { by: 'seat:5', do: 'sit', player: '55' }]
    await must(tables, 't', ...moves)
    expect(await act(tables, 't', { by: 'seat:5', do: 'buy', amount: 500 })).toMatchObject({
      ok: false,
      refusal: { code: 'no-such-wallet' },
    })
  })

  it('pays the chips of who leaves, and a held payment of who left, to their wallet', async () => {
    await must(tables, 't', ...opening(2, 4000), { by: 'seat:2', do: 'leave' })
    expect(await balance(pool, 'wallet:2')).toBe(10_000)
    await must(tables, 't', bet(1, 1000))
    await staff(tables, 't')
    await must(tables, 't', { by: 'chance', do: 'ball', pocket: '1' })
    await must(tables, 't', { by: 'croupier', do: 'collect' }, { by: 'pit-boss', do: 'hold', seat: 'seat:1' })
    await staff(tables, 't')
    const hold = (await tables.load('t'))?.state.holds[0]
    expect(hold).toMatchObject({ player: '1', amount: 1000 })
    await must(tables, 't', { by: 'seat:1', do: 'leave' })
    expect(await balance(pool, 'wallet:1')).toBe(10_000)
    await must(
      tables,
      't',
      { by: 'pit-boss', do: 'clear-hold', hold: hold?.id as string, verdict: 'pay' },
      { by: 'croupier', do: 'pay-held', hold: hold?.id as string },
    )
    expect(await balance(pool, 'wallet:1')).toBe(11_000)
    expect(await auditLedger(pool)).toEqual(SOUND)
  })

  it('survives a connection that breaks under it, done once', async () => {
    await must(tables, 't', ...opening(1, 4000))
    const killer = floor.pool(url, 1)
    const killing = (async () => {
      for (let count = 0; count < 12; count += 1) {
        await killer.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'",
        )
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    })()
    const versions: number[] = []
    for (let count = 0; count < 30; count += 1) {
      const answer = await act(tables, 't', bet(1, 100))
      if (!answer.ok) throw new Error(answer.refusal.code)
      versions.push(answer.version)
    }
    await killing
    expect(versions).toEqual(versions.map((_, index) => (versions[0] as number) + index))
    expect(await balance(pool, 'table:t:seat:1/stakes')).toBe(3000)
    expect(await auditLedger(pool)).toEqual(SOUND)
  })
})

describe('nodes', () => {
  it('play one table together: every race is settled, nothing is lost or done twice', async () => {
    await must(tables, 't', ...opening(2, 4000))
    const other = await openTables({ pool: floor.pool(url), url })
    const jobs = Array.from({ length: 30 }, (_, index) =>
      act(index % 2 ? tables : other, 't', bet(1 + (index % 2), 100)),
    )
    const answers = await Promise.all(jobs)
    expect(answers.every((answer) => answer.ok)).toBe(true)
    expect(new Set(answers.map((answer) => answer.version)).size).toBe(30)
    expect((await other.load('t'))?.state).toEqual((await tables.load('t'))?.state)
    expect(await balance(pool, 'table:t:seat:1/stakes')).toBe(1500)
    await other.stop()
  })

  it('hear what another node wrote, each entry once and in order', async () => {
    const other = await openTables({ pool: floor.pool(url), url, pollMs: 60_000 })
    const [here, there]: [Heard[], Heard[]] = [[], []]
    tables.subscribe('t', (heard) => here.push(heard))
    other.subscribe('t', (heard) => there.push(heard))
    await other.load('t')
    await must(tables, 't', ...opening(2, 4000), ...Array.from({ length: 20 }, () => bet(1, 100)))
    await must(other, 't', bet(2, 100))
    await until(() => here.length === 30 && there.length === 30)
    expect(there.map(({ entry }) => entry.seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    expect(JSON.stringify(here.map(({ entry }) => entry.hash))).toBe(
      JSON.stringify(there.map(({ entry }) => entry.hash)),
    )
    expect(there.at(-1)?.state).toEqual(here.at(-1)?.state)
    await other.stop()
  })

  it('hear it also when the message is lost', async () => {
    const silent = await openTables({ pool: floor.pool(url) })
    const other = await openTables({ pool: floor.pool(url), url, pollMs: 50 })
    const heard: number[] = []
    const stop = other.subscribe('t', ({ entry }) => heard.push(entry.seq))
    await other.load('t')
    await must(silent, 't', ...opening(0, 0))
    await until(() => heard.length === 5)
    stop()
    await must(silent, 't', { by: 'pit-boss', do: 'block-seat', seat: 'seat:1' })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(heard).toEqual([1, 2, 3, 4, 5])
    await other.stop()
  })

  it('do not refuse from a state that is behind', async () => {
    const behind = await openTables({ pool: floor.pool(url) })
    await behind.load('t')
    await must(tables, 't', ...opening(1, 4000))
    expect(await act(behind, 't', bet(1, 100))).toMatchObject({ ok: true })
  })
})

const until = async (holds: () => boolean): Promise<void> => {
  for (let waited = 0; !holds(); waited += 10) {
    if (waited > 20_000) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

describe('a restart', () => {
  it('resumes in the middle of a round, from the log alone and from a snapshot alike', async () => {
    await must(tables, 't', ...opening(2, 8000), ...Array.from({ length: 60 }, () => bet(1, 100)), bet(2, 700, 'black'))
    await must(tables, 't', { by: 'croupier', do: 'spin', wheel: 'clockwise' })
    const live = await tables.load('t')
    await tables.stop()
    const { rows } = await pool.query<{ version: number }>('select version from table_snapshot')
    expect(rows).toEqual([{ version: 50 }])
    for (const snapshots of [true, false]) {
      const again = await rebuild(floor.pool(url, 1), 't', { snapshots })
      expect(again?.state).toEqual(live?.state)
      expect(JSON.stringify(again?.state)).toBe(JSON.stringify(live?.state))
      expect(again?.version).toBe(live?.version)
      expect(again?.head.equals(live?.head as Buffer)).toBe(true)
    }
    const next = await openTables({ pool: floor.pool(url), url })
    await must(next, 't', bet(2, 100), { by: 'croupier', do: 'no-more-bets' })
    await next.stop()
  })
})

describe('tampering', () => {
  const tampered = async (sql: string): Promise<{ row: TableRow; broken: number | undefined }> => {
    await owner.query('alter table log_entry disable trigger user')
    await owner.query(sql)
    const row = (await readTable(pool, 't')) as TableRow
    const log = await tables.readLog('t')
    return { row, broken: chainBreak(row, log) }
  }

  it('breaks the chain at the entry touched, and the table does not load', async () => {
    await must(tables, 't', ...opening(2, 4000), bet(1, 1000), bet(2, 500))
    expect((await tampered('select 1')).broken).toBeUndefined()
    const forgeries: [string, number][] = [
      ['update log_entry set move = move || \'{"amount": 900}\' where seq = 10', 10],
      ["update log_entry set at = at + interval '1 ms' where seq = 4", 4],
      ['update log_entry set person = 2 where seq = 3', 3],
      ["update log_entry set draw = '{}' where seq = 2", 2],
      ['update log_entry set hash = sha256(hash) where seq = 1', 1],
    ]
    for (const [sql, seq] of forgeries) {
      expect((await tampered(sql)).broken).toBe(seq)
      await expect(rebuild(pool, 't', { snapshots: false })).rejects.toThrow(`table t, entry ${seq}`)
    }
    await expect((await tampered('delete from log_entry where seq = 1')).broken).toBe(1)
  })
})

describe('a table', () => {
  it('is made once, with a complete configuration', async () => {
    const wanted = { id: 'u', game: 'roulette-french', room: 'r', name: 'n', mode: 'live' } as const
    expect(await tables.create({ ...wanted, config: { min: -1 } })).toMatchObject({ ok: false, code: 'bad-option' })
    expect(await tables.create({ ...wanted, config: { wings: 2 } })).toMatchObject({
      ok: false,
      code: 'unknown-option',
    })
    const [one, two] = await Promise.all([tables.create(wanted), tables.create(wanted)])
    expect([one.ok, two.ok].sort()).toEqual([false, true])
    const row = await readTable(pool, 'u')
    expect(row).toMatchObject({ mode: 'live', robot: null, owner: null })
    expect(Object.keys(row?.config ?? {}).length).toBeGreaterThan(5)
    await expect(tables.create({ ...wanted, id: 'No:good' })).rejects.toMatchObject({ code: '23514' })
  })

  it('has what follows from being live, and cannot be asked for it otherwise', async () => {
    const wanted = { game: 'holdem-plus', room: 'r', name: 'n' } as const
    for (const [mode, faces] of [
      ['live', 'turned'],
      ['digital', 'drawn'],
      ['practice', 'drawn'],
    ] as const) {
      expect((await tables.create({ ...wanted, id: mode, mode })).ok).toBe(true)
      expect((await readTable(pool, mode))?.config).toMatchObject({ faces })
      const other = { faces: faces === 'drawn' ? 'turned' : 'drawn' }
      expect(await tables.create({ ...wanted, id: `other-${mode}`, mode, config: other })).toEqual({
        ...{ ok: false, code: 'bad-option', params: { option: 'faces', why: `is ${faces} at this table` } },
      })
    }
  })
})
