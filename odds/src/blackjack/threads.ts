// Work that is cut into parts for threads: rounds of a simulation, and the best play without each option.

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BlackjackRules } from './rules.js'
import type { Strategy } from './strategy.js'
import type { FastPart, FastTally } from './tally.js'
import { evWithout, type Option, optionsOf } from './worths.js'

export type Task =
  | { readonly do: 'play'; readonly rules: BlackjackRules; readonly strategy: Strategy; readonly part: FastPart }
  | { readonly do: 'without'; readonly rules: BlackjackRules; readonly option: Option }
  | { readonly do: 'measure'; readonly rules: BlackjackRules; readonly strategy: Strategy; readonly seconds: number }

export type Message =
  | { readonly done: number }
  | { readonly tally: FastTally }
  | { readonly ev: number }
  | { readonly roundsPerSecond: number }

/** Beside the sources and beside what is built from them, the same file: a thread cannot load TypeScript. */
const WORKER = new URL('../../dist/blackjack/worker.js', import.meta.url)

export const inThread = (task: Task, pulse: (done: number) => void = () => {}): Promise<Message> => {
  const thread = new Worker(WORKER, { workerData: task })
  const answer = new Promise<Message>((resolve, reject) => {
    thread.on('message', (message: Message) => {
      if ('done' in message) pulse(message.done)
      else resolve(message)
    })
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`a worker ended with code ${code} before its part was done`)))
  })
  return answer.finally(() => thread.terminate())
}

export interface OptionWorth {
  readonly option: string
  /** How much less a unit bet would be worth without it. */
  readonly worth: number
}

/** What each option is worth, `ev` being what the bet is worth with all of them. */
export const optionWorths = async (
  rules: BlackjackRules,
  ev: number,
  onProgress: (done: number, total: number) => void = () => {},
  workers = availableParallelism(),
): Promise<OptionWorth[]> => {
  const options = optionsOf(rules)
  const worths = new Map<string, number>()
  const waiting = [...options]
  const work = async (): Promise<void> => {
    for (let option = waiting.shift(); option; option = waiting.shift()) {
      const message = await inThread({ do: 'without', rules, option })
      if ('ev' in message) worths.set(option.option, ev - message.ev)
      onProgress(worths.size, options.length)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return options.map(({ option }) => ({ option, worth: worths.get(option) as number }))
}

/** The same on this thread. */
export const optionWorthsHere = (rules: BlackjackRules, ev: number): OptionWorth[] =>
  optionsOf(rules).map((option) => ({ option: option.option, worth: ev - evWithout(rules, option) }))

/** Rounds for each second of processor time, in a thread where nothing else was compiled. */
export const speedOf = async (rules: BlackjackRules, strategy: Strategy, seconds: number): Promise<number> => {
  const message = await inThread({ do: 'measure', rules, strategy, seconds })
  return 'roundsPerSecond' in message ? message.roundsPerSecond : 0
}
