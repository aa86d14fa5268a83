// Threads for what takes long. Each has its own memory, and no more than that: one that needs more, or takes too long over a
// step, ends alone, and the next order gets a new one.

import { Worker } from 'node:worker_threads'
import type { Asked, Said } from './apart-worker.js'
import { Problem } from './problems.js'
import { begin, type Given, type Order, type Running } from './tasks.js'

export interface ThreadLimits {
  readonly megabytes: number
  readonly stepMs: number
  /** Threads that are kept for the next order. */
  readonly idle: number
}

export const THREADS: ThreadLimits = { megabytes: 384, stepMs: 100_000, idle: 2 }

/** One order under way. */
export interface Session {
  step(input: Uint8Array | null): Promise<Given>
  end(): Promise<void>
}

export interface Threads {
  begin(order: Order): Session
  close(): Promise<void>
}

const WORKER = new URL('./apart-worker.js', import.meta.url)
const tooLarge = () => new Problem(413, 'too-large', 'this takes too long or too much here: use the command line')

interface Thread {
  ask(asked: Asked): Promise<Given | null>
  stop(): Promise<unknown>
  alive(): boolean
}

const startThread = ({ megabytes, stepMs }: ThreadLimits): Thread => {
  const worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: megabytes, stackSizeMb: 4 } })
  let waiting: { resolve(given: Given | null): void; reject(error: Error): void } | undefined
  let timer: NodeJS.Timeout | undefined
  let dead = false
  const settle = (how: (asking: NonNullable<typeof waiting>) => void): void => {
    clearTimeout(timer)
    const asking = waiting
    waiting = undefined
    // An idle thread keeps no process alive.
    worker.unref()
    if (asking) how(asking)
  }
  worker.on('message', (said: Said) =>
    settle(({ resolve, reject }) =>
      'error' in said ? reject(Object.assign(new Error(said.error), { code: said.code })) : resolve(said.given),
    ),
  )
  worker.on('error', (error: NodeJS.ErrnoException) => {
    dead = true
    settle(({ reject }) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error))
  })
  worker.on('exit', () => {
    dead = true
    settle(({ reject }) => reject(tooLarge()))
  })
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        if (dead) return reject(tooLarge())
        waiting = { resolve, reject }
        worker.ref()
        timer = setTimeout(() => void worker.terminate(), stepMs)
        worker.postMessage(asked)
      }),
    stop: () => worker.terminate(),
    alive: () => !dead,
  }
}

export const startThreads = (limits: ThreadLimits = THREADS): Threads => {
  const idle: Thread[] = []
  const all = new Set<Thread>()

  const take = (): Thread => {
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      if (thread.alive()) return thread
      all.delete(thread)
    }
    const started = startThread(limits)
    all.add(started)
    return started
  }

  const giveBack = async (thread: Thread): Promise<void> => {
    if (thread.alive() && idle.length < limits.idle) {
      idle.push(thread)
      return
    }
    all.delete(thread)
    await thread.stop()
  }

  return {
    begin: (order) => {
      let thread: Thread | undefined
      return {
        step: async (input) => {
          const first = thread === undefined
          thread ??= take()
          return (await thread.ask({ input, ...(first && { order }) })) as Given
        },
        end: async () => {
          if (!thread) return
          const used = thread
          thread = undefined
          await used.ask({ end: true }).catch(() => {})
          await giveBack(used)
        },
      }
    },
    close: async () => {
      await Promise.all([...all].map((thread) => thread.stop()))
    },
  }
}

/** Sources are not built, and a thread runs only what is: tests do the work where they are. */
export const noThreads = (): Threads => ({
  begin: (order) => {
    let running: Running | undefined
    return {
      step: async (input) => {
        running ??= begin(order)
        return running.step(input)
      },
      end: async () => running?.end?.(),
    }
  },
  close: async () => {},
})
