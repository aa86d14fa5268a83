// What the events of a move do to the ledger. Each account of a table is an account of the ledger under the table's name,
// except those the game declares as external: cash is the purse of the person who sits there, and what another log
// gives or takes passes through an account of the unit's logs together, which the unit leaves as empty as it found it.

import {
  type Account,
  type AccountClass,
  type AnyGame,
  classOf,
  type Event,
  type Table,
  type Transfer,
} from '@tapete/engine'
import { type AccountId, type Line, linkOf, netLines, practiceOf, tableAccount, walletOf } from '../ledger/ledger.js'
import type { TableRow } from './log.js'

export type Purse = (player: string) => AccountId

/** What stands behind cash at a table. */
export const purseOf = ({ mode }: Pick<TableRow, 'mode'>): Purse => (mode === 'practice' ? practiceOf : walletOf)

/** A move as the ledger sees it: the table before and after it, what was said, and the logs written with it. */
export interface Moved {
  readonly row: Pick<TableRow, 'id' | 'mode'>
  readonly game: AnyGame
  readonly before: Table
  readonly after: Table
  readonly events: readonly Event[]
  readonly unit: readonly string[]
}

/** An account the ledger may not have yet. */
export interface Opening {
  readonly id: AccountId
  readonly class: string
  readonly owner: AccountClass['owner']
  readonly negative: boolean
}

export interface Money {
  /** The net of every account touched, sorted by account; empty when no money moves between accounts. */
  readonly lines: readonly Line[]
  /** Those that money reaches for the first time. */
  readonly opens: readonly Opening[]
  /** What players put at stake, less what came back to them undecided. */
  readonly staked: number
  /** What players were given to put a settled round right; below zero what was taken from them. */
  readonly corrected: number
}

/** Whose an account is: a seat's, or of one payment held. */
const holderOf = (account: Account): string => {
  const end = account.indexOf('/')
  return end < 0 ? account : account.slice(0, end)
}

/** Whose money an account of a seat, or a held payment, is. */
export const playerOf = ({ before, after }: Pick<Moved, 'before' | 'after'>, account: Account): string => {
  const holder = holderOf(account)
  const seat = holder as keyof Table['seats']
  const held = (state: Table) => state.holds.find((hold) => hold.id === holder)
  // A seat may be freed by the move, and a hold paid.
  const player = (before.seats[seat] ?? after.seats[seat] ?? held(before) ?? held(after))?.player
  if (player === undefined) throw new Error(`nobody's purse stands behind a transfer between cash and ${account}`)
  return player
}

/** The account of the ledger; `other`, on the other side of the transfer, tells whose cash it is. */
const accountOf = (moved: Moved, account: Account, other: Account): Opening => {
  const { row, game, unit } = moved
  const { owner, counts, mayBeNegative = false } = classOf(game.accounts, account)
  if (owner !== 'external') return { id: tableAccount(row.id, account), class: counts, owner, negative: mayBeNegative }
  if (counts === 'cash') return { id: purseOf(row)(playerOf(moved, other)), class: counts, owner, negative: false }
  return { id: linkOf(unit), class: 'link', owner, negative: false }
}

/** An event that moves money between the accounts of one seat only has decided nothing: a bet, or a bet taken back. */
const isUndecided = (transfers: readonly Transfer[]): boolean => {
  const [first] = transfers
  const holder = first && holderOf(first.from)
  return transfers.every(({ from, to }) => holderOf(from) === holder && holderOf(to) === holder)
}

/** What an account counts as in the ledger: all that lies in other logs is one class. */
export const kindOf = ({ owner, counts }: AccountClass): AccountClass['counts'] | 'link' =>
  owner === 'external' && counts !== 'cash' ? 'link' : counts

/**
 * Whether what an event gives comes back undecided: from the cloth, or from another log that the event itself tells so, where
 * a stake had gone. What another log gives by itself is won.
 */
export const isBack = ({ transfers = [], tells }: Event, from: string, to: AccountClass['owner']): boolean =>
  from === 'stakes' ? isUndecided(transfers) : from === 'link' && to === 'seat' && tells !== undefined

export const moneyOf = (moved: Moved): Money => {
  const lines: Line[] = []
  const opens = new Map<AccountId, Opening>()
  let staked = 0
  let corrected = 0
  const name = (account: Account, other: Account): Opening => {
    const own = accountOf(moved, account, other)
    const isKnown = own.class === 'cash' || (own.class !== 'link' && Object.hasOwn(moved.before.accounts, account))
    if (!isKnown) opens.set(own.id, own)
    return own
  }
  for (const event of moved.events) {
    const { transfers = [], corrects } = event
    for (const { from, to, amount } of transfers) {
      const [giver, taker] = [name(from, to), name(to, from)]
      lines.push({ account: giver.id, amount: -amount }, { account: taker.id, amount })
      if (corrects !== undefined) corrected += taker.owner === 'seat' ? amount : -amount
      if (giver.class === taker.class) continue
      if (taker.class === 'stakes') staked += amount
      if (isBack(event, giver.class, taker.owner)) staked -= amount
    }
  }
  return { lines: netLines(lines), opens: [...opens.values()], staked, corrected }
}

/** The accounts a table's ledger must hold, from its state; purses and other logs hold the rest, so all sum to zero. */
export const tableBalances = (table: {
  readonly row: Pick<TableRow, 'id'>
  readonly game: AnyGame
  readonly state: Table
}): Map<AccountId, number> =>
  new Map(
    Object.entries(table.state.accounts)
      .filter(([account]) => classOf(table.game.accounts, account).owner !== 'external')
      .map(([account, amount]) => [tableAccount(table.row.id, account), amount]),
  )
