// What takes long (verifying a file, exporting a log, enumerating a game) happens beside the thread that serves everybody, in
// steps, and the steps of different askers in turn. One asker may have some of it under way, and all of them together as
// much as there is memory for.

import { availableParallelism } from 'node:os'
import type { GameOdds } from '@tapete/odds'
import { fairQueue } from './fair.js'
import { busy } from './problems.js'
import type { Given, Order } from './tasks.js'
import { noThreads, startThreads, type Threads } from './threads.js'

export interface Work {
  /** The next step, when it is the asker's turn. */
  step(input?: Uint8Array): Promise<Given>
  /** Lets go of it; what is under way is waited for. */
  end(): Promise<void>
}

export interface Apart {
  /** Throws that the house is busy where the asker, or the house, has enough under way. */
  begin(asker: string, order: Order): Work
  odds(asker: string, game: string, options: Extract<Order, { task: 'odds' }>['options']): Promise<GameOdds>
  close(): Promise<void>
}

/** Askers whose steps are done at the same time: one core stays with who plays. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))
/** Under way, for one asker and for all. */
const EACH = 3
const ALL = 32
/** Of these, such that hold a thread from step to step. */
const LONG = 8

export const apartOf = (threads: Threads = import.meta.url.endsWith('.ts') ? noThreads() : startThreads()): Apart => {
  const queue = fairQueue({ atOnce: AT_ONCE, waitingEach: EACH, waitingAll: ALL })
  const under = new Map<string, number>()
  let [all, long] = [0, 0]

  const count = (asker: string, { task }: Order, more: 1 | -1): void => {
    const own = (under.get(asker) ?? 0) + more
    if (own > 0) under.set(asker, own)
    else under.delete(asker)
    all += more
    if (task !== 'odds') long += more
  }

  const begin = (asker: string, order: Order): Work => {
    const isFull = (under.get(asker) ?? 0) >= EACH || all >= ALL || (order.task !== 'odds' && long >= LONG)
    if (isFull) throw busy()
    count(asker, order, 1)
    const session = threads.begin(order)
    let last: Promise<unknown> = Promise.resolve()
    let ended: Promise<void> | undefined
    return {
      step: (input) => {
        const step = queue.turn(asker, () => session.step(input ?? null))
        last = step.catch(() => {})
        return step
      },
      end: () => {
        ended ??= last.then(() => session.end()).finally(() => count(asker, order, -1))
        return ended
      },
    }
  }

  return {
    begin,
    odds: async (asker, game, options) => {
      const work = begin(asker, { task: 'odds', game, options })
      try {
        return (await work.step()) as GameOdds
      } finally {
        await work.end()
      }
    },
    close: () => threads.close(),
  }
}
