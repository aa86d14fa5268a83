import { randomUUID } from 'node:crypto'
import { random } from '@tapete/engine/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Pool } from '../../src/database/pool.js'
import {
  accountStatement,
  auditLedger,
  balance,
  balances,
  HOUSE,
  type Line,
  move,
  openAccount,
  PRACTICE,
  post,
  practiceOf,
} from '../../src/ledger/ledger.js'
import { fund, withFloor } from '../floor.js'

const floor = withFloor()
const SOUND = { total: 0, brokenSets: [], brokenAccounts: [] }
let pool: Pool
/** Who owns the ledger is held to its laws too, as long as the triggers stand. */
let owner: Pool
beforeAll(async () => {
  const database = await floor.database()
  pool = database.pool
  owner = database.owner
}, 60_000)

const posting = (lines: readonly Line[], key: string = randomUUID()) => ({ kind: 'test', key, lines })

describe('posting', () => {
  it('moves money between accounts and answers the same to the same key', async () => {
    await fund(pool, { 1: 1000, 2: 0 })
    const key = randomUUID()
    const gift = { kind: 'gift', key, from: 'wallet:1', to: 'wallet:2', amount: 400, memo: 'birthday' }
    const first = await move(pool, gift)
    expect(first).toMatchObject({ ok: true, repeated: false })
    expect(await move(pool, gift)).toEqual({ ...first, repeated: true })
    expect(await balance(pool, 'wallet:1')).toBe(600)
    expect(await balance(pool, 'wallet:2')).toBe(400)
    expect(await move(pool, { ...gift, amount: 300 })).toEqual({ ok: false, code: 'key-reused' })
    expect(await move(pool, { ...gift, to: HOUSE })).toEqual({ ok: false, code: 'key-reused' })
    expect(await balance(pool, 'wallet:1')).toBe(600)
  })

  it('never changes practice chips for money, nor money for them', async () => {
    await fund(pool, { 7: 100 })
    await openAccount(pool, practiceOf(7))
    const chips = { kind: 'practice', from: PRACTICE, to: practiceOf(7), amount: 500 }
    expect(await move(pool, { ...chips, key: randomUUID() })).toMatchObject({ ok: true })
    for (const [from, to] of [
      [practiceOf(7), 'wallet:7'],
      [practiceOf(7), HOUSE],
      ['wallet:7', practiceOf(7)],
      [HOUSE, practiceOf(7)],
      [PRACTICE, 'wallet:7'],
    ] as const)
      expect(await move(pool, { kind: 'change', key: randomUUID(), from, to, amount: 50 })).toEqual({
        ok: false,
        code: 'practice-is-no-money',
      })
    expect([await balance(pool, 'wallet:7'), await balance(pool, practiceOf(7))]).toEqual([100, 500])
  })

  it('refuses debt where it is forbidden, unknown accounts and sets that do not sum to zero', async () => {
    await fund(pool, { 3: 100 })
    const before = await balances(pool, '')
    const cases: [readonly Line[], object][] = [
      [
        [
          { account: 'wallet:3', amount: -101 },
          { account: 'house', amount: 101 },
        ],
        { code: 'overdrawn', account: 'wallet:3' },
      ],
      [
        [
          { account: 'wallet:nobody', amount: 1 },
          { account: 'house', amount: -1 },
        ],
        { code: 'no-such-account', account: 'wallet:nobody' },
      ],
      [
        [
          { account: 'wallet:3', amount: 1 },
          { account: 'house', amount: -2 },
        ],
        { code: 'unbalanced' },
      ],
      [[{ account: 'wallet:3', amount: 0 }], { code: 'unbalanced' }],
    ]
    for (const [lines, no] of cases) expect(await post(pool, posting(lines))).toEqual({ ok: false, ...no })
    expect(await balances(pool, '')).toEqual(before)
    const half = [
      { account: 'wallet:3', amount: 0.5 },
      { account: 'house', amount: -0.5 },
    ]
    await expect(post(pool, posting(half))).rejects.toThrow('not a whole amount')
  })

  it('corrects by a new set that names the wrong one', async () => {
    await fund(pool, { 4: 0 })
    const wrong = await move(pool, { kind: 'deposit', key: randomUUID(), from: HOUSE, to: 'wallet:4', amount: 500 })
    if (!wrong.ok) throw new Error('not posted')
    const right = { kind: 'correction', key: randomUUID(), from: 'wallet:4', to: HOUSE, corrects: wrong.set }
    expect(await move(pool, { ...right, amount: 450, memo: 'one zero too many' })).toMatchObject({ ok: true })
    const lines = await accountStatement(pool, 'wallet:4')
    expect(lines.map(({ kind, amount, balance: after, corrects }) => ({ kind, amount, after, corrects }))).toEqual([
      { kind: 'correction', amount: -450, after: 50, corrects: wrong.set },
      { kind: 'deposit', amount: 500, after: 500, corrects: null },
    ])
  })

  it('gives a statement page by page with the balance after each line', async () => {
    await fund(pool, { 5: 0 })
    for (let amount = 1; amount <= 7; amount += 1)
      await move(pool, { kind: 'deposit', key: randomUUID(), from: HOUSE, to: 'wallet:5', amount })
    const first = await accountStatement(pool, 'wallet:5', { limit: 3 })
    const last = first.at(-1)?.set as number
    const second = await accountStatement(pool, 'wallet:5', { limit: 10, before: last })
    expect([...first, ...second].map((line) => line.balance)).toEqual([28, 21, 15, 10, 6, 3, 1])
  })
})

describe('the database itself', () => {
  const forge = (...lines: readonly [string | null, number | null][]) =>
    owner.query("insert into ledger_set (kind, accounts, amounts) values ('forged', $1, $2)", [
      lines.map(([account]) => account),
      lines.map(([, amount]) => amount),
    ])

  it('refuses a forged set that does not sum to zero or is not whole', async () => {
    await fund(pool, { 10: 100, 11: 100, 12: 0 })
    const before = await balances(pool, '')
    const broken = { code: 'TPL02' }
    const ill = { code: '23514' }
    await expect(forge(['house', -5], ['wallet:10', 6])).rejects.toMatchObject(broken)
    await expect(forge(['wallet:10', 6])).rejects.toMatchObject(ill)
    await expect(forge()).rejects.toMatchObject(ill)
    await expect(forge(['house', -5], ['wallet:10', null])).rejects.toMatchObject(broken)
    await expect(forge(['house', -5], [null, 5])).rejects.toMatchObject(broken)
    await expect(forge(['house', -5], ['house', 5])).rejects.toMatchObject(broken)
    await expect(forge(['house', -5], ['wallet:10', 3], ['house', 2])).rejects.toMatchObject(broken)
    await expect(forge(['house', -5], ['wallet:10', 3], ['wallet:11', 1])).rejects.toMatchObject(broken)
    await expect(forge(['wallet:10', 0], ['house', 0])).rejects.toMatchObject(ill)
    await expect(forge(['nobody', -5], ['wallet:10', 5])).rejects.toMatchObject({ code: 'TPL03', detail: 'nobody' })
    await expect(forge(['wallet:10', -101], ['house', 101])).rejects.toMatchObject({
      ...{ code: 'TPL01', detail: 'wallet:10' },
    })
    const uneven = `insert into ledger_set (kind, accounts, amounts) values ('forged', '{house,wallet:10}', '{-5,5,5}')`
    await expect(owner.query(uneven)).rejects.toMatchObject(broken)
    const nested = `insert into ledger_set (kind, accounts, amounts) values ('forged', '{{house,wallet:10}}', '{-5,5}')`
    await expect(owner.query(nested)).rejects.toMatchObject(broken)
    const two = `insert into ledger_set (kind, accounts, amounts)
      values ('forged', '{house,wallet:10}', '{-5,6}'), ('forged', '{wallet:11,house}', '{-3,2}')`
    await expect(owner.query(two), 'though both together are sound').rejects.toMatchObject(broken)
    expect(await balances(pool, '')).toEqual(before)
    await forge(['wallet:10', -5], ['wallet:11', 5])
    expect(await balance(pool, 'wallet:10')).toBe(95)
  })

  it('moves the money of an entry of a log, and refuses one that does not sum to zero', async () => {
    await fund(pool, { 14: 100, 15: 0 })
    const entry = (amounts: string) =>
      owner.query(
        `insert into log_entry (table_id, seq, at, role, move, events, hash, key, accounts, amounts)
           values ('t', 1, now(), 'player', '{}', '[]', sha256('x'), gen_random_uuid(), '{wallet:14,wallet:15}', $1)`,
        [amounts],
      )
    await expect(entry('{-5,6}')).rejects.toMatchObject({ code: 'TPL02' })
    await expect(entry('{-101,101}')).rejects.toMatchObject({ code: 'TPL01', detail: 'wallet:14' })
    expect([await balance(pool, 'wallet:14'), await balance(pool, 'wallet:15')]).toEqual([100, 0])
    await entry('{-5,5}')
    expect([await balance(pool, 'wallet:14'), await balance(pool, 'wallet:15')]).toEqual([95, 5])
  })

  it('refuses to change or delete anything, and a balance without entries', async () => {
    await fund(pool, { 12: 100 })
    const forbidden = [
      "update ledger_set set amounts = '{-1,1}'",
      "update log_entry set amounts = '{-1,1}'",
      "update ledger_set set memo = 'x'",
      'delete from ledger_set',
      'truncate ledger_set cascade',
      "update ledger_account set balance = balance + 1 where id = 'wallet:12'",
      "update ledger_account set may_be_negative = true where id = 'wallet:12'",
      "delete from ledger_account where id = 'wallet:12'",
      'truncate ledger_account',
      "insert into ledger_account (id, class, balance) values ('wallet:13', 'wallet', 5)",
      'update log_entry set seq = 1',
      'delete from log_entry',
      'truncate log_entry',
    ]
    for (const sql of forbidden)
      await expect(
        owner.query(sql).then(
          () => `done: ${sql}`,
          (error: { code: string }) => error.code,
        ),
      ).resolves.toBe('TPL04')
    expect(await balance(pool, 'wallet:12')).toBe(100)
  })

  it('keeps the laws under many posts at once that all want the same money', async () => {
    const people = Array.from({ length: 6 }, (_, index) => 20 + index)
    await fund(pool, Object.fromEntries(people.map((person) => [person, 300])))
    const dice = random(7)
    const repeatedKey = randomUUID()
    const two = floor.pool((pool.options as { connectionString?: string }).connectionString as string, 8)
    const jobs = Array.from({ length: 400 }, (_, index) => {
      const [a, b, c] = [dice.pick(people), dice.pick(people), dice.pick(people)].map((person) => `wallet:${person}`)
      const amount = 1 + dice.below(120)
      const lines = [
        { account: a as string, amount: -2 * amount },
        { account: b as string, amount },
        { account: c as string, amount },
      ]
      const key = index % 40 === 0 ? repeatedKey : randomUUID()
      const db = index % 2 ? pool : two
      return index % 40 === 0
        ? move(db, { kind: 'gift', key, from: HOUSE, to: 'wallet:20', amount: 1 })
        : post(db, { kind: 'gift', key, lines })
    })
    const results = await Promise.all(jobs)
    expect(results.filter((result, index) => index % 40 === 0 && result.ok && !result.repeated)).toHaveLength(1)
    expect(results.some((result) => !result.ok && result.code === 'overdrawn')).toBe(true)
    expect(results.some((result) => result.ok)).toBe(true)
    const total = [...(await balances(pool, 'wallet:2'))]
      .filter(([account]) => people.includes(Number(account.slice(7))))
      .reduce((sum, [, amount]) => sum + amount, 0)
    expect(total).toBe(6 * 300 + 1)
    for (const person of people) {
      const lines = await accountStatement(pool, `wallet:${person}`, { limit: 1000 })
      expect(lines.every((line) => line.balance >= 0)).toBe(true)
    }
    expect(await auditLedger(pool)).toEqual({ ...SOUND, brokenSets: expect.anything() })
  })

  it('finds by itself what a hand with full powers has changed', async () => {
    const { owner: broken } = await floor.database()
    await fund(broken, { 1: 100 })
    expect(await auditLedger(broken)).toEqual(SOUND)
    await broken.query('alter table ledger_account disable trigger user')
    await broken.query("update ledger_account set balance = balance + 1 where id = 'wallet:1'")
    expect(await auditLedger(broken)).toEqual({ total: 1, brokenSets: [], brokenAccounts: ['wallet:1'] })
    await openAccount(broken, 'wallet:2')
    await broken.query('alter table ledger_set disable trigger user')
    const { rows } = await broken.query<{ id: string }>(
      `update ledger_set set amounts[1] = amounts[1] + 1 where 'wallet:1' = any (accounts) returning id::text`,
    )
    expect((await auditLedger(broken)).brokenSets).toEqual(rows.map(({ id }) => id))
  })
})
