// How often the bank of Draw Poker ends with what, when some cards are gone, in numbers of ways: its five cards, and then two
// more in order, of which it takes as many as it must. Counted by ranks, as though four of a suit meant nothing to it; then put
// right, suit by suit, for hands that hold four or five of one, and for three of one that become five. What a suit must be put
// right by depends on the ranks that are left and on its own, and on no other suit.

import { CHOOSE, PLACES, plainPlace, RANKS, rankSets, SUITS, suitedPlace } from '../ranks.js'
import { type Forced, forcedHands, keptOf, maskOf } from './forced.js'

export const BUCKETS = 64
const FULL = (1 << RANKS) - 1
const FIVE = 5

/** Four ranks of one suit, and what a fifth card makes of them. */
interface Four {
  readonly mask: number
  /** By the rank of a card of another suit. */
  readonly plain: Uint16Array
  /** Whether a fifth of that rank in another suit is thrown away. */
  readonly thrown: Uint8Array
}

/** Three ranks that are kept, and which pairs are thrown away for them. */
interface Three {
  readonly mask: number
  readonly pairs: Uint8Array
}

/** A pair with the highest card beside it, or three of a kind: two different ranks of some are thrown away. */
interface Group {
  readonly kept: Forced
  readonly thrown: Uint8Array
}

interface Tables {
  /** Hands of equal ranks that change one card or none, and those that change two. */
  readonly made: readonly Forced[]
  readonly groups: readonly Group[]
  readonly high: readonly Forced[]
  readonly masks: Uint16Array
  readonly fours: readonly Four[]
  readonly threes: readonly Three[]
  readonly plainOf: Uint16Array
  readonly suitedOf: Uint16Array
}

const fourOf = (ranks: readonly number[], straights: ReadonlySet<number>): Four => {
  const mask = maskOf(ranks)
  const all = Array.from({ length: RANKS }, (_, rank) => rank)
  return {
    mask,
    plain: Uint16Array.from(all, (rank) => plainPlace([...ranks, rank])),
    thrown: Uint8Array.from(all, (rank) => Number((mask & (1 << rank)) === 0 && !straights.has(mask | (1 << rank)))),
  }
}

const groupsOf = (hands: readonly Forced[]): Group[] => {
  const groups = new Map<string, { kept: Forced; thrown: Set<number> }>()
  for (const hand of hands) {
    const key = hand.kept.join()
    const group = groups.get(key) ?? { kept: keptOf(hand), thrown: new Set() }
    for (const rank of hand.ranks) if (!hand.kept.includes(rank)) group.thrown.add(rank)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ kept, thrown }) => ({ kept, thrown: Uint8Array.from(thrown) }))
}

const tablesOf = (gap: boolean): Tables => {
  const hands = forcedHands(gap)
  const equal = hands.filter(({ mask }) => mask === 0)
  const high = hands.filter(({ mask }) => mask !== 0)
  const straights = new Set(high.filter(({ straight }) => straight).map(({ mask }) => mask))
  const different = (size: number): number[][] => rankSets(size).filter((ranks) => new Set(ranks).size === size)
  const threes = new Map<number, number[]>()
  for (const { draws, kept, ranks } of high)
    if (draws === 2) {
      const pairs = threes.get(maskOf(kept)) ?? []
      threes.set(maskOf(kept), [...pairs, ...ranks.filter((rank) => !kept.includes(rank))])
    }
  const [plainOf, suitedOf] = [new Uint16Array(FULL + 1), new Uint16Array(FULL + 1)]
  for (const ranks of different(FIVE)) {
    plainOf[maskOf(ranks)] = plainPlace(ranks)
    suitedOf[maskOf(ranks)] = suitedPlace(ranks)
  }
  return {
    made: equal.filter(({ draws }) => draws < 2),
    groups: groupsOf(equal.filter(({ draws }) => draws === 2)),
    high,
    masks: Uint16Array.from(high, ({ mask }) => mask),
    fours: different(4).map((ranks) => fourOf(ranks, straights)),
    threes: [...threes].map(([mask, pairs]) => ({ mask, pairs: Uint8Array.from(pairs) })),
    plainOf,
    suitedOf,
  }
}

const known = new Map<boolean, Tables>()
const tables = (gap: boolean): Tables => {
  const found = known.get(gap) ?? tablesOf(gap)
  known.set(gap, found)
  return found
}

/** The least hand the bank opens with, a pair of eights (DRW-28). */
export const opening = (): number => plainPlace([6, 6, 0, 1, 2])

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
const addGroup = ({ kept, thrown }: Group, left: Uint8Array, weight: number, of: Uint8Array, into: Float64Array): void => {
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

export interface Law {
  /** The bucket of each place, and how many there are. */
  readonly of: Uint8Array
  readonly count: number
  /** Ways by worth, when of each suit these ranks are left; the list is the same one every time. */
  ways(suits: ArrayLike<number>): Float64Array
}


/** Of the ranks that are left of the deck, told apart at some places. */
export const lawOf = (left: Uint8Array, places: readonly number[], gap: boolean): Law => {
  const { made, groups, high, masks: highMasks, fours, threes, plainOf, suitedOf } = tables(gap)
  const { of, count } = bucketsOf(opening(), places)
  const cards = left.reduce((all, many) => all + many, 0)
  const drawn = cards - FIVE
  const all = drawn * (drawn - 1)
  const byRanks = new Float64Array(BUCKETS)
  const rest = new Uint8Array(RANKS)
  const waysOf = ({ single, times }: Forced): number => {
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
  for (const hand of made) {
    const ways = waysOf(hand)
    if (ways > 0) addDraws(hand, rest, drawn, ways, of, byRanks, 0)
  }
  for (const group of groups) {
    const ways = waysOf(group.kept)
    if (ways > 0) addGroup(group, rest, ways, of, byRanks)
  }
  // What each hand of five different ranks comes to, once for all its suits. It never becomes more than a straight.
  const straightEnd = Math.max(...high.filter(({ straight }) => straight).map(({ places: [place] }) => place as number))
  const low = (of[straightEnd] as number) + 1
  const each = new Float64Array(high.length * low)
  for (let at = 0; at < high.length; at += 1) {
    const hand = high[at] as Forced
    const ways = waysOf(hand)
    if (ways === 0) continue
    const row = at * low
    addDraws(hand, rest, drawn, 1, of, each, row)
    for (let bucket = 0; bucket < low; bucket += 1)
      byRanks[bucket] = (byRanks[bucket] as number) + ways * (each[row + bucket] as number)
  }

  const others = new Uint8Array(RANKS)
  const add = (into: Float64Array, place: number, ways: number): void => {
    const bucket = of[place] as number
    into[bucket] = (into[bucket] as number) + ways
  }

  /** Five of the suit stand; four throw the other away. */
  const withoutBlind = (mask: number, into: Float64Array): void => {
    for (let at = 0; at < high.length; at += 1) {
      const missing = (highMasks[at] as number) & ~mask
      if (missing & (missing - 1)) continue
      const hand = high[at] as Forced
      let hands = 0
      if (missing === 0) {
        hands = 1
        add(into, suitedOf[hand.mask] as number, all)
        if (!hand.straight) for (const rank of hand.ranks) hands += others[rank] as number
      } else if (!hand.straight) hands = others[31 - Math.clz32(missing)] as number
      const row = at * low
      for (let bucket = 0; bucket < low && hands > 0; bucket += 1)
        into[bucket] = (into[bucket] as number) - hands * (each[row + bucket] as number)
    }
  }
  const withFour = (mask: number, into: Float64Array): void => {
    for (const four of fours) {
      if (four.mask & ~mask) continue
      let thrown = 0
      for (let rank = 0; rank < RANKS; rank += 1) thrown += (four.thrown[rank] as number) * (others[rank] as number)
      for (let rank = 0; rank < RANKS; rank += 1) {
        if (mask & ~four.mask & (1 << rank))
          add(into, suitedOf[four.mask | (1 << rank)] as number, thrown * (drawn - 1))
        const ways = (others[rank] as number) * (thrown - (four.thrown[rank] as number))
        if (ways > 0) add(into, four.plain[rank] as number, ways * (drawn - 1))
      }
    }
  }
  /** Three that are kept, of one suit, and two more of it. */
  const withThree = (mask: number, into: Float64Array): void => {
    for (const three of threes) {
      if (three.mask & ~mask) continue
      let hands = 0
      for (let at = 0; at < three.pairs.length; at += 2)
        hands += (others[three.pairs[at] as number] as number) * (others[three.pairs[at + 1] as number] as number)
      if (hands === 0) continue
      const more = mask & ~three.mask
      for (let one = more; one; one &= one - 1)
        for (let two = one & (one - 1); two; two &= two - 1) {
          const five = three.mask | (one & -one) | (two & -two)
          add(into, plainOf[five] as number, -2 * hands)
          add(into, suitedOf[five] as number, 2 * hands)
        }
    }
  }
  const suits = new Map<number, Float64Array>()
  const ofSuit = (mask: number): Float64Array => {
    const found = suits.get(mask)
    if (found) return found
    const into = new Float64Array(BUCKETS)
    for (let rank = 0; rank < RANKS; rank += 1) others[rank] = (left[rank] as number) - ((mask >> rank) & 1)
    withoutBlind(mask, into)
    withFour(mask, into)
    withThree(mask, into)
    suits.set(mask, into)
    return into
  }
  const sum = new Float64Array(BUCKETS)
  return {
    of,
    count,
    ways: (masks) => {
      sum.set(byRanks)
      for (let suit = 0; suit < SUITS; suit += 1) {
        const fix = ofSuit(masks[suit] as number)
        for (let bucket = 0; bucket < count; bucket += 1)
          sum[bucket] = (sum[bucket] as number) + (fix[bucket] as number)
      }
      return sum
    },
  }
}
