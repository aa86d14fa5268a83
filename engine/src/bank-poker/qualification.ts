// What a progressive pot needs to know of a hand (scj-2023 III.6): which five cards count for it, and whether its player still takes part.
// What the pot pays for it is the pot's.

import { type Ranked, rankHand } from '../hands/ranked.js'
import type { SeatId } from '../kernel/actors.js'
import { cardsOf, type Poker } from './play.js'
import { isHoldem, type Variant } from './variants.js'

/** Games that may be played with a pot; Three Card Poker and Hold'em Bonus are not among them (HEB-32). */
export const mayHavePot = ({ cards, hasBank, button }: Variant): boolean => !button && !(cards === 3 && hasBank)

/** Why a hand takes no part in the prize of the pot: who retires, exchanges or buys gives it up (DRW-39, DRA-41). */
export const givesUpPot = (s: Poker, id: SeatId): 'folded' | 'void' | 'exchanged' | 'bought' | null => {
  const hand = s.play.hands[id]
  if (!hand || hand.status === 'void') return 'void'
  if (hand.status === 'folded' || hand.status === 'lost') return 'folded'
  if ((hand.exchanged ?? 0) > 0) return 'exchanged'
  return hand.buys !== null || hand.bought ? 'bought' : null
}

/** The hand that counts for the pot: in Hold'em Plus the two own cards with the flop and nothing else (HEP-21). */
export const potHand = (s: Poker, variant: Variant, id: SeatId): Ranked | null => {
  const board = isHoldem(variant) ? s.play.board.flop : s.play.board.open
  const cards = [...cardsOf(s, id), ...board]
  return cards.length === 5 ? rankHand(cards) : null
}
