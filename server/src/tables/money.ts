// What the events of a move do to the ledger. Each engine account is an account of its table, except `cash`: that is the
// wallet of the person who sits there, or their practice chips.

import type { Account, Event, Table } from '@tapete/engine'
import { type AccountId, type Line, netLines, practiceOf, tableAccount, walletOf } from '../ledger/ledger.js'
import type { TableRow } from './log.js'

const CASH: Account = 'cash'

export type Purse = (player: string) => AccountId

/** What stands behind `cash` at a table. Practice from before it had chips of its own took them from the wallet. */
export const purseOf = ({ mode, rules }: Pick<TableRow, 'mode' | 'rules'>): Purse =>
  mode === 'practice' && rules !== null ? practiceOf : walletOf

/** Whose purse stands behind `cash`, told by the account on the other side. `before`: a seat may be freed by the move. */
const purseFor = (purse: Purse, before: Table, after: Table, other: Account): AccountId => {
  const seat = /^seat:\d+/.exec(other)?.[0] as keyof Table['seats'] | undefined
  const player = seat
    ? (before.seats[seat] ?? after.seats[seat])?.player
    : (before.holds.find((hold) => hold.id === other) ?? after.holds.find((hold) => hold.id === other))?.player
  if (player === undefined) throw new Error(`nobody's purse stands behind a transfer between cash and ${other}`)
  return purse(player)
}

/** The net of every account the events touch, sorted by account; empty when no money moves between accounts. */
export const ledgerLines = (
  table: string,
  before: Table,
  after: Table,
  events: readonly Event[],
  purse: Purse = walletOf,
): Line[] => {
  const lines: Line[] = []
  const name = (account: Account, other: Account): AccountId =>
    account === CASH ? purseFor(purse, before, after, other) : tableAccount(table, account)
  for (const event of events)
    for (const { from, to, amount } of event.transfers ?? [])
      lines.push({ account: name(from, to), amount: -amount }, { account: name(to, from), amount })
  return netLines(lines)
}

/** The engine accounts a table's ledger must hold, from its state; the wallets hold the rest, so all sum to zero. */
export const tableBalances = (table: string, state: Table): Map<AccountId, number> =>
  new Map(
    Object.entries(state.accounts)
      .filter(([account]) => account !== CASH)
      .map(([account, amount]) => [tableAccount(table, account), amount]),
  )

/** The accounts of the table that money reaches for the first time. */
export const freshAccounts = (table: string, before: Table, lines: readonly Line[]): AccountId[] => {
  const prefix = tableAccount(table, '')
  return lines
    .map((line) => line.account)
    .filter((account) => account.startsWith(prefix) && !Object.hasOwn(before.accounts, account.slice(prefix.length)))
}
