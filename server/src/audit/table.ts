// One table checked from its own records: the log played again from its first entry, each entry's money against the
// ledger, its snapshot, its seeds and its results against what they follow from. A page of entries at a time.

import { type AnyGame, classOf, type Table } from '@tapete/engine'
import { run, statement } from '../database/pool.js'
import { advance } from '../draws/notes.js'
import { type Holding, holdings, OLDER_RULE_SET, tableAccount } from '../ledger/ledger.js'
import { tallyOf } from '../protection/audit.js'
import { canonicalJson, chainHash } from '../tables/chain.js'
import { type LogEntry, logPages, type TableRow } from '../tables/log.js'
import { kindOf, type Money, moneyOf, tableBalances } from '../tables/money.js'
import { type FindGame, firstReplica, follow, LogBroken, type Replica } from '../tables/replica.js'
import type { Marks } from './checkpoints.js'
import type { Reading } from './findings.js'
import { moneyFromLog } from './outdated.js'
import { postingApart, postingsOf, unitOf } from './postings.js'
import { seedsApart, seriesAudit } from './series.js'

export interface TableAudit {
  readonly table: string
  readonly entries: number
  /** The hash at the end of the log; whoever wrote it down elsewhere can compare. */
  readonly head: string
  /** What is wrong; null when nothing is. */
  readonly wrong: string | null
  /** What was not looked at, and why; null when everything was. */
  readonly note: string | null
}

export interface Audited extends TableAudit {
  /** What it says that other logs have of it, or it of them. */
  readonly owed: number
}

/** Where the head of a log is said to be. */
export interface Standing {
  readonly version: number
  readonly head: string
}

interface Kept {
  readonly version: number
  readonly hash: Buffer
  readonly state: unknown
  readonly cursor: unknown
  readonly lying: unknown
}

const SNAPSHOT = statement(
  'audit-snapshot',
  'select version, hash, state, cursor, lying from table_snapshot where table_id = $1',
)
const RETURNED = statement(
  'audit-returned',
  `select l.account, l.amount from ledger_set s, unnest(s.accounts, s.amounts) as l (account, amount)
    where s.kind = '${OLDER_RULE_SET}' and s.memo = $1`,
)

const hex = (bytes: Buffer): string => bytes.toString('hex')

/** Stops at the first thing that is wrong. */
class Wrong extends Error {}
const hold = (wrong: string | null): void => {
  if (wrong !== null) throw new Wrong(wrong)
}

const snapshotApart = ({ hash, state, cursor, lying }: Kept, at: Replica): string | null => {
  const same =
    hash.equals(at.head) &&
    canonicalJson(state) === canonicalJson(at.state) &&
    canonicalJson(cursor) === canonicalJson(at.cursor) &&
    canonicalJson(lying) === canonicalJson(at.lying)
  return same ? null : `its snapshot is not the table at entry ${at.version}`
}

const disagreement = (held: ReadonlyMap<string, number>, table: ReadonlyMap<string, number>): string | null => {
  const apart = [...new Set([...held.keys(), ...table.keys()])].filter(
    (account) => (held.get(account) ?? 0) !== (table.get(account) ?? 0),
  )
  return apart.length > 0 ? `ledger and table disagree on ${apart.join(', ')}` : null
}

/** The first account that the ledger keeps otherwise than the game declares. */
const misclassed = ({ row, game }: Replica, held: readonly Holding[]): string | null => {
  const prefix = tableAccount(row.id, '').length
  const wrong = held.find((each) => {
    const { counts, owner, mayBeNegative = false } = classOf(game.accounts, each.account.slice(prefix))
    return counts !== each.class || owner !== each.owner || mayBeNegative !== each.negative || !each.payable
  })
  return wrong ? `${wrong.account} is kept as ${wrong.class} of ${wrong.owner}` : null
}

const isOfAnotherLog = ({ accounts }: AnyGame, account: string): boolean =>
  kindOf(classOf(accounts, account)) === 'link'

/** What a table says that other logs have of it, or it of them. */
const owedElsewhere = (game: AnyGame, state: Table): number =>
  Object.entries(state.accounts).reduce(
    (sum, [account, amount]) => (isOfAnotherLog(game, account) ? sum + amount : sum),
    0,
  )

/** The same of one entry, where nobody can play the log again: the other logs may be of this rule set still. */
const owedByEntry = (game: AnyGame, { events }: LogEntry): number => {
  let owed = 0
  for (const { transfers = [] } of events)
    for (const { from, to, amount } of transfers) {
      if (isOfAnotherLog(game, from)) owed -= amount
      if (isOfAnotherLog(game, to)) owed += amount
    }
  return owed
}

/** An entry of another rule set is not played again: its hash is followed, and what it says of chance. */
const passOn = (at: Replica, entry: LogEntry): Replica => {
  const broken = (why: string) => new Wrong(`entry ${entry.seq}: ${why}`)
  if (entry.seq !== at.version + 1) throw broken(`expected entry ${at.version + 1}`)
  if (!chainHash(at.head, entry).equals(entry.hash)) throw broken('its hash does not follow')
  return { ...at, version: entry.seq, head: entry.hash, cursor: advance(at.cursor, entry.draw) }
}

/** Follows the log to its end, holding everything that hangs on an entry to it. Answers what it says is owed between logs, too. */
const through = async (
  db: Reading,
  row: TableRow,
  find: FindGame | undefined,
  marks: Marks,
): Promise<{ readonly at: Replica; readonly owed: number }> => {
  let at = firstReplica(row, find)
  const { outdated = false, game, state: empty } = at
  const logged = moneyFromLog(row, game, empty)
  const series = seriesAudit(db, row.id)
  const tally = tallyOf(at)
  const [kept] = await run<Kept & Record<string, unknown>>(db, SNAPSHOT, [row.id])
  if (kept && kept.version < 1) hold('its snapshot is of no entry')
  let numbered = 0
  let owed = 0
  hold(marks.at(row.id, 0, hex(at.head)))
  for await (const entries of logPages(db, row.id)) {
    const [first, last] = [entries[0], entries.at(-1)]
    if (!first || !last) break
    const posted = await postingsOf(db, row.id, first.seq, last.seq)
    await series.page(entries)
    for (const entry of entries) {
      const before = at
      at = outdated ? passOn(before, entry) : follow(before, entry)
      const own = posted.get(entry.seq)
      const unit = unitOf(row.id, own)
      const { state } = before
      const money: Money = outdated
        ? logged(entry, unit)
        : moneyOf({ row, game, before: state, after: at.state, events: entry.events, unit })
      hold(postingApart(entry, money, own, numbered))
      numbered = own?.set ?? numbered
      if (outdated) owed += owedByEntry(game, entry)
      if (!outdated) tally.hear(at, entry)
      hold(series.entry(before, entry))
      hold(marks.at(row.id, entry.seq, hex(entry.hash)))
      if (kept?.version === entry.seq && !outdated) hold(snapshotApart(kept, at))
    }
  }
  if (!outdated) hold(await tally.wrong(db, row.id))
  if (kept && kept.version > at.version) hold(`its snapshot is of entry ${kept.version}, which the log has not`)
  return { at, owed: outdated ? owed : owedElsewhere(at.game, at.state) }
}

const returned = async (db: Reading, table: string, held: ReadonlyMap<string, number>) => {
  const rest = new Map(held)
  for (const { account, amount } of await run<{ account: string; amount: number }>(db, RETURNED, [table]))
    if (rest.has(account)) rest.set(account, (rest.get(account) ?? 0) - amount)
  return rest
}

/** The balances a log of another rule set leaves, by its own lines: what they name is the table's or not. */
const balancesByLines = async (db: Reading, table: string): Promise<Map<string, number>> => {
  const { rows } = await db.query<{ account: string; amount: number }>(
    `select l.account, sum(l.amount)::bigint as amount from log_entry e, unnest(e.accounts, e.amounts) as l (account, amount)
      where e.table_id = $1 and starts_with(l.account, $2) group by l.account`,
    [table, tableAccount(table, '')],
  )
  return new Map(rows.map(({ account, amount }) => [account, amount]))
}

export const auditTable = async (
  db: Reading,
  row: TableRow,
  { version, head }: Standing,
  { find, marks }: { readonly find: FindGame | undefined; readonly marks: Marks },
): Promise<Audited> => {
  const about = { table: row.id, entries: version, head, note: null as string | null, owed: 0 }
  try {
    const { outdated, game } = firstReplica(row, find)
    if (outdated)
      about.note = `rule set ${row.rules}, this program has ${game.ruleSet}: hashes and money, not the rules`
    const { at, owed } = await through(db, row, find, marks)
    if (at.version !== version || hex(at.head) !== head)
      hold(`the log ends at entry ${at.version}, not where the table stands`)
    hold(marks.after(row.id, at.version))
    hold(await seedsApart(db, row.id, at.cursor?.last ?? 0))
    const held = await holdings(db, tableAccount(row.id, ''))
    const balances = new Map(held.map(({ account, balance }) => [account, balance]))
    if (outdated) {
      hold(disagreement(await returned(db, row.id, balances), await balancesByLines(db, row.id)))
      return { ...about, wrong: null, owed }
    }
    hold(disagreement(balances, tableBalances(at)) ?? misclassed(at, held))
    return { ...about, wrong: null, owed }
  } catch (error) {
    const why =
      error instanceof LogBroken || error instanceof Wrong ? error.message : `cannot be checked: ${String(error)}`
    return { ...about, wrong: why }
  }
}
