// How fast durable commands are, against the least any durable write could cost: the very row a command writes to the log, in
// one INSERT of its own, committed alike, on the same pool, by as many writers. A command also checks the version, posts
// the ledger and moves balances and head; the bare write does none of it, and its table has one index. Both take turns
// within the same run, so that a busy machine slows both alike.

import { randomUUID } from 'node:crypto'
import type { Move } from '@tapete/engine'
import { MEASURED } from '../bench/measured.js'
import { openPool, type Pool, run, statement } from '../database/pool.js'
import { HOUSE, move, openAccount, walletOf } from '../ledger/ledger.js'
import type { LogEntry } from './log.js'
import { openTables, type Tables } from './tables.js'

export interface FloorBench {
  /** Medians of the turns. */
  readonly commandsPerSecond: number
  readonly insertsPerSecond: number
  /** Commands for each bare insert: the median of the ratios of each turn to the one beside it. */
  readonly ratio: number
  /** The least and the most of these. */
  readonly ratios: readonly [number, number]
  readonly writers: number
  readonly seconds: number
}

export interface FloorBenchOptions {
  readonly pool: Pool
  readonly url: string
  /** Makes the table of the bare inserts, and opens it to the house. */
  readonly ownerUrl: string
  readonly writers?: number
  /** How often the two take turns, and for how long each. */
  readonly turns?: number
  readonly turnMs?: number
}

const PERSON = 1
const CHIPS = 1_000_000

const BARE = statement(
  'bench-insert',
  `insert into bench_row (table_id, seq, at, person, role, move, events, draw, hash, key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

const opening = (person: string): Move[] => [
  { by: 'room-head', do: 'post', role: 'pit-boss', person: '901' },
  { by: 'pit-boss', do: 'post', role: 'croupier', person: '902' },
  { by: 'pit-boss', do: 'post', role: 'croupier', person: '903' },
  { by: 'pit-boss', do: 'open' },
  { by: 'seat:1', do: 'sit', player: person },
  { by: 'seat:1', do: 'buy', amount: CHIPS },
  { by: 'croupier', do: 'start' },
]

const order = (table: string, made: Move) => ({
  table,
  person: PERSON,
  role: 'player',
  move: made,
  key: randomUUID(),
})

const asOwner = async (ownerUrl: string, text: string): Promise<void> => {
  const owner = openPool(ownerUrl, { max: 1 })
  await owner.query(text).finally(() => owner.end())
}

const prepare = async (pool: Pool, tables: Tables, writers: number): Promise<string[]> => {
  await openAccount(pool, walletOf(PERSON))
  const purse = { kind: 'deposit', key: randomUUID(), from: HOUSE, to: walletOf(PERSON), amount: CHIPS * writers }
  await move(pool, purse)
  const ids = Array.from({ length: writers }, () => `bench-${randomUUID()}`)
  for (const id of ids) {
    await tables.create({ id, game: MEASURED.game, room: 'bench', name: id, mode: 'digital' })
    for (const made of opening(String(PERSON))) {
      const answer = await tables.command(order(id, made))
      if (!answer.ok) throw new Error(`bench: ${made.do} refused: ${answer.refusal.code}`)
    }
  }
  return ids
}

/** Each writer works until time is up; answers how much was done each second. */
const rate = async (ids: readonly string[], ms: number, work: (id: string) => Promise<void>): Promise<number> => {
  const began = performance.now()
  let done = 0
  const writer = async (id: string) => {
    while (performance.now() - began < ms) {
      await work(id)
      done += 1
    }
  }
  await Promise.all(ids.map(writer))
  return (done * 1000) / (performance.now() - began)
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[half] as number) : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2
}

export const benchFloor = async (options: FloorBenchOptions): Promise<FloorBench> => {
  const { pool, url, ownerUrl, writers = 8, turns = 6, turnMs = 1000 } = options
  await asOwner(
    ownerUrl,
    `create table if not exists bench_row (table_id text not null, seq integer not null, at timestamptz not null,
       person bigint, role text not null, move jsonb not null, events jsonb not null, draw jsonb, hash bytea not null,
       key uuid not null, primary key (table_id, seq));
     grant select, insert on bench_row to public`,
  )
  const tables = await openTables({ pool, url })
  const ids = await prepare(pool, tables, writers)
  const staked = new Set<string>()
  const command = async (id: string): Promise<void> => {
    const act = staked.has(id) ? 'withdraw' : 'bet'
    const answer = await tables.command(order(id, { by: 'seat:1', do: act, on: MEASURED.spot, amount: 100 }))
    if (!answer.ok) throw new Error(`bench: ${act} refused: ${answer.refusal.code}`)
    if (!staked.delete(id)) staked.add(id)
  }
  await rate(ids, turnMs / 2, command)

  // The very row a command writes to the log.
  const [model] = (await tables.readLog(ids[0] as string)).slice(-1) as [LogEntry]
  let seq = 0
  const insert = async (id: string): Promise<void> => {
    seq += 1
    const { person, role, move: made, events, draw, hash } = model
    const [written, heard] = [JSON.stringify(made), JSON.stringify(events)]
    await run(pool, BARE, [id, seq, new Date().toISOString(), person, role, written, heard, draw, hash, randomUUID()])
  }
  await rate(ids, turnMs / 2, insert)

  const commands: number[] = []
  const inserts: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    commands.push(await rate(ids, turnMs, command))
    inserts.push(await rate(ids, turnMs, insert))
  }
  await tables.stop()
  await asOwner(ownerUrl, 'drop table bench_row')
  const ratios = commands.map((each, turn) => each / (inserts[turn] as number)).sort((one, other) => one - other)
  return {
    commandsPerSecond: Math.round(median(commands)),
    insertsPerSecond: Math.round(median(inserts)),
    ratio: hundredths(median(ratios)),
    ratios: [hundredths(ratios[0] as number), hundredths(ratios.at(-1) as number)],
    writers,
    seconds: (turns * turnMs * 2) / 1000,
  }
}
