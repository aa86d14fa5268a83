// A day played by hand, with every sum known beforehand.

import { blackjackClassic, challenge21, configure, type Move, rouletteFrench, staffMove } from '@tapete/engine'
import { analyse } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { dayReport } from '../../src/ledger/day-report.js'
import { expectedOf, openingBets } from '../../src/ledger/expected.js'
import { balance, move, openAccount, PRACTICE, practiceOf, walletOf } from '../../src/ledger/ledger.js'
import { type Turnover, turnoverOf } from '../../src/ledger/turnover.js'
import { openTables, type Tables } from '../../src/tables/tables.js'
import { fund, must, opening, withFloor } from '../floor.js'

const floor = withFloor()

/** Staff goes on; chance answers with this. */
const result = async (tables: Tables, table: string, chance: Move): Promise<void> => {
  for (;;) {
    const now = await tables.load(table)
    if (!now || now.state.phase === 'idle') return
    await must(tables, table, staffMove(now.game, now.state) ?? chance)
  }
}

describe('the report of a day', () => {
  it('adds up each table: buy-ins, cash-outs, stakes, win and hold, and leaves practice out', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 200_000, 2: 200_000 })
    await openAccount(pool, practiceOf(1))
    await move(pool, { kind: 'practice', key: 'p', from: PRACTICE, to: practiceOf(1), amount: 50_000 })
    const tables = await openTables({ pool })
    const config = { min: 1_000, chip: 500 }
    const make = (id: string, game: string, mode: 'live' | 'practice') =>
      tables.create({ id, game, config, room: 'r', name: id, mode, ...(mode === 'practice' && { owner: 1 }) })
    await make('a', 'roulette-french', 'live')
    await make('b', 'big-six', 'live')
    await make('p', 'big-six', 'practice')

    await must(tables, 'a', ...opening(2, 100_000))
    await must(
      tables,
      'a',
      { by: 'seat:1', do: 'bet', on: 'red', amount: 10_000 },
      { by: 'seat:1', do: 'bet', on: 'straight:17', amount: 1_000 },
      { by: 'seat:2', do: 'bet', on: 'black', amount: 5_000 },
      { by: 'seat:2', do: 'bet', on: 'odd', amount: 2_000 },
      { by: 'seat:2', do: 'withdraw', on: 'odd', amount: 2_000 },
    )
    // Black 17: the red 10,000 are collected, 35,000 and 5,000 paid.
    await result(tables, 'a', { by: 'chance', do: 'ball', pocket: '17' })
    await must(tables, 'a', { by: 'croupier', do: 'start' }, { by: 'seat:1', do: 'bet', on: 'red', amount: 24_000 })
    await result(tables, 'a', { by: 'chance', do: 'ball', pocket: '2' })
    await must(tables, 'a', { by: 'seat:1', do: 'tip', amount: 500 }, { by: 'seat:2', do: 'leave' })

    await must(tables, 'b', ...opening(1, 20_000), { by: 'seat:1', do: 'bet', on: 'value:1', amount: 4_000 })
    await result(tables, 'b', { by: 'chance', do: 'stop', symbol: '5' })

    // Practice moves chips of its own, and the day does not know of it.
    await must(tables, 'p', ...opening(1, 20_000), { by: 'seat:1', do: 'bet', on: 'value:1', amount: 4_000 })
    expect(await balance(pool, practiceOf(1))).toBe(30_000)
    await tables.stop()

    const tomorrow = new Date(Date.now() + 60_000)
    const [a, b, ...others] = await dayReport(pool, new Date(Date.now() - 600_000), tomorrow)
    expect(others).toEqual([])
    expect(a).toMatchObject({
      ...{ table: 'a', game: 'roulette-french', mode: 'live', rounds: 2 },
      ...{ buyIns: 200_000, cashOuts: 105_000, stakes: 40_000, win: -6_000, tips: 500, promotions: 0 },
      ...{ commission: 0, pots: 0, inPlay: 100_500 },
      holdBasisPoints: -300,
    })
    expect(b).toMatchObject({
      ...{ table: 'b', buyIns: 20_000, cashOuts: 0, stakes: 4_000, win: 4_000, tips: 0, inPlay: 16_000 },
      holdBasisPoints: 2_000,
    })
    // The ledger holds the same: what the bank won is in its account, what was bought is out of the wallets.
    expect(await balance(pool, 'table:a:bank')).toBe(-6_000)
    expect(await balance(pool, 'table:b:bank')).toBe(4_000)
    expect(await balance(pool, walletOf(1))).toBe(200_000 - 100_000 - 20_000)
    expect(await balance(pool, walletOf(2))).toBe(200_000 - 100_000 + 105_000)
    expect(await dayReport(pool, tomorrow, new Date(Date.now() + 120_000))).toEqual([])

    // Bet by bet: what was withdrawn is not in it, and two stakes of a player on one bet in two rounds are squared apart.
    const turnover = await turnoverOf(pool, new Date(Date.now() - 600_000), tomorrow)
    expect([...turnover.keys()]).toEqual(['a', 'b'])
    const played = turnover.get('a') as Turnover
    expect(Object.fromEntries(played)).toEqual({
      red: { stake: 34_000, squares: 10_000 ** 2 + 24_000 ** 2 },
      'straight:17': { stake: 1_000, squares: 1_000 ** 2 },
      black: { stake: 5_000, squares: 5_000 ** 2 },
    })
    const odds = analyse(rouletteFrench)
    const even = odds.bets.find(({ bet }) => bet === 'red')
    const straight = odds.bets.find(({ bet }) => bet === 'straight:17')
    if (!even || !straight) throw new Error('no odds')
    // 39,000 on even chances at 1/74, 1,000 on a straight at 1/37.
    expect([even.exact, straight.exact]).toEqual(['-1/74', '-1/37'])
    const variance = (10_000 ** 2 + 24_000 ** 2 + 5_000 ** 2) * even.variance + 1_000 ** 2 * straight.variance
    expect(expectedOf(played, odds, [])).toEqual({
      ...{ turnover: 40_000, win: Math.round(39_000 / 74 + 1_000 / 37), unknown: 0 },
      deviation: Math.round(Math.sqrt(variance)),
    })
  })

  it('counts a game of decisions by its first bets, raises as part of them, and says what it has no odds of', () => {
    const odds = analyse(blackjackClassic)
    const { houseEdge, variance } = odds.blackjack as { houseEdge: number; variance: number }
    const staked = new Map([
      ['main:3', { stake: 100_000, squares: 1_000_000_000 }],
      ['double:3', { stake: 10_000, squares: 100_000_000 }],
    ])
    expect(expectedOf(staked, odds, openingBets(blackjackClassic, odds.options))).toEqual({
      ...{ turnover: 110_000, win: Math.round(100_000 * houseEdge), unknown: 0 },
      deviation: Math.round(Math.sqrt(1_000_000_000 * variance)),
    })
    // Three bets that open a round by number are of one kind.
    const made = configure(challenge21.settings, {})
    const opened = made.ok ? openingBets(challenge21, made.config) : []
    expect(['round-1', 'round-2', 'round-3'].filter((each) => !opened.includes(each))).toEqual([])
    const wheel = analyse(rouletteFrench)
    expect(expectedOf(new Map([['nowhere', { stake: 5, squares: 25 }]]), wheel, [])).toEqual({
      ...{ turnover: 0, win: 0, deviation: 0, unknown: 5 },
    })
  })
})
