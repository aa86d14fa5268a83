// Money is won and lost by what lies on the cloth, once: no event settles a stake that is gone, and none pays one twice.

import type { Change, Event, Game, Kind } from '../kernel/contract.js'
import type { Bet, Table } from '../kernel/table.js'
import { ensure } from './ensure.js'

type Stake = Pick<Bet, 'seat' | 'on' | 'with'>

const keyOf = ({ seat, on, with: kind }: Stake): string => `${seat} ${on} ${kind}`

const stakesOf = (seat: unknown) => `${String(seat)}/stakes`

/** The stakes an event says it settles: its own, or one a line. */
const settledBy = (event: Event): readonly (Stake & { readonly amount: number })[] => {
  const lines = Array.isArray(event.lines) ? (event.lines as unknown as readonly (Stake & { amount: number })[]) : []
  const own = typeof event.on === 'string' && typeof event.with === 'string' ? [event as unknown as Stake] : []
  const taken = event.transfers?.some(({ from }) => from === stakesOf(event.seat)) ?? false
  return [
    ...lines.map((line) => ({ ...line, seat: event.seat as Bet['seat'] })),
    ...(taken && lines.length === 0 ? own.map((stake) => ({ ...stake, amount: 0 })) : []),
  ]
}

const puts = (event: Event): Stake | undefined =>
  typeof event.on === 'string' && event.transfers?.some(({ to }) => to === stakesOf(event.seat))
    ? (event as unknown as Stake)
    : undefined

const counted = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const more = (counts: Map<string, number>, key: string): number => {
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}

/** Watches one table. Only stakes on its spots are looked at: a prize beside them has a name of its own. */
export const settledOnce = <G extends Kind>(game: Game<G>, config: G['config']) => {
  const all = game.bets(config)
  const spots = new Set(all.map((spot) => spot.id))
  const decided = new Set(all.filter((spot) => spot.decided).map((spot) => spot.id))
  // What no stake was ever put on is the name of a prize, though it stands among the spots.
  const filled = new Set<string>()
  const isStake = (on: string): boolean => spots.has(on) && (!decided.has(on) || filled.has(on))
  let round = 0
  let paid = new Map<string, number>()
  return (before: Table<G>, { events }: Change<G>): void => {
    if (before.round !== round) paid = new Map()
    round = before.round
    // A prisoner may lie beside a new stake on the same spot.
    const lying = counted(before.bets.map(keyOf))
    for (const { on } of before.bets) filled.add(on)
    const settled = new Map<string, number>()
    for (const event of events) {
      const placed = puts(event)
      if (placed) {
        more(lying, keyOf(placed))
        filled.add(placed.on)
        paid.delete(keyOf(placed))
      }
      for (const stake of settledBy(event).filter(({ on }) => isStake(on))) {
        const key = keyOf(stake)
        const there = lying.get(key) ?? 0
        ensure(more(settled, key) <= there, 'what is settled lies on the cloth', () => ({ event, bets: before.bets }))
        if (stake.amount > 0) ensure(more(paid, key) <= there, 'a stake is paid once', () => ({ event }))
      }
    }
  }
}
