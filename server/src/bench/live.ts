// How long a player waits for the answer to a move while a full house plays: real sockets, a house in another process.

import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchClient, enter } from './client.js'
import { forkHouse } from './fork.js'

export interface LiveBenchOptions {
  readonly clients?: number
  readonly tables?: number
  /** Moves of each client, and milliseconds from one to the next on the average. */
  readonly moves?: number
  readonly thinkMs?: number
  readonly onProgress?: (done: number, total: number) => void
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
  readonly milliseconds: { readonly p50: number; readonly p90: number; readonly p99: number; readonly max: number }
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

export const benchLive = async (options: LiveBenchOptions = {}): Promise<LiveBench> => {
  const { clients: count = 500, tables = 20, moves = 6, thinkMs = 3_000, onProgress = () => {} } = options
  const house = await forkHouse(tables, Math.ceil(count / tables))
  let clients: BenchClient[] = []
  try {
    clients = await enterAll(house.url, house.tables, count)
    const times: number[] = []
    const before = heardBy(clients)
    const cpuBefore = await house.cpuMs()
    const began = performance.now()
    const playing = clients.map(async (client) => {
      // Everybody begins somewhere within the first pause, and then keeps no common beat.
      await sleep(Math.random() * thinkMs)
      for (let made = 0; made < moves; made += 1) {
        const took = await client.play()
        times.push(took)
        onProgress(times.length, count * moves)
        if (made + 1 < moves) await sleep(Math.max(0, thinkMs * (0.5 + Math.random()) - took))
      }
    })
    await Promise.all(playing)
    const seconds = (performance.now() - began) / 1000
    const after = heardBy(clients)
    const cpu = (await house.cpuMs()) - cpuBefore
    const messages = after.messages - before.messages
    const sorted = times.sort((one, other) => one - other)
    const at = (share: number) => rounded(quantile(sorted, share))
    return {
      ...{ clients: count, tables, moves: sorted.length, thinkMs, seconds: rounded(seconds) },
      movesPerSecond: Math.round(sorted.length / seconds),
      messagesPerSecond: Math.round(messages / seconds),
      bytesPerMessage: Math.round((after.bytes - before.bytes) / messages),
      cpuMsPerMove: Math.round((cpu / sorted.length) * 100) / 100,
      milliseconds: { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) },
    }
  } finally {
    for (const client of clients) client.close()
    await house.stop()
  }
}
