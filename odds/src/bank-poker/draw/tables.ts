// What the law of the bank's exchange is counted from, made once for each reading of four to a straight.

import { plainPlace, RANKS, rankSets, suitedPlace } from '../ranks.js'
import { type Forced, forcedHands, keptOf, maskOf } from './forced.js'

/** Four ranks of one suit, and what a fifth card makes of them. */
export interface Four {
  readonly mask: number
  /** By the rank of a card of another suit. */
  readonly plain: Uint16Array
  /** Whether a fifth of that rank in another suit is thrown away. */
  readonly thrown: Uint8Array
}

/** Three ranks that are kept, and which pairs are thrown away for them. */
export interface Three {
  readonly mask: number
  readonly pairs: Uint8Array
}

/** A pair with the highest card beside it, or three of a kind: two different ranks of some are thrown away. */
export interface Group {
  readonly kept: Forced
  readonly thrown: Uint8Array
}

export interface Tables {
  /** Hands of equal ranks that change one card or none, and those that change two. */
  readonly made: readonly Forced[]
  readonly groups: readonly Group[]
  /** Hands of five different ranks, and their bits. */
  readonly high: readonly Forced[]
  readonly masks: Uint16Array
  /** The greatest straight: nothing of five different ranks becomes more, but in one suit. */
  readonly straightEnd: number
  readonly fours: readonly Four[]
  readonly threes: readonly Three[]
  /** By the bits of five ranks, in several suits and in one. */
  readonly plainOf: Uint16Array
  readonly suitedOf: Uint16Array
}

const FIVE = 5
const SETS = 1 << RANKS

const different = (size: number): number[][] => rankSets(size).filter((ranks) => new Set(ranks).size === size)

const fourOf = (ranks: readonly number[], straights: ReadonlySet<number>): Four => {
  const mask = maskOf(ranks)
  const all = Array.from({ length: RANKS }, (_, rank) => rank)
  return {
    mask,
    plain: Uint16Array.from(all, (rank) => plainPlace([...ranks, rank])),
    thrown: Uint8Array.from(all, (rank) => Number((mask & (1 << rank)) === 0 && !straights.has(mask | (1 << rank)))),
  }
}

const threesOf = (high: readonly Forced[]): Three[] => {
  const threes = new Map<number, number[]>()
  for (const { draws, kept, ranks } of high)
    if (draws === 2) {
      const pairs = threes.get(maskOf(kept)) ?? []
      threes.set(maskOf(kept), [...pairs, ...ranks.filter((rank) => !kept.includes(rank))])
    }
  return [...threes].map(([mask, pairs]) => ({ mask, pairs: Uint8Array.from(pairs) }))
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

const placesByMask = (place: (ranks: readonly number[]) => number): Uint16Array => {
  const places = new Uint16Array(SETS)
  for (const ranks of different(FIVE)) places[maskOf(ranks)] = place(ranks)
  return places
}

const build = (gap: boolean): Tables => {
  const hands = forcedHands(gap)
  const equal = hands.filter(({ mask }) => mask === 0)
  const high = hands.filter(({ mask }) => mask !== 0)
  const straights = high.filter(({ straight }) => straight)
  const straightMasks = new Set(straights.map(({ mask }) => mask))
  return {
    made: equal.filter(({ draws }) => draws < 2),
    groups: groupsOf(equal.filter(({ draws }) => draws === 2)),
    high,
    masks: Uint16Array.from(high, ({ mask }) => mask),
    straightEnd: Math.max(...straights.map(({ places }) => places[0] as number)),
    fours: different(FIVE - 1).map((ranks) => fourOf(ranks, straightMasks)),
    threes: threesOf(high),
    plainOf: placesByMask(plainPlace),
    suitedOf: placesByMask(suitedPlace),
  }
}

const known = new Map<boolean, Tables>()

/** With a gap allowed among four to a straight, or not (BV-09). */
export const tablesOf = (gap: boolean): Tables => {
  const found = known.get(gap) ?? build(gap)
  known.set(gap, found)
  return found
}
