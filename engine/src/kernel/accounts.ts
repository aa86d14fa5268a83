// Whose money is where. A game declares its accounts; ledger, wallet and reports read these classes and never a name.

import type { Account } from './contract.js'

export interface AccountClass {
  /** An account's id without its numbers: `seat:3/colour` is of class `seat/colour`, or else of `seat/*`. */
  readonly id: string
  readonly owner: 'house' | 'seat' | 'external'
  readonly mayBeNegative?: true
  /** What it counts as in a report. */
  readonly counts: 'cash' | 'bank' | 'promotions' | 'tips' | 'commission' | 'pot' | 'stack' | 'stakes' | 'held'
}

/**
 * What every table has. `cash` is what players brought in and took out, `bank` the tray, `promotions` what the house issues
 * as coupons. A seat's money chips are `seat:1`, its other holdings `seat:1/colour`, what it has on the cloth `seat:1/stakes`.
 */
export const TABLE_ACCOUNTS: readonly AccountClass[] = [
  { id: 'cash', owner: 'external', mayBeNegative: true, counts: 'cash' },
  { id: 'bank', owner: 'house', mayBeNegative: true, counts: 'bank' },
  { id: 'promotions', owner: 'house', mayBeNegative: true, counts: 'promotions' },
  { id: 'tips', owner: 'house', counts: 'tips' },
  { id: 'seat', owner: 'seat', counts: 'stack' },
  { id: 'seat/stakes', owner: 'seat', counts: 'stakes' },
  { id: 'seat/*', owner: 'seat', counts: 'stack' },
  { id: 'hold', owner: 'seat', counts: 'held' },
]

/** What is under way between two logs: what one gives, the other takes in the same unit. */
export const LINK: Account = 'link'
export const LINK_ACCOUNT: AccountClass = { id: LINK, owner: 'external', mayBeNegative: true, counts: 'pot' }

const declaredFor = (accounts: readonly AccountClass[], account: Account): AccountClass => {
  const bare = account.replace(/:\d+/g, '')
  const found =
    accounts.find(({ id }) => id === bare) ?? accounts.find(({ id }) => id === bare.replace(/\/[^/]*$/, '/*'))
  if (!found) throw new Error(`account ${account} is not declared`)
  return found
}

/** Every transfer is asked for its accounts several times, and a game has few. */
const known = new WeakMap<readonly AccountClass[], Map<Account, AccountClass>>()
/** Held payments have ever new numbers. */
const KNOWN_MAX = 2_000

/** Which class an account belongs to; a game that moves money to an account it did not declare is wrong. */
export const classOf = (accounts: readonly AccountClass[], account: Account): AccountClass => {
  const classes = known.get(accounts) ?? new Map<Account, AccountClass>()
  const found = classes.get(account) ?? declaredFor(accounts, account)
  if (classes.size === KNOWN_MAX) classes.clear()
  classes.set(account, found)
  known.set(accounts, classes)
  return found
}
