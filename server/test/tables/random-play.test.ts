import { randomUUID } from 'node:crypto'
import { type AnyGame, CATALOGUE, type Detail, firstIn, type Move, type Option, type Table } from '@tapete/engine'
import { type Random, random } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { dayReport } from '../../src/ledger/day-report.js'
import { auditLedger, balances, type Line } from '../../src/ledger/ledger.js'
import { chainBreak } from '../../src/tables/chain.js'
import { tableBalances } from '../../src/tables/money.js'
import { rebuild } from '../../src/tables/replica.js'
import { openTables } from '../../src/tables/tables.js'
import { act, fund, must, opening, withFloor } from '../floor.js'
import { unaccounted } from '../ledger/unaccounted.js'

const floor = withFloor()
const MOVES = 300
const PEOPLE = [1, 2, 3, 4, 5, 6]

const fieldOf = (name: string, bound: Option['fields'][string], dice: Random): Detail | undefined => {
  if ('someOf' in bound || 'deal' in bound) return firstIn(bound)
  if ('oneOf' in bound) return dice.pick(bound.oneOf)
  if ('any' in bound) {
    const free = PEOPLE.map(String).filter((word) => !bound.except?.includes(word))
    return name === 'player' || name === 'person'
      ? free.length
        ? dice.pick(free)
        : String(1000 + dice.below(1_000_000))
      : 'word'
  }
  const steps = Math.floor((bound.max - bound.min) / bound.step)
  // A twentieth of the time the most there is: more than any wallet holds.
  return bound.min + bound.step * (dice.chance(0.05) ? steps : dice.below(Math.min(steps + 1, 20)))
}

const randomMove = (game: AnyGame, state: Table, dice: Random): Move => {
  const due = game.due(state).map(({ option }) => option)
  const options = game.options(state)
  const kind = dice.pick([...new Set(options.map((option) => option.do))])
  const option = due.length && dice.chance(0.5) ? dice.pick(due) : dice.pick(options.filter((each) => each.do === kind))
  const fields = Object.entries(option.fields)
    .filter(([, bound]) => !bound.optional || dice.chance(0.3))
    .map(([name, bound]) => [name, fieldOf(name, bound, dice)])
  return { ...Object.fromEntries(fields), by: option.by, do: option.do } as Move
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

describe.each(CATALOGUE.map((game, index) => [game.id, index] as const))('random play of %s', (id, seed) => {
  it('leaves the ledger as the engine has it, everything summing to zero', async () => {
    const { pool, url } = await floor.database()
    const nodes = [await openTables({ pool, url }), await openTables({ pool: floor.pool(url), url })] as const
    const config = { instruments: [{ id: 'coupon', authorisation: 'Res. 1' }], holdMinutes: 1 }
    expect(await nodes[0].create({ id: 't', game: id, config, room: 'r', name: 'n', mode: 'digital' })).toMatchObject({
      ok: true,
    })
    await fund(pool, Object.fromEntries(PEOPLE.map((person) => [person, 30_000])))
    // What a game prepares before its first round is for the random moves to find.
    await must(nodes[0], 't', ...opening(2, 20_000).filter((move) => move.do !== 'start'))
    const dice = random(100 + seed)
    const refused = new Set<string>()
    let accepted = 0
    for (let count = 0; count < MOVES; count += 1) {
      const now = await nodes[count % 2 ? 1 : 0].load('t')
      if (!now) throw new Error('no table')
      const answer = await act(dice.pick(nodes), 't', randomMove(now.game, now.state, dice), randomUUID())
      if (answer.ok) accepted += 1
      else refused.add(answer.refusal.code)
    }
    expect([...refused].filter((code) => code !== 'wallet-short' && code !== 'no-such-wallet')).toEqual([])
    expect(accepted).toBeGreaterThan(MOVES * 0.8)

    const live = await nodes[0].load('t')
    const rebuilt = await rebuild(pool, 't', { snapshots: false })
    expect(rebuilt?.state).toEqual(live?.state)
    const held = await balances(pool, 'table:t:')
    const engine = tableBalances(live as NonNullable<typeof live>)
    for (const [account, amount] of held) expect([account, amount]).toEqual([account, engine.get(account) ?? 0])
    for (const account of engine.keys()) expect(held.has(account)).toBe(true)
    const wallets = await balances(pool, 'wallet:')
    expect(sum(held.values()) + sum(wallets.values())).toBe(PEOPLE.length * 30_000)
    expect(live?.state.accounts.cash).toBe(sum(wallets.values()) - PEOPLE.length * 30_000)
    expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
    const log = await nodes[0].readLog('t')
    const { row } = live as NonNullable<typeof live>
    expect(chainBreak(row, log)).toBeUndefined()

    const tomorrow = new Date(Date.now() + 60_000)
    const [day] = await dayReport(pool, new Date(0), tomorrow)
    expect(day).toMatchObject({
      table: 't',
      moves: log.length,
      win: engine.get('table:t:bank') ?? 0,
      tips: engine.get('table:t:tips') ?? 0,
      promotions: 0 - (engine.get('table:t:promotions') ?? 0),
    })
    if (day) expect(unaccounted(day)).toBe(0)
    expect((day?.buyIns ?? 0) - (day?.cashOuts ?? 0)).toBe(0 - (live?.state.accounts.cash ?? 0))
    const { rows: bought } = await pool.query<Line>(
      `select account, (-sum(amount))::bigint as amount from ledger_line
        where table_id = 't' and account like 'wallet:%' and amount < 0 group by account`,
    )
    expect(day?.buyIns).toBe(sum(bought.map(({ amount }) => amount)))
    expect(day?.holdBasisPoints).toBe(Math.floor(((day?.win ?? 0) * 10_000) / (day?.buyIns ?? 1)))
    expect(await dayReport(pool, tomorrow, new Date(Date.now() + 120_000))).toEqual([])
    for (const node of nodes) await node.stop()
  })
})
