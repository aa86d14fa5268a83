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

/** Watches one table. Only stakes on its spots are looked at: a prize beside them has a name of its own. */
export const settledOnce = <G extends Kind>(game: Game<G>, config: G['config']) => {
  const spots = new Set(game.bets(config).map((spot) => spot.id))
  let round = 0
  const paid = new Set<string>()
  return (before: Table<G>, { state: after, events }: Change<G>): void => {
    if (before.round !== round) paid.clear()
    round = before.round
    const lying = new Set(before.bets.map(keyOf))
    const stays = new Set(after.bets.map(keyOf))
    for (const event of events) {
      const placed = puts(event)
      if (placed) {
        lying.add(keyOf(placed))
        paid.delete(keyOf(placed))
      }
      for (const stake of settledBy(event).filter(({ on }) => spots.has(on))) {
        const key = keyOf(stake)
        ensure(lying.has(key), 'what is settled lies on the cloth', () => ({ event, bets: before.bets }))
        ensure(stake.amount === 0 || !paid.has(key), 'a stake is paid once', () => ({ event }))
        if (stake.amount > 0) paid.add(key)
        if (!stays.has(key)) lying.delete(key)
      }
    }
  }
}
