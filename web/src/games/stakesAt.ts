// What lies on the cloth as the events of a round leave it, and whose it is.

import type { Bet, Event } from '../app/types.js'
import type { Stake } from '../felt/types.js'
import { stakesOf } from '../pages/table/stakes.js'

interface Line {
  readonly on: string
  readonly stake: number
  readonly with: string
}

const PUTS: { readonly [event: string]: 1 | -1 } = {
  'bet-placed': 1,
  'bet-found': 1,
  'bet-withdrawn': -1,
  collected: -1,
  halved: -1,
  'bet-returned': -1,
  'bet-voided': -1,
}

/** A prize has no stake of its own: nothing lies where it is paid, and nothing goes. */
const withStake = (bets: readonly Bet[], seat: string, { on, with: kind, stake }: Line): readonly Bet[] => {
  const there = bets.find((bet) => bet.seat === seat && bet.on === on && bet.with === kind)
  if (!there) return stake > 0 ? [...bets, { seat, on, with: kind, amount: stake }] : bets
  const amount = there.amount + stake
  return bets.flatMap((bet) => (bet !== there ? [bet] : amount > 0 ? [{ ...there, amount }] : []))
}

/** What is paid may stay on the cloth: then nothing moves out of the player's stakes. */
const takesStakes = ({ transfers = [] }: Event): boolean => transfers.some(({ from }) => from.endsWith('/stakes'))

/** The stakes on the cloth after one more event. */
export const betsAfter = (bets: readonly Bet[], event: Event): readonly Bet[] => {
  const seat = String(event.seat)
  const sign = PUTS[event.type]
  if (sign) {
    const { on, stake, with: kind = 'money' } = event as unknown as Line
    return withStake(bets, seat, { on, with: kind, stake: sign * stake })
  }
  if (event.type !== 'paid' || !takesStakes(event)) return bets
  return ((event.lines ?? []) as unknown as readonly Line[]).reduce(
    (left, { on, stake, with: kind = 'money' }) => withStake(left, seat, { on, with: kind, stake: -stake }),
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
