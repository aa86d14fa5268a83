// Simulations: the real engine, round after round, here or in worker threads. What comes out depends on the seed
// alone, because the work is cut into chunks with streams of their own, whoever plays them.

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type AnyGame, type Config, findGame } from '@tapete/engine'
import type { BlackjackRules } from './blackjack/rules.js'
import { rulesOfTable } from './blackjack/rules.js'
import { type BlackjackReport, simulateBlackjack, simulateBlackjackHere } from './blackjack/simulate.js'
import { addTally, CHUNK, newTally, type Part, playPart, type Tally } from './play.js'
import { rowsOf, type SimulatedBet } from './report.js'
import { type BetRequest, openSession, type Session } from './session.js'
import { complete } from './tables.js'

export interface SimulationRequest {
  /** A game, or its id in the catalogue; worker threads know only the catalogue. */
  readonly game: AnyGame | string
  readonly config?: Config
  /** Made every round by one seat. Every even-money bet when none is given, or the first bet of the game. */
  readonly bets?: readonly BetRequest[]
  readonly rounds: number
  readonly seed: string | number
  readonly workers?: number
  /** What even chances do on zero, where the player may choose and the bet does not say. */
  readonly zero?: 'half' | 'prison'
  /** Blackjack: cards behind the cut card. Without it every round has a full shoe, as the odds assume. */
  readonly cut?: number
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void
}

export interface SimulationReport {
  readonly game: string
  readonly options: Config
  readonly seed: string
  /** Rounds in which the bets were made; a prisoner's second spin belongs to the round of its stake. */
  readonly rounds: number
  readonly bets: readonly SimulatedBet[]
  readonly total: SimulatedBet
  /** These three depend on the machine; nothing else does. */
  readonly workers: number
  readonly seconds: number
  readonly roundsPerSecond: number
}

/** What a worker is given, and what it sends back. */
export interface WorkerTask {
  readonly game: string
  readonly config: Config
  readonly bets: readonly BetRequest[]
  readonly zero: 'half' | 'prison' | undefined
  readonly part: Part
}
export type WorkerMessage = { readonly done: number } | { readonly tally: Tally }

const PULSE_MILLISECONDS = 200

/** Lets a pulse through now and then: often enough for people, seldom enough to cost nothing. */
export const seldom = (tell: (done: number) => void): ((done: number) => void) => {
  let last = performance.now()
  return (done) => {
    const now = performance.now()
    if (now - last < PULSE_MILLISECONDS) return
    last = now
    tell(done)
  }
}

const gameOf = (game: AnyGame | string): AnyGame => {
  const found = typeof game === 'string' ? findGame(game) : game
  if (!found) throw new Error(`no game ${String(game)} in the catalogue`)
  return found
}

const opened = ({ game, config, bets, zero, rounds }: SimulationRequest): Session => {
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError('rounds must be a whole number above zero')
  return openSession({ game: gameOf(game), config, bets, zero })
}

const report = (
  session: Session,
  { seed }: SimulationRequest,
  tally: Tally,
  workers: number,
  began: number,
): SimulationReport => {
  const seconds = (performance.now() - began) / 1000
  return {
    game: session.game.id,
    options: session.options,
    seed: String(seed),
    rounds: tally.rounds,
    ...rowsOf(session, tally),
    workers,
    seconds,
    roundsPerSecond: tally.rounds / seconds,
  }
}

/** Whose rounds are played at a table of their own, fast and by the best play: the bets of Challenge 21 are counted. */
const blackjackIn = ({ game, config, bets = [] }: SimulationRequest): BlackjackRules | undefined => {
  const found = gameOf(game)
  if (found.family !== 'blackjack') return undefined
  const rules = rulesOfTable(found, config)
  if (bets.length === 0) return rules
  const wanted = bets.map(({ bet }) => bet).join()
  if (rules.bankHands > 1 && wanted === 'round-1,round-2') return { ...rules, bankHands: 2 }
  throw new Error(
    `${found.id} is simulated with the bets it asks for${rules.bankHands > 1 ? ', or round-1 and round-2' : ''}`,
  )
}

const blackjackReport = (request: SimulationRequest, report: BlackjackReport): SimulationReport => {
  const game = gameOf(request.game)
  return { game: game.id, options: complete(game, request.config ?? {}), seed: String(request.seed), ...report }
}

/** Plays on this thread, and holds it until done. */
export const simulateHere = (request: SimulationRequest): SimulationReport => {
  const rules = blackjackIn(request)
  if (rules) return blackjackReport(request, simulateBlackjackHere({ ...request, rules }))
  const began = performance.now()
  const session = opened(request)
  const { rounds: total, seed, onProgress } = request
  const tell = onProgress && seldom((done) => onProgress({ done, total }))
  const tally = playPart(session, { rounds: total, seed, first: 0, every: 1 }, tell)
  onProgress?.({ done: total, total })
  return report(session, request, tally, 1, began)
}

/** Beside the sources and beside what is built from them, the same file: a thread cannot load TypeScript. */
const WORKER = new URL('../dist/worker.js', import.meta.url)

const runWorker = (task: WorkerTask, threads: Worker[], pulse: (done: number) => void): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(WORKER, { workerData: task })
    threads.push(thread)
    thread.on('message', (message: WorkerMessage) => {
      if ('tally' in message) resolve(message.tally)
      else pulse(message.done)
    })
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`a worker ended with code ${code} before its part was played`)))
  })

/** Plays on worker threads. The first that fails ends them all, and its error is the answer. */
export const simulate = async (request: SimulationRequest): Promise<SimulationReport> => {
  const rules = blackjackIn(request)
  if (rules) return blackjackReport(request, await simulateBlackjack({ ...request, rules }))
  const began = performance.now()
  const session = opened(request)
  const { rounds: total, seed, config = {}, bets = [], zero, onProgress, workers = availableParallelism() } = request
  if (!Number.isSafeInteger(workers) || workers < 1) throw new RangeError('workers must be a whole number above zero')
  const every = Math.min(workers, Math.ceil(total / CHUNK))
  const done = new Array<number>(every).fill(0)
  const threads: Worker[] = []
  try {
    const parts = await Promise.all(
      done.map((_, first) => {
        const part: Part = { rounds: total, seed, first, every }
        return runWorker({ game: session.game.id, config, bets, zero, part }, threads, (count) => {
          done[first] = count
          onProgress?.({ done: done.reduce((all, each) => all + each, 0), total })
        })
      }),
    )
    const tally = newTally(session)
    for (const part of parts) addTally(tally, part)
    onProgress?.({ done: total, total })
    return report(session, request, tally, every, began)
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
