// The whole house checked from its own records: every log played again from its first entry, every balance added up
// again, and the ledger against the tables. Trusts no snapshot, no cache and no stored balance.

import { type AnyGame, classOf, type Table } from '@tapete/engine'
import { auditRecord, type RecordAudit } from '../administration/record.js'
import type { Pool } from '../database/pool.js'
import {
  auditLedger,
  balances,
  type Holding,
  holdings,
  type LedgerAudit,
  OLDER_RULE_SET,
  tableAccount,
} from '../ledger/ledger.js'
import { protectionWrong, tallyOf } from '../protection/audit.js'
import { chainHash, chainStart } from '../tables/chain.js'
import { logPages, readHead, readTable } from '../tables/log.js'
import { tableBalances } from '../tables/money.js'
import { catchUp, type FindGame, firstReplica, type Replica } from '../tables/replica.js'

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

export interface HouseAudit {
  readonly ok: boolean
  readonly ledger: LedgerAudit
  /** What the logs say that they owe each other, all together: nothing, or one was told what another never said. */
  readonly owedBetweenLogs: number
  readonly tables: readonly TableAudit[]
  /** What was done to the house itself, and whether its accounts are as that record left them. */
  readonly administration: RecordAudit
}

type Balances = Map<string, number>

const RETURNED = `
  select e.account, e.amount from ledger_set s join ledger_entry e on e.set_id = s.id where s.kind = '${OLDER_RULE_SET}' and s.memo = $1`

const disagreement = (held: ReadonlyMap<string, number>, table: ReadonlyMap<string, number>): string | null => {
  const apart = [...new Set([...held.keys(), ...table.keys()])].filter(
    (account) => (held.get(account) ?? 0) !== (table.get(account) ?? 0),
  )
  return apart.length > 0 ? `ledger and table disagree on ${apart.join(', ')}` : null
}

/**
 * A log of another rule set cannot be played again here. Its chain can be followed, and the money its events moved added
 * up, with what was returned when the table closed.
 */
const auditOutdated = async (pool: Pool, { row, game, head }: Replica): Promise<Pick<TableAudit, 'wrong' | 'note'>> => {
  const note = `rule set ${row.rules}, this program has ${game.ruleSet}: hashes and money, not the rules`
  const logged: Balances = new Map()
  const add = (account: string, amount: number) => logged.set(account, (logged.get(account) ?? 0) + amount)
  let before = chainStart(row)
  for await (const entries of logPages(pool, row.id))
    for (const entry of entries) {
      before = chainHash(before, entry)
      if (!before.equals(entry.hash)) return { note, wrong: `entry ${entry.seq}: its hash does not follow` }
      for (const { from, to, amount } of entry.events.flatMap(({ transfers = [] }) => transfers)) {
        add(tableAccount(row.id, from), -amount)
        add(tableAccount(row.id, to), amount)
      }
    }
  if (!before.equals(head)) return { note, wrong: 'the log does not end where the table stands' }
  const { rows } = await pool.query<{ account: string; amount: number }>(RETURNED, [row.id])
  for (const { account, amount } of rows) add(account, amount)
  // What lies outside a table is told by the rules of today: those of then are gone.
  const outside = game.accounts.filter(({ owner }) => owner === 'external').map(({ id }) => tableAccount(row.id, id))
  const own = [...logged].filter(([account]) => account.startsWith(tableAccount(row.id, '')))
  const wrong = disagreement(
    await balances(pool, tableAccount(row.id, '')),
    new Map(own.filter(([account]) => !outside.includes(account))),
  )
  return { note, wrong }
}

/** What a table says that other logs have of it, or it of them. */
const owedElsewhere = ({ accounts }: AnyGame, state: Table): number =>
  Object.entries(state.accounts).reduce((sum, [account, amount]) => {
    const { owner, counts } = classOf(accounts, account)
    return owner === 'external' && counts !== 'cash' ? sum + amount : sum
  }, 0)

/** The first account that the ledger counts as something, or somebody's, else than the game declares. */
const misclassed = ({ row, game }: Replica, held: readonly Holding[]): string | null => {
  const prefix = tableAccount(row.id, '').length
  const wrong = held.find((each) => {
    const { counts, owner } = classOf(game.accounts, each.account.slice(prefix))
    return counts !== each.class || owner !== each.owner
  })
  return wrong ? `${wrong.account} is kept as ${wrong.class} of ${wrong.owner}` : null
}

interface Audited extends TableAudit {
  readonly owed: number
}

const auditTable = async (
  pool: Pool,
  table: string,
  version: number,
  head: string,
  find: FindGame | undefined,
): Promise<Audited> => {
  const about = { table, entries: version, head, note: null, owed: 0 }
  try {
    const row = await readTable(pool, table)
    if (!row) return { ...about, wrong: 'the table is not there' }
    const first = firstReplica(row, find)
    const tally = tallyOf(first)
    const replica = first.outdated
      ? { ...first, ...(await readHead(pool, table)) }
      : await catchUp(pool, first, tally.hear)
    if (replica.outdated) return { ...about, ...(await auditOutdated(pool, replica)) }
    if (replica.version !== version || replica.head.toString('hex') !== head)
      return { ...about, wrong: `the log ends at entry ${replica.version}, not where the table stands` }
    const held = await holdings(pool, tableAccount(table, ''))
    const wrong =
      disagreement(new Map(held.map(({ account, balance }) => [account, balance])), tableBalances(replica)) ??
      misclassed(replica, held) ??
      (await tally.wrong(pool, table))
    return { ...about, wrong, owed: owedElsewhere(replica.game, replica.state) }
  } catch (error) {
    return { ...about, wrong: (error as Error).message }
  }
}

/** For a house at rest: one that plays meanwhile moves money between two of these questions. */
export const auditHouse = async (pool: Pool, find?: FindGame): Promise<HouseAudit> => {
  const { rows } = await pool.query<{ id: string; version: number; head: string }>(
    `select id, version, encode(head, 'hex') as head from game_table join table_head on table_id = id order by id`,
  )
  const audited: Audited[] = []
  for (const { id, version, head } of rows) audited.push(await auditTable(pool, id, version, head, find))
  const ledger = await auditLedger(pool)
  const owedBetweenLogs = audited.reduce((sum, { owed }) => sum + owed, 0)
  const tables = audited.map(({ owed: _, ...table }) => table)
  const sound = ledger.total === 0 && ledger.brokenSets.length === 0 && ledger.brokenAccounts.length === 0
  const record = await auditRecord(pool)
  const administration = { ...record, wrong: record.wrong ?? (await protectionWrong(pool)) }
  const records = [administration, ...tables]
  const ok = sound && owedBetweenLogs === 0 && records.every(({ wrong }) => wrong === null)
  return { ok, ledger, owedBetweenLogs, tables, administration }
}
