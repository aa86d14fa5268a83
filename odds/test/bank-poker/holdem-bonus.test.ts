import { type AnyGame, findTold, POKER_VARIANTS, type PokerVariant } from '@tapete/engine'
import { analysisOf, makeReady, oddsOf } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { playBesideEngine } from '../../src/bank-poker/beside-engine.js'
import { FIRST_OF, PAIRS, pairOf, SECOND_OF } from '../../src/bank-poker/contest.js'
import { without } from '../../src/bank-poker/deck.js'
import { flopClasses, flopTable } from '../../src/bank-poker/flop-table.js'
import { moduleOf } from '../../src/bank-poker/games.js'
import { HOLDEM } from '../../src/bank-poker/holdem-data.js'
import { BONUS_ENDS, BONUS_NETS, BONUS_RESULTS, bonusRules, plusRules } from '../../src/bank-poker/holdem-rules.js'
import { TURN_KINDS } from '../../src/bank-poker/holdem-ways.js'
import { unpackNumbers } from '../../src/bank-poker/packed.js'
import type { PokerOdds } from '../../src/bank-poker/report.js'
import { variantOf } from '../../src/bank-poker/settling.js'
import { random } from '../../src/tools/random.js'
import { countKinds, positive, recount } from './recount.js'

const game = findTold('holdem-bonus') as AnyGame
const odds = oddsOf(game)
const play = odds.play as PokerOdds
const plus = plusRules(POKER_VARIANTS.find(({ id }) => id === 'holdem-plus') as PokerVariant)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

const FIGURES = [
  ['best', '-578107733/28381438800', '582981977/152688900'],
  ['pair-or-draw', '-4008829173/128767639000', '384083569/101792600'],
  ['pair', '-7527457241/178293654000', '189018031/50896300'],
  ['flop-only', '-11080254083/28972718775', '643/221'],
  ['always', '-30306830009/77260583400', '5'],
]

/** Every flop, turn and river in their order, every hand of the bank. */
const ROUNDS = 1326 * 19_600 * 47 * 46 * 990

describe("the odds of Hold'em Bonus", () => {
  it('[HEB-10 HEB-11 HEB-14 HEB-17 HEB-25 HEB-26 HEB-27 HEB-28 HEB-29] are exact by every way to bet', () => {
    expect(play.ways.map(({ way, exact, stakedExact }) => [way, exact, stakedExact])).toEqual(FIGURES)
  })

  it('[HEB-10 HEB-11 HEB-14 HEB-17] say what is best, and what each option is worth', () => {
    expect(countKinds(TURN_KINDS, HOLDEM.turnBets)).toEqual(HOLDEM.kinds.turn)
    expect(play.strategy.slice(0, 4)).toEqual([
      { when: '32o 42o 52o 62o 72o', say: 'retire' },
      { when: 'any other two cards', say: 'bet the flop' },
      { when: 'flop: a pair in the hand below the whole board', say: 'pass (74.3 % of them)' },
      { when: 'flop: a pair or better that a card of yours makes', say: 'bet the turn (98.4 % of them)' },
    ])
    expect(play.strategy.length).toBe(13)
    const { options, evWithout } = analysisOf(game).best ?? {}
    const left = options?.(game, odds.options).map((option) => [option, evWithout?.(game, odds.options, option)])
    expect(left).toEqual([
      ['fold', expect.closeTo(-0.0234962957, 9)],
      ['flop', -1],
      ['turn', expect.closeTo(-0.1840992226, 9)],
      ['river', expect.closeTo(-0.2180088051, 9)],
    ])
  })

  it('[HEB-25] what ships was counted with the rules of the game, and no round is missing', () => {
    expect(HOLDEM.counted.paidFrom).toBe(bonusRules(variantOf(game)).paidFrom)
    expect(sum(unpackNumbers(HOLDEM.bonusBest))).toBe(ROUNDS)
    const ways: { readonly [way: string]: readonly number[] } = HOLDEM.bonus
    for (const ends of Object.values(ways)) expect(sum(ends)).toBe(ROUNDS)
  })

  it('[HEB-20] where nobody retires, a player wins as often as the bank', () => {
    const results = Array<number>(BONUS_RESULTS).fill(0)
    for (const [at, many] of unpackNumbers(HOLDEM.bonusBest).entries())
      results[at % BONUS_RESULTS] = (results[at % BONUS_RESULTS] as number) + many
    const [lost = 0, , won = 0, paid = 0] = results
    expect(won + paid).toBe(lost)
  })

  it('[HEB-14 HEB-17] the bets of turn and river add up to what they gain at every flop', () => {
    const [turns, rivers] = [unpackNumbers(HOLDEM.turnByFlop), unpackNumbers(HOLDEM.riverByFlop)]
    const { all } = flopClasses()
    const over = (flops: readonly number[]): number => sum(flops.map((gain, at) => gain * (all[at]?.ways ?? 0)))
    // Two orders of turn and river for each board, of which the river's gain knows both.
    const gains = 2 * over(turns) + over(rivers)
    expect(2 * over(turns)).toBe(2 * sum(unpackNumbers(HOLDEM.turnByStart)))
    expect(over(rivers)).toBe(4 * sum(unpackNumbers(HOLDEM.riverByStart)))
    const nets = unpackNumbers(HOLDEM.bonusBest).map((many, at) => {
      const end = at % BONUS_ENDS
      return many * ((BONUS_NETS[end] as number) - (BONUS_NETS[end % BONUS_RESULTS] as number))
    })
    expect(sum(nets)).toBe(gains)
  })

  it('[HEB-14 HEB-17] some flops, counted again hand by hand, come out alike, and each is bet on as is best', () => {
    const [turns, rivers] = [unpackNumbers(HOLDEM.turnByFlop), unpackNumbers(HOLDEM.riverByFlop)]
    const bets = flopTable(HOLDEM.turnBets)
    const decide = moduleOf(game).player(game, odds.options, 'best')
    for (const at of [17, 1201]) {
      const { cards } = flopClasses().all[at] as { cards: readonly number[] }
      const again = recount(plus, cards)
      expect(positive(again.flop)).toBe(turns[at])
      expect(sum(again.turns.map(positive))).toBe(rivers[at])
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const own = [FIRST_OF[pair] as number, SECOND_OF[pair] as number]
        if (!own.some((card) => cards.includes(card))) expect(bets(own, cards)).toBe((again.flop[pair] as number) > 0)
      }
      // What is not shipped is worked out when it is asked.
      const left = without(cards)
      for (const own of [left.slice(0, 2), left.slice(20, 22), left.slice(-2)]) {
        const turn = left[30] as number
        const gain = again.turns[30]?.[pairOf(own[0] as number, own[1] as number)] as number
        const say = decide({ question: 'river', own, up: [], board: [...cards, turn] }, [{ do: 'go' }, { do: 'pass' }])
        expect(say.do).toBe(gain > 0 ? 'go' : 'pass')
      }
    }
  })

  it('[HEB-09 HEB-13 HEB-16 HEB-19] plays every round as the engine does', () => {
    expect(playBesideEngine(game, odds.options, 200, random('bonus'))).toEqual([])
  })

  it('comes near what is exact over many rounds, whichever way it is played', () => {
    const { rounds } = analysisOf(game)
    for (const way of moduleOf(game).ways) {
      const { ready } = makeReady({ game, manner: { way } })
      const many = way === 'best' ? 800 : 20_000
      const tally = rounds.play(game, ready, { rounds: many, seed: way, first: 0, every: 1 })
      expect(Math.abs(rounds.rows(game, ready, tally).total.z as number), way).toBeLessThan(4)
    }
  })
})

describe('the Bonus bet', () => {
  const bonus = odds.bets.find(({ bet }) => bet === 'bonus')

  it('[HEB-22 HEB-23 HEB-24] is exact', () => {
    // 1,326 hands of two, 1,225 of the bank beside each.
    const all = 1326 * 1225
    const counts = [
      [-1, 1200 * 1225],
      [3, 54 * 1225],
      [5, 24 * 1225],
      [10, 18 * 1225],
      [15, 12 * 1225],
      [20, 8 * 1225],
      [25, 4 * 1225],
      [30, 6 * 1224],
      [1000, 6],
    ] as const
    expect(bonus?.distribution.map(({ net }) => net)).toEqual(counts.map(([net]) => net))
    for (const [at, [, many]] of counts.entries())
      expect(bonus?.distribution[at]?.probability).toBeCloseTo(many / all, 15)
    expect(sum(counts.map(([, many]) => many))).toBe(all)
    expect(bonus?.ev).toBeCloseTo(sum(counts.map(([net, many]) => net * many)) / all, 12)
    expect(bonus?.exact).toBe('-13873/162435')
  })
})
