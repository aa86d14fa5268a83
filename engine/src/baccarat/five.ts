// Chemin de Fer: with 5 in two cards the largest bettor on punto says whether it draws.

import type { SeatId } from '../kernel/actors.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import { answer, notNow } from '../kernel/rules.js'
import { onSpot } from '../kernel/stakes.js'
import { chain, change, event } from '../kernel/table.js'
import { puntoTurn } from './flow.js'
import { type Baccarat, type BaccaratKind, fromTheLeft, playing } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

/** The largest bet on punto; among equal ones the first at the croupier's left (CHF-33). */
export const decider = (s: Baccarat): SeatId | undefined => {
  const bettors = fromTheLeft(s).filter((id) => onSpot(s, id, 'punto') > 0)
  const most = Math.max(...bettors.map((id) => onSpot(s, id, 'punto')))
  return bettors.find((id) => onSpot(s, id, 'punto') === most)
}

export const fiveRules = (variant: Variant): Rule<BaccaratKind>[] => {
  const notTheirs = (s: Baccarat, id: SeatId): Refused | undefined =>
    notNow(s, 'CHF-32', 'five') ??
    (decider(s) === id ? undefined : refuse('not-your-choice', 'CHF-32', { of: decider(s) ?? 'croupier' }))
  const decided = (s: Baccarat, id: SeatId, five: 'draw' | 'stand'): Change<BaccaratKind> =>
    chain(change(s, playing(s, { five }), [event('five-decided', 'CHF-32', { seat: id, decision: five })]), (after) =>
      puntoTurn(after, variant),
    )
  return [
    // For one who does not answer punto draws (G-CF-23): this one is due.
    answer<BaccaratKind>('draw-on-five', {
      cite: 'CHF-32',
      refusal: notTheirs,
      apply: (s, id) => decided(s, id, 'draw'),
    }),
    answer<BaccaratKind>('stand-on-five', {
      cite: 'CHF-32',
      refusal: notTheirs,
      apply: (s, id) => decided(s, id, 'stand'),
    }),
  ]
}
