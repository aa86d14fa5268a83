// What a simulation found, beside what the enumeration of the very same bets says.

import { moments } from './bet-odds.js'
import { type Distribution, TooManyEnds, walk } from './enumerate.js'
import { add, compare, div, type Fraction, format, fraction, mul, sub, sum, toNumber, ZERO } from './fraction.js'
import type { Counts, Tally } from './play.js'
import { netsOf, type Session } from './session.js'
import { SEAT } from './tables.js'

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
  /** The expected mean, where every outcome can be enumerated. */
  readonly ev?: number
  readonly exact?: string
  /** The expected frequency of a net gain. */
  readonly expectedHit?: number
  /** How many standard errors the mean lies from the expected one. */
  readonly z?: number
  /** How often each net came, ascending. */
  readonly nets: readonly { readonly net: number; readonly count: number }[]
}

export interface Exact {
  readonly total: Distribution
  readonly lines: readonly Distribution[]
}

const ENDS_MAX = 20_000

/** Exact distributions at these very stakes, rounding included; undefined when there are too many outcomes. */
export const exactOf = (session: Session): Exact | undefined => {
  const { game, staked, policy } = session
  const total = new Map<number, Fraction>()
  const lines = session.lines.map(() => new Map<number, Fraction>())
  const note = (nets: Map<number, Fraction>, net: number, probability: Fraction) =>
    nets.set(net, add(nets.get(net) ?? ZERO, probability))
  try {
    walk(
      { game, table: staked, seat: SEAT, endsMax: ENDS_MAX, ...(policy ? { policy } : {}) },
      (events, probability) => {
        const nets = netsOf(session, events)
        note(total, nets.total, probability)
        for (const [index, net] of nets.lines.entries()) note(lines[index] as Map<number, Fraction>, net, probability)
      },
    )
  } catch (error) {
    if (error instanceof TooManyEnds) return undefined
    throw error
  }
  return { total, lines }
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

const against = (mean: Fraction, standardError: number, nets: Distribution, stake: number) => {
  const { ev, hit } = moments(nets, stake)
  const away = sub(mean, ev)
  // Without spread in the sample there is no telling how far away is far.
  const z = standardError > 0 ? toNumber(away) / standardError : compare(away, ZERO) === 0 ? 0 : undefined
  return { ev: toNumber(ev), exact: format(ev), expectedHit: toNumber(hit), ...(z === undefined ? {} : { z }) }
}

const row = (
  line: { bet: string; choice?: string; stake: number },
  counts: Counts,
  rounds: number,
  exact: Distribution | undefined,
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
    ...(exact ? against(mean, standardError, exact, line.stake) : {}),
    nets,
  }
}

export const rowsOf = (session: Session, tally: Tally): { bets: SimulatedBet[]; total: SimulatedBet } => {
  const exact = exactOf(session)
  const stake = session.lines.reduce((total, line) => total + line.stake, 0)
  return {
    bets: session.lines.map((line, index) =>
      row(line, tally.lines[index] as Counts, tally.rounds, exact?.lines[index]),
    ),
    total: row({ bet: 'total', stake }, tally.total, tally.rounds, exact?.total),
  }
}
