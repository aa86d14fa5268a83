// The money of a log against the ledger, line by line: every entry has exactly the set that its events bring about.

import { run, statement } from '../database/pool.js'
import { isPurse, type Line, linkOf } from '../ledger/ledger.js'
import type { LogEntry } from '../tables/log.js'
import type { Money } from '../tables/money.js'
import type { Reading } from './findings.js'

/** The money of an entry as it stands in the database. */
export interface Posted extends Pick<Money, 'lines' | 'staked' | 'corrected'> {
  readonly seq: number
  /** Its number, where it moved a purse. */
  readonly set: number | null
}

interface Row extends Omit<Posted, 'lines'> {
  readonly accounts: readonly string[] | null
  readonly amounts: readonly number[] | null
}

const SETS = statement(
  'audit-sets',
  `select seq, set_id as set, accounts::text[], amounts::bigint[], staked, corrected
     from log_entry where table_id = $1 and seq between $2 and $3`,
)

const linesOf = ({ accounts, amounts }: Row): Line[] =>
  Array.from({ length: Math.max(accounts?.length ?? 0, amounts?.length ?? 0) }, (_, index) => ({
    account: String(accounts?.[index]),
    amount: Number(amounts?.[index]),
  }))

export const postingsOf = async (
  db: Reading,
  table: string,
  from: number,
  to: number,
): Promise<ReadonlyMap<number, Posted>> => {
  const rows = await run<Row & Record<string, unknown>>(db, SETS, [table, from, to])
  return new Map(rows.map((row) => [row.seq, { ...row, lines: linesOf(row) }]))
}

/** The logs a set says it was written with; the table alone where it says nothing. */
export const unitOf = (table: string, posted: Posted | undefined): readonly string[] => {
  const link = posted?.lines.find(({ account }) => account.startsWith('link:'))?.account
  const named = link?.split(':').slice(1) ?? []
  return link !== undefined && named.includes(table) && linkOf(named) === link ? named : [table]
}

const said = ({ account, amount }: Line): string => `${account} ${amount > 0 ? '+' : ''}${amount}`
const listed = (lines: readonly Line[]): string => (lines.length > 0 ? lines.map(said).join(', ') : 'nothing')

/**
 * What is wrong with the money of an entry; null when it is what the log says, to the last line. `numbered` is the number of the
 * last before it that moved a purse.
 */
export const postingApart = (
  { seq }: LogEntry,
  { lines, staked, corrected }: Money,
  posted: Posted | undefined,
  numbered: number,
): string | null => {
  const { set = null, ...has } = posted ?? { lines: [], staked: 0, corrected: 0 }
  const about = `entry ${seq}`
  const same =
    has.lines.length === lines.length &&
    has.lines.every(
      ({ account, amount }, index) => account === lines[index]?.account && amount === lines[index]?.amount,
    )
  if (!same) return `${about}: the log moves ${listed(lines)}; the ledger ${listed(has.lines)}`
  if (has.staked !== staked) return `${about}: ${has.staked} staked, by the log ${staked}`
  if (has.corrected !== corrected) return `${about}: ${has.corrected} corrected, by the log ${corrected}`
  const purse = lines.some(({ account }) => isPurse(account))
  if ((set !== null) !== purse)
    return `${about}: ${purse ? 'has no number and moves' : `is set ${set} and moves no`} purse`
  return set !== null && set <= numbered ? `${about}: is set ${set}, after set ${numbered}` : null
}
