// Two cards against every other two on a whole board: of each of the 1,081 pairs that can be held, how many of the 990 others
// beside it are worth less and how many the same. Pairs are sorted once; those that share a card are taken out by counting, for
// each card, the pairs with it that were passed. A million comparisons become one sort.

import { DECK, fastHands } from '@tapete/engine'

const CARDS = DECK.length
export const BOARD = 5
/** Cards that are left beside a board, pairs of them, and pairs of all cards. */
const LEFT = CARDS - BOARD
export const PAIRS_LEFT = (LEFT * (LEFT - 1)) / 2
export const PAIRS = (CARDS * (CARDS - 1)) / 2
/** Pairs the bank can have beside a player's. */
export const OTHERS = ((LEFT - 2) * (LEFT - 3)) / 2

const PAIR_NUMBERS = new Uint16Array(CARDS * CARDS)
/** The two cards of each pair number. */
export const FIRST_OF = new Uint8Array(PAIRS)
export const SECOND_OF = new Uint8Array(PAIRS)
for (let first = 0, pair = 0; first < CARDS; first += 1)
  for (let second = first + 1; second < CARDS; second += 1, pair += 1) {
    PAIR_NUMBERS[first * CARDS + second] = pair
    PAIR_NUMBERS[second * CARDS + first] = pair
    FIRST_OF[pair] = first
    SECOND_OF[pair] = second
  }

export const pairOf = (first: number, second: number): number => PAIR_NUMBERS[first * CARDS + second] as number

const more = (counts: Uint16Array, card: number): void => {
  counts[card] = (counts[card] as number) + 1
}

/** Different hands of five cards. */
export const PLACES = 7462

/** What a board gives every pair; the same arrays every time, good until the next board is laid. */
export interface Contest {
  /** The numbers of the pairs that can be held, and the place of each with the board in the order of all hands. */
  readonly pairs: Uint16Array
  readonly places: Uint16Array
  /** Of the other pairs without a card of it: worth less, worth the same, below the least that opens. */
  readonly below: Uint16Array
  readonly equal: Uint16Array
  readonly closed: Uint16Array
  lay(a: number, b: number, c: number, d: number, e: number): void
}

export const contest = (least = 0): Contest => {
  const { seven } = fastHands()
  const [pairs, places, below, equal, closed] = Array.from({ length: 5 }, () => new Uint16Array(PAIRS_LEFT)) as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ]
  const left = new Uint8Array(LEFT)
  /** How many pairs are worth less than each place; then where the next of that place goes. */
  const starts = new Uint16Array(PLACES + 1)
  const order = new Uint16Array(PAIRS_LEFT)
  const [passed, alike, shut] = [new Uint16Array(CARDS), new Uint16Array(CARDS), new Uint16Array(CARDS)]

  const rank = (a: number, b: number, c: number, d: number, e: number): void => {
    let many = 0
    for (let card = 0; card < CARDS; card += 1)
      if (card !== a && card !== b && card !== c && card !== d && card !== e) {
        left[many] = card
        many += 1
      }
    starts.fill(0)
    let at = 0
    for (let i = 0; i < LEFT - 1; i += 1)
      for (let j = i + 1; j < LEFT; j += 1) {
        const first = left[i] as number
        const second = left[j] as number
        const place = seven(a, b, c, d, e, first, second)
        pairs[at] = PAIR_NUMBERS[first * CARDS + second] as number
        places[at] = place
        more(starts, place + 1)
        at += 1
      }
  }

  const sort = (): void => {
    let before = 0
    for (let place = 0; place < PLACES; place += 1) {
      before += starts[place] as number
      starts[place] = before
    }
    for (let at = 0; at < PAIRS_LEFT; at += 1) {
      const place = places[at] as number
      order[starts[place] as number] = at
      more(starts, place)
    }
  }

  /** The pairs of one place, from `from` to before `to`: they are passed when all of them are told. */
  const tell = (from: number, to: number): void => {
    for (let next = from; next < to; next += 1) {
      const pair = pairs[order[next] as number] as number
      more(alike, FIRST_OF[pair] as number)
      more(alike, SECOND_OF[pair] as number)
    }
    for (let next = from; next < to; next += 1) {
      const at = order[next] as number
      const first = FIRST_OF[pairs[at] as number] as number
      const second = SECOND_OF[pairs[at] as number] as number
      below[at] = from - (passed[first] as number) - (passed[second] as number)
      // It shares both of its cards with itself.
      equal[at] = to - from - (alike[first] as number) - (alike[second] as number) + 1
    }
    for (let next = from; next < to; next += 1) {
      const pair = pairs[order[next] as number] as number
      const first = FIRST_OF[pair] as number
      const second = SECOND_OF[pair] as number
      more(passed, first)
      more(passed, second)
      alike[first] = 0
      alike[second] = 0
    }
  }

  /** How many pairs beside each do not open. */
  const close = (): void => {
    let many = 0
    shut.fill(0)
    for (; many < PAIRS_LEFT && (places[order[many] as number] as number) < least; many += 1) {
      const pair = pairs[order[many] as number] as number
      more(shut, FIRST_OF[pair] as number)
      more(shut, SECOND_OF[pair] as number)
    }
    for (let at = 0; at < PAIRS_LEFT; at += 1) {
      const pair = pairs[at] as number
      const itself = (places[at] as number) < least ? 1 : 0
      closed[at] =
        many - (shut[FIRST_OF[pair] as number] as number) - (shut[SECOND_OF[pair] as number] as number) + itself
    }
  }

  return {
    pairs,
    places,
    below,
    equal,
    closed,
    lay: (a, b, c, d, e) => {
      rank(a, b, c, d, e)
      sort()
      passed.fill(0)
      alike.fill(0)
      for (let from = 0, to = 0; from < PAIRS_LEFT; from = to) {
        // Sorting left each start at the end of its place.
        to = starts[places[order[from] as number] as number] as number
        tell(from, to)
      }
      if (least > 0) close()
    },
  }
}
