// What the room head said of a stake (GEN-13, GEN-14) has its cause in that stake: outside the limits, and as it was when it
// was said.

import type { Game, Kind, Spot } from '../kernel/contract.js'
import { limitsAt } from '../kernel/limits.js'
import { onSpot } from '../kernel/stakes.js'
import type { Bet, Table } from '../kernel/table.js'
import { ensure } from './ensure.js'

const spotsOf = new WeakMap<object, ReadonlyMap<string, Spot>>()

/** Every spot by its id. A configuration is asked once. */
const spots = <G extends Kind>(game: Game<G>, config: G['config']): ReadonlyMap<string, Spot> => {
  const known = spotsOf.get(config)
  if (known) return known
  const asked = new Map(game.bets(config).map((spot) => [spot.id, spot]))
  spotsOf.set(config, asked)
  return asked
}

/** Whether the stake is such as the room head had to be asked about. */
const hasCause = <G extends Kind>(
  game: Game<G>,
  s: Table<G>,
  { seat, on, notified, authorised, ...bet }: Bet,
): boolean => {
  const { min, max } = limitsAt(s, spots(game, s.config).get(on) ?? { kind: '' })
  const stake = onSpot(s, seat, on)
  const over = max !== null && stake > max
  const under = min !== null && stake < min
  return bet.tag === undefined && (!notified || over) && (!authorised || under)
}

export const keepsMarks = <G extends Kind>(game: Game<G>, before: Table<G>, after: Table<G>): void => {
  for (const bet of after.bets) {
    if (!bet.notified && !bet.authorised) continue
    ensure(hasCause(game, after, bet), 'a mark on a bet has its cause', () => ({ bet, limits: after.limits }))
    const [was, is] = [before, after].map((s) => onSpot(s, bet.seat, bet.on))
    ensure(was === is, 'a mark on a bet does not outlive the stake it was made for', () => ({ bet, was, is }))
  }
}
