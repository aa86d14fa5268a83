// Simulations of the blackjack games: the best play at the fast table, here or in worker threads. What comes out depends on
// the seed alone, because the work is cut into chunks with streams of their own, whoever plays them.

import { availableParallelism } from 'node:os'
import { add, type Fraction, format, fraction, mul, sub, sum, toNumber } from '../fraction.js'
import type { SimulatedBet } from '../report.js'
import { type BestPlay, bestPlay } from './analyse.js'
import { unitOf } from './outcomes.js'
import type { BlackjackRules } from './rules.js'
import { perfectPairsNets } from './sides.js'
import { strategyOf } from './strategy.js'
import { addFastTally, FAST_CHUNK, type FastTally, netsIn, newFastTally, playFast, sidesIn } from './tally.js'
import { inThread } from './threads.js'

export interface BlackjackSimulation {
  readonly rules: BlackjackRules
  /** The best play, where it has been worked out already. */
  readonly play?: BestPlay | undefined
  readonly rounds: number
  readonly seed: string | number
  /** Cards behind the cut card; without it every round has a full shoe, as the analysis has. */
  readonly cut?: number | undefined
  readonly workers?: number | undefined
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined
}

export interface BlackjackReport {
  readonly rounds: number
  readonly bets: readonly SimulatedBet[]
  readonly total: SimulatedBet
  readonly workers: number
  readonly seconds: number
  readonly roundsPerSecond: number
}

const rowOf = (bet: string, counts: ReadonlyMap<number, number>, stake: number, ev: number): SimulatedBet => {
  const nets = [...counts].sort(([a], [b]) => a - b)
  const rounds = nets.reduce((all, [, count]) => all + count, 0)
  const of = (f: (net: number) => number): Fraction =>
    mul(sum(nets.map(([net, count]) => fraction(BigInt(f(net)) * BigInt(count)))), fraction(1, rounds))
  const mean = of((net) => net)
  const variance = toNumber(
    sub(
      of((net) => net * net),
      mul(mean, mean),
    ),
  )
  const perUnit = mul(mean, fraction(1, stake))
  const standardError = Math.sqrt(variance / rounds) / stake
  const hits = nets.reduce((all, [net, count]) => (net > 0 ? all + count : all), 0)
  return {
    bet,
    stake,
    mean: toNumber(perUnit),
    meanExact: format(perUnit),
    standardError,
    hits,
    hit: hits / rounds,
    ev,
    ...(standardError > 0 ? { z: (toNumber(perUnit) - ev) / standardError } : {}),
    nets: nets.map(([net, count]) => ({ net, count })),
  }
}

/** Nets are counted in parts of a bet; a round may have several bets. */
const rowsOf = ({ rules, ev }: BestPlay, tally: FastTally): Pick<BlackjackReport, 'bets' | 'total'> => {
  const total = rowOf('total', netsIn(tally), unitOf(rules) * rules.bankHands, ev)
  const pairs = perfectPairsNets(rules)
  const expected = pairs && toNumber([...pairs].reduce((all, [net, p]) => add(all, mul(fraction(net), p)), fraction(0)))
  return {
    bets: [
      { ...total, bet: rules.bankHands > 1 ? 'rounds' : 'main' },
      ...(expected === undefined ? [] : [rowOf('pairs', sidesIn(tally), 1, expected)]),
    ],
    total,
  }
}

const report = (play: BestPlay, tally: FastTally, workers: number, began: number): BlackjackReport => {
  const seconds = (performance.now() - began) / 1000
  return {
    rounds: tally.rounds,
    ...rowsOf(play, tally),
    workers,
    seconds,
    roundsPerSecond: tally.rounds / seconds,
  }
}

const checked = (rounds: number): void => {
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError('rounds must be a whole number above zero')
}

/** Plays on this thread, and holds it until done. */
export const simulateBlackjackHere = (request: BlackjackSimulation): BlackjackReport => {
  const { rules, rounds, seed, cut, onProgress, play = bestPlay(rules) } = request
  checked(rounds)
  const strategy = strategyOf(play)
  const began = performance.now()
  const tally = playFast(rules, strategy, { rounds, seed, cut, first: 0, every: 1 }, (done) =>
    onProgress?.({ done, total: rounds }),
  )
  return report(play, tally, 1, began)
}

export const simulateBlackjack = async (request: BlackjackSimulation): Promise<BlackjackReport> => {
  const { rules, rounds, seed, cut, onProgress, workers = availableParallelism(), play = bestPlay(rules) } = request
  checked(rounds)
  if (!Number.isSafeInteger(workers) || workers < 1) throw new RangeError('workers must be a whole number above zero')
  const strategy = strategyOf(play)
  const began = performance.now()
  const every = Math.min(workers, Math.ceil(rounds / FAST_CHUNK))
  const done = new Array<number>(every).fill(0)
  const parts = await Promise.all(
    done.map((_, first) =>
      inThread({ do: 'play', rules, strategy, part: { rounds, seed, cut, first, every } }, (count) => {
        done[first] = count
        onProgress?.({ done: done.reduce((all, each) => all + each, 0), total: rounds })
      }),
    ),
  )
  const tally = newFastTally()
  for (const part of parts) addFastTally(tally, part)
  return report(play, tally, every, began)
}
