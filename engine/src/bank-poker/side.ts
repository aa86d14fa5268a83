// The side bet of a hand that retires: it is settled on its two cards before they are taken (HEB-12).

import type { SeatId } from '../kernel/actors.js'
import type { Change } from '../kernel/contract.js'
import { type Bet, change, event } from '../kernel/table.js'
import { bonusLine } from './bonus.js'
import { cardsOf, NO_CARDS, type Poker, type PokerKind, retiring, withHand } from './play.js'
import { betsOn, refusedAnte } from './stakes.js'
import type { Variant } from './variants.js'

/** The hand the croupier takes next. */
export const nextRetired = (s: Poker): SeatId | undefined => retiring(s)[0]

/** None beside an ante that was refused (HEB-07, BV-46). */
export const sideOf = (s: Poker, variant: Variant, id: SeatId): Bet[] =>
  variant.side === null || refusedAnte(s, variant, id) ? [] : betsOn(s, id, variant.side)

export const sideWins = (s: Poker, variant: Variant, id: SeatId): boolean =>
  sideOf(s, variant, id).length > 0 && bonusLine(cardsOf(s, id), null) !== null

/** A hand that must be turned before it is taken. */
export const shownForSide = (s: Poker, variant: Variant): SeatId | undefined => {
  const id = nextRetired(s)
  return id && s.play.hands[id]?.shown === null && sideOf(s, variant, id).length > 0 ? id : undefined
}

export const showForSide = (s: Poker, id: SeatId): Change<PokerKind> => {
  const cards = cardsOf(s, id)
  return change(s, withHand(s, id, { shown: cards, cards: { ...NO_CARDS, secret: [id] } }), [
    event('hand-shown', 'HEB-12', { seat: id, cards, line: bonusLine(cards, null) }),
  ])
}
