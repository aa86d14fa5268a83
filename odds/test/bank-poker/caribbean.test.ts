import { type AnyGame, type Card, cardNumber, FIVE_CARD, findTold } from '@tapete/engine'
import { analysisOf, makeReady, oddsOf } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { playBesideEngine } from '../../src/bank-poker/beside-engine.js'
import { WHOLE } from '../../src/bank-poker/caribbean/best.js'
import { COUNTS, KINDS } from '../../src/bank-poker/caribbean/data.js'
import { opening, placeOf } from '../../src/bank-poker/caribbean/hand.js'
import { bestAction, caribbean } from '../../src/bank-poker/caribbean/index.js'
import { search, TOLD } from '../../src/bank-poker/caribbean/search.js'
import { FOLD, STAY } from '../../src/bank-poker/caribbean/ways.js'
import { eachClass } from '../../src/bank-poker/deck.js'
import type { PokerOdds } from '../../src/bank-poker/report.js'
import { CLOSED, endNets, LOSES } from '../../src/bank-poker/settling.js'
import { combinations } from '../../src/tools/combinations.js'
import { random } from '../../src/tools/random.js'

const plain = findTold('caribbean-poker') as AnyGame
const plus = findTold('caribbean-poker-plus') as AnyGame
const HANDS = 2_598_960
const OPEN_CARDS = 47
const numbers = (text: string): number[] => text.split(' ').map((card) => cardNumber(card as Card))
const sum = (counts: readonly number[]): number => counts.reduce((all, ways) => all + ways, 0)

describe('what is kept of Caribbean Poker', () => {
  it('tells of every hand against every open card, whichever way it is played', () => {
    for (const [way, counts] of Object.entries(COUNTS)) expect(sum(counts), way).toBe(HANDS * OPEN_CARDS * WHOLE)
    expect(sum(Object.values(KINDS).map((kind) => kind[TOLD.all] as number))).toBe(HANDS * OPEN_CARDS)
  })

  it('[CAR-13 CAR-14 CAR-17] who always goes finds the bank closed as often as hands are dealt that do not open', () => {
    let closed = 0
    eachClass(5, (cards, ways) => {
      if (placeOf(cards) < opening()) closed += ways
    })
    const [, ...ends] = COUNTS.always
    const all = sum(ends)
    // The bank's is five cards of the same deck, whoever holds the others.
    expect(BigInt(ends[CLOSED] as number) * BigInt(HANDS)).toBe(BigInt(all) * BigInt(closed))
    expect(closed).toBe(1_135_260)
  })

  it('comes out again from some of the hands', () => {
    const nets = endNets(plain, FIVE_CARD)
    // Two sets of ranks of 6,175: what the best play never does with a kind of hand, it does not do with these.
    const { told } = search(nets, 17, 3000, () => {})
    for (const [kind, counts] of Object.entries(told)) {
      const kept = KINDS[kind] as readonly number[]
      for (const column of [TOLD.folds, TOLD.stays, TOLD.buys, TOLD.goes])
        if (kept[column] === 0) expect(counts[column], `${kind} ${column}`).toBe(0)
      expect((counts[TOLD.all] as number) <= (kept[TOLD.all] as number)).toBe(true)
    }
  })

  it('a pair always goes and less than ace and king never does, without a card to buy', () => {
    for (const [kind, counts] of Object.entries(KINDS)) {
      if (kind.includes('ace-king')) continue
      expect(counts[TOLD.goes], kind).toBe(kind.startsWith('high-card') ? 0 : counts[TOLD.all])
    }
  })
})

/** What is best with a hand against an open card, over every hand of the bank one by one. */
const goes = (own: readonly number[], up: number): boolean => {
  const nets = endNets(plain, FIVE_CARD)
  const mine = placeOf(own)
  const rest = [...Array(52).keys()].filter((card) => card !== up && !own.includes(card))
  let worth = 0
  for (const four of combinations(rest, 4)) {
    const bank = placeOf([up, ...four])
    worth += bank < opening() ? (nets[CLOSED] as number) : bank > mine ? (nets[LOSES] as number) : bank < mine ? 3 : 0
  }
  return worth > -163_185
}

describe('the odds of Caribbean Poker', () => {
  const odds = oddsOf(plain)
  const play = odds.play as PokerOdds

  it('[CAR-15 CAR-16 CAR-18 CAR-19 CAR-20 CAR-21] are those of the table 1, 1, 2, 3, 4, 5, 7, 20, 50, 100', () => {
    expect(play.exact).toBe('-142031221/2718662100')
    expect(play.elementOfRisk).toBeCloseTo(0.025553, 6)
    expect(play.ways.map(({ way }) => way)).toEqual([
      'best',
      'ace-king-rules',
      'ace-king-jack',
      'pair',
      'ace-king',
      'always',
    ])
    // Each rule costs more than the one before.
    const costs = play.ways.map(({ cost }) => cost)
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
  })

  it.each([
    ['As Kh Qd 8c 4s', '4d'],
    ['As Kh Jd 8c 3s', '6d'],
    ['As Kh 9d 8c 3s', 'Qd'],
    ['As Kh Qd 8c 4s', 'Td'],
  ])('%s against %s goes or folds as counted one by one', (hand, up) => {
    const own = numbers(hand)
    const [open] = numbers(up) as [number]
    const nets = endNets(plain, FIVE_CARD)
    expect(bestAction(nets, own, open, false)).toBe(goes(own, open) ? STAY : FOLD)
    const said = caribbean.player(plain, {}, 'best')({ question: 'bet', own, up: [open], board: [] }, [])
    expect(said.do).toBe(goes(own, open) ? 'go' : 'fold')
  })

  it('[CPL-03 CPL-05 CPL-08 CPL-13] with a card to buy they are 1.95 %, and the right to buy is worth 3.28 %', () => {
    const bought = oddsOf(plus).play as PokerOdds
    expect(bought.exact).toBe('-1065699823/54718672008')
    const costs = Object.fromEntries(bought.ways.map(({ way, cost }) => [way, cost]))
    expect(costs['no-purchase']).toBeCloseTo(0.0327671, 6)
    expect(costs['draws-and-low-pairs'] as number).toBeLessThan(costs['flush-and-open-draws'] as number)
    expect(costs['flush-and-open-draws']).toBeCloseTo(0.0033906, 6)
  })

  it.each([plain, plus])('plays every round as the engine does', (game) => {
    expect(playBesideEngine(game, oddsOf(game).options, 150, random(game.id))).toEqual([])
  })

  it('comes near what is exact over many rounds', () => {
    const { rounds } = analysisOf(plain)
    for (const [game, way, many] of [
      [plain, 'best', 3000],
      [plain, 'ace-king', 8000],
      [plus, 'draws-and-low-pairs', 8000],
      [plus, 'best', 200],
    ] as const) {
      const { ready } = makeReady({ game, manner: { way } })
      const tally = rounds.play(game, ready, { rounds: many, seed: way, first: 0, every: 1 })
      expect(Math.abs(rounds.rows(game, ready, tally).total.z as number), `${game.id} ${way}`).toBeLessThan(4)
    }
  })
})
