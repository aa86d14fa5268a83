// Hands of five but for the names of suits, each with its number, and its cards in an order that every hand of the class shares.

import { BIT_OF, eachClass, SUIT_OF } from '../deck.js'
import { RANKS, SUITS } from '../ranks.js'

export const CLASSES = 134_459
const FIVE = 5

/** None, one of five, or two of them: what may be exchanged (DRW-11). */
export const ACTIONS: readonly (readonly number[])[] = [
  [],
  ...Array.from({ length: FIVE }, (_, at) => [at]),
  ...Array.from({ length: FIVE }, (_, at) =>
    Array.from({ length: FIVE - 1 - at }, (__, more) => [at, at + 1 + more]),
  ).flat(),
]
/** By the places of one card, and of two: `first * FIVE + second`, either way round. */
export const ACTION_OF = Uint8Array.from({ length: FIVE * FIVE }, (_, at) => {
  const [first, second] = [Math.floor(at / FIVE), at % FIVE]
  const places = first === second ? [first] : [Math.min(first, second), Math.max(first, second)]
  return ACTIONS.findIndex((action) => action.join() === places.join())
})

const BASE = 1 << RANKS

const masksOf = (cards: readonly number[]): number[] => {
  const found = [0, 0, 0, 0]
  for (const card of cards) {
    const suit = SUIT_OF[card] as number
    found[suit] = (found[suit] as number) | (BIT_OF[card] as number)
  }
  return found
}

let numbers: Map<number, number> | undefined
const sizes: number[] = []
const firsts: (readonly number[])[] = []

const build = (): Map<number, number> => {
  const made = new Map<number, number>()
  eachClass(FIVE, (cards, ways) => {
    made.set(
      masksOf(cards).reduce((key, mask) => key * BASE + mask, 0),
      made.size,
    )
    sizes.push(ways)
    firsts.push([...cards])
  })
  return made
}

const ones = (mask: number): number => {
  let [left, count] = [mask, 0]
  for (; left; left &= left - 1) count += 1
  return count
}

const masks = new Int32Array(SUITS)
const order = new Uint8Array(SUITS)
const starts = new Uint8Array(SUITS)

/** The class of five cards; `places` hears where each of them stands in the order of its class. */
export const classOf = (cards: ArrayLike<number>, places?: Uint8Array): number => {
  numbers ??= build()
  masks.fill(0)
  for (let at = 0; at < FIVE; at += 1) {
    const card = cards[at] as number
    masks[SUIT_OF[card] as number] = (masks[SUIT_OF[card] as number] as number) | (BIT_OF[card] as number)
  }
  for (let suit = 0; suit < SUITS; suit += 1) {
    let at = suit
    while (at > 0 && (masks[order[at - 1] as number] as number) < (masks[suit] as number)) {
      order[at] = order[at - 1] as number
      at -= 1
    }
    order[at] = suit
  }
  if (places) {
    let start = 0
    for (let at = 0; at < SUITS; at += 1) {
      starts[order[at] as number] = start
      start += ones(masks[order[at] as number] as number)
    }
    for (let at = 0; at < FIVE; at += 1) {
      const [suit, bit] = [SUIT_OF[cards[at] as number] as number, BIT_OF[cards[at] as number] as number]
      places[at] = (starts[suit] as number) + ones((masks[suit] as number) & (bit - 1))
    }
  }
  let key = 0
  for (let at = 0; at < SUITS; at += 1) key = key * BASE + (masks[order[at] as number] as number)
  return numbers.get(key) as number
}

/** A hand of the class, its cards in the order of the class, and how many hands there are of it. */
export const handOf = (number: number): { readonly cards: readonly number[]; readonly ways: number } => {
  numbers ??= build()
  const cards = firsts[number] as readonly number[]
  const places = new Uint8Array(FIVE)
  classOf(cards, places)
  const ordered = [...cards]
  for (const [at, card] of cards.entries()) ordered[places[at] as number] = card
  return { cards: ordered, ways: sizes[number] as number }
}

/** Suits with the same ranks may change places: where each card of the class may stand instead. */
export const symmetries = (cards: readonly number[]): readonly (readonly number[])[] => {
  const own = masksOf(cards)
  const all: number[][] = []
  const permute = (taken: readonly number[]): void => {
    const suit = taken.length
    if (suit === SUITS) {
      all.push(cards.map((card) => cards.indexOf((taken[SUIT_OF[card] as number] as number) * RANKS + (card % RANKS))))
      return
    }
    for (let other = 0; other < SUITS; other += 1)
      if (!taken.includes(other) && own[other] === own[suit]) permute([...taken, other])
  }
  permute([])
  return all
}
