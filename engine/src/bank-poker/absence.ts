// Iquique annuls the hand of a player who is not there when its cards come, a call that was made blind with it (HPI-34). Who was there,
// and goes before they say whether they call, loses the ante (HPI-35); who goes after it is compared (HPI-36).

import type { SeatId } from '../kernel/actors.js'
import type { Change } from '../kernel/contract.js'
import { chain, change, event, unchanged } from '../kernel/table.js'
import { type Hand, inRound, type Poker, type PokerKind, withHand } from './play.js'
import { isIquique, type Variant } from './variants.js'
import { annulled } from './voided.js'

/** What a hand keeps of it when its first card comes. */
export const missed = (s: Poker, variant: Variant, id: SeatId): Partial<Hand> =>
  isIquique(variant) && s.play.hands[id]?.count === 0 && s.seats[id]?.present === false ? { unattended: true } : {}

/** Who goes was there, and could look. */
export const attended = (s: Poker, id: SeatId): Change<PokerKind> =>
  s.play.hands[id]?.unattended ? change(s, withHand(s, id, { unattended: false })) : unchanged(s)

export const isUnattended = (s: Poker, id: SeatId): boolean =>
  s.play.hands[id]?.unattended === true && s.seats[id]?.present === false

/** When all cards have come, and before anybody is asked, hands are annulled whose player has not come. */
export const withoutAbsent = (s: Poker): Change<PokerKind> =>
  inRound(s)
    .filter((id) => isUnattended(s, id))
    .reduce<Change<PokerKind>>(
      (done, id) =>
        chain(done, (after) =>
          chain(change(after, {}, [event('irregular-play', 'HPI-34', { cause: 'player-absent', seat: id })]), (noted) =>
            annulled(noted, id, 'player-absent', 'HPI-34'),
          ),
        ),
      unchanged(s),
    )
