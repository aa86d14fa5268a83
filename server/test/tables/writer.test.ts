import { randomUUID } from 'node:crypto'
import type { Move } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { auditLedger, balance } from '../../src/ledger/ledger.js'
import { openTables } from '../../src/tables/tables.js'
import { messages, startWake } from '../../src/tables/wake.js'
import { act, fund, must, opening, withFloor } from '../floor.js'

const floor = withFloor()
/** A table may have any name, that of nothing too. */
const IDS = [...Array.from({ length: 11 }, (_, index) => `t${index}`), 'null']
const bet: Move = { by: 'seat:1', do: 'bet', on: 'red', amount: 100 }

describe('commands written together', () => {
  it('do not share their fate: one short of money, one repeated, one that lost its race, the others done', async () => {
    const { pool, url } = await floor.database()
    const tables = await openTables({ pool, url })
    const rival = await openTables({ pool: floor.pool(url) })
    await fund(pool, { 1: 12_000 })
    for (const id of IDS) {
      await tables.create({ id, game: 'roulette-french', room: 'r', name: id, mode: 'digital' })
      await must(tables, id, ...opening(1, 1000))
    }
    const key = randomUUID()
    await act(tables, 't1', bet, key)
    await must(rival, 't2', bet)
    const before = await pool.query<{ n: number }>('select count(distinct xmin::text) as n from log_entry')
    const answers = await Promise.all(
      IDS.map((id) => {
        if (id === 't0') return act(tables, id, { by: 'seat:1', do: 'buy', amount: 500 })
        return act(tables, id, bet, id === 't1' ? key : randomUUID())
      }),
    )
    expect(answers[0]).toMatchObject({ ok: false, refusal: { code: 'wallet-short', params: { have: 0, need: 500 } } })
    expect(answers[1]).toMatchObject({ ok: true, repeated: true, version: 8 })
    expect(answers[2]).toMatchObject({ ok: true, repeated: false, version: 9 })
    for (const answer of answers.slice(3)) expect(answer).toMatchObject({ ok: true, repeated: false, version: 8 })

    const together = await Promise.all(IDS.slice(3).map((id) => act(tables, id, bet)))
    expect(together.every((answer) => answer.ok)).toBe(true)
    const after = await pool.query<{ n: number }>('select count(distinct xmin::text) as n from log_entry')
    const transactions = (after.rows[0]?.n as number) - (before.rows[0]?.n as number)
    expect(transactions).toBeLessThan(10 + IDS.length - 3)
    expect(await balance(pool, 'table:t3:seat:1/stakes')).toBe(200)
    expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
    await tables.stop()
    await rival.stop()
  })

  it('of two nodes with the same wallets and crossing tables never lock each other out for good', async () => {
    const { pool, url } = await floor.database()
    const nodes = [await openTables({ pool, url }), await openTables({ pool: floor.pool(url), url })] as const
    await fund(pool, { 1: 100_000 })
    for (const id of IDS) {
      await nodes[0].create({ id, game: 'big-six', room: 'r', name: id, mode: 'digital' })
      await must(nodes[0], id, ...opening(1, 1000).slice(0, -1))
    }
    const buy: Move = { by: 'seat:1', do: 'buy', amount: 100 }
    const jobs = Array.from({ length: 10 }, (_, round) =>
      IDS.map((id, index) => act(nodes[(round + index) % 2 ? 1 : 0], id, round % 2 ? buy : { ...buy, do: 'cash-out' })),
    ).flat()
    expect((await Promise.all(jobs)).every((answer) => answer.ok)).toBe(true)
    expect(await balance(pool, 'wallet:1')).toBe(100_000 - 12_000)
    expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
    for (const node of nodes) await node.stop()
  })
})

describe('the message to other nodes', () => {
  it('is split where PostgreSQL would refuse it, and says every table once', () => {
    const versions = new Map(Array.from({ length: 1000 }, (_, index) => [`table-${index}`, index] as const))
    const all = messages('node', versions)
    expect(all.length).toBeGreaterThan(1)
    expect(Math.max(...all.map((message) => message.length))).toBeLessThan(8000)
    const said = all.flatMap((message) => message.split(' ').slice(1))
    expect(said).toEqual([...versions].map(([table, version]) => `${table}=${version}`))
    expect(messages('node', new Map())).toEqual([])
  })

  it('survives its connection: what is to be told while it breaks is told by the next', async () => {
    const { url } = await floor.database()
    const killer = floor.pool(url, 1)
    const heard = new Map<string, number>()
    const quiet = { url, reconnected: () => {}, onError: () => {} }
    // The moment it breaks and has not ended yet, something happens at a table.
    const one = await startWake({ ...quiet, hear: () => {}, onError: () => one.tell('t', 7) })
    const other = await startWake({ ...quiet, hear: (table, version) => heard.set(table, version) })
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'`,
    )
    for (let waited = 0; heard.get('t') !== 7 && waited < 100; waited += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      one.tell('t', 7)
    }
    expect(heard.get('t')).toBe(7)
    await one.stop()
    await other.stop()
  })
})
