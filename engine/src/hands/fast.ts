// The same order by tables, for whoever ranks millions. Each card adds one number: the weight of its rank below, that of its
// suit above. The weights are such that no two sets of ranks, and no two divisions of suits with a flush, have the same sum
// (weights after SpecialKEval, Kenneth Shackleton). A sum of suits says whether there is a flush; then the ranks of that suit
// decide, otherwise the sum of ranks is looked up in a table folded by displacing its rows until they fit into each other.
// Built when first asked for, in some tens of milliseconds.

import { type Card, DECK, RANKS, SUITS, suitOf } from '../kernel/cards.js'
import { groupBy } from '../kernel/lists.js'
import type { Category } from './categories.js'
import { cardValue, compareHands, type Ranked, rankHand } from './ranked.js'

/** By value, from the two to the ace. */
const RANK_WEIGHTS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181]
const SUIT_WEIGHTS = [0, 1, 8, 57]
const RANK_BITS = 23
const RANK_MASK = (1 << RANK_BITS) - 1
const ROW_BITS = 9
const ROW_MASK = (1 << ROW_BITS) - 1
const NO_FLUSH = 255
const RANKS_COUNT = RANKS.length

/** A card as a number, in the order of `DECK`. */
export const cardNumber = (card: Card): number => DECK.indexOf(card)

const KEYS = Int32Array.from(
  DECK,
  (card) =>
    ((SUIT_WEIGHTS[SUITS.indexOf(suitOf(card))] as number) << RANK_BITS) +
    (RANK_WEIGHTS[cardValue(card) - 2] as number),
)
/** The rank of a card as one bit, and its suit. */
const BITS = Uint16Array.from(DECK, (card) => 1 << (cardValue(card) - 2))
const SUIT_OF = Uint8Array.from(DECK, (card) => SUITS.indexOf(suitOf(card)))

const rankAt = (value: number): string => 'X23456789TJQKA'[value] as string

// Every hand that differs from others, as counts by rank.

/** Every way to divide `cards` among `places`, at most `most` in each; the list is the same one every time. */
const eachDivision = (
  cards: number,
  places: number,
  most: number,
  visit: (counts: readonly number[]) => void,
): void => {
  const counts: number[] = Array<number>(places).fill(0)
  const divide = (left: number, place: number): void => {
    if (place === places - 1) {
      if (left > most) return
      counts[place] = left
      visit(counts)
      return
    }
    for (let count = Math.min(left, most); count >= 0; count -= 1) {
      counts[place] = count
      divide(left - count, place + 1)
    }
  }
  divide(cards, 0)
}

const cardsOf = (counts: readonly number[], suited: boolean): Card[] => {
  let at = 0
  return counts.flatMap((count, value) =>
    Array.from({ length: count }, () => {
      // No five of one suit where none is meant: the first four cards take turns.
      const suit = suited ? 's' : SUITS[at % SUITS.length]
      at += 1
      return `${rankAt(value + 1)}${suit}` as Card
    }),
  )
}

const keyOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count, value) => sum + count * (RANK_WEIGHTS[value] as number), 0)

const maskOf = (counts: readonly number[]): number =>
  counts.reduce((mask, count, value) => mask | (count > 0 ? 1 << value : 0), 0)

interface Order {
  /** Of hands that make no flush, by the sum of their ranks; of flushes, by the bits of theirs. */
  readonly plain: ReadonlyMap<number, number>
  readonly suited: ReadonlyMap<number, number>
  /** The category of each place in the order. */
  readonly categories: readonly Category[]
}

/** Every different hand of three or five cards in its place: 0 is the least. */
const orderOf = (size: 3 | 5): Order => {
  const all: { readonly key: number; readonly suited: boolean; readonly hand: Ranked }[] = []
  eachDivision(size, RANKS_COUNT, 4, (counts) => {
    all.push({ key: keyOf(counts), suited: false, hand: rankHand(cardsOf(counts, false)) })
    if (counts.every((count) => count < 2))
      all.push({ key: maskOf(counts), suited: true, hand: rankHand(cardsOf(counts, true)) })
  })
  all.sort((a, b) => compareHands(a.hand, b.hand))
  const plain = new Map<number, number>()
  const suited = new Map<number, number>()
  for (const [place, hand] of all.entries()) (hand.suited ? suited : plain).set(hand.key, place)
  return { plain, suited, categories: all.map(({ hand }) => hand.category) }
}

// What is made of it for hands of a size.

interface Tables {
  /** By the sum of suits: which suit has the flush. */
  readonly flushes: Uint8Array
  /** By the bits of its ranks. */
  readonly suited: Uint16Array
  /** Where each row of the folded table begins. */
  readonly rows: Int32Array
  readonly plain: Uint16Array
}

const flushTable = (cards: number, needed: number): Uint8Array => {
  const flushes = new Uint8Array(512).fill(NO_FLUSH)
  eachDivision(cards, SUITS.length, cards, (counts) => {
    const suit = counts.findIndex((count) => count >= needed)
    const sum = counts.reduce((total, count, at) => total + count * (SUIT_WEIGHTS[at] as number), 0)
    if (suit >= 0) flushes[sum] = suit
  })
  return flushes
}

const EMPTY = -1

/** The first start from which every place is empty. */
const fits = (plain: Int32Array, places: Int32Array, from: number): number => {
  for (let start = from; ; start += 1) {
    let at = 0
    while (at < places.length && plain[start + (places[at] as number)] === EMPTY) at += 1
    if (at === places.length) return start
  }
}

/** Displaces rows, the fullest first, to the first place where nothing of them falls on another's. */
const folded = (values: ReadonlyMap<number, number>): Pick<Tables, 'rows' | 'plain'> => {
  const byRow = groupBy(values.keys(), (key) => key >>> ROW_BITS)
  const rows = new Int32Array(Math.max(...byRow.keys()) + 1)
  const plain = new Int32Array(2 * values.size + (1 << ROW_BITS)).fill(EMPTY)
  let [free, from, length, end] = [0, 0, 0, 0]
  for (const [row, keys] of [...byRow].sort(([, a], [, b]) => b.length - a.length)) {
    const places = Int32Array.from(keys, (key) => key & ROW_MASK).sort()
    // Where one row of this length did not fit, the next of it hardly does: looking again would take most of the time.
    if (places.length !== length) from = 0
    length = places.length
    const start = fits(plain, places, Math.max(free, from) - (places[0] as number))
    from = start + (places[0] as number)
    rows[row] = start
    for (const place of places) plain[start + place] = values.get((row << ROW_BITS) | place) as number
    end = Math.max(end, start + (places.at(-1) as number) + 1)
    while (plain[free] !== EMPTY) free += 1
  }
  return { rows, plain: Uint16Array.from(plain.subarray(0, end), (value) => Math.max(value, 0)) }
}

const FIVE = 5

/** Seven or six ranks are as good as the best five of them: each is taken away in turn. */
const bestWithout = (order: ReadonlyMap<number, number>): ReadonlyMap<number, number>[] => {
  const sizes: Map<number, number>[] = [new Map(order)]
  for (const size of [6, 7]) {
    const less = sizes.at(-1) as Map<number, number>
    const best = new Map<number, number>()
    eachDivision(size, RANKS_COUNT, 4, (counts) => {
      const sum = keyOf(counts)
      let value = 0
      for (let at = 0; at < RANKS_COUNT; at += 1)
        if ((counts[at] as number) > 0) value = Math.max(value, less.get(sum - (RANK_WEIGHTS[at] as number)) as number)
      best.set(sum, value)
    })
    sizes.push(best)
  }
  return sizes
}

/** The same of the ranks of one suit, as bits. */
const bestSuited = (order: ReadonlyMap<number, number>): Uint16Array => {
  const suited = new Uint16Array(1 << RANKS_COUNT)
  for (let mask = 0; mask < suited.length; mask += 1) {
    const exact = order.get(mask)
    if (exact !== undefined) suited[mask] = exact
    else
      for (let bit = 1; bit <= mask; bit <<= 1)
        if (mask & bit) suited[mask] = Math.max(suited[mask] as number, suited[mask ^ bit] as number)
  }
  return suited
}

interface Evaluator {
  readonly three: Tables
  readonly five: Tables
  readonly six: Tables
  readonly seven: Tables
  readonly categories: { readonly three: readonly Category[]; readonly five: readonly Category[] }
}

const build = (): Evaluator => {
  const three = orderOf(3)
  const five = orderOf(5)
  const suited = bestSuited(five.suited)
  const [ofFive, ofSix, ofSeven] = bestWithout(five.plain).map((plain, more) => ({
    flushes: flushTable(FIVE + more, FIVE),
    suited,
    ...folded(plain),
  })) as [Tables, Tables, Tables]
  return {
    three: { flushes: flushTable(3, 3), suited: bestSuited(three.suited), ...folded(three.plain) },
    five: ofFive,
    six: ofSix,
    seven: ofSeven,
    categories: { three: three.categories, five: five.categories },
  }
}

/** Places in the order of all hands, 0 the least; cards are numbers of `cardNumber`. */
export interface FastHands {
  three(a: number, b: number, c: number): number
  five(a: number, b: number, c: number, d: number, e: number): number
  seven(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number
  /** Five, six or seven cards of a list, from `at` on. */
  of(cards: ArrayLike<number>, count: 5 | 6 | 7, at?: number): number
  /** Two of the first four, three of the other five. */
  omaha(own: ArrayLike<number>, board: ArrayLike<number>): number
  categoryOf(place: number): Category
  threeCategoryOf(place: number): Category
}

const suitBits = (suit: number, cards: readonly number[]): number => {
  let mask = 0
  for (const card of cards) if (SUIT_OF[card] === suit) mask |= BITS[card] as number
  return mask
}

const ofThree =
  ({ flushes, suited, rows, plain }: Tables): FastHands['three'] =>
  (a, b, c) => {
    const key = (KEYS[a] as number) + (KEYS[b] as number) + (KEYS[c] as number)
    if (flushes[key >>> RANK_BITS] !== NO_FLUSH)
      return suited[(BITS[a] as number) | (BITS[b] as number) | (BITS[c] as number)] as number
    const ranks = key & RANK_MASK
    return plain[(rows[ranks >>> ROW_BITS] as number) + (ranks & ROW_MASK)] as number
  }

const ofFive =
  ({ flushes, suited, rows, plain }: Tables): FastHands['five'] =>
  (a, b, c, d, e) => {
    const key =
      ((KEYS[a] as number) + (KEYS[b] as number) + (KEYS[c] as number) + (KEYS[d] as number) + (KEYS[e] as number)) | 0
    if (flushes[key >>> RANK_BITS] !== NO_FLUSH)
      return suited[
        (BITS[a] as number) | (BITS[b] as number) | (BITS[c] as number) | (BITS[d] as number) | (BITS[e] as number)
      ] as number
    const ranks = key & RANK_MASK
    return plain[(rows[ranks >>> ROW_BITS] as number) + (ranks & ROW_MASK)] as number
  }

const ofSeven =
  ({ flushes, suited, rows, plain }: Tables): FastHands['seven'] =>
  (a, b, c, d, e, f, g) => {
    const key =
      ((KEYS[a] as number) +
        (KEYS[b] as number) +
        (KEYS[c] as number) +
        (KEYS[d] as number) +
        (KEYS[e] as number) +
        (KEYS[f] as number) +
        (KEYS[g] as number)) |
      0
    const suit = flushes[key >>> RANK_BITS] as number
    if (suit !== NO_FLUSH) return suited[suitBits(suit, [a, b, c, d, e, f, g])] as number
    const ranks = key & RANK_MASK
    return plain[(rows[ranks >>> ROW_BITS] as number) + (ranks & ROW_MASK)] as number
  }

const ofList =
  (sizes: readonly [Tables, Tables, Tables]): FastHands['of'] =>
  (cards, count, at = 0) => {
    const { flushes, suited, rows, plain } = sizes[count - FIVE] as Tables
    let key = 0
    for (let place = at; place < at + count; place += 1) key = (key + (KEYS[cards[place] as number] as number)) | 0
    const suit = flushes[key >>> RANK_BITS] as number
    if (suit !== NO_FLUSH)
      return suited[
        suitBits(
          suit,
          Array.from({ length: count }, (_, place) => cards[at + place] as number),
        )
      ] as number
    const ranks = key & RANK_MASK
    return plain[(rows[ranks >>> ROW_BITS] as number) + (ranks & ROW_MASK)] as number
  }

const ofOmaha = ({ flushes, suited, rows, plain }: Tables): FastHands['omaha'] => {
  const [keys, bits] = [new Int32Array(6), new Uint16Array(6)]
  return (own, board) => {
    let pair = 0
    for (let i = 0; i < 3; i += 1)
      for (let j = i + 1; j < 4; j += 1) {
        keys[pair] = (KEYS[own[i] as number] as number) + (KEYS[own[j] as number] as number)
        bits[pair] = (BITS[own[i] as number] as number) | (BITS[own[j] as number] as number)
        pair += 1
      }
    let best = 0
    for (let i = 0; i < 3; i += 1)
      for (let j = i + 1; j < 4; j += 1)
        for (let k = j + 1; k < 5; k += 1) {
          const [a, b, c] = [board[i] as number, board[j] as number, board[k] as number]
          const three = (KEYS[a] as number) + (KEYS[b] as number) + (KEYS[c] as number)
          for (pair = 0; pair < 6; pair += 1) {
            const key = (three + (keys[pair] as number)) | 0
            const ranks = key & RANK_MASK
            const value =
              flushes[key >>> RANK_BITS] === NO_FLUSH
                ? (plain[(rows[ranks >>> ROW_BITS] as number) + (ranks & ROW_MASK)] as number)
                : (suited[
                    (BITS[a] as number) | (BITS[b] as number) | (BITS[c] as number) | (bits[pair] as number)
                  ] as number)
            if (value > best) best = value
          }
        }
    return best
  }
}

let made: FastHands | undefined

/** The tables are made once, when somebody first asks. */
export const fastHands = (): FastHands => {
  if (made) return made
  const { three, five, six, seven, categories } = build()
  made = {
    three: ofThree(three),
    five: ofFive(five),
    seven: ofSeven(seven),
    of: ofList([five, six, seven]),
    omaha: ofOmaha(five),
    categoryOf: (place) => categories.five[place] as Category,
    threeCategoryOf: (place) => categories.three[place] as Category,
  }
  return made
}
