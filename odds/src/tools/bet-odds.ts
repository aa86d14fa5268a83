// What is said of one bet, per unit staked.

import { type Distribution, moments } from './distribution.js'
import { div, type Fraction, format, sub, toNumber, ZERO } from './fraction.js'

export interface Share {
  /** Per unit staked. */
  readonly net: number
  readonly netExact: string
  readonly probability: number
  readonly exact: string
  /** Not one net but the mean of many, which have no end: the variance of the bet is more than these shares show. */
  readonly mean?: true
}

export interface Lasts {
  readonly rounds: number
  readonly roundsExact: string
  /** The edge of the house for each round, per unit. */
  readonly edge: number
  readonly edgeExact: string
}

export interface BetOdds {
  readonly bet: string
  readonly kind: string
  readonly covers: readonly string[]
  /** `35:1`; empty for a bet that pays as the bets it becomes. */
  readonly pays: string
  /** What the player of this bet decides, where there is something to decide. */
  readonly choice?: string
  /** Nobody makes it so: what a bet is worth once it has come there. */
  readonly reached?: true
  /** Chips of a bet that becomes several. */
  readonly units?: number
  readonly houseEdge: number
  /** Expected net per unit staked. */
  readonly ev: number
  readonly exact: string
  readonly variance: number
  readonly varianceExact: string
  /** Probability of a net gain. */
  readonly hit: number
  readonly hitExact: string
  readonly push: number
  /** Of a bet that may outlast a round: the rounds it plays in on average, and what each of them costs. */
  readonly lasts?: Lasts
  /** Ascending by net. */
  readonly distribution: readonly Share[]
  readonly article: string
  readonly rule: string
}

/** The figures of a bet, from the net of each way it can end. */
export const figuresOf = (nets: Distribution, stake: number) => {
  const { ev, variance, hit, push, shares } = moments(nets, stake)
  return {
    houseEdge: 0 - toNumber(ev),
    ev: toNumber(ev),
    exact: format(ev),
    variance: toNumber(variance),
    varianceExact: format(variance),
    hit: toNumber(hit),
    hitExact: format(hit),
    push: toNumber(push),
    distribution: shares.map(({ net, probability }) => ({
      net: toNumber(net),
      netExact: format(net),
      probability: toNumber(probability),
      exact: format(probability),
    })),
  }
}

/** How long a bet plays, beside what it is worth. */
export const lastsOf = (nets: Distribution, stake: number, rounds: Fraction): Lasts => {
  const edge = div(sub(ZERO, moments(nets, stake).ev), rounds)
  return {
    rounds: toNumber(rounds),
    roundsExact: format(rounds),
    edge: toNumber(edge),
    edgeExact: format(edge),
  }
}
