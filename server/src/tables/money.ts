// What the events of a move do to the ledger. Each account of a table is an account of the ledger under the table's name,
// except those the game declares as external: cash is the purse of the person who sits there, and another log's money
// passes through an account between the two logs, which a unit leaves as empty as it found it.

import type { Account, AnyGame, Event, Table } from '@tapete/engine'
import { classOf } from '../ledger/classes.js'
import {
  type AccountId,
  type Line,
  logAccount,
  netLines,
  practiceOf,
  tableAccount,
  walletOf,
} from '../ledger/ledger.js'
import type { TableRow } from './log.js'

export type Purse = (player: string) => AccountId

/** What stands behind cash at a table. */
export const purseOf = ({ mode }: Pick<TableRow, 'mode'>): Purse => (mode === 'practice' ? practiceOf : walletOf)

/** A move as the ledger sees it: the table, before and after, and what was said. */
export interface Moved {
  readonly row: Pick<TableRow, 'id' | 'mode'>
  readonly game: AnyGame
  readonly before: Table
  readonly after: Table
  readonly events: readonly Event[]
}

/** Whose an account of a seat is, or of a payment held for one. */
const playerOf = ({ before, after }: Moved, account: Account): string => {
  const [holder = ''] = account.split('/')
  const seat = holder as keyof Table['seats']
  const held = (state: Table) => state.holds.find((hold) => hold.id === holder)
  // A seat may be freed by the move, and a hold paid.
  const player = (before.seats[seat] ?? after.seats[seat] ?? held(before) ?? held(after))?.player
  if (player === undefined) throw new Error(`nobody's purse stands behind a transfer between cash and ${account}`)
  return player
}

/** `other`: the account on the other side, which tells whose cash it is. */
const nameOf = (moved: Moved, account: Account, other: Account): AccountId => {
  const { row, game } = moved
  switch (classOf(game, account).counts) {
    case 'cash':
      return purseOf(row)(playerOf(moved, other))
    case 'log':
      return logAccount(row.id, account.slice(account.indexOf(':') + 1))
    default:
      return tableAccount(row.id, account)
  }
}

/** The net of every account the events touch, sorted by account; empty when no money moves between accounts. */
export const ledgerLines = (moved: Moved): Line[] => {
  const lines: Line[] = []
  for (const { transfers = [] } of moved.events)
    for (const { from, to, amount } of transfers)
      lines.push({ account: nameOf(moved, from, to), amount: -amount }, { account: nameOf(moved, to, from), amount })
  return netLines(lines)
}

/**
 * What the events put at stake, less what came back undecided: by an event that moves money between the accounts of one
 * seat only, nobody has won or lost.
 */
export const stakedBy = (game: AnyGame, events: readonly Event[]): number => {
  let staked = 0
  for (const { transfers = [] } of events) {
    const holders = new Set(transfers.flatMap(({ from, to }) => [from.split('/')[0], to.split('/')[0]]))
    for (const { from, to, amount } of transfers) {
      const [given, taken] = [classOf(game, from).counts, classOf(game, to).counts]
      if (taken === 'stakes' && given !== 'stakes') staked += amount
      if (given === 'stakes' && taken !== 'stakes' && holders.size === 1) staked -= amount
    }
  }
  return staked
}

/** The accounts a table's ledger must hold, from its state; purses and other logs hold the rest, so all sum to zero. */
export const tableBalances = ({ row, game, state }: { row: Pick<TableRow, 'id'>; game: AnyGame; state: Table }) =>
  new Map<AccountId, number>(
    Object.entries(state.accounts)
      .filter(([account]) => classOf(game, account).owner !== 'external')
      .map(([account, amount]) => [tableAccount(row.id, account), amount]),
  )

/** An account the ledger may not have yet. */
export interface Opening {
  readonly id: AccountId
  readonly class: string
  readonly negative: boolean
}

/** The accounts that the money of a move reaches for the first time. */
export const openings = (moved: Moved): Opening[] => {
  const fresh = new Map<AccountId, Opening>()
  for (const { transfers = [] } of moved.events)
    for (const { from, to } of transfers)
      for (const [account, other] of [
        [from, to],
        [to, from],
      ] as const) {
        const { counts, mayBeNegative = false } = classOf(moved.game, account)
        if (counts === 'cash' || Object.hasOwn(moved.before.accounts, account)) continue
        const id = nameOf(moved, account, other)
        fresh.set(id, { id, class: counts, negative: counts !== 'log' && mayBeNegative })
      }
  return [...fresh.values()]
}
