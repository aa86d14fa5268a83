// The odds of a game played as well as its rules allow, from a full shoe and by the player's own cards and the upcard.

import { BLACKJACK, fullShoe } from './bank.js'
import { type Choice, chooseBest, suits } from './choices.js'
import { ACE, handOf, TEN, VALUES } from './hands.js'
import { MEAN, type Moments, meanOf, noMoments, PROMISE, SQUARE, WITH_END } from './moments.js'
import type { BlackjackRules, Pays } from './rules.js'
import { openUpcard, type Upcard } from './upcard.js'

/** Two cards against an upcard, as likely as `chance`. */
export interface Deal {
  readonly up: number
  readonly cards: readonly [number, number]
  readonly suited: boolean
  readonly chance: number
}

export const dealsAgainst = (rules: BlackjackRules, up: number): Deal[] => {
  const shoe = fullShoe(rules.packs)
  const cards = rules.packs * 52
  const upChance = (shoe[up] as number) / cards
  shoe[up] = (shoe[up] as number) - 1
  const deals: Deal[] = []
  for (let a = 0; a < VALUES; a += 1)
    for (let b = a; b < VALUES; b += 1) {
      const left = (shoe[b] as number) - (a === b ? 1 : 0)
      const pair = (((a === b ? 1 : 2) * (shoe[a] as number)) / (cards - 1)) * (left / (cards - 2))
      for (const [suited, share] of suits(rules, a, b))
        deals.push({ up, cards: [a, b], suited, chance: upChance * pair * share })
    }
  return deals
}

export const insurancePays = ({ insurance }: BlackjackRules, up: number): Pays | undefined =>
  up === ACE ? insurance.ace : up === TEN ? insurance.ten : undefined

/** Half a bet on a bank blackjack, when that has a chance `blackjack`. */
export const insuranceWorth = ([num, den]: Pays, blackjack: number): number =>
  ((num / den) * blackjack - (1 - blackjack)) / 2

/** The same result with half a bet of insurance beside it. */
const insured = (moments: Moments, [num, den]: Pays, blackjack: number): Moments => {
  const [won, lost] = [num / den / 2, -1 / 2]
  const withBlackjack = moments[WITH_END + BLACKJACK] as number
  const product = won * withBlackjack + lost * (meanOf(moments) - withBlackjack)
  const square = blackjack * won * won + (1 - blackjack) * lost * lost
  const both = noMoments()
  both[MEAN] = meanOf(moments) + blackjack * won + (1 - blackjack) * lost
  both[SQUARE] = (moments[SQUARE] as number) + 2 * product + square
  both[PROMISE] = (both[MEAN] as number) ** 2
  return both
}

export interface Played extends Deal {
  readonly choices: readonly Choice[]
  readonly best: Choice
  readonly insures: boolean
}

export interface UpcardOdds {
  readonly up: number
  readonly plays: readonly Played[]
  /** Sums over the deals, weighted by their chance. */
  readonly mean: number
  readonly square: number
  readonly promise: number
}

export const playAgainst = (rules: BlackjackRules, against: Upcard): UpcardOdds => {
  const { up, playing } = against
  const pays = insurancePays(rules, up)
  let [mean, square, promise] = [0, 0, 0]
  const plays = dealsAgainst(rules, up).map((deal): Played => {
    const choices = against.first(...deal.cards, deal.suited)
    const best = chooseBest(choices)
    const blackjack = playing.ends(handOf(deal.cards))[BLACKJACK] as number
    const insures = pays !== undefined && best.decision !== 'even-money' && insuranceWorth(pays, blackjack) > 0
    const moments = insures ? insured(best.moments, pays, blackjack) : best.moments
    mean += deal.chance * meanOf(moments)
    square += deal.chance * (moments[SQUARE] as number)
    promise += deal.chance * (moments[PROMISE] as number)
    return { ...deal, choices, best, insures }
  })
  return { up, plays, mean, square, promise }
}

export interface BestPlay {
  readonly rules: BlackjackRules
  /** Expected net of a round, per unit of the bets made before the deal. */
  readonly ev: number
  /** Of the whole round, in units of one bet. */
  readonly bets: number
  readonly variance: number
  readonly upcards: readonly UpcardOdds[]
  readonly against: readonly Upcard[]
}

export const bestPlay = (
  rules: BlackjackRules,
  onProgress: (done: number, total: number) => void = () => {},
): BestPlay => {
  const against = Array.from({ length: VALUES }, (_, up) => openUpcard(rules, up))
  const upcards = against.map((each, index) => {
    const odds = playAgainst(rules, each)
    onProgress(index + 1, VALUES)
    return odds
  })
  const sum = (of: (odds: UpcardOdds) => number) => upcards.reduce((total, odds) => total + of(odds), 0)
  const ev = sum((odds) => odds.mean)
  const bets = rules.bankHands
  const own = sum((odds) => odds.square) - ev * ev
  const shared = sum((odds) => odds.promise) - ev * ev
  return { rules, ev, bets, variance: bets * own + bets * (bets - 1) * shared, upcards, against }
}
