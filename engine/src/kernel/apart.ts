// Whom a step concerns, where a game keeps its seats apart: those whose own seat, chips or stakes it changed. Anything else
// that changes concerns everybody; of the course of a round only what the game says matters to a seat, its moment.

import { isSeat, type SeatId } from './actors.js'
import type { Game, Kind } from './contract.js'
import type { Bet, Table } from './table.js'

/** What belongs to single seats; all the rest of a table is everybody's. */
const OF_SEATS: ReadonlySet<string> = new Set([
  'seats',
  'accounts',
  'bets',
  'settling',
  'settled',
] satisfies (keyof Table)[])

/** How far a round is: of this the moment says what matters. */
const COURSE: ReadonlySet<string> = new Set(['phase', 'play', 'round', 'clock', 'serial'] satisfies (keyof Table)[])

const ownerOf = (account: string): SeatId | undefined => {
  const [id] = account.split('/')
  return isSeat(id) ? id : undefined
}

/** Who has something in one list of stakes that is not in the other. */
const staked = (one: readonly Bet[], other: readonly Bet[]): SeatId[] => {
  const kept = new Set(other)
  return one.filter((bet) => !kept.has(bet)).map((bet) => bet.seat)
}

const isAnotherMoment = <G extends Kind>(before: Table<G>, after: Table<G>, moment: Game<G>['moment']): boolean => {
  if (!moment) return true
  const was = moment(before)
  return moment(after).some((part, at) => part !== was[at])
}

export const concerned = <G extends Kind>(
  before: Table<G>,
  after: Table<G>,
  moment?: Game<G>['moment'],
): ReadonlySet<SeatId> | 'all' => {
  let isFurther = false
  for (const part of Object.keys(after) as (keyof Table)[])
    if (!OF_SEATS.has(part) && before[part] !== after[part]) {
      if (!COURSE.has(part)) return 'all'
      isFurther = true
    }
  if (isFurther && isAnotherMoment(before, after, moment)) return 'all'
  const touched = new Set<SeatId>()
  if (before.seats !== after.seats)
    for (const seats of [before.seats, after.seats])
      for (const id in seats) if (before.seats[id as SeatId] !== after.seats[id as SeatId]) touched.add(id as SeatId)
  if (before.accounts !== after.accounts)
    for (const account in after.accounts) {
      const id = before.accounts[account] === after.accounts[account] ? undefined : ownerOf(account)
      if (id) touched.add(id)
    }
  if (before.bets !== after.bets)
    for (const id of [...staked(before.bets, after.bets), ...staked(after.bets, before.bets)]) touched.add(id)
  return touched
}
