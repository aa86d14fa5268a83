// How often the bank of Draw Poker ends with what, when some cards are gone, in numbers of ways: its five cards, and then two
// more in order, of which it takes as many as it must. Counted by ranks, as though four of a suit meant nothing to it; then put
// right, suit by suit, for hands that hold four or five of one, and for three of one that become five. What a suit must be put
// right by depends on the ranks that are left and on its own, and on no other suit.

import { CHOOSE, PLACES, plainPlace, RANKS, SUITS } from '../ranks.js'
import type { Forced } from './forced.js'
import { type Group, type Tables, tablesOf } from './tables.js'

export const BUCKETS = 64
const FIVE = 5

let opens: number | undefined

/** The least hand the bank opens with, a pair of eights (DRW-28). */
export const opening = (): number => {
  opens ??= plainPlace([6, 6, 0, 1, 2])
  return opens
}

/** Told apart: below the opening, and then what is less than, equal to and more than each of some places. */
const bucketsOf = (opens: number, places: readonly number[]): { readonly of: Uint8Array; readonly count: number } => {
  const of = new Uint8Array(PLACES)
  let [bucket, from] = [1, opens]
  for (const border of [...new Set(places)].filter((place) => place >= opens).sort((a, b) => a - b)) {
    of.fill(bucket, from, border)
    of[border] = bucket + 1
    bucket += 2
    from = border + 1
  }
  of.fill(bucket, from)
  if (bucket >= BUCKETS) throw new RangeError(`${bucket} worths are too many`)
  return { of, count: bucket + 1 }
}

/** Adds what one hand comes to by its draws from what is left besides it. */
const addDraws = (
  { draws, places }: Forced,
  left: Uint8Array,
  cards: number,
  weight: number,
  of: Uint8Array,
  into: Float64Array,
  at: number,
): void => {
  if (draws === 0) {
    const place = at + (of[places[0] as number] as number)
    into[place] = (into[place] as number) + weight * cards * (cards - 1)
    return
  }
  if (draws === 1) {
    for (let rank = 0; rank < RANKS; rank += 1) {
      const place = at + (of[places[rank] as number] as number)
      into[place] = (into[place] as number) + weight * (left[rank] as number) * (cards - 1)
    }
    return
  }
  let pair = 0
  for (let first = 0; first < RANKS; first += 1) {
    const many = left[first] as number
    const ways = weight * many
    const same = at + (of[places[pair] as number] as number)
    into[same] = (into[same] as number) + ways * (many - 1)
    pair += 1
    for (let second = first + 1; second < RANKS; second += 1) {
      const place = at + (of[places[pair] as number] as number)
      into[place] = (into[place] as number) + 2 * ways * (left[second] as number)
      pair += 1
    }
  }
}

const TWICE = 2

/**
 * What is thrown away and what is drawn are two pairs of cards that share none: the drawn ones first, then two different ranks
 * of those that may be thrown away, from what the draw left of them.
 */
const addGroup = (
  { kept, thrown }: Group,
  left: Uint8Array,
  weight: number,
  of: Uint8Array,
  into: Float64Array,
): void => {
  const may = new Uint8Array(RANKS)
  let [sum, squares] = [0, 0]
  for (const rank of thrown) {
    may[rank] = 1
    sum += left[rank] as number
    squares += (left[rank] as number) ** 2
  }
  let pair = 0
  for (let first = 0; first < RANKS; first += 1) {
    const many = left[first] as number
    const one = may[first] as number
    for (let second = first; second < RANKS; second += 1) {
      const same = first === second
      const other = left[second] as number
      const draws = same ? many * (many - 1) : TWICE * many * other
      const two = may[second] as number
      const [total, less] = same
        ? [sum - TWICE * one, one * (4 * many - 4)]
        : [sum - one - two, one * (TWICE * many - 1) + two * (TWICE * other - 1)]
      const bucket = of[kept.places[pair] as number] as number
      into[bucket] = (into[bucket] as number) + (weight * draws * (total * total - (squares - less))) / TWICE
      pair += 1
    }
  }
}

/** What is counted of the ranks that are left, for every suit. */
interface Counted {
  readonly tables: Tables
  readonly left: Uint8Array
  readonly of: Uint8Array
  /** Cards to draw from. */
  readonly drawn: number
  /** Ways by worth, as though suits meant nothing. */
  readonly byRanks: Float64Array
  /** What a hand of five different ranks comes to, in rows of `low`: it never becomes more than a straight. */
  readonly low: number
  readonly each: Float64Array
}

/** The ways to hold a hand; `rest` hears what is left besides it. */
const waysToHold = ({ single, times }: Forced, left: Uint8Array, rest: Uint8Array): number => {
  let ways = 1
  rest.set(left)
  for (let at = 0; at < single.length; at += 1) {
    const rank = single[at] as number
    const [held, many] = [left[rank] as number, times[at] as number]
    ways *= CHOOSE[held * 5 + many] as number
    rest[rank] = held - many
  }
  return ways
}

const countRanks = (tables: Tables, left: Uint8Array, of: Uint8Array): Counted => {
  const { made, groups, high, straightEnd } = tables
  const drawn = left.reduce((all, many) => all + many, 0) - FIVE
  const byRanks = new Float64Array(BUCKETS)
  const rest = new Uint8Array(RANKS)
  for (const hand of made) {
    const ways = waysToHold(hand, left, rest)
    if (ways > 0) addDraws(hand, rest, drawn, ways, of, byRanks, 0)
  }
  for (const group of groups) {
    const ways = waysToHold(group.kept, left, rest)
    if (ways > 0) addGroup(group, rest, ways, of, byRanks)
  }
  const low = (of[straightEnd] as number) + 1
  const each = new Float64Array(high.length * low)
  for (let at = 0; at < high.length; at += 1) {
    const hand = high[at] as Forced
    const ways = waysToHold(hand, left, rest)
    if (ways === 0) continue
    addDraws(hand, rest, drawn, 1, of, each, at * low)
    for (let bucket = 0; bucket < low; bucket += 1)
      byRanks[bucket] = (byRanks[bucket] as number) + ways * (each[at * low + bucket] as number)
  }
  return { tables, left, of, drawn, byRanks, low, each }
}

/** What a suit of which these ranks are left must be put right by. */
interface Suit {
  readonly mask: number
  /** Cards of each rank in the other suits. */
  readonly others: Uint8Array
  readonly into: Float64Array
}

const add = (into: Float64Array, bucket: number, ways: number): void => {
  into[bucket] = (into[bucket] as number) + ways
}

/** Five of the suit stand, and four throw the other card away: neither does what was counted by ranks. */
const takeBack = ({ tables, of, drawn, low, each }: Counted, { mask, others, into }: Suit): void => {
  const { high, masks, suitedOf } = tables
  for (let at = 0; at < high.length; at += 1) {
    const held = masks[at] as number
    const missing = held & ~mask
    if (missing & (missing - 1)) continue
    const { straight, ranks } = high[at] as Forced
    let hands = 0
    if (missing === 0) {
      hands = 1
      add(into, of[suitedOf[held] as number] as number, drawn * (drawn - 1))
      if (!straight) for (const rank of ranks) hands += others[rank] as number
    } else if (!straight) hands = others[31 - Math.clz32(missing)] as number
    if (hands === 0) continue
    for (let bucket = 0; bucket < low; bucket += 1) add(into, bucket, -hands * (each[at * low + bucket] as number))
  }
}

/** Four of the suit with another card, which is thrown away. */
const addFours = ({ tables, of, drawn }: Counted, { mask, others, into }: Suit): void => {
  for (const four of tables.fours) {
    if (four.mask & ~mask) continue
    let thrown = 0
    for (let rank = 0; rank < RANKS; rank += 1) thrown += (four.thrown[rank] as number) * (others[rank] as number)
    for (let rank = 0; rank < RANKS; rank += 1) {
      const more = 1 << rank
      if (mask & ~four.mask & more)
        add(into, of[tables.suitedOf[four.mask | more] as number] as number, thrown * (drawn - 1))
      const ways = (others[rank] as number) * (thrown - (four.thrown[rank] as number))
      if (ways > 0) add(into, of[four.plain[rank] as number] as number, ways * (drawn - 1))
    }
  }
}

/** Three that are kept, all of the suit, and two more of it: a flush, where by ranks it was none. */
const addThrees = ({ tables, of }: Counted, { mask, others, into }: Suit): void => {
  for (const three of tables.threes) {
    if (three.mask & ~mask) continue
    let hands = 0
    for (let at = 0; at < three.pairs.length; at += 2)
      hands += (others[three.pairs[at] as number] as number) * (others[three.pairs[at + 1] as number] as number)
    if (hands === 0) continue
    const more = mask & ~three.mask
    for (let one = more; one; one &= one - 1)
      for (let two = one & (one - 1); two; two &= two - 1) {
        const five = three.mask | (one & -one) | (two & -two)
        add(into, of[tables.plainOf[five] as number] as number, -TWICE * hands)
        add(into, of[tables.suitedOf[five] as number] as number, TWICE * hands)
      }
  }
}

const countSuit = (counted: Counted, mask: number): Float64Array => {
  const others = counted.left.map((many, rank) => many - ((mask >> rank) & 1))
  const suit: Suit = { mask, others, into: new Float64Array(BUCKETS) }
  takeBack(counted, suit)
  addFours(counted, suit)
  addThrees(counted, suit)
  return suit.into
}

export interface Law {
  /** The bucket of each place, and how many there are. */
  readonly of: Uint8Array
  readonly count: number
  /** Ways by worth, when of each suit these ranks are left; the list is the same one every time. */
  ways(suits: ArrayLike<number>): Float64Array
}

/** Of the ranks that are left of the deck, told apart at some places. */
export const lawOf = (left: Uint8Array, places: readonly number[], gap: boolean): Law => {
  const { of, count } = bucketsOf(opening(), places)
  const counted = countRanks(tablesOf(gap), left, of)
  const suits = new Map<number, Float64Array>()
  const sum = new Float64Array(BUCKETS)
  return {
    of,
    count,
    ways: (masks) => {
      sum.set(counted.byRanks)
      for (let suit = 0; suit < SUITS; suit += 1) {
        const mask = masks[suit] as number
        const fix = suits.get(mask) ?? countSuit(counted, mask)
        suits.set(mask, fix)
        for (let bucket = 0; bucket < count; bucket += 1) add(sum, bucket, fix[bucket] as number)
      }
      return sum
    },
  }
}
