// Whom a step concerns, where a game keeps its seats apart: those whose own seat, chips or stakes it changed. Anything else
// that changes concerns everybody.

import { isSeat, type SeatId } from './actors.js'
import type { Bet, Table } from './table.js'

/** What belongs to single seats; all the rest of a table is everybody's. */
const OF_SEATS: ReadonlySet<string> = new Set([
  'seats',
  'accounts',
  'bets',
  'settling',
  'settled',
] satisfies (keyof Table)[])

const ownerOf = (account: string): SeatId | undefined => {
  const [id] = account.split('/')
  return isSeat(id) ? id : undefined
}

/** Who has something in one list of stakes that is not in the other. */
const staked = (one: readonly Bet[], other: readonly Bet[]): SeatId[] => {
  const kept = new Set(other)
  return one.filter((bet) => !kept.has(bet)).map((bet) => bet.seat)
}

export const concerned = (before: Table, after: Table): ReadonlySet<SeatId> | 'all' => {
  for (const part of Object.keys(after) as (keyof Table)[])
    if (!OF_SEATS.has(part) && before[part] !== after[part]) return 'all'
  const touched = new Set<SeatId>()
  if (before.seats !== after.seats) {
    const ids = new Set([...Object.keys(before.seats), ...Object.keys(after.seats)] as SeatId[])
    for (const id of ids) if (before.seats[id] !== after.seats[id]) touched.add(id)
  }
  if (before.accounts !== after.accounts)
    for (const account of Object.keys(after.accounts)) {
      const id = before.accounts[account] === after.accounts[account] ? undefined : ownerOf(account)
      if (id) touched.add(id)
    }
  if (before.bets !== after.bets)
    for (const id of [...staked(before.bets, after.bets), ...staked(after.bets, before.bets)]) touched.add(id)
  return touched
}
