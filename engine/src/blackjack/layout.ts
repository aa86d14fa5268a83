// The cloth: for each box the bets made before the deal, and those that come by a decision in the round.

import type { RuleId } from '../kernel/citations.js'
import type { Spot } from '../kernel/contract.js'
import { EVEN, HALF, type Odds, odds } from '../kernel/money.js'

export const THREE_TO_TWO = odds(3, 2)

/** From a tenth to eight tenths of the table's minimum (BJP-06, BJP-07). */
const PAIRS_WITHIN = { minimumOf: 'main', least: odds(1, 10), most: odds(8, 10) } as const

/** What a combination of cards pays, and the rule that says so. */
export interface Prize {
  readonly pays: Odds
  readonly rule: RuleId
}

export interface Bets {
  /** The bet on a hand: `main`, or `round` where it is made against several hands of the bank. */
  readonly bet: 'main' | 'round'
  readonly rounds: number
  readonly boxes: number
  readonly handsMax: number
  readonly pays: RuleId
  readonly insurance: RuleId
  readonly split: RuleId
  readonly double: RuleId
  /** The best of its pairs. */
  readonly pairs?: Prize
  readonly standing?: RuleId
  readonly tieBreak?: RuleId
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index + 1)

/** `main`, or `round-2` against the bank's second hand. */
const named = (bets: Bets, kind: string, round: number): string => (bets.rounds > 1 ? `${kind}-${round}` : kind)

export const betSpot = (bets: Bets, box: number, round: number): string => `${named(bets, bets.bet, round)}:${box}`
export const insuranceSpot = (bets: Bets, box: number, round: number): string =>
  `${named(bets, 'insurance', round)}:${box}`
export const splitSpot = (bets: Bets, hand: string, round: number): string => `${named(bets, 'split', round)}:${hand}`
export const doubleSpot = (bets: Bets, hand: string, round: number): string => `${named(bets, 'double', round)}:${hand}`
export const pairsSpot = (box: number): string => `pairs:${box}`
export const standingSpot = (box: number): string => `standing:${box}`
export const tieBreakSpot = (hand: string): string => `tie-break:${hand}`

export const handId = (box: number, number: number): string => `${box}.${number}`

/** Every spot of the cloth. `covers` names the box, so that a reader need not take the id apart. */
export const layout = (bets: Bets): ReadonlyMap<string, Spot> => {
  const spot = (id: string, kind: string, box: number, pays: Odds, rule: RuleId): Spot => ({
    id,
    kind,
    pays,
    cite: rule,
    covers: [String(box)],
    // A natural pays 3 to 2 and a surrender takes half.
    ...(kind === bets.bet || kind === 'standing' ? { shares: [HALF] } : {}),
    ...(kind === 'pairs' ? { within: PAIRS_WITHIN } : {}),
  })
  const decided = (id: string, kind: string, box: number, pays: Odds, rule: RuleId): Spot => ({
    ...spot(id, kind, box, pays, rule),
    decided: true,
  })
  const spots = range(bets.boxes).flatMap((box): Spot[] => [
    ...range(bets.rounds).map((round) => spot(betSpot(bets, box, round), bets.bet, box, EVEN, bets.pays)),
    ...(bets.pairs ? [spot(pairsSpot(box), 'pairs', box, bets.pairs.pays, bets.pairs.rule)] : []),
    ...(bets.standing ? [spot(standingSpot(box), 'standing', box, EVEN, bets.standing)] : []),
    ...range(bets.rounds).flatMap((round): Spot[] => [
      decided(insuranceSpot(bets, box, round), 'insurance', box, odds(2, 1), bets.insurance),
      ...range(bets.handsMax).flatMap((number): Spot[] => {
        const hand = handId(box, number)
        const { tieBreak } = bets
        return [
          ...(number > 1 ? [decided(splitSpot(bets, hand, round), 'split', box, EVEN, bets.split)] : []),
          decided(doubleSpot(bets, hand, round), 'double', box, EVEN, bets.double),
          ...(tieBreak ? [decided(tieBreakSpot(hand), 'tie-break', box, EVEN, tieBreak)] : []),
        ]
      }),
    ]),
  ])
  return new Map(spots.map((each) => [each.id, each]))
}
