// Several logs, one unit: a pot and the tables that feed it and win it.

import { randomUUID } from 'node:crypto'
import { findIn, logActor, type Move, RULE_SETS } from '@tapete/engine'
import { KIT } from '@tapete/engine/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Pool } from '../../src/database/pool.js'
import { auditLedger, balance, balances, post } from '../../src/ledger/ledger.js'
import { chainBreak } from '../../src/tables/chain.js'
import type { Command } from '../../src/tables/command.js'
import { type FindGame, type Replica, rebuild } from '../../src/tables/replica.js'
import { type Heard, openTables, type Tables } from '../../src/tables/tables.js'
import { buildExport } from '../../src/verify/export.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { postgresKeyStore, signingKey } from '../../src/verify/key.js'
import { act, fund, must, opening, withFloor } from '../floor.js'
import { verified } from '../verify/verified.js'

const floor = withFloor()
const find: FindGame = (id, ruleSet) => findIn([...KIT, ...RULE_SETS], id, ruleSet)
const SOUND = { total: 0, brokenSets: [], brokenAccounts: [] }
const TABLES = ['a', 'b']
let pool: Pool
let url: string
let tables: Tables

const open = (other = pool, listens = true) => openTables({ pool: other, find, ...(listens && { url }) })

beforeEach(async () => {
  ;({ pool, url } = await floor.database())
  tables = await open()
  await fund(pool, { 1: 10_000 })
  const made = { room: 'r', name: 'n', mode: 'live' } as const
  await tables.create({ ...made, id: 'pot', game: 'kit-pot' })
  for (const id of TABLES) {
    await tables.create({ ...made, id, game: 'kit-pot-table' })
    await must(tables, id, ...opening(1, 1000).filter((move) => move.do !== 'start'))
  }
  return () => tables.stop()
})

const done = (move: Move, table: string): Command => ({
  ...{ table, key: randomUUID(), person: null, role: move.by, move },
})

/** A table pays into the pot, which is told by it. */
const feed = (table: string, amount: number): Command[] => [
  done({ by: 'croupier', do: 'feed-pot', amount }, table),
  done({ by: logActor(table), do: 'contribute', amount }, 'pot'),
]

/** The pot gives all it has to a seat of a table: how much is not known before it is asked. */
const win = (table: string): Command[] => [
  {
    ...{ table: 'pot', key: randomUUID(), isSame: () => true },
    prepare: ({ state }) => {
      const move: Move = { by: logActor(table), do: 'award', amount: state.accounts.pot ?? 0 }
      return { person: null, role: 'log', move }
    },
  },
  {
    ...{ table, key: randomUUID(), isSame: () => true },
    prepare: (_replica, [award]) => {
      const amount = award?.entry.events[0]?.amount as number
      return { person: null, role: 'log', move: { by: logActor('pot'), do: 'win-pot', amount, seat: 'seat:1' } }
    },
  },
]

const versions = async () =>
  Object.fromEntries(
    await Promise.all(['pot', ...TABLES].map(async (id) => [id, (await tables.load(id))?.version ?? -1])),
  )

const everything = async () => ({
  versions: await versions(),
  balances: await balances(pool, ''),
  entries: (await pool.query('select count(*) as n from log_entry')).rows,
})

describe('a unit of two logs', () => {
  it('writes both with their money, in one transaction, and each hears of its own', async () => {
    const heard: Heard[] = []
    for (const id of ['pot', 'a']) tables.subscribe(id, (each) => heard.push(each))
    const before = await versions()
    expect(await tables.unit(feed('a', 300))).toMatchObject({
      ok: true,
      done: [
        { version: before.a + 1, repeated: false, by: 'croupier' },
        { version: 1, repeated: false, by: 'log:a' },
      ],
    })
    expect(heard.map(({ entry }) => [entry.table, entry.seq])).toEqual([
      ['a', before.a + 1],
      ['pot', 1],
    ])
    expect([await balance(pool, 'table:a:bank'), await balance(pool, 'table:pot:pot')]).toEqual([-300, 300])
    expect(await balance(pool, 'link:a:pot')).toBe(0)
    const { rows } = await pool.query<{ n: number }>(
      `select count(distinct xmin::text) as n from log_entry where (table_id, seq) in (('a', $1), ('pot', 1))`,
      [before.a + 1],
    )
    expect(rows).toEqual([{ n: 1 }])

    expect(await tables.unit(win('a'))).toMatchObject({ ok: true, done: [{ by: 'log:a' }, { by: 'log:pot' }] })
    expect(await balance(pool, 'table:a:seat:1')).toBe(1300)
    expect(await balance(pool, 'table:pot:pot')).toBe(0)
    expect(await auditLedger(pool)).toEqual(SOUND)
    expect(await auditHouse(pool, find)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
  })

  it('refused by one is written in neither, and says whose refusal it is', async () => {
    await tables.unit(feed('a', 300))
    const before = await everything()
    const [sound, wrong] = [feed('a', 100), done({ by: logActor('a'), do: 'award', amount: 999 }, 'pot')]
    expect(await tables.unit([sound[0] as Command, wrong])).toMatchObject({
      ...{ ok: false, table: 'pot', version: 1, refusal: { code: 'pot-too-small' } },
    })
    expect(await tables.unit([{ ...wrong, key: randomUUID() }, sound[0] as Command])).toMatchObject({ table: 'pot' })
    expect(await tables.unit([{ ...(sound[0] as Command), expected: 1 }, sound[1] as Command])).toMatchObject({
      ...{ table: 'a', refusal: { code: 'version-conflict' } },
    })
    expect(await tables.unit([sound[0] as Command, done({ by: 'pit-boss', do: 'open' }, 'nowhere')])).toMatchObject({
      ...{ table: 'nowhere', refusal: { code: 'no-such-table' } },
    })
    const buy: Move = { by: 'seat:1', do: 'buy', amount: 1_000_000 }
    expect(await tables.unit([done(buy, 'b'), ...feed('a', 10)])).toMatchObject({
      ...{ table: 'b', refusal: { code: 'wallet-short', params: { have: 8_000, need: 1_000_000 } } },
    })
    await expect(tables.unit([sound[0] as Command, sound[0] as Command])).rejects.toThrow('one command for each table')
    expect(await everything()).toEqual(before)
  })

  it('cannot be half a unit: what one log gives is taken only together with the other', async () => {
    const before = await everything()
    for (const half of feed('a', 100))
      expect(await tables.command(half)).toMatchObject({ ok: false, refusal: { code: 'half-a-unit' } })
    expect(await everything()).toEqual(before)
    expect(await tables.unit(feed('a', 100))).toMatchObject({ ok: true })
    // Nor does the database let anything stay between two logs.
    const lines = [
      { account: 'wallet:1', amount: -100 },
      { account: 'link:a:pot', amount: 100 },
    ]
    await expect(post(pool, { kind: 'half', key: 'half', lines })).rejects.toMatchObject({ code: '23514' })
  })

  it('that lost a race at either log is tried again at both, on what is there now', async () => {
    const rival = await open(floor.pool(url), false)
    for (const id of ['pot', ...TABLES]) await rival.load(id)
    // The rival writes first, at one of the two: this node has not heard of it.
    await rival.unit(feed('b', 50))
    expect(await tables.unit(feed('a', 10))).toMatchObject({ ok: true, done: [{}, { version: 2 }] })
    await must(rival, 'a', { by: 'seat:1', do: 'buy', amount: 100 })
    expect(await tables.unit(win('a'))).toMatchObject({ ok: true, done: [{ version: 3 }, {}] })
    // What the pot had is read again after the race: 50 and 10, not what this node knew.
    expect(await balance(pool, 'table:a:seat:1')).toBe(1160)
    await rival.stop()
  })

  it('is done once under its keys, also from another node and after the fact', async () => {
    const other = await open(floor.pool(url))
    const unit = feed('a', 300)
    const answers = await Promise.all([tables, other, tables, other].map((node) => node.unit(unit)))
    expect(answers.every((answer) => answer.ok)).toBe(true)
    expect(answers.filter((answer) => answer.ok && !answer.done[0]?.repeated)).toHaveLength(1)
    expect(await tables.unit(unit)).toMatchObject({ ok: true, done: [{ repeated: true }, { repeated: true }] })
    expect(await balance(pool, 'table:pot:pot')).toBe(300)
    // One key of another unit: neither is done.
    const [first, second] = feed('b', 300) as [Command, Command]
    const before = await everything()
    expect(await tables.unit([first, { ...second, key: (unit[1] as Command).key }])).toMatchObject({
      ...{ ok: false, table: 'pot', refusal: { code: 'key-reused' } },
    })
    expect(await everything()).toEqual(before)
    await other.stop()
  })

  it('of many, from two nodes and in any order of their tables, none waits for ever and no money is lost', async () => {
    const other = await open(floor.pool(url))
    const jobs = Array.from({ length: 24 }, (_, index) => {
      const unit = feed(index % 3 ? 'a' : 'b', 10)
      return (index % 2 ? tables : other).unit(index % 5 ? unit : unit.reverse())
    })
    const single = Array.from({ length: 12 }, (_, index) =>
      act(index % 2 ? other : tables, TABLES[index % 2] as string, { by: 'seat:1', do: 'buy', amount: 100 }),
    )
    expect((await Promise.all(jobs)).every((answer) => answer.ok)).toBe(true)
    expect((await Promise.all(single)).every((answer) => answer.ok)).toBe(true)
    expect(await balance(pool, 'table:pot:pot')).toBe(240)
    expect(await auditLedger(pool)).toEqual(SOUND)
    expect(await auditHouse(pool, find)).toMatchObject({ ok: true })
    await other.stop()
  })

  it('survives connections that break under it, done once', async () => {
    const killer = floor.pool(url, 1)
    const killing = (async () => {
      for (let count = 0; count < 10; count += 1) {
        await killer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'`,
        )
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    })()
    for (let count = 0; count < 20; count += 1) expect(await tables.unit(feed('a', 10))).toMatchObject({ ok: true })
    await killing
    expect(await balance(pool, 'table:pot:pot')).toBe(200)
    expect(await tables.readLog('pot')).toHaveLength(20)
    expect(await auditHouse(pool, find)).toMatchObject({ ok: true })
  })

  it('leaves each log whole by itself: chain, replay and export', async () => {
    await tables.unit(feed('a', 300))
    await tables.unit(feed('b', 30))
    await tables.unit(win('a'))
    const key = await signingKey(postgresKeyStore(pool))
    for (const id of ['pot', ...TABLES]) {
      const { row, version } = (await rebuild(pool, id, { snapshots: false, find })) as Replica
      const entries = await tables.readLog(id)
      expect([entries.length, chainBreak(row, entries)]).toEqual([version, undefined])
      const file = buildExport({ table: row, entries, series: [], key, exportedAt: new Date() })
      expect(verified(JSON.parse(JSON.stringify(file)), { find })).toMatchObject({ ok: true, entries: version })
    }
  })
})

describe('what must be in the log before', () => {
  it('is written with the move or not at all, and what the rules refuse of it is left out', async () => {
    await must(tables, 'a', { by: 'seat:1', do: 'step-away' })
    const before = await versions()
    const back = { person: 1, role: 'seat', move: { by: 'seat:1', do: 'come-back' } } as const
    const buy = (amount: number): Command => ({
      ...{ table: 'a', key: randomUUID(), person: 1, role: 'seat', before: [back] },
      move: { by: 'seat:1', do: 'buy', amount },
    })
    expect(await tables.command(buy(1_000_000))).toMatchObject({ refusal: { code: 'wallet-short' } })
    expect(await versions()).toEqual(before)
    const first = buy(100)
    const answer = await tables.command({ ...first, expected: before.a })
    expect(answer).toMatchObject({ ok: true, version: before.a + 2, repeated: false })
    expect(answer.ok && answer.events.map(({ type }) => type)).toEqual(['chips-bought'])
    expect(await tables.command(first)).toEqual({ ...answer, repeated: true })
    const log = await tables.readLog('a', before.a + 1)
    expect(log.map(({ move }) => move.do)).toEqual(['come-back', 'buy'])
    // Nobody is away any more.
    expect(await tables.command(buy(100))).toMatchObject({ ok: true, version: before.a + 3 })
  })
})
