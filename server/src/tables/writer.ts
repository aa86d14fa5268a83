// Makes units durable. While one statement waits for the disk, what other tables want written gathers and goes together
// in the next: one round trip and one flush for all of them. Nobody waits longer for it than for the disk.

import { type Clock, dateOf } from '../clock/clock.js'
import { type Pool, run, statement } from '../database/pool.js'
import { isPurse } from '../ledger/ledger.js'
import { periodStarts } from './days.js'
import type { LogEntry } from './log.js'
import type { Money, Opening } from './money.js'
import type { Play } from './plays.js'

/** An entry and its money. */
export interface Posting extends Money {
  readonly entry: LogEntry
  readonly key: string
  /** What it was to the players it touched. */
  readonly plays: readonly Play[]
}

/** What is added to one log: from a version and its hash to the hash after the last entry. */
export interface Append {
  readonly table: string
  readonly version: number
  readonly previous: Buffer
  readonly head: Buffer
  readonly postings: readonly Posting[]
}

/** What is written whole or not at all: one log or several, each once. */
export type Unit = readonly Append[]

const APPEND = statement(
  'tapete-append',
  'select tapete_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) as won',
)

const BATCH_MAX = 64
/** While one waits for the disk another is worked on; more would only make the batches smaller. */
const UNDER_WAY_MAX = 2
/** Fewer are not shared out over those that may be under way: each costs as much besides as five of its entries. */
const SHARED_OUT_MIN = 8

const hex = (bytes: Buffer): string => bytes.toString('hex')

/** A stake put down or taken back, which the head of its table takes note of: whose, on which day, and how much. */
interface Noted {
  readonly w: string
  readonly a: number
}

/** So many stakes, and those noted go to the sums: a head must stay small, at a table of hundreds too. */
const NOTED_MAX = 32

/** What only lies on the cloth now, and is neither won nor lost. */
const isStake = ({ sat, bought, cashed, chips, cloth, staked }: Play): boolean =>
  sat === null && bought === 0 && cashed === 0 && chips === -cloth && staked === cloth

/** What it was to players: what goes to their sums, what the heads take note of, and who is asked about. */
const playsOf = (batch: readonly Unit[], count: Map<string, number>) => {
  const noted = new Map<string, Noted>()
  const [plays, own, summed]: [object[], number[], string[]] = [[], [], []]
  let seated = false
  for (const { table, postings } of batch.flat()) {
    const all = postings.flatMap(({ entry, plays: each }) => each.map((play) => ({ seq: entry.seq, play })))
    const [only] = all
    if (!only) continue
    const sofar = count.get(table) ?? 0
    if (all.length === 1 && isStake(only.play) && sofar < NOTED_MAX) {
      noted.set(table, { w: `${only.play.person} ${only.play.day}`, a: only.play.cloth })
      count.set(table, sofar + 1)
    } else {
      summed.push(table)
      count.delete(table)
    }
    for (const { seq, play } of all) {
      const { person, ...what } = play
      plays.push({ t: table, s: seq, p: person, ...what })
      if (play.own) own.push(person)
      seated ||= play.sat !== null
    }
  }
  return { noted, plays, own, summed, seated }
}

/** A list as PostgreSQL reads it, of numbers and of words that have nothing to escape. */
const plainList = (items: readonly (string | number | null)[]): string =>
  `{${items.map((item) => item ?? 'null').join(',')}}`

/** What `tapete_append` takes of the logs and their entries: the logs side by side, in the order of their names. */
const argumentsOf = (batch: readonly Unit[], noted: ReadonlyMap<string, Noted>): unknown[] => {
  const logs = batch.flatMap((unit, u) => unit.map((append) => ({ u, append, note: noted.get(append.table) })))
  if (logs.length > 1) logs.sort((one, other) => (one.append.table < other.append.table ? -1 : 1))
  const side = (of: (log: (typeof logs)[number]) => string | number | null): string => plainList(logs.map(of))
  const entries: object[] = []
  const opens: Opening[] = []
  const touched: string[] = []
  for (const { append } of logs)
    for (const { entry, key: k, lines, opens: fresh, staked, corrected } of append.postings) {
      const { table: t, seq: s, at, person, role, move, events, draw, hidden, hash } = entry
      const said = { at, person, role, move, events, draw: draw ?? undefined, hidden: hidden ?? undefined }
      const sums = { staked: staked || undefined, corrected: corrected || undefined }
      const accounts = lines.map(({ account }) => account)
      const purse = accounts.some(isPurse) || undefined
      const money = lines.length > 0 && { accounts, amounts: lines.map(({ amount }) => amount), purse }
      entries.push({ t, s, k, ...said, h: hex(hash), ...sums, ...money })
      opens.push(...fresh)
      touched.push(...accounts)
    }
  return [
    // Quoted: a table may be called null.
    side(({ append }) => `"${append.table}"`),
    side(({ append }) => append.version),
    side(({ append }) => `\\\\x${hex(append.previous)}`),
    side(({ append }) => append.version + append.postings.length),
    side(({ append }) => `\\\\x${hex(append.head)}`),
    side(({ note }) => (note ? `"${note.w}"` : null)),
    side(({ note }) => note?.a ?? null),
    logs.length > batch.length ? side(({ u }) => u) : null,
    JSON.stringify(entries),
    opens.length > 0 ? JSON.stringify(opens) : null,
    touched.some(isPurse) ? touched : null,
  ]
}

const write = async (
  pool: Pool,
  clock: Clock,
  batch: readonly Unit[],
  count: Map<string, number>,
): Promise<ReadonlySet<string> | 'all'> => {
  const { noted, plays, own, summed, seated } = playsOf(batch, count)
  const asked = own.length > 0
  const [row] = await run<{ won: string[] | null }>(pool, APPEND, [
    ...argumentsOf(batch, noted),
    asked ? own : null,
    asked || summed.length > 0 ? JSON.stringify(plays) : null,
    summed.length > 0 ? summed : null,
    seated,
    asked ? JSON.stringify(periodStarts(dateOf(clock))) : null,
  ])
  return row?.won ? new Set(row.won) : 'all'
}

interface Waiting {
  readonly unit: Unit
  resolve(won: boolean): void
  reject(error: unknown): void
}

/** Answers whether the unit was written; false when the race was lost, at whichever of its logs. */
export const startWriter = (pool: Pool, clock: Clock): ((unit: Unit) => Promise<boolean>) => {
  let waiting: Waiting[] = []
  let underWay = 0
  /** Whether it is looked at soon what waits. */
  let due = false
  /** How many stakes the head of a table has taken note of since its sums were made: this node's, which is enough to go by. */
  const noted = new Map<string, number>()

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const won = await write(
        pool,
        clock,
        batch.map(({ unit }) => unit),
        noted,
      )
      for (const { unit, resolve } of batch) resolve(won === 'all' || unit.every(({ table }) => won.has(table)))
    } catch (error) {
      // One that cannot be written undoes its whole batch: each finds out alone whether it was the one.
      if (batch.length > 1) for (const one of batch) await settle([one])
      else batch[0]?.reject(error)
    }
  }

  const next = (): void => {
    due = false
    while (underWay < UNDER_WAY_MAX && waiting.length > 0) {
      const share = Math.ceil(waiting.length / (UNDER_WAY_MAX - underWay))
      const count = Math.min(BATCH_MAX, Math.max(SHARED_OUT_MIN, share))
      const batch = waiting.slice(0, count)
      waiting = waiting.slice(count)
      underWay += 1
      settle(batch).finally(() => {
        underWay -= 1
        soon()
      })
    }
  }

  // The commands a batch has just answered come back in the same turn of the loop: they go together again, with those that
  // waited. Sent at once these would stay apart for good, each time one batch more than may be under way.
  const soon = (): void => {
    if (due) return
    due = true
    setImmediate(next)
  }

  return (unit) =>
    new Promise((resolve, reject) => {
      waiting.push({ unit, resolve, reject })
      soon()
    })
}
