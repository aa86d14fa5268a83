// What a hand is worth at a table, and what it does against the bank's.

import { bestHand, cardValue, compareHands, type Ranked, rankHand } from '../hands/ranked.js'
import type { SeatId } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import { bankCards, cardsOf, type Poker } from './play.js'
import { isIquique, type Variant } from './variants.js'

/** The best hand of own cards and the board: all of them where they are no more than a hand. */
const judged = (own: readonly Card[], board: readonly Card[]): Ranked =>
  own.length + board.length > 5 ? bestHand(own, board) : rankHand([...own, ...board])

export const handOf = (s: Poker, id: SeatId): Ranked => judged(cardsOf(s, id), s.play.board.open)

/** In Iquique the board is put in order, high to low from the left, whenever cards of it are turned (HPI-15). */
export const boardInOrder = (variant: Variant, cards: readonly Card[]): readonly Card[] =>
  isIquique(variant) ? [...cards].sort((a, b) => cardValue(b) - cardValue(a)) : cards

/** With the board as it lies when everything is open. */
export const bankHand = (s: Poker, board: readonly Card[] = s.play.board.open): Ranked => judged(bankCards(s), board)

/** Whether a hand is enough to open, or to win where there is no bank. */
export const isEnough = ({ least }: Variant, hand: Ranked): boolean =>
  least === null || compareHands(hand, { ...least, cards: hand.cards }) >= 0

export type Result = 'wins' | 'loses' | 'ties'

/** What a turned hand does: against the bank's, or against the table. */
export const resultOf = (s: Poker, variant: Variant, id: SeatId): Result => {
  const hand = handOf(s, id)
  if (!variant.hasBank) return isEnough(variant, hand) ? 'wins' : 'loses'
  const difference = compareHands(hand, bankHand(s))
  return difference > 0 ? 'wins' : difference < 0 ? 'loses' : 'ties'
}
