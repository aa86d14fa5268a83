// What cards are worth: ten-cards 10, the ace 1 or 11, the others their number (BJK-18, CHA-45, CAN-21, MZA-18).

import { type Card, rankOf, suitOf } from '../kernel/cards.js'

export const isAce = (card: Card): boolean => rankOf(card) === 'A'
export const isTen = (card: Card): boolean => ['T', 'J', 'Q', 'K'].includes(rankOf(card))

/** Points of one card, an ace as 1. Pairs are split by points: a king and a ten are a pair (G-BJ-05). */
export const points = (card: Card): number => (isAce(card) ? 1 : isTen(card) ? 10 : Number(rankOf(card)))

/** Every ace as 1: what Mendoza's threshold of 11 and 12 looks at (G-MZ-03). */
export const hardTotal = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + points(card), 0)

/** One ace counts 11 where that does not pass 21. */
export const isSoft = (cards: readonly Card[]): boolean => cards.some(isAce) && hardTotal(cards) + 10 <= 21

export const total = (cards: readonly Card[]): number => hardTotal(cards) + (isSoft(cards) ? 10 : 0)

export const isBust = (cards: readonly Card[]): boolean => hardTotal(cards) > 21

/** An ace and a ten-card. Whether they are the first two of an unsplit hand is for the hand to say. */
export const isAceAndTen = (cards: readonly Card[]): boolean =>
  cards.length === 2 && cards.some(isAce) && cards.some(isTen)

export const isRed = (card: Card): boolean => suitOf(card) === 'h' || suitOf(card) === 'd'

export const oneSuit = (cards: readonly Card[]): boolean => new Set(cards.map(suitOf)).size === 1
export const oneRank = (cards: readonly Card[]): boolean => new Set(cards.map(rankOf)).size === 1
