// What is said of one bet, per unit staked.

import type { Distribution } from './enumerate.js'
import { compare, type Fraction, format, fraction, mul, sub, sum, toNumber, ZERO } from './fraction.js'

export interface Share {
  /** Per unit staked. */
  readonly net: number
  readonly netExact: string
  readonly probability: number
  readonly exact: string
}

export interface BetOdds {
  readonly bet: string
  readonly kind: string
  readonly covers: readonly string[]
  /** `35:1`; empty for a called bet, which pays as the bets it becomes. */
  readonly pays: string
  readonly choice?: 'half' | 'prison'
  /** Chips of a called bet. */
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
  /** Ascending by net. */
  readonly distribution: readonly Share[]
  readonly article: string
  readonly rule: string
}

export interface Moments {
  readonly ev: Fraction
  readonly variance: Fraction
  readonly hit: Fraction
  readonly push: Fraction
  readonly shares: readonly { readonly net: Fraction; readonly probability: Fraction }[]
}

/** What a distribution of nets says per unit staked. */
export const moments = (nets: Distribution, stake: number): Moments => {
  const shares = [...nets]
    .sort(([a], [b]) => a - b)
    .map(([net, probability]) => ({ net: fraction(net, stake), probability }))
  const ev = sum(shares.map(({ net, probability }) => mul(net, probability)))
  const square = sum(shares.map(({ net, probability }) => mul(mul(net, net), probability)))
  const where = (sign: number) =>
    sum(shares.filter(({ net }) => compare(net, ZERO) === sign).map(({ probability }) => probability))
  return { ev, variance: sub(square, mul(ev, ev)), hit: where(1), push: where(0), shares }
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
