// Simulations: the rounds of a family, here or in worker threads. What comes out depends on the seed alone, because the work
// is cut into chunks with streams of their own, whoever plays them.

import { availableParallelism } from 'node:os'
import type { AnyGame, Config } from '@tapete/engine'
import type { BetRequest, Rounds, RoundsRequest } from './analysis.js'
import { analysisOf, gameOf } from './lookup.js'
import { seldom } from './seldom.js'
import { inThreads, summing } from './threads.js'
import type { SimulatedBet } from './tools/rows.js'
import { complete } from './tools/tables.js'
import { sumOf, type Tally } from './tools/tally.js'

export interface SimulationRequest {
  /** A game, or its id in the catalogue; worker threads know only the catalogue. */
  readonly game: AnyGame | string
  readonly config?: Config
  /** Made every round by one seat. Without any, what the family takes for the usual ones. */
  readonly bets?: readonly BetRequest[]
  readonly rounds: number
  readonly seed: string | number
  readonly workers?: number
  /** How it is played, by the names of the family's manners. */
  readonly manner?: RoundsRequest['manner']
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void
}

export interface SimulationReport {
  readonly game: string
  readonly options: Config
  readonly seed: string
  /** Rounds in which the bets were made; what a stake outlasts belongs to the round it was made in. */
  readonly rounds: number
  readonly bets: readonly SimulatedBet[]
  readonly total: SimulatedBet
  /** These three depend on the machine; nothing else does. */
  readonly workers: number
  readonly seconds: number
  readonly roundsPerSecond: number
}

/** Rounds made ready: what a simulation needs that does not depend on how often it plays. */
export interface Simulated {
  readonly game: AnyGame
  readonly options: Config
  readonly rounds: Rounds<unknown>
  readonly ready: unknown
}

export type HowOften = Pick<SimulationRequest, 'rounds' | 'seed' | 'workers' | 'onProgress'>

/** Works out once what may be played many times. */
export const makeReady = (asked: Pick<SimulationRequest, 'game' | 'config' | 'bets' | 'manner'>): Simulated => {
  const game = gameOf(asked.game)
  const options = complete(game, asked.config ?? {})
  const { rounds } = analysisOf(game)
  const { bets = [], manner = {} } = asked
  return { game, options, rounds, ready: rounds.ready(game, { config: options, bets, manner }) }
}

const positive = (name: string, value: number): void => {
  if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`${name} must be a whole number above zero`)
}

const report = (
  { game, options, rounds, ready }: Simulated,
  { seed }: HowOften,
  tally: Tally,
  workers: number,
  began: number,
): SimulationReport => {
  const seconds = (performance.now() - began) / 1000
  return {
    game: game.id,
    options,
    seed: String(seed),
    rounds: tally.rounds,
    ...rounds.rows(game, ready, tally),
    workers,
    seconds,
    roundsPerSecond: tally.rounds / seconds,
  }
}

/** Plays on this thread, and holds it until done. */
export const playHere = (simulated: Simulated, often: HowOften): SimulationReport => {
  const { rounds: total, seed, onProgress } = often
  positive('rounds', total)
  const began = performance.now()
  const tell = onProgress && seldom((done) => onProgress({ done, total }))
  const { game, rounds, ready } = simulated
  const tally = rounds.play(game, ready, { rounds: total, seed, first: 0, every: 1 }, tell)
  onProgress?.({ done: total, total })
  return report(simulated, often, tally, 1, began)
}

/** Plays on worker threads. */
export const playApart = async (simulated: Simulated, often: HowOften): Promise<SimulationReport> => {
  const { rounds: total, seed, onProgress, workers = availableParallelism() } = often
  positive('rounds', total)
  positive('workers', workers)
  const began = performance.now()
  const { game, rounds, ready } = simulated
  const every = Math.min(workers, Math.ceil(total / rounds.chunk))
  const tasks = Array.from({ length: every }, (_, first) => ({
    do: 'play' as const,
    game: game.id,
    ready,
    part: { rounds: total, seed, first, every },
  }))
  const parts = await inThreads(tasks, every, { pulse: summing((done) => onProgress?.({ done, total })) })
  onProgress?.({ done: total, total })
  return report(simulated, often, sumOf(parts), every, began)
}

export const simulateHere = (request: SimulationRequest): SimulationReport => playHere(makeReady(request), request)

export const simulate = async (request: SimulationRequest): Promise<SimulationReport> =>
  playApart(makeReady(request), request)
