// What lies on the cloth as the events of a round leave it, and whose it is.

import type { Bet, Event } from '../app/types.js'
import type { Stake } from '../felt/types.js'
import { stakesOf } from '../pages/table/stakes.js'

interface Line {
  readonly on: string
  readonly stake: number
  readonly with: string
}

const chipsOf = (kind: unknown): string => (typeof kind === 'string' ? kind : 'money')

/** A prize has no stake of its own: nothing lies where it is paid, and nothing goes. */
const withStake = (bets: readonly Bet[], seat: string, { on, with: kind, stake }: Line): readonly Bet[] => {
  const there = bets.find((bet) => bet.seat === seat && bet.on === on && bet.with === kind)
  if (!there) return stake > 0 ? [...bets, { seat, on, with: kind, amount: stake }] : bets
  const amount = there.amount + stake
  return bets.flatMap((bet) => (bet !== there ? [bet] : amount > 0 ? [{ ...there, amount }] : []))
}

/** What an event puts among the stakes of its seat, and takes from them. */
const movedBy = ({ seat, transfers = [] }: Event): { readonly put: number; readonly taken: number } => {
  const stakes = `${seat}/stakes`
  const sum = (end: 'from' | 'to') =>
    transfers.filter((each) => each[end] === stakes).reduce((total, { amount }) => total + amount, 0)
  return { put: sum('to'), taken: sum('from') }
}

/** The stakes on the cloth after one more event: whatever its name, its money says what came and what went. */
export const betsAfter = (bets: readonly Bet[], event: Event): readonly Bet[] => {
  const seat = String(event.seat)
  const { put, taken } = movedBy(event)
  if (typeof event.on === 'string')
    return put === taken ? bets : withStake(bets, seat, { on: event.on, with: chipsOf(event.with), stake: put - taken })
  // What is paid may stay on the cloth: then nothing moves out of the player's stakes.
  if (taken === 0) return bets
  return ((event.lines ?? []) as unknown as readonly Line[]).reduce(
    (left, line) => withStake(left, seat, { ...line, with: chipsOf(line.with), stake: -line.stake }),
    bets,
  )
}

/** `colourOf` says in whose colour chips are, where they are not money. */
export const stakesAt = (
  events: readonly Event[],
  me: string | null = null,
  colourOf: (seat: string, kind: string) => string | undefined = () => undefined,
): readonly Stake[] =>
  stakesOf(events.reduce<readonly Bet[]>(betsAfter, []), me, ({ seat, with: kind }) => colourOf(seat, kind))

/** The result as these events leave it: a round that begins, or is void, has none. */
export const resultAt = (
  events: readonly Event[],
  resultOf: (events: readonly Event[]) => string | undefined,
  voidedBy?: string,
): string | null => {
  const from = events.findLastIndex(({ type }) => type === 'round-started' || type === voidedBy)
  return resultOf(events.slice(from + 1)) ?? null
}
