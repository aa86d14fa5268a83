// The exit button of Hold'em Bonus: cards and decisions begin with the player after it (HEB-02 to HEB-04).

import { inDealingOrder, type SeatId, seatNumber } from '../kernel/actors.js'
import type { Change } from '../kernel/contract.js'
import { balance, change, event, occupied, unchanged } from '../kernel/table.js'
import { type Poker, type PokerKind, playing } from './play.js'
import type { Variant } from './variants.js'

/** Clockwise from the seat after this one. */
const after = (seats: readonly SeatId[], button: SeatId): SeatId[] => {
  const ordered = inDealingOrder(seats)
  const later = ordered.filter((id) => seatNumber(id) > seatNumber(button))
  return [...later, ...ordered.filter((id) => !later.includes(id))]
}

/** From the croupier's left, or from the player after the button. */
export const dealingOrder = ({ play: { button } }: Poker, seats: readonly SeatId[]): SeatId[] =>
  button === null ? inDealingOrder(seats) : after(seats, button)

/** Before the first shuffle it goes to the first taken seat at the croupier's right (HEB-02). */
export const placeButton = (s: Poker, variant: Variant): Change<PokerKind> => {
  const button = occupied(s).at(-1)
  if (!variant.button || s.play.button !== null || !button) return unchanged(s)
  return change(s, playing(s, { button }), [event('button-placed', 'HEB-02', { seat: button })])
}

/**
 * To the next player clockwise of those who sat there when the bets closed. Whoever it is due to may have gone or have no chips left:
 * then it stays there all the same, and is dead (HEB-03).
 */
export const moveButton = (s: Poker, variant: Variant, roster: readonly SeatId[]): Change<PokerKind> => {
  const { button } = s.play
  const next = variant.button && button !== null ? after(roster, button)[0] : undefined
  if (!next) return unchanged(s)
  const dead = !s.seats[next] || balance(s, next) === 0
  return change(s, playing(s, { button: next }), [event('button-moved', 'HEB-03', { seat: next, dead })])
}
