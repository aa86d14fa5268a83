// Limits and exclusions against a real floor: two nodes, two tables, at once.

import { randomUUID } from 'node:crypto'
import type { Move } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { proposalsOf } from '../../src/administration/proposals.js'
import type { Pool } from '../../src/database/pool.js'
import { openTable } from '../../src/floor/opening.js'
import { balance, walletOf } from '../../src/ledger/ledger.js'
import { peopleOf } from '../../src/people/people.js'
import type { Person as Who } from '../../src/people/roles.js'
import { excludeFromHouse, excludeOneself, exclusionOf } from '../../src/protection/exclusions.js'
import { limitsOf, setLimit } from '../../src/protection/limits.js'
import { playingOf, yearPage, yearTotal } from '../../src/protection/playing.js'
import type { LimitKind, Period } from '../../src/protection/settings.js'
import type { Answer } from '../../src/tables/command.js'
import { openTables } from '../../src/tables/tables.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { does, FAST, must, type Node, startNode, until } from '../floor/node.js'
import { act, must as mustAt, opening, staff, withFloor } from '../floor.js'

const floor = withFloor()
const HOURS = { looserAfterHours: 24 }
const LONG = { ...FAST, 'first-bets': 600_000, 'last-bets': 600_000, bets: 600_000 }
const ROULETTE = 'roulette-french'

const codeOf = (answer: Answer): string => (answer.ok ? 'done' : answer.refusal.code)

const playerWith = async (pool: Pool, money: number): Promise<Who> => {
  const made = await peopleOf(pool).create({
    name: `Ana ${randomUUID().slice(0, 8)}`,
    role: 'player',
    password: randomUUID(),
    money,
  })
  if (!made) throw new Error('no player')
  return made
}

const BOSS: Who = { id: 1, name: 'jefa', role: 'pit-boss' }

/** Robot tables of one game, open; bets stay open for long. */
const tablesAt = async (node: Node, ...ids: string[]): Promise<void> => {
  for (const id of ids) {
    await node.tables.create({ id, game: ROULETTE, room: 'r', name: id, mode: 'digital', robot: {}, display: false })
    await openTable(node.tables, id)
  }
}

/** Seated with chips at a table whose bets are open. */
const ready = async (node: Node, person: Who, table: string, chips: number): Promise<void> => {
  const seated = await node.floor.sit(person, table)
  expect(seated.ok, JSON.stringify(seated)).toBe(true)
  if (chips > 0) await must(node, person, table, { do: 'buy', amount: chips })
  await until(async () => (await node.tables.load(table))?.state.phase === 'betting')
}

const bet = (node: Node, person: Who, table: string, amount: number, on = 'red') =>
  does(node, person, table, { do: 'bet', on, amount })

const limit = (pool: Pool, person: Who, kind: LimitKind, period: Period, amount: number | null, now = new Date()) =>
  setLimit(pool, person, { kind, period, amount }, { now, ...HOURS })

const house = async (pace = LONG) => {
  const { pool, url } = await floor.database()
  const node = await startNode(pool, { pace, url })
  await tablesAt(node, 'uno', 'dos')
  await node.floor.start()
  return { pool, url, node }
}

describe('a limit of loss', () => {
  it('counts stakes on the cloth as lost, at all tables and in purchases, to the peso', async () => {
    const { pool, node } = await house()
    const ana = await playerWith(pool, 100_000)
    await ready(node, ana, 'uno', 20_000)
    await limit(pool, ana, 'loss', 'day', 10_000)
    expect(codeOf(await bet(node, ana, 'uno', 6_000))).toBe('done')
    const over = await bet(node, ana, 'uno', 5_000, 'black')
    expect(over).toMatchObject({
      refusal: { code: 'loss-limit', params: { period: 'day', limit: 10_000, used: 11_000 } },
    })
    expect(codeOf(await bet(node, ana, 'uno', 4_000, 'black'))).toBe('done')
    expect(codeOf(await bet(node, ana, 'uno', 1_000, 'even'))).toBe('loss-limit')
    // More was taken to the table already than may be lost.
    expect(codeOf(await does(node, ana, 'uno', { do: 'buy', amount: 1_000 }))).toBe('loss-limit')
    expect(await balance(pool, walletOf(ana.id))).toBe(80_000)
    // A bet taken back is not lost.
    await must(node, ana, 'uno', { do: 'withdraw', on: 'black', amount: 4_000 })
    const { periods } = await playingOf(pool, ana.id, new Date())
    expect(periods[0]).toMatchObject({ period: 'day', lost: 6_000, net: 0, staked: 6_000 })
    // At the limit one does not sit down elsewhere either.
    expect(codeOf(await bet(node, ana, 'uno', 4_000, 'black'))).toBe('done')
    expect(await node.floor.sit(ana, 'dos')).toMatchObject({ refusal: { code: 'loss-limit' } })
    await node.stop()
  })

  it('holds what a robot croupier would stake for a player, and nobody else waits for it', async () => {
    const { pool, node } = await house({ ...LONG, 'first-bets': 500, 'last-bets': 500, bets: 500 })
    const ana = await playerWith(pool, 100_000)
    await ready(node, ana, 'uno', 10_000)
    await limit(pool, ana, 'loss', 'day', 4_000)
    // Five chips of 1,000, which the croupier would put on the cloth.
    await must(node, ana, 'uno', { do: 'call', call: 'orphans', unit: 1_000 })
    const roundNow = async () => (await node.tables.load('uno'))?.state.round ?? 0
    const round = await roundNow()
    await until(async () => (await roundNow()) > round)
    expect((await playingOf(pool, ana.id, new Date())).periods[0]).toMatchObject({ staked: 0, lost: 0 })
    await node.stop()
  })

  it('leaves no room for the same money twice: two tables on two nodes, all at once', async () => {
    const { pool, url, node } = await house()
    const other = await startNode(floor.pool(url), { pace: LONG, url })
    await other.floor.start()
    const ana = await playerWith(pool, 200_000)
    await ready(node, ana, 'uno', 50_000)
    await ready(other, ana, 'dos', 50_000)
    await limit(pool, ana, 'loss', 'week', 10_000)
    const spots = ['red', 'black', 'even', 'odd', 'low', 'high']
    const sent = Array.from({ length: 24 }, (_, n) => {
      const [at, table] = n % 2 === 0 ? [n % 4 === 0 ? node : other, 'uno'] : [n % 3 === 0 ? node : other, 'dos']
      return bet(at as Node, ana, table as string, 1_000, spots[n % spots.length])
    })
    const codes = (await Promise.all(sent)).map(codeOf)
    expect(codes.filter((code) => code === 'done')).toHaveLength(10)
    expect(codes.filter((code) => code === 'loss-limit')).toHaveLength(14)
    expect((await playingOf(pool, ana.id, new Date())).periods[1]).toMatchObject({ lost: 10_000, staked: 10_000 })
    await other.stop()
    await node.stop()
  })
})

describe('stakes that lie over midnight', () => {
  const MIDNIGHT = new Date()
  MIDNIGHT.setHours(24, 0, 0, 0)
  const MINUTE = 60_000

  /** A live table one minute before midnight, with a limit of 10,000 a day; `node` opens it anew, from its snapshot. */
  const night = async () => {
    const { pool } = await floor.database()
    const ana = await playerWith(pool, 200_000)
    let now = MIDNIGHT.getTime() - MINUTE
    const node = () => openTables({ pool, clock: { now: () => now }, snapshotEvery: 1 })
    let tables = await node()
    await tables.create({
      id: 't',
      game: ROULETTE,
      room: 'r',
      name: 't',
      mode: 'live',
      config: { min: 1_000, chip: 500 },
    })
    const seated: Move[] = [
      { by: 'seat:1', do: 'sit', player: String(ana.id) },
      { by: 'seat:1', do: 'buy', amount: 100_000 },
      { by: 'croupier', do: 'start' },
    ]
    await mustAt(tables, 't', ...opening(0, 0).slice(0, -1), ...seated)
    for (const kind of ['loss', 'stake'] as const)
      await limit(pool, ana, kind, 'day', 10_000, new Date(Date.now() - MINUTE))
    const does = async (name: 'bet' | 'withdraw', on: string, amount: number) =>
      codeOf(await act(tables, 't', { by: 'seat:1', do: name, on, amount }))
    const again = async (days = 0): Promise<void> => {
      await tables.stop()
      now = MIDNIGHT.getTime() + MINUTE + days * 24 * 60 * MINUTE
      tables = await node()
    }
    const staked = async () => {
      const { rows } = await pool.query<{ staked: number; lost: number; day: string }>(
        `select day::text, staked, 0 - chips as lost from play_sum where person = $1 order by day`,
        [ana.id],
      )
      return rows.map((row) => [row.staked, row.lost])
    }
    const end = async (): Promise<void> => {
      await tables.stop()
      expect((await auditHouse(pool)).tables.map(({ wrong }) => wrong)).toEqual([null])
    }
    return { does, again, staked, end, tables: () => tables }
  }

  it('come off the day they were put down, and make no room on the next', async () => {
    const { does, again, staked, end } = await night()
    expect(await does('bet', 'red', 10_000)).toBe('done')
    await again()
    expect(await does('withdraw', 'red', 4_000)).toBe('done')
    // What lies longest comes back first: a new stake beside it stays one of today.
    expect(await does('bet', 'even', 10_000)).toBe('done')
    expect(await does('withdraw', 'red', 6_000)).toBe('done')
    expect(await does('bet', 'low', 1_000)).not.toBe('done')
    expect(await staked()).toEqual([
      [0, 0],
      [10_000, 10_000],
    ])
    expect(await does('withdraw', 'even', 10_000)).toBe('done')
    expect(await does('bet', 'low', 10_000)).toBe('done')
    await again(1)
    expect(await does('withdraw', 'low', 10_000)).toBe('done')
    expect((await staked()).map(([sum]) => sum)).toEqual([0, 0])
    await end()
  })

  it('and are decided then count once, and leave nothing that a later stake would come off', async () => {
    const { does, again, staked, end, tables } = await night()
    expect(await does('bet', 'red', 10_000)).toBe('done')
    await again()
    await staff(tables(), 't')
    await mustAt(tables(), 't', { by: 'chance', do: 'ball', pocket: '2' })
    await staff(tables(), 't')
    expect((await tables().load('t'))?.state.bets).toEqual([])
    expect((await tables().load('t'))?.lying?.earlier).toEqual({})
    expect(await staked()).toEqual([
      [10_000, 10_000],
      [0, 0],
    ])
    await end()
  })
})

describe('a limit', () => {
  it('is tighter at once and looser a day later; what waits is shown and can be dropped', async () => {
    const { pool, owner } = await floor.database()
    const ana = await playerWith(pool, 0)
    await limit(pool, ana, 'stake', 'day', 5_000)
    await limit(pool, ana, 'stake', 'day', 9_000)
    const [waits] = await limitsOf(pool, ana.id)
    expect(waits).toMatchObject({ amount: 5_000, pending: { amount: 9_000 } })
    expect((waits?.pending?.from.getTime() ?? 0) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    // What is in force, asked for again, drops what waits.
    await limit(pool, ana, 'stake', 'day', 5_000)
    expect(await limitsOf(pool, ana.id)).toEqual([{ kind: 'stake', period: 'day', amount: 5_000, pending: null }])
    await limit(pool, ana, 'stake', 'day', null)
    await limit(pool, ana, 'stake', 'day', 3_000)
    expect(await limitsOf(pool, ana.id)).toEqual([{ kind: 'stake', period: 'day', amount: 3_000, pending: null }])
    // Asked for twenty-five hours ago.
    await limit(pool, ana, 'stake', 'day', 9_000, new Date(Date.now() - 25 * 3_600_000))
    expect(await limitsOf(pool, ana.id)).toEqual([{ kind: 'stake', period: 'day', amount: 9_000, pending: null }])
    await expect(owner.query('update player_limit set amount = 1000000')).rejects.toThrow('append only')
    await expect(owner.query('delete from player_exclusion')).rejects.toThrow('append only')
  })

  it('of stakes holds the sum of them', async () => {
    const { pool, node } = await house()
    const ana = await playerWith(pool, 100_000)
    await limit(pool, ana, 'stake', 'month', 3_000)
    await ready(node, ana, 'uno', 20_000)
    expect(codeOf(await bet(node, ana, 'uno', 3_000))).toBe('done')
    expect(await bet(node, ana, 'uno', 1_000, 'black')).toMatchObject({
      refusal: { code: 'stake-limit', params: { period: 'month', limit: 3_000, used: 4_000 } },
    })
    await node.stop()
  })

  it('of time ends between rounds: no new stake, the round plays out, the chips go to the wallet', async () => {
    const { pool, node } = await house({ ...LONG, 'first-bets': 1_500, 'last-bets': 1_500, bets: 1_500 })
    const ana = await playerWith(pool, 100_000)
    await ready(node, ana, 'uno', 10_000)
    expect(codeOf(await bet(node, ana, 'uno', 1_000))).toBe('done')
    // Time is kept in seconds: one is over by now or in a moment.
    await limit(pool, ana, 'time', 'day', 1)
    await until(async () => ((await playingOf(pool, ana.id, new Date())).periods[0]?.seconds as number) >= 1)
    await node.floor.protect()
    const late = await bet(node, ana, 'uno', 1_000, 'black')
    expect(['time-limit', 'betting-closed']).toContain(codeOf(late))
    await until(async () => !Object.values((await node.tables.load('uno'))?.state.seats ?? {}).length)
    const log = await node.tables.readLog('uno')
    const settled = log.findLast(({ events }) =>
      events.some(({ transfers = [] }) => transfers.some(({ from }) => from === 'seat:1/stakes')),
    )
    const left = log.find(({ move }) => move.do === 'leave')
    expect(left?.seq).toBeGreaterThan(settled?.seq ?? Number.POSITIVE_INFINITY)
    expect(left).toMatchObject({ person: null, role: 'house' })
    const { periods } = await playingOf(pool, ana.id, new Date())
    expect(await balance(pool, walletOf(ana.id))).toBe(100_000 + (periods[0]?.net ?? 0))
    expect(await node.floor.sit(ana, 'dos')).toMatchObject({ refusal: { code: 'time-limit' } })
    await node.stop()
  })
})

describe('a table set aside', () => {
  it('takes no time of its players, who can neither play there nor leave', async () => {
    const { pool } = await floor.database()
    const ana = await playerWith(pool, 100_000)
    let behind = 20 * 60_000
    const tables = await openTables({ pool, clock: { now: () => Date.now() - behind } })
    for (const id of ['t', 'u']) {
      await tables.create({ id, game: ROULETTE, room: 'r', name: id, mode: 'live' })
      await mustAt(tables, id, ...opening(0, 0).slice(0, -1))
    }
    await mustAt(tables, 't', { by: 'seat:1', do: 'sit', player: String(ana.id) })
    await tables.setAside('t', new TypeError('x'))
    const seconds = async (): Promise<number> => {
      const { rows } = await pool.query<{ s: number }>(`select play_seconds($1, now() - interval '1 hour') as s`, [
        ana.id,
      ])
      return rows[0]?.s ?? -1
    }
    const before = await seconds()
    behind = 0
    await limit(pool, ana, 'time', 'day', before + 2)
    await until(async () => {
      const { rows } = await pool.query(`select from table_aside where at < now() - interval '3 s'`)
      return rows.length === 1
    })
    expect(await seconds()).toBe(before)
    expect((await playingOf(pool, ana.id, new Date())).since).toBeNull()
    expect(codeOf(await act(tables, 'u', { by: 'seat:1', do: 'sit', player: String(ana.id) }))).toBe('done')
    await tables.stop()
  })
})

describe('who is excluded', () => {
  it('since their readmission was proposed stays out: two people lift what they knew of', async () => {
    const { pool } = await floor.database()
    const ana = await playerWith(pool, 0)
    const [one, other] = await Promise.all(
      ['uno', 'dos'].map((name) =>
        peopleOf(pool).create({ name: `Operador ${name}`, role: 'operator', password: randomUUID() }),
      ),
    )
    const exclude = (why: string) => excludeFromHouse(pool, BOSS, ana.id, { days: 30, why, now: new Date() })
    const proposals = proposalsOf(pool)
    const wanted = { act: 'readmit', person: ana.id, name: ana.name, role: 'player', why: 'pidió perdón' } as const
    await exclude('gritó')
    const { proposal } = await proposals.propose(one as Who, wanted)
    await exclude('fichas falsas')
    expect(await proposals.confirm(proposal.id, other as Who)).toEqual({ ok: false, code: 'excluded-since' })
    expect(await exclusionOf(pool, ana.id)).toMatchObject({ kind: 'house' })
    const anew = await proposals.propose(one as Who, wanted)
    expect(await proposals.confirm(anew.proposal.id, other as Who)).toMatchObject({ ok: true })
    expect(await exclusionOf(pool, ana.id)).toBeUndefined()
  })

  it('leaves every table when the cloth is clear, plays nowhere, on no node, and keeps the money', async () => {
    const { pool, url, node } = await house()
    const other = await startNode(floor.pool(url), { pace: LONG, url })
    await other.floor.start()
    const ana = await playerWith(pool, 100_000)
    await ready(node, ana, 'uno', 20_000)
    await ready(other, ana, 'dos', 5_000)
    expect(codeOf(await bet(node, ana, 'uno', 2_000))).toBe('done')
    await excludeOneself(pool, ana, 30, new Date())
    await node.floor.protect()
    // Nothing lies on the second cloth: that seat is free.
    await until(async () => Object.keys((await node.tables.load('dos'))?.state.seats ?? {}).length === 0)
    for (const at of [node, other]) {
      expect(codeOf(await bet(at, ana, 'uno', 1_000, 'black'))).toBe('excluded-from-house')
      expect(codeOf(await does(at, ana, 'uno', { do: 'buy', amount: 1_000 }))).toBe('excluded-from-house')
      expect(await at.floor.sit(ana, 'dos')).toMatchObject({ refusal: { code: 'excluded-from-house' } })
      expect(await at.floor.practice(ana, ROULETTE)).toMatchObject({ refusal: { code: 'excluded-from-house' } })
    }
    // The stake lies where it lay; taken back, the seat is free and the chips are in the wallet.
    expect((await node.tables.load('uno'))?.state.bets).toMatchObject([{ amount: 2_000 }])
    await must(node, ana, 'uno', { do: 'withdraw', on: 'red', amount: 2_000 })
    await until(async () => Object.keys((await node.tables.load('uno'))?.state.seats ?? {}).length === 0)
    expect(await balance(pool, walletOf(ana.id))).toBe(100_000)
    await other.stop()
    await node.stop()
  })

  it('is so by one’s own will until the end, and by the house until two people lift it', async () => {
    const { pool } = await floor.database()
    const ana = await playerWith(pool, 0)
    expect(await exclusionOf(pool, ana.id)).toBeUndefined()
    await excludeFromHouse(pool, BOSS, ana.id, { days: 7, why: 'molesta a otros', now: new Date() })
    expect(await exclusionOf(pool, ana.id)).toMatchObject({ kind: 'house' })
    await excludeOneself(pool, ana, 1, new Date(Date.now() - 2 * 24 * 3_600_000))
    expect(await exclusionOf(pool, ana.id)).toMatchObject({ kind: 'house' })
    await excludeOneself(pool, ana, 365, new Date())
    expect(await exclusionOf(pool, ana.id)).toMatchObject({ kind: 'self' })
    const { rows } = await pool.query<{ act: string; why: string | null; after: { kind: string } }>(
      `select act, why, after from admin_entry where act = 'player-excluded' order by seq`,
    )
    expect(rows.map(({ act, why, after }) => [act, why, after.kind])).toEqual([
      ['player-excluded', 'molesta a otros', 'house'],
      ['player-excluded', null, 'self'],
      ['player-excluded', null, 'self'],
    ])
  })
})

describe('the year of a player', () => {
  it('has purchases, cash-outs and results by table and day, and what the desk paid in', async () => {
    const { pool, node } = await house({ ...LONG, 'first-bets': 400, 'last-bets': 300, bets: 400 })
    const ana = await playerWith(pool, 50_000)
    await ready(node, ana, 'uno', 10_000)
    expect(codeOf(await bet(node, ana, 'uno', 1_000))).toBe('done')
    await until(async () => (await node.tables.load('uno'))?.state.bets.length === 0)
    await must(node, ana, 'uno', { do: 'leave' })
    await until(async () => Object.keys((await node.tables.load('uno'))?.state.seats ?? {}).length === 0)
    const year = new Date().getFullYear()
    const wallet = (await balance(pool, walletOf(ana.id))) ?? 0
    const net = wallet - 50_000
    const lines = await yearPage(pool, ana.id, year)
    expect(lines).toMatchObject([
      { kind: 'table', table: 'uno', bought: 10_000, cashed: 10_000 + net, staked: 1_000, net, deposited: 0 },
      { kind: 'desk', table: null, deposited: 50_000, withdrawn: 0, net: 0 },
    ])
    expect(await yearTotal(pool, ana.id, year)).toEqual({
      ...{ deposited: 50_000, withdrawn: 0, bought: 10_000, cashed: 10_000 + net, staked: 1_000, net },
    })
    expect(await yearPage(pool, ana.id, year - 1)).toEqual([])
    expect(await yearPage(pool, ana.id + 1, year)).toEqual([])
    await node.stop()
  })
})
