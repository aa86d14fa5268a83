// The 52 cards as numbers, and hands that differ only by the names of their suits counted once.

import { cardValue, DECK, SUITS } from '@tapete/engine'
import { cardOf } from './ranks.js'

export const CARDS = DECK.length
/** From 2 to 14, the ace. */
export const VALUE_OF = Uint8Array.from(DECK, cardValue)
export const SUIT_OF = Uint8Array.from(DECK, (card) => SUITS.indexOf(card[1] as (typeof SUITS)[number]))
/** The rank of a card as one bit, from the two up. */
export const BIT_OF = Uint16Array.from(VALUE_OF, (value) => 1 << (value - 2))

/** What is left of the deck without some cards. */
export const without = (gone: readonly number[]): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => !gone.includes(card))

/** The orders in which four suits can stand, over those that look the same. */
const arrangements = (masks: readonly number[]): number => {
  let ways = 24
  const repeated = new Map<number, number>()
  for (const mask of masks) {
    const times = (repeated.get(mask) ?? 0) + 1
    repeated.set(mask, times)
    ways /= times
  }
  return ways
}

/**
 * Every hand of so many cards but for the names of suits, and how many hands it stands for. A hand is its ranks suit by suit:
 * the one whose suits are in order stands for all. The list is the same one every time.
 */
export const eachClass = (size: number, visit: (cards: readonly number[], ways: number) => void): void => {
  const cards = Array<number>(size).fill(0)
  const masks = [0, 0, 0, 0]
  const take = (at: number, from: number): void => {
    if (at === size) {
      const [a, b, c, d] = masks as [number, number, number, number]
      if (a >= b && b >= c && c >= d) visit(cards, arrangements(masks))
      return
    }
    for (let card = from; card <= CARDS - size + at; card += 1) {
      const suit = SUIT_OF[card] as number
      cards[at] = card
      masks[suit] = (masks[suit] as number) | (BIT_OF[card] as number)
      take(at + 1, card + 1)
      masks[suit] = (masks[suit] as number) ^ (BIT_OF[card] as number)
    }
  }
  take(0, 0)
}

/**
 * The same of the hands of some ranks, ascending: how many cards of each rank go with which suits. The list is the same one
 * every time.
 */
export const eachSuiting = (
  ranks: readonly number[],
  visit: (cards: readonly number[], ways: number) => void,
): void => {
  const cards = [...ranks]
  const masks = [0, 0, 0, 0]
  const take = (at: number, from: number): void => {
    const rank = ranks[at]
    if (rank === undefined) {
      const [a, b, c, d] = masks as [number, number, number, number]
      if (a >= b && b >= c && c >= d) visit(cards, arrangements(masks))
      return
    }
    for (let suit = from; suit < masks.length; suit += 1) {
      cards[at] = cardOf(rank, suit)
      masks[suit] = (masks[suit] as number) | (1 << rank)
      take(at + 1, ranks[at + 1] === rank ? suit + 1 : 0)
      masks[suit] = (masks[suit] as number) ^ (1 << rank)
    }
  }
  take(0, 0)
}
