// A table as one node holds it in memory: the state at a version, which the log can always give again.

import { type AnyGame, findGame, type Table } from '@tapete/engine'
import type { Queryable } from '../database/pool.js'
import { advance, type Cursor } from '../draws/notes.js'
import { canonicalJson, chainHash, chainStart } from './chain.js'
import { type LogEntry, logPages, readHead, readSnapshot, readTable, type TableRow } from './log.js'
import type { Lying } from './lying.js'
import { lyingOf } from './plays.js'

export interface Replica {
  readonly row: TableRow
  readonly game: AnyGame
  readonly version: number
  /** The hash of the last entry. */
  readonly head: Buffer
  readonly state: Table
  /** Where it stands in its series of results; null before the first, and where a person throws the ball. */
  readonly cursor: Cursor | null
  /** Stakes that lie since another day; null before the first entry, and where only practised. */
  readonly lying: Lying | null
  /** Played under a rule set this program has not: its log is kept, and nobody plays on. The state says nothing then. */
  readonly outdated?: true
}

/** A game as it is played now, or under the rule set that is named. */
export type FindGame = (id: string, ruleSet?: string) => AnyGame | undefined

/** The log does not say what the rules say: never go on from there. */
export class LogBroken extends Error {
  constructor(
    readonly table: string,
    readonly seq: number,
    why: string,
    options?: ErrorOptions,
  ) {
    super(`table ${table}, entry ${seq}: ${why}`, options)
  }
}

/** Rules that throw where they once answered do not say what the log says either. */
const soundly = <T>(table: string, seq: number, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw new LogBroken(table, seq, `the rules failed (${(error as Error).name})`, { cause: error })
  }
}

/** The rules of a table; undefined when this program has not those it was opened under. */
export const rulesOf = ({ game, rules }: TableRow, find: FindGame = findGame): AnyGame | undefined => find(game, rules)

export const firstReplica = (row: TableRow, find: FindGame = findGame): Replica => {
  const own = rulesOf(row, find)
  const game = own ?? find(row.game)
  if (!game) throw new LogBroken(row.id, 0, `no game ${row.game}`)
  const state = soundly(row.id, 0, () => game.open(row.config))
  const opened = { row, game, version: 0, head: chainStart(row), state, cursor: null, lying: null }
  return own ? opened : { ...opened, outdated: true }
}

/** The table after one more entry of its log, provided that the rules and the chain agree with it. */
export const follow = (replica: Replica, entry: LogEntry): Replica => {
  const { row, game, version, head, state, cursor, lying } = replica
  const broken = (why: string) => new LogBroken(row.id, entry.seq, why)
  if (entry.seq !== version + 1) throw broken(`expected entry ${version + 1}`)
  if (!chainHash(head, entry).equals(entry.hash)) throw broken('its hash does not follow')
  const step = soundly(row.id, entry.seq, () => game.step(state, entry.move))
  if (!step.ok) throw broken(`its move is refused: ${step.refusal.code}`)
  if (canonicalJson(step.events) !== canonicalJson(entry.events)) throw broken('its events are not what the rules give')
  const { seq, at, events, hash } = entry
  const now = lyingOf({ row, game, before: state, after: step.state, events, at, lying })
  return { row, game, version: seq, head: hash, state: step.state, cursor: advance(cursor, entry.draw), lying: now }
}

/** From the last snapshot, or from the beginning; then through the log. Undefined when there is no such table. */
export const rebuild = async (
  db: Queryable,
  table: string,
  { snapshots = true, find }: { readonly snapshots?: boolean; readonly find?: FindGame | undefined } = {},
): Promise<Replica | undefined> => {
  const row = await readTable(db, table)
  if (!row) return undefined
  const first = firstReplica(row, find)
  if (first.outdated) return { ...first, ...(await readHead(db, table)) }
  const snapshot = snapshots ? await readSnapshot(db, table) : undefined
  if (!snapshot) return catchUp(db, first)
  const { version, hash, state, cursor, lying } = snapshot
  return catchUp(db, { ...first, version, head: hash, state, cursor, lying })
}

/** Follows the log from where the replica stands to its end. */
export const catchUp = async (
  db: Queryable,
  replica: Replica,
  heard: (replica: Replica, entry: LogEntry) => void = () => {},
): Promise<Replica> => {
  let now = replica
  if (now.outdated) return now
  for await (const entries of logPages(db, now.row.id, now.version + 1))
    for (const entry of entries) {
      now = follow(now, entry)
      heard(now, entry)
    }
  return now
}
