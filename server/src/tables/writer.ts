// Makes entries durable. While one statement waits for the disk, what other tables want written gathers and goes together
// in the next: one round trip and one flush for all of them. Nobody waits longer for it than for the disk.

import { type Pool, run, statement } from '../database/pool.js'
import { type AccountId, isPurse, type Line } from '../ledger/ledger.js'
import type { LogEntry } from './log.js'

export interface Append {
  readonly entry: LogEntry
  readonly key: string
  /** The hash of the entry before. */
  readonly previous: Buffer
  readonly lines: readonly Line[]
  /** Accounts among the lines that may not exist yet. */
  readonly opens: readonly AccountId[]
}

const APPEND = statement('tapete-append', 'select tapete_append($1, $2, $3, $4, $5, $6, $7) as won')

const BATCH_MAX = 64
/** While one waits for the disk another is worked on; more would only make the batches smaller. */
const UNDER_WAY_MAX = 2

const write = async (pool: Pool, batch: readonly Append[]): Promise<Set<string>> => {
  const commands = batch.map(({ entry, key, previous, lines }) => ({
    t: entry.table,
    v: entry.seq - 1,
    p: previous.toString('hex'),
    h: entry.hash.toString('hex'),
    k: key,
    at: entry.at,
    person: entry.person,
    role: entry.role,
    move: entry.move,
    events: entry.events,
    draw: entry.draw ?? undefined,
    n: lines.length,
  }))
  const all = batch.flatMap(({ entry, lines }) =>
    lines.map(({ account, amount }, index) => ({ table: entry.table, line: index + 1, account, amount })),
  )
  const opens = batch.flatMap((append) => append.opens)
  const values = all.length
    ? [
        all.map((line) => line.table),
        all.map((line) => line.line),
        all.map((line) => line.account),
        all.map((line) => line.amount),
        opens.length ? opens : null,
        all.some(({ account }) => isPurse(account)) ? all.map((line) => line.account) : null,
      ]
    : [null, null, null, null, null, null]
  const [row] = await run<{ won: string[] }>(pool, APPEND, [JSON.stringify(commands), ...values])
  return new Set(row?.won)
}

interface Waiting {
  readonly append: Append
  resolve(won: boolean): void
  reject(error: unknown): void
}

/** Answers whether the entry was written; false when the race was lost. */
export const startWriter = (pool: Pool): ((append: Append) => Promise<boolean>) => {
  let waiting: Waiting[] = []
  let underWay = 0

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const won = await write(
        pool,
        batch.map(({ append }) => append),
      )
      for (const { append, resolve } of batch) resolve(won.has(append.entry.table))
    } catch (error) {
      // One that cannot be written undoes its whole batch: each finds out alone whether it was the one.
      if (batch.length > 1) for (const one of batch) await settle([one])
      else batch[0]?.reject(error)
    }
  }

  const next = (): void => {
    while (underWay < UNDER_WAY_MAX && waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX)
      waiting = waiting.slice(BATCH_MAX)
      underWay += 1
      settle(batch).finally(() => {
        underWay -= 1
        next()
      })
    }
  }

  return (append) =>
    new Promise((resolve, reject) => {
      waiting.push({ append, resolve, reject })
      // The commands a batch has just answered come back in the same turn of the loop: they go together again.
      if (waiting.length === 1) setImmediate(next)
    })
}
