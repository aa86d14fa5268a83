// A thread that does one order after another, each step by step.

import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { begin, type Given, type Order, type Running } from './tasks.js'

/** An order is begun with its first step, and ended. */
export type Asked = { readonly order?: Order; readonly input: Uint8Array | null } | { readonly end: true }
/** An error says what the house goes by: its code tells a database that is away from a fault. */
export type Said = { readonly given: Given | null } | { readonly error: string; readonly code: string | undefined }

/** Behind everybody who plays, where cores are short. */
const PRIORITY = 19
// On Linux a thread has a priority of its own; elsewhere it would be that of the whole house.
if (process.platform === 'linux') setPriority(Math.max(PRIORITY, getPriority()))

let running: Running | undefined

const answer = async (asked: Asked): Promise<Given | null> => {
  if ('end' in asked) {
    const ended = running
    running = undefined
    await ended?.end?.()
    return null
  }
  if (asked.order) running = begin(asked.order)
  if (!running) throw new Error('nothing was ordered')
  return running.step(asked.input)
}

parentPort?.on('message', (asked: Asked) => {
  answer(asked).then(
    (given) => parentPort?.postMessage({ given } satisfies Said),
    (error: NodeJS.ErrnoException) =>
      parentPort?.postMessage({ error: error.message, code: error.code } satisfies Said),
  )
})
