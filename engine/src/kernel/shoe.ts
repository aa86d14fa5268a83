// A shoe as the state may know it: which cards have been seen, never in which order the others lie.

import { type Card, DECK } from './cards.js'

/** `seen` counts in the order of `DECK`; keyed by card it would keep the order in which the cards came. */
export type Shoe = {
  readonly decks: number
  readonly seen: readonly number[]
}

/** What the next card may be, as a bound of a chance move: each card weighs as many times as it can still come. */
export interface Composition {
  readonly oneOf: readonly Card[]
  readonly weights: readonly number[]
}

const PLACES: ReadonlyMap<Card, number> = new Map(DECK.map((card, place) => [card, place]))

const placeOf = (card: Card): number => PLACES.get(card) as number

export const newShoe = (decks: number): Shoe => ({ decks, seen: DECK.map(() => 0) })

export const remaining = (shoe: Shoe, card: Card): number => shoe.decks - (shoe.seen[placeOf(card)] as number)

/** The cards not seen yet. One burnt or dealt face down is among them: it may still be any of the rest. */
export const cardsLeft = (shoe: Shoe): number =>
  shoe.seen.reduce((left, times) => left - times, shoe.decks * DECK.length)

/** The shoe after the card, or undefined when that card cannot come any more: a fifth ace of spades of four decks. */
export const draw = (shoe: Shoe, card: Card): Shoe | undefined => {
  const left = remaining(shoe, card)
  // Asked this way round, a text that is no card leaves NaN and is not drawn either.
  return left > 0 ? { ...shoe, seen: shoe.seen.with(placeOf(card), shoe.decks - left + 1) } : undefined
}

export const compositionOf = (shoe: Shoe): Composition => {
  const oneOf = DECK.filter((card) => remaining(shoe, card) > 0)
  return { oneOf, weights: oneOf.map((card) => remaining(shoe, card)) }
}
