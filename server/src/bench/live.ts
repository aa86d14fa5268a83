// How long a player waits for the answer to a move while a full house plays: real sockets, a house in another process.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type BenchClient, enter } from './client.js'
import { forkHouse } from './fork.js'
import type { HouseReady } from './house.js'

export interface LiveBenchOptions {
  readonly clients?: number
  readonly tables?: number
  /** Moves of each client, and milliseconds from one to the next on the average. */
  readonly moves?: number
  readonly thinkMs?: number
  /** Entries of the log that somebody greedy exports and has verified meanwhile, in the second of two turns. */
  readonly longLog?: number
  readonly onProgress?: (done: number, total: number) => void
}

export interface Waits {
  readonly p50: number
  readonly p90: number
  readonly p99: number
  readonly max: number
}

export interface LiveBench {
  readonly clients: number
  readonly tables: number
  readonly moves: number
  /** What the clients would do if nothing made them wait: one move each in so many milliseconds. */
  readonly thinkMs: number
  readonly movesPerSecond: number
  /** Messages the clients heard in that time, a second: every step goes to everybody at its table. */
  readonly messagesPerSecond: number
  readonly bytesPerMessage: number
  /** Processor time of the house for each move, everything it told everybody included: the same on a busy machine. */
  readonly cpuMsPerMove: number
  readonly seconds: number
  /** From sending a move to hearing that it is durable. */
  readonly milliseconds: Waits
  /** The same, right after, while somebody asks for whatever is costly; and what they were answered, how often. */
  readonly besideGreedy: { readonly milliseconds: Waits; readonly answers: { readonly [what: string]: number } } | null
}

const ENTERING_AT_ONCE = 16

/** The smallest value that at least this share of them does not exceed. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN

const enterAll = async (url: string, tables: readonly string[], count: number): Promise<BenchClient[]> => {
  const clients: BenchClient[] = []
  let next = 0
  const usher = async () => {
    while (next < count) {
      const index = next++
      const table = tables[index % tables.length] as string
      clients.push(await enter(url, table, Math.floor(index / tables.length) + 1))
    }
  }
  await Promise.all(Array.from({ length: ENTERING_AT_ONCE }, usher))
  return clients
}

const heardBy = (clients: readonly BenchClient[]): { messages: number; bytes: number } => {
  const all = clients.map((client) => client.heard())
  const sum = (which: 'messages' | 'bytes') => all.reduce((total, each) => total + each[which], 0)
  return { messages: sum('messages'), bytes: sum('bytes') }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

const waitsOf = (times: readonly number[]): Waits => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => rounded(quantile(sorted, share))
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) }
}

interface Pace {
  readonly moves: number
  readonly thinkMs: number
  readonly onMove: () => void
}

/** Everybody makes their moves; how long each took. */
const playAll = async (clients: readonly BenchClient[], { moves, thinkMs, onMove }: Pace): Promise<number[]> => {
  const times: number[] = []
  const playing = clients.map(async (client) => {
    // Everybody begins somewhere within the first pause, and then keeps no common beat.
    await sleep(Math.random() * thinkMs)
    for (let made = 0; made < moves; made += 1) {
      const took = await client.play()
      times.push(took)
      onMove()
      if (made + 1 < moves) await sleep(Math.max(0, thinkMs * (0.5 + Math.random()) - took))
    }
  })
  await Promise.all(playing)
  return times
}

const GREEDY = fileURLToPath(new URL('greedy.js', import.meta.url))

/** What is measured while somebody greedy is there. */
const beside = async <T>(
  { url, long, reviewer }: HouseReady,
  measure: () => Promise<T>,
): Promise<{ readonly measured: T; readonly answers: { readonly [what: string]: number } }> => {
  const child = fork(GREEDY, [url, long ?? '', reviewer.name, reviewer.password])
  const ended = once(child, 'exit').then((): never => {
    throw new Error('bench: the greedy one ended early')
  })
  try {
    await Promise.race([once(child, 'message'), ended])
    const measured = await measure()
    const told = once(child, 'message')
    child.send('over')
    const [answers] = await Promise.race([told, ended])
    return { measured, answers: answers as { readonly [what: string]: number } }
  } finally {
    ended.catch(() => {})
    child.kill()
  }
}

export const benchLive = async (options: LiveBenchOptions = {}): Promise<LiveBench> => {
  const { clients: count = 500, tables = 20, moves = 6, thinkMs = 3_000, longLog = 0, onProgress = () => {} } = options
  const house = await forkHouse(tables, Math.ceil(count / tables), longLog)
  let clients: BenchClient[] = []
  let done = 0
  const total = count * moves * (longLog > 0 ? 2 : 1)
  const pace: Pace = {
    moves,
    thinkMs,
    onMove: () => {
      done += 1
      onProgress(done, total)
    },
  }
  try {
    clients = await enterAll(house.url, house.tables, count)
    const before = heardBy(clients)
    const cpuBefore = await house.cpuMs()
    const began = performance.now()
    const times = await playAll(clients, pace)
    const seconds = (performance.now() - began) / 1000
    const after = heardBy(clients)
    const cpu = (await house.cpuMs()) - cpuBefore
    const messages = after.messages - before.messages
    const greedy = longLog > 0 ? await beside(house, () => playAll(clients, pace)) : undefined
    return {
      ...{ clients: count, tables, moves: times.length, thinkMs, seconds: rounded(seconds) },
      movesPerSecond: Math.round(times.length / seconds),
      messagesPerSecond: Math.round(messages / seconds),
      bytesPerMessage: Math.round((after.bytes - before.bytes) / messages),
      cpuMsPerMove: Math.round((cpu / times.length) * 100) / 100,
      milliseconds: waitsOf(times),
      besideGreedy: greedy ? { milliseconds: waitsOf(greedy.measured), answers: greedy.answers } : null,
    }
  } finally {
    for (const client of clients) client.close()
    await house.stop()
  }
}
