// Work that is cut into parts for threads: rounds of a simulation, rounds beside the engine, and the best play without each
// option.

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Difference } from './beside-engine.js'
import type { BlackjackRules } from './rules.js'
import type { Strategy } from './strategy.js'
import type { FastPart, FastTally } from './tally.js'
import { evWithout, type Option, optionsOf } from './worths.js'

export type Task =
  | { readonly do: 'play'; readonly rules: BlackjackRules; readonly strategy: Strategy; readonly part: FastPart }
  | { readonly do: 'without'; readonly rules: BlackjackRules; readonly option: Option }
  | { readonly do: 'beside'; readonly rules: BlackjackRules; readonly rounds: number; readonly seed: string }
  | { readonly do: 'measure'; readonly rules: BlackjackRules; readonly strategy: Strategy; readonly seconds: number }

/** What a thread sends back, by its task: a tally, a worth, differences, rounds a second. */
export interface Answers {
  readonly play: FastTally
  readonly without: number
  readonly beside: readonly Difference[]
  readonly measure: number
}

export type Message = { readonly done: number } | { readonly answer: Answers[Task['do']] }

/** Beside the sources and beside what is built from them, the same file: a thread cannot load TypeScript. */
const WORKER = new URL('../../dist/blackjack/worker.js', import.meta.url)

export const inThread = <Do extends Task['do']>(
  task: Extract<Task, { do: Do }>,
  pulse: (done: number) => void = () => {},
): Promise<Answers[Do]> => {
  const thread = new Worker(WORKER, { workerData: task })
  const answer = new Promise<Answers[Do]>((resolve, reject) => {
    thread.on('message', (message: Message) => {
      if ('done' in message) pulse(message.done)
      else resolve(message.answer as Answers[Do])
    })
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`a worker ended with code ${code} before its part was done`)))
  })
  return answer.finally(() => thread.terminate())
}

/** Does all of it, so many at a time; the results come in the order asked for. */
const atATime = async <T, R>(workers: number, tasks: readonly T[], perform: (task: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  const waiting = [...tasks.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await perform(next[1])
  }
  await Promise.all(Array.from({ length: workers }, work))
  return results
}

export interface OptionWorth {
  readonly option: string
  /** How much less a unit bet would be worth without it. */
  readonly worth: number
}

/** What each option is worth, `ev` being what the bet is worth with all of them. */
export const optionWorths = (
  rules: BlackjackRules,
  ev: number,
  onProgress: (done: number, total: number) => void = () => {},
  workers = availableParallelism(),
): Promise<OptionWorth[]> => {
  const options = optionsOf(rules)
  let done = 0
  return atATime(workers, options, async (option) => {
    const worth = ev - (await inThread({ do: 'without', rules, option }))
    done += 1
    onProgress(done, options.length)
    return { option: option.option, worth }
  })
}

/** The same on this thread. */
export const optionWorthsHere = (rules: BlackjackRules, ev: number): OptionWorth[] =>
  optionsOf(rules).map((option) => ({ option: option.option, worth: ev - evWithout(rules, option) }))

export interface BesideEngine {
  readonly game: string
  readonly rounds: number
  readonly differences: readonly Difference[]
}

/** Random rounds of each game at the fast table and at the engine's, so many of each. */
export const besideEngine = async (
  games: readonly BlackjackRules[],
  rounds: number,
  seed: string,
  onProgress: (done: number, total: number) => void = () => {},
  workers = availableParallelism(),
): Promise<BesideEngine[]> => {
  // A part for each worker, so that none is left without while another plays a whole game.
  const share = Math.ceil(rounds / workers)
  const parts = games.flatMap((rules, game) =>
    Array.from({ length: workers }, (_, at) => ({
      ...{ rules, game, seed: `${seed} ${rules.game} ${at}` },
      rounds: Math.max(0, Math.min(share, rounds - at * share)),
    })),
  )
  const done = parts.map(() => 0)
  const answers = await atATime(workers, [...parts.entries()], ([at, part]) =>
    inThread({ do: 'beside', rules: part.rules, rounds: part.rounds, seed: part.seed }, (count) => {
      done[at] = count
      onProgress(
        done.reduce((sum, each) => sum + each, 0),
        rounds * games.length,
      )
    }),
  )
  return games.map((rules, game) => ({
    game: rules.game,
    rounds,
    differences: answers.flatMap((found, at) => (parts[at]?.game === game ? found : [])),
  }))
}

/** Rounds for each second of processor time, in a thread where nothing else was compiled. */
export const speedOf = (rules: BlackjackRules, strategy: Strategy, seconds: number): Promise<number> =>
  inThread({ do: 'measure', rules, strategy, seconds })
