// The money of a log against the ledger, line by line: every entry has exactly the set that its events bring about.

import { run, statement } from '../database/pool.js'
import { type Line, linkOf } from '../ledger/ledger.js'
import type { LogEntry } from '../tables/log.js'
import type { Money } from '../tables/money.js'
import type { Reading } from './findings.js'

/** A set as the ledger has it. */
export interface Posted {
  readonly set: number
  readonly seq: number
  readonly at: Date
  readonly kind: string
  readonly count: number
  readonly person: number | null
  readonly staked: number
  readonly corrected: number
  /** Whether it has what a table never writes. */
  readonly strange: boolean
  readonly lines: readonly (Line & { readonly line: number })[]
}

const SETS = statement(
  'audit-sets',
  `select s.id as set, s.seq, s.at, s.kind, s.lines as count, s.person, s.staked, s.corrected,
          s.key is not null or s.memo is not null or s.corrects is not null as strange,
          (select coalesce(json_agg(json_build_object('line', e.line, 'account', e.account, 'amount', e.amount) order by e.line), '[]')
             from ledger_entry e where e.set_id = s.id) as lines
     from ledger_set s where s.table_id = $1 and s.seq between $2 and $3`,
)

export const postingsOf = async (
  db: Reading,
  table: string,
  from: number,
  to: number,
): Promise<ReadonlyMap<number, Posted>> => {
  const rows = await run<Posted & Record<string, unknown>>(db, SETS, [table, from, to])
  return new Map(rows.map((row) => [row.seq, row]))
}

/** The logs a set says it was written with; the table alone where it says nothing. */
export const unitOf = (table: string, posted: Posted | undefined): readonly string[] => {
  const link = posted?.lines.find(({ account }) => account.startsWith('link:'))?.account
  const named = link?.split(':').slice(1) ?? []
  return link !== undefined && named.includes(table) && linkOf(named) === link ? named : [table]
}

const said = ({ account, amount }: Line): string => `${account} ${amount > 0 ? '+' : ''}${amount}`
const listed = (lines: readonly Line[]): string => (lines.length > 0 ? lines.map(said).join(', ') : 'nothing')

/** What is wrong with the set of an entry; null when it is what the log says, to the last line. */
export const postingApart = (
  { seq, at, person }: LogEntry,
  { lines, staked, corrected }: Money,
  posted: Posted | undefined,
): string | null => {
  if (!posted) return lines.length > 0 ? `entry ${seq}: the ledger lacks its money, ${listed(lines)}` : null
  const about = `entry ${seq}, set ${posted.set}`
  const same =
    posted.lines.length === lines.length &&
    posted.lines.every(
      ({ line, account, amount }, index) =>
        line === index + 1 && account === lines[index]?.account && amount === lines[index]?.amount,
    )
  if (!same) return `${about}: the log moves ${listed(lines)}; the ledger ${listed(posted.lines)}`
  if (posted.count !== lines.length) return `${about}: has ${lines.length} lines and says ${posted.count}`
  if (posted.at.toISOString() !== at) return `${about}: posted at ${posted.at.toISOString()}, in the log at ${at}`
  if (posted.kind !== 'table' || posted.strange) return `${about}: is not as a table writes it`
  if (posted.person !== person) return `${about}: of person ${posted.person}, in the log of ${person}`
  if (posted.staked !== staked) return `${about}: ${posted.staked} staked, by the log ${staked}`
  return posted.corrected === corrected ? null : `${about}: ${posted.corrected} corrected, by the log ${corrected}`
}

const ASTRAY = statement(
  'audit-sets-astray',
  `select id as set, seq from ledger_set where table_id = $1 and (seq > $2 or seq < 1 or seq is null) order by id limit 1`,
)

/** A set for an entry the log has not. */
export const postedAstray = async (db: Reading, table: string, version: number): Promise<string | null> => {
  const [astray] = await run<{ set: number; seq: number | null }>(db, ASTRAY, [table, version])
  return astray ? `set ${astray.set}: money of entry ${astray.seq}, which the log has not` : null
}
