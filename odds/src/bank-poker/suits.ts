// Sets of cards that differ only by the names of their suits are one class: where a class stands in a list of them all, and what
// each suit and each pair of cards is called there.

import { RANKS, SUITS } from '@tapete/engine'
import { FIRST_OF, PAIRS, pairOf, SECOND_OF } from './contest.js'
import { BIT_OF, eachClass, SUIT_OF } from './deck.js'

/** Every order of the four suits: what each is called, by its number. */
const namings = (left: readonly number[]): number[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((suit) => namings(left.filter((other) => other !== suit)).map((rest) => [suit, ...rest]))

const NAMINGS = namings(SUITS.map((_, suit) => suit))
const codeOf = (suits: readonly number[]): number => suits.reduce((code, suit) => code * SUITS.length + suit, 0)
const NAMING_AT = new Map(NAMINGS.map((suits, at) => [codeOf(suits), at]))

const renamed = (card: number, suits: readonly number[]): number =>
  (suits[SUIT_OF[card] as number] as number) * RANKS.length + (card % RANKS.length)

/** By naming, then by pair: the pair that it becomes. */
const PAIRS_RENAMED = NAMINGS.map((suits) =>
  Uint16Array.from({ length: PAIRS }, (_, pair) =>
    pairOf(renamed(FIRST_OF[pair] as number, suits), renamed(SECOND_OF[pair] as number, suits)),
  ),
)

const MASKS = 1 << RANKS.length

export interface SuitClass {
  readonly cards: readonly number[]
  /** How many sets it stands for. */
  readonly ways: number
}

export interface Found {
  readonly at: number
  /** By the number of a pair: what it is called where the set is the one that stands for its class. */
  readonly pairs: Uint16Array
}

export interface SuitClasses {
  readonly all: readonly SuitClass[]
  find(cards: readonly number[]): Found
  /** The namings that leave the set of a class as it is. */
  same(at: number): readonly Uint16Array[]
}

const masksOf = (cards: readonly number[]): number[] => {
  const masks = SUITS.map(() => 0)
  for (const card of cards) {
    const suit = SUIT_OF[card] as number
    masks[suit] = (masks[suit] as number) | (BIT_OF[card] as number)
  }
  return masks
}

/** Suits in the order of what they hold; four times thirteen bits name a class, and a number holds them exactly. */
const ordered = (masks: readonly number[]): { readonly key: number; readonly suits: readonly number[] } => {
  const order = masks.map((_, suit) => suit).sort((a, b) => (masks[b] as number) - (masks[a] as number))
  return {
    key: order.reduce((key, suit) => key * MASKS + (masks[suit] as number), 0),
    suits: masks.map((_, suit) => order.indexOf(suit)),
  }
}

export const suitClasses = (size: number): SuitClasses => {
  const all: SuitClass[] = []
  const places = new Map<number, number>()
  eachClass(size, (cards, ways) => {
    places.set(ordered(masksOf(cards)).key, all.length)
    all.push({ cards: [...cards], ways })
  })
  return {
    all,
    find: (cards) => {
      const { key, suits } = ordered(masksOf(cards))
      return {
        at: places.get(key) as number,
        pairs: PAIRS_RENAMED[NAMING_AT.get(codeOf(suits)) as number] as Uint16Array,
      }
    },
    same: (at) => {
      const masks = masksOf((all[at] as SuitClass).cards)
      return PAIRS_RENAMED.filter((_, naming) =>
        (NAMINGS[naming] as number[]).every((suit, from) => masks[suit] === masks[from]),
      )
    },
  }
}

/**
 * Every different two cards beside each set that stands for its class. Some namings of suits leave the set as it is, and pairs
 * that they exchange are the same hand: they are told together, with how many sets and pairs they stand for.
 */
export const eachHand = (
  { all, same }: SuitClasses,
  visit: (set: number, pairs: readonly number[], hands: number) => void,
): void => {
  for (const [at, { cards, ways }] of all.entries()) {
    const namings = same(at)
    const seen = new Uint8Array(PAIRS)
    const gone = new Set(cards)
    for (let pair = 0; pair < PAIRS; pair += 1) {
      if (seen[pair] || gone.has(FIRST_OF[pair] as number) || gone.has(SECOND_OF[pair] as number)) continue
      const pairs = [...new Set(namings.map((renamed) => renamed[pair] as number))]
      for (const each of pairs) seen[each] = 1
      visit(at, pairs, ways * pairs.length)
    }
  }
}
