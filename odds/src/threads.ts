// Work that is cut into parts for threads: rounds of a simulation, rounds beside the engine, the best play without each
// option. A thread knows games by their id and families by their analysis; what it needs besides is plain data.

import { Worker } from 'node:worker_threads'
import type { AnyGame, Config } from '@tapete/engine'
import type { Difference } from './analysis.js'
import { analysisOf, gameOf } from './lookup.js'
import type { Part, Tally } from './tools/tally.js'

export type Task = { readonly game: string } & (
  | { readonly do: 'play'; readonly ready: unknown; readonly part: Part }
  | { readonly do: 'without'; readonly config: Config; readonly option: string }
  | { readonly do: 'beside'; readonly ready: unknown; readonly rounds: number; readonly seed: string }
  | { readonly do: 'measure'; readonly ready: unknown; readonly seconds: number }
)

/** What a thread sends back, by its task: a tally, a worth, differences, rounds a second. */
export interface Answers {
  readonly play: Tally
  readonly without: number
  readonly beside: readonly Difference[]
  readonly measure: number
}

export type Message = { readonly done: number } | { readonly answer: Answers[Task['do']] }

const processorSeconds = (): number => process.cpuUsage().user / 1e6

const had = <T>(part: T | undefined, what: string, { id }: AnyGame): T => {
  if (part === undefined) throw new Error(`${id} has no ${what}`)
  return part
}

const BATCH = 100_000
const BATCHES_TO_WARM_UP = 10

/** One table from beginning to end: another in the same thread would be compiled for both, and slower. */
const measure = (round: () => number, seconds: number): number => {
  const batch = (): void => {
    for (let played = 0; played < BATCH; played += 1) round()
  }
  for (let warm = 0; warm < BATCHES_TO_WARM_UP; warm += 1) batch()
  const start = processorSeconds()
  let rounds = 0
  for (; processorSeconds() - start < seconds; rounds += BATCH) batch()
  return rounds / (processorSeconds() - start)
}

/** Does a task, wherever this is called. */
export const perform = (task: Task, pulse: (done: number) => void): Answers[Task['do']] => {
  const game = gameOf(task.game)
  const { rounds, best, fast } = analysisOf(game)
  switch (task.do) {
    case 'play':
      return rounds.play(game, task.ready, task.part, pulse)
    case 'without':
      return had(best, 'best play', game).evWithout(game, task.config, task.option)
    case 'beside':
      return had(fast, 'fast table', game).beside(game, task.ready, task.rounds, task.seed, pulse)
    case 'measure':
      return measure(had(fast, 'fast table', game).open(game, task.ready, 'measure'), task.seconds)
  }
}

/** Beside the sources and beside what is built from them, the same file: a thread cannot load TypeScript. */
const WORKER = new URL('../dist/worker.js', import.meta.url)

const inThread = <T extends Task>(task: T, threads: Set<Worker>, pulse: (done: number) => void) => {
  const thread = new Worker(WORKER, { workerData: task })
  threads.add(thread)
  const answer = new Promise<Answers[T['do']]>((resolve, reject) => {
    thread.on('message', (message: Message) => {
      if ('done' in message) pulse(message.done)
      else resolve(message.answer as Answers[T['do']])
    })
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`a worker ended with code ${code} before its part was done`)))
  })
  return answer.finally(() => thread.terminate())
}

export interface Hearing {
  /** A task is so far. */
  pulse?(task: number, done: number): void
  /** So many tasks are done. */
  finished?(tasks: number): void
}

/**
 * Does all of it, so many at a time; the answers come in the order asked for. The first that fails ends them all, and its
 * error is the answer.
 */
export const inThreads = async <T extends Task>(
  tasks: readonly T[],
  workers: number,
  { pulse, finished }: Hearing = {},
): Promise<Answers[T['do']][]> => {
  const answers: Answers[T['do']][] = []
  let done = 0
  const threads = new Set<Worker>()
  const waiting = [...tasks.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, task] = next
      answers[at] = await inThread(task, threads, (far) => pulse?.(at, far))
      done += 1
      finished?.(done)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
    return answers
  } finally {
    waiting.length = 0
    await Promise.all([...threads].map((thread) => thread.terminate()))
  }
}

/** What several parts have done together, told whenever one of them goes on. */
export const summing = (tell: (done: number) => void): ((part: number, done: number) => void) => {
  const parts: number[] = []
  return (part, done) => {
    parts[part] = done
    tell(parts.reduce((all, each) => all + each, 0))
  }
}
