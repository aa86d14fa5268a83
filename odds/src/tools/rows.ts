// What a simulation found of a bet, beside what was to be expected.

import { type Distribution, moments } from './distribution.js'
import { compare, div, type Fraction, format, fraction, mul, sub, sum, toNumber, ZERO } from './fraction.js'
import type { Counts } from './tally.js'

export interface SimulatedBet {
  readonly bet: string
  readonly choice?: string
  /** Staked in each round. */
  readonly stake: number
  /** Mean net per unit staked, and its standard error. */
  readonly mean: number
  readonly meanExact: string
  readonly standardError: number
  /** Rounds with a net gain, and their frequency. */
  readonly hits: number
  readonly hit: number
  /** The expected mean, where it is known; as a fraction where every outcome can be enumerated. */
  readonly ev?: number
  readonly exact?: string
  /** The expected frequency of a net gain. */
  readonly expectedHit?: number
  /** How many standard errors the mean lies from the expected one. */
  readonly z?: number
  /** How often each net came, ascending. */
  readonly nets: readonly { readonly net: number; readonly count: number }[]
}

export interface Rows {
  readonly bets: readonly SimulatedBet[]
  readonly total: SimulatedBet
}

const scoreOf = (counts: Counts, stake: number, rounds: number) => {
  const nets = [...counts].sort(([a], [b]) => a - b)
  const mean = div(sum(nets.map(([net, times]) => mul(fraction(net), fraction(times)))), fraction(rounds))
  const squares = sum(
    nets.map(([net, times]) => {
      const away = sub(fraction(net), mean)
      return mul(mul(away, away), fraction(times))
    }),
  )
  const variance = rounds > 1 ? div(squares, fraction(rounds - 1)) : ZERO
  const hits = nets.reduce((total, [net, times]) => (net > 0 ? total + times : total), 0)
  return {
    mean: div(mean, fraction(stake)),
    standardError: Math.sqrt(toNumber(variance) / rounds) / stake,
    hits,
    nets: nets.map(([net, times]) => ({ net, count: times })),
  }
}

const againstExact = (mean: Fraction, standardError: number, nets: Distribution, stake: number) => {
  const { ev, hit } = moments(nets, stake)
  const away = sub(mean, ev)
  // Without spread in the sample there is no telling how far away is far.
  const z = standardError > 0 ? toNumber(away) / standardError : compare(away, ZERO) === 0 ? 0 : undefined
  return { ev: toNumber(ev), exact: format(ev), expectedHit: toNumber(hit), ...(z === undefined ? {} : { z }) }
}

const againstMean = (mean: Fraction, standardError: number, ev: number) => ({
  ev,
  ...(standardError > 0 ? { z: (toNumber(mean) - ev) / standardError } : {}),
})

/** The expected is every net with its chance, or only the mean per unit staked. */
export const rowOf = (
  line: { readonly bet: string; readonly choice?: string; readonly stake: number },
  counts: Counts,
  rounds: number,
  expected: Distribution | number | undefined,
): SimulatedBet => {
  const { mean, standardError, hits, nets } = scoreOf(counts, line.stake, rounds)
  return {
    bet: line.bet,
    ...(line.choice ? { choice: line.choice } : {}),
    stake: line.stake,
    mean: toNumber(mean),
    meanExact: format(mean),
    standardError,
    hits,
    hit: hits / rounds,
    ...(typeof expected === 'number' ? againstMean(mean, standardError, expected) : {}),
    ...(typeof expected === 'object' ? againstExact(mean, standardError, expected, line.stake) : {}),
    nets,
  }
}
