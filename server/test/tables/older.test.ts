// A rule set that changes under tables where people sit: played under one program, started again under the next.

import { findGame, type Move, staffMove } from '@tapete/engine'
import { beforeEach, describe, expect, it } from 'vitest'
import { BY_ITSELF } from '../../src/administration/record.js'
import { PROCESS_CLOCK } from '../../src/clock/clock.js'
import type { Pool } from '../../src/database/pool.js'
import { seatingOf } from '../../src/floor/seating.js'
import { dayReport } from '../../src/ledger/day-report.js'
import {
  accountStatement,
  balance,
  balances,
  move,
  openAccount,
  PRACTICE,
  practiceOf,
  walletOf,
} from '../../src/ledger/ledger.js'
import { playingOf } from '../../src/protection/playing.js'
import { returnOlderChips } from '../../src/tables/older.js'
import type { FindGame } from '../../src/tables/replica.js'
import { type NewTable, openTables, type Tables } from '../../src/tables/tables.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { act, fund, must, opening, withFloor } from '../floor.js'

/** The program of today: the games as they are, or under a rule set that came after. */
const program = { rules: 'today' }
const find: FindGame = (id, ruleSet) => {
  const game = findGame(id)
  if (!game || (ruleSet !== undefined && ruleSet !== program.rules)) return undefined
  return { ...game, ruleSet: program.rules }
}

const floor = withFloor()
beforeEach(() => {
  program.rules = 'then'
})

const COUPON = { id: 'coupon', authorisation: 'Res. 1' }

/** A house where `play` was played under the older program, as the newer one finds it. */
const upgraded = async (
  play: (tables: Tables, pool: Pool) => Promise<unknown>,
  table: Partial<NewTable> = {},
): Promise<{ pool: Pool; url: string; owner: Pool }> => {
  const { pool, url, owner } = await floor.database()
  await fund(pool, { 1: 200_000, 2: 200_000, 3: 200_000, 4: 200_000, 5: 200_000 })
  const tables = await openTables({ pool, find })
  const made = await tables.create({
    ...{ id: 't', game: 'roulette-french', room: 'r', name: 'n', mode: 'live' },
    config: { min: 1_000, chip: 500 },
    ...table,
  })
  expect(made).toMatchObject({ ok: true })
  await play(tables, pool)
  await tables.stop()
  program.rules = 'today'
  return { pool, url, owner }
}

/** Staff goes on until the wheel stands, with this number. */
const number = async (tables: Tables, pocket: string, until: string): Promise<void> => {
  for (;;) {
    const now = await tables.load('t')
    if (!now || now.state.phase === until || now.state.phase === 'idle') return
    await must(tables, 't', staffMove(now.game, now.state) ?? { by: 'chance', do: 'ball', pocket })
  }
}

const bet = (seat: number, on: string, amount: number, kind?: string): Move => ({
  ...{ by: `seat:${seat}`, do: 'bet', on, amount },
  ...(kind !== undefined && { with: kind }),
})

const left = async (pool: Pool) =>
  Object.fromEntries([...(await balances(pool, 'table:t:'))].filter(([, amount]) => amount !== 0))

/** Since when they sit, and what their sums say they won and lost. */
const playedBy = async (pool: Pool, person: number) => {
  const { since, periods } = await playingOf(pool, person, new Date())
  return { since, net: periods[2]?.net, lost: periods[2]?.lost }
}
/** Nobody sits any more, and the sums are what came of the purse. */
const UP = (net: number) => ({ since: null, net, lost: 0 - net })

describe('a table that a newer rule set closes', () => {
  it('gives chips and stakes back to whoever sat there last, once, and the audit follows the money', async () => {
    const { pool } = await upgraded(async (tables) => {
      await must(tables, 't', ...opening(2, 100_000), bet(1, 'red', 10_000), bet(2, 'straight:17', 1_000))
      await number(tables, '17', 'idle')
      // Somebody else sits where the winner was.
      await must(tables, 't', { by: 'seat:2', do: 'leave' }, { by: 'seat:2', do: 'sit', player: '3' })
      await act(tables, 't', { by: 'seat:2', do: 'buy', amount: 20_000 })
      await must(tables, 't', { by: 'croupier', do: 'start' }, bet(1, 'even', 30_000), bet(2, 'split:8-11', 2_000))
    })
    expect((await auditHouse(pool, find)).tables).toMatchObject([{ wrong: null }])
    expect(await balance(pool, walletOf(1))).toBe(100_000)
    expect(await returnOlderChips(pool, new Date(), find)).toEqual([{ table: 't', players: 2, amount: 110_000 }])
    // Red 10,000 lost, 35,000 won with the 17: nothing but that has changed hands.
    expect(await balance(pool, walletOf(1))).toBe(190_000)
    expect(await balance(pool, walletOf(2))).toBe(235_000)
    expect(await balance(pool, walletOf(3))).toBe(200_000)
    expect(await left(pool)).toEqual({ 'table:t:bank': -25_000 })
    expect(await returnOlderChips(pool, new Date(), find)).toEqual([])
    expect(await auditHouse(pool, find)).toMatchObject({ ok: true, tables: [{ wrong: null }] })
    for (const [person, wallet] of [
      [1, 190_000],
      [2, 235_000],
    ] as const) {
      const { since, periods } = await playingOf(pool, person, new Date())
      const net = wallet - 200_000
      expect([since, periods[2]?.net, periods[2]?.lost]).toEqual([null, net, 0 - net])
    }
    expect(await accountStatement(pool, walletOf(3))).toMatchObject([
      { kind: 'older-rule-set', memo: 't', amount: 20_000, balance: 200_000 },
      { kind: 'table', amount: -20_000 },
      { kind: 'deposit' },
    ])
    const later = new Date(Date.now() + 60_000)
    expect(await dayReport(pool, new Date(Date.now() - 600_000), later)).toMatchObject([
      { table: 't', buyIns: 220_000, cashOuts: 245_000, stakes: 11_000, win: -25_000, promotions: 0 },
    ])
  })

  it('is in the report of the day it happened, even when nobody played then', async () => {
    const { pool } = await upgraded((tables) => must(tables, 't', ...opening(1, 50_000)))
    const upgrade = new Date()
    await returnOlderChips(pool, new Date(), find)
    expect(await dayReport(pool, upgrade, new Date(Date.now() + 60_000))).toMatchObject([
      { table: 't', moves: 0, buyIns: 0, cashOuts: 50_000, stakes: 0, win: 0 },
    ])
  })

  it('[GEN-42] pays what was held to whom it was held for, and to the bank what was voided', async () => {
    for (const verdict of [undefined, 'pay', 'void']) {
      program.rules = 'then'
      const { pool } = await upgraded(async (tables) => {
        await must(tables, 't', ...opening(1, 100_000), bet(1, 'red', 10_000))
        await number(tables, '18', 'pay')
        await must(tables, 't', { by: 'pit-boss', do: 'hold', seat: 'seat:1' })
        await number(tables, '18', 'check')
        if (verdict) await must(tables, 't', { by: 'pit-boss', do: 'clear-hold', hold: 'hold:1', verdict })
      })
      expect(await balance(pool, 'table:t:hold:1')).toBe(10_000)
      await returnOlderChips(pool, new Date(), find)
      expect(await balance(pool, walletOf(1)), verdict).toBe(verdict === 'void' ? 200_000 : 210_000)
      expect(await playedBy(pool, 1), verdict).toEqual(UP(verdict === 'void' ? 0 : 10_000))
      expect(await left(pool)).toEqual(verdict === 'void' ? {} : { 'table:t:bank': -10_000 })
      expect((await auditHouse(pool, find)).ok).toBe(true)
    }
  })

  it('[GEN-41] gives what was voided back to the player whose bank had paid it, and to the tray where somebody else sits there', async () => {
    const cards = ['Jd', '4c', '4d', '9s', '3d', '8s'].map((card): Move => ({ by: 'chance', do: 'card', card }))
    const banked: Move[] = [
      ...opening(4, 100_000).slice(0, -1),
      ...['show-cards', 'shuffle'].map((act): Move => ({ by: 'croupier', do: act })),
      { by: 'seat:4', do: 'cut', at: 61 },
      { by: 'croupier', do: 'load', separator: 'inserted' },
      { by: 'croupier', do: 'offer-bank' },
      { by: 'seat:1', do: 'take-bank', amount: 10_000 },
      ...['announce-bank', 'start'].map((act): Move => ({ by: 'croupier', do: act })),
      bet(2, 'punto', 1_000),
      { by: 'croupier', do: 'no-more-bets' },
      ...cards,
      { by: 'pit-boss', do: 'hold', seat: 'seat:2' },
      ...['collect', 'pay'].map((act): Move => ({ by: 'croupier', do: act })),
      { by: 'pit-boss', do: 'clear-hold', hold: 'hold:1', verdict: 'void' },
    ]
    const replaced: Move[] = [
      { by: 'seat:1', do: 'leave' },
      { by: 'croupier', do: 'collect-cards' },
      { by: 'seat:1', do: 'sit', player: '5' },
    ]
    for (const after of [[], replaced]) {
      program.rules = 'then'
      const play = (tables: Tables) => must(tables, 't', ...banked, ...after)
      const { pool } = await upgraded(play, { game: 'baccarat-chemin-de-fer', config: {} })
      expect(await balance(pool, 'table:t:hold:1')).toBe(1_000)
      expect(await balance(pool, 'table:t:bank')).toBeUndefined()
      await returnOlderChips(pool, new Date(), find)
      const purses = await Promise.all([1, 2].map((person) => balance(pool, walletOf(person))))
      expect(purses).toEqual([after.length > 0 ? 199_000 : 200_000, 200_000])
      expect(await playedBy(pool, 1)).toEqual(UP(after.length > 0 ? -1_000 : 0))
      expect(await playedBy(pool, 2)).toEqual(UP(0))
      expect(await left(pool)).toEqual(after.length > 0 ? { 'table:t:bank': 1_000 } : {})
      expect(await auditHouse(pool, find)).toMatchObject({ ok: true })
    }
  })

  it('lets coupons lapse, in the hand and on the cloth, and gives colour chips their value', async () => {
    const { pool } = await upgraded(
      async (tables) => {
        await must(
          tables,
          't',
          ...opening(1, 100_000),
          { by: 'seat:1', do: 'present', instrument: 'coupon', amount: 10_000 },
          { by: 'seat:1', do: 'take-colour', colour: 'blue', unit: 1_000, amount: 30_000 },
          bet(1, 'red', 4_000, 'coupon'),
          bet(1, 'even', 5_000),
          bet(1, 'straight:17', 2_000, 'colour'),
        )
        // The coupon on black is lost: what stands of coupons is told apart from what is gone.
        await number(tables, '2', 'idle')
        await must(
          tables,
          't',
          { by: 'croupier', do: 'start' },
          bet(1, 'black', 3_000, 'coupon'),
          bet(1, 'odd', 6_000),
          bet(1, 'straight:20', 2_000, 'colour'),
        )
      },
      { game: 'roulette-american', config: { min: 1_000, chip: 500, instruments: [COUPON] } },
    )
    const before = await left(pool)
    expect(before).toMatchObject({ 'table:t:seat:1/stakes': 11_000, 'table:t:seat:1/coupon': 3_000 })
    await returnOlderChips(pool, new Date(), find)
    // Even won 5,000; the 17 lost 2,000.
    expect(await balance(pool, walletOf(1))).toBe(203_000)
    expect(await playedBy(pool, 1)).toEqual(UP(3_000))
    expect(await left(pool)).toEqual({ 'table:t:bank': 1_000, 'table:t:promotions': -4_000 })
    expect((await auditHouse(pool, find)).ok).toBe(true)
  })

  it('leaves the chips of practice where they are, and tables of this rule set alone', async () => {
    const { pool } = await upgraded(async (tables, filled) => {
      await openAccount(filled, practiceOf(1))
      await move(filled, { kind: 'practice', key: 'p', from: PRACTICE, to: practiceOf(1), amount: 50_000 })
      const made = { game: 'big-six', room: 'r', name: 'p', config: { min: 1_000, chip: 500 } }
      await tables.create({ ...made, id: 'p', mode: 'practice', owner: 1 })
      await must(tables, 'p', ...opening(1, 20_000))
      await must(tables, 't', ...opening(1, 5_000))
    })
    expect(await returnOlderChips(pool, new Date(), find)).toEqual([{ table: 't', players: 1, amount: 5_000 }])
    program.rules = 'then'
    expect(await returnOlderChips(pool, new Date(), find)).toEqual([])
    expect(await balance(pool, practiceOf(1))).toBe(30_000)
    expect(await balance(pool, 'table:p:seat:1')).toBe(20_000)
  })

  it('has everybody get up, who has chips there and who has none, once', async () => {
    for (const [seats, amount] of [
      [1, 0],
      [2, 10_000],
    ] as const) {
      program.rules = 'then'
      const { pool } = await upgraded(async (tables) => {
        await must(tables, 't', ...opening(seats, 10_000), bet(1, 'red', 10_000))
        await number(tables, '2', 'idle')
      })
      const returned = amount > 0 ? [{ table: 't', players: 1, amount }] : []
      expect(await returnOlderChips(pool, new Date(), find)).toEqual(returned)
      expect(await playedBy(pool, 1)).toEqual(UP(-10_000))
      const sat = async () => (await pool.query('select * from play_sitting order by seq, seat')).rows
      const before = await sat()
      expect(await returnOlderChips(pool, new Date(), find)).toEqual([])
      expect(await sat()).toEqual(before)
    }
  })

  it('gives chips back where it was retired meanwhile, and is retired still', async () => {
    const { pool, owner } = await upgraded((tables) => must(tables, 't', ...opening(1, 50_000), bet(1, 'red', 10_000)))
    await owner.query('alter function play_closed rename to play_away')
    await returnOlderChips(pool, new Date(), find, () => {})
    await owner.query('alter function play_away rename to play_closed')
    const tables = await openTables({ pool, find })
    expect(await tables.retire('t', BY_ITSELF)).toBeNull()
    await tables.stop()
    expect(await returnOlderChips(pool, new Date(), find)).toEqual([{ table: 't', players: 1, amount: 50_000 }])
    expect([await balance(pool, walletOf(1)), await playedBy(pool, 1)]).toEqual([200_000, UP(0)])
    for (const change of ['retired = false', 'version = version + 1', `staked = '{"1 2026-01-02": 5}'`])
      await expect(owner.query(`update table_head set ${change}`), change).rejects.toThrow()
  })

  it('keeps nobody from sitting elsewhere, though it was set aside', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 100_000 })
    const ana = { id: 1, name: 'Ana', role: 'player' } as const
    const presence = { touch: async () => {}, left: async () => {} } as never
    const older = await openTables({ pool, find })
    await older.create({ id: 't', game: 'roulette-french', room: 'r', name: 't', mode: 'live' })
    await must(older, 't', ...opening(0, 0).slice(0, -1))
    expect(await seatingOf({ pool, tables: older, presence, clock: PROCESS_CLOCK }).sit(ana, 't')).toMatchObject({
      ok: true,
    })
    await act(older, 't', { by: 'seat:1', do: 'buy', amount: 10_000 })
    await older.setAside('t', new TypeError('the wheel is nowhere'))
    await older.stop()
    program.rules = 'today'
    expect(await returnOlderChips(pool, new Date(), find)).toEqual([{ table: 't', players: 1, amount: 10_000 }])
    const tables = await openTables({ pool, find })
    expect(tables.asides()).toEqual([])
    await tables.create({ id: 'u', game: 'roulette-french', room: 'r', name: 'u', mode: 'live' })
    await must(tables, 'u', ...opening(0, 0).slice(0, -1))
    const seated = await seatingOf({ pool, tables, presence, clock: PROCESS_CLOCK }).sit(ana, 'u')
    expect(seated).toMatchObject({ ok: true, second: false })
    const { rows } = await pool.query(`select act from admin_entry where subject = 'table:t' order by seq`)
    expect(rows.map((row) => row.act)).toEqual(['table-created', 'table-set-aside', 'table-tried-again'])
    expect(await auditHouse(pool, find)).toMatchObject({ ok: true })
    await tables.stop()
  })

  it('keeps its chips where they cannot be returned, and stops neither other tables nor the house', async () => {
    const { pool, url, owner } = await upgraded(async (tables) => {
      await must(tables, 't', ...opening(2, 50_000))
      await tables.create({ id: 'u', game: 'roulette-french', room: 'r', name: 'u', mode: 'live' })
      await must(tables, 'u', ...opening(1, 30_000))
    })
    await owner.query('alter table ledger_account disable trigger user')
    await owner.query("delete from ledger_account where id = 'wallet:2'")
    const failed: string[] = []
    const failing = (table: string, { message }: Error) => failed.push(`${table}: ${message}`)
    expect(await returnOlderChips(floor.pool(url), new Date(), find, failing)).toEqual([
      { table: 'u', players: 1, amount: 30_000 },
    ])
    expect(failed).toEqual(['t: its chips could not be returned: no-such-account wallet:2'])
    expect(await balance(pool, walletOf(1))).toBe(150_000)
    expect(await balance(pool, 'table:t:seat:1')).toBe(50_000)
  })

  it('gives chips back and closes what its players played in one, or neither', async () => {
    const { pool, owner } = await upgraded((tables) => must(tables, 't', ...opening(1, 50_000)))
    await owner.query('alter function play_closed rename to play_away')
    const failed: string[] = []
    expect(await returnOlderChips(pool, new Date(), find, (table) => failed.push(table))).toEqual([])
    expect([failed, await balance(pool, walletOf(1))]).toEqual([['t'], 150_000])
    await owner.query('alter function play_away rename to play_closed')
    expect(await returnOlderChips(pool, new Date(), find)).toEqual([{ table: 't', players: 1, amount: 50_000 }])
    expect(await balance(pool, walletOf(1))).toBe(200_000)
  })

  it('is settled once by nodes that start together', async () => {
    const { pool, url } = await upgraded((tables) => must(tables, 't', ...opening(3, 50_000)))
    const nodes = [pool, floor.pool(url), floor.pool(url), floor.pool(url)]
    const settled = await Promise.all(nodes.map((node) => returnOlderChips(node, new Date(), find)))
    expect(settled.flat()).toEqual([{ table: 't', players: 3, amount: 150_000 }])
    for (const person of [1, 2, 3]) expect(await balance(pool, walletOf(person))).toBe(200_000)
    expect((await auditHouse(pool, find)).ok).toBe(true)
  })
})
