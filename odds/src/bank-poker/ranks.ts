// Hands of five without their suits: 6,175 sets of ranks, in the order of what they are worth when nothing is suited, and the
// 1,287 of them that can be. Ranks are counted from the two, 0, to the ace, 12.

import { fastHands } from '@tapete/engine'

export const RANKS = 13
export const SUITS = 4

/** A card by its rank and suit, as `cardNumber` counts: suit by suit from the ace up. */
export const cardOf = (rank: number, suit: number): number => suit * RANKS + (rank === RANKS - 1 ? 0 : rank + 1)

/** The place of five ranks when no four share a suit. */
export const plainPlace = (ranks: readonly number[]): number => {
  const [a, b, c, d, e] = [...ranks].sort((x, y) => x - y).map((rank, at) => cardOf(rank, at % SUITS))
  return fastHands().five(a as number, b as number, c as number, d as number, e as number)
}

/** The place of five different ranks of one suit. */
export const suitedPlace = (ranks: readonly number[]): number => {
  const [a, b, c, d, e] = ranks.map((rank) => cardOf(rank, 0))
  return fastHands().five(a as number, b as number, c as number, d as number, e as number)
}

/** Every multiset of so many ranks, at most four of each, ascending. */
export const rankSets = (size: number): number[][] => {
  const all: number[][] = []
  const taken: number[] = []
  const take = (from: number): void => {
    if (taken.length === size) {
      all.push([...taken])
      return
    }
    for (let rank = from; rank < RANKS; rank += 1) {
      if (taken.length >= SUITS && taken[taken.length - SUITS] === rank) continue
      taken.push(rank)
      take(rank)
      taken.pop()
    }
  }
  take(0)
  return all
}

/** Ways to take so many of so many: `CHOOSE[left * 5 + taken]`. */
export const CHOOSE = Float64Array.from({ length: 25 }, (_, at) => {
  const [left, taken] = [Math.floor(at / 5), at % 5]
  let ways = taken > left ? 0 : 1
  for (let i = 1; i <= taken && ways > 0; i += 1) ways = (ways * (left - i + 1)) / i
  return ways
})

export interface RankHands {
  readonly count: number
  /** Ascending. */
  readonly places: Uint16Array
  /** Different ranks of hand h lie from `starts[h]` to before `starts[h + 1]`. */
  readonly starts: Uint32Array
  readonly ranks: Uint8Array
  readonly times: Uint8Array
}

export interface SuitedHands {
  readonly count: number
  readonly masks: Uint16Array
  /** Five of each hand. */
  readonly ranks: Uint8Array
  readonly plain: Uint16Array
  readonly suited: Uint16Array
}

const buildHands = (): RankHands => {
  const sets = rankSets(5)
    .map((ranks) => ({ ranks, place: plainPlace(ranks) }))
    .sort((a, b) => a.place - b.place)
  const [starts, ranks, times]: [number[], number[], number[]] = [[0], [], []]
  for (const set of sets) {
    for (const rank of new Set(set.ranks)) {
      ranks.push(rank)
      times.push(set.ranks.filter((other) => other === rank).length)
    }
    starts.push(ranks.length)
  }
  return {
    count: sets.length,
    places: Uint16Array.from(sets, ({ place }) => place),
    starts: Uint32Array.from(starts),
    ranks: Uint8Array.from(ranks),
    times: Uint8Array.from(times),
  }
}

const buildSuited = (): SuitedHands => {
  const sets = rankSets(5).filter((ranks) => new Set(ranks).size === 5)
  return {
    count: sets.length,
    masks: Uint16Array.from(sets, (ranks) => ranks.reduce((mask, rank) => mask | (1 << rank), 0)),
    ranks: Uint8Array.from(sets.flat()),
    plain: Uint16Array.from(sets, plainPlace),
    suited: Uint16Array.from(sets, suitedPlace),
  }
}

let hands: RankHands | undefined
let suited: SuitedHands | undefined

export const rankHands = (): RankHands => {
  hands ??= buildHands()
  return hands
}

export const suitedHands = (): SuitedHands => {
  suited ??= buildSuited()
  return suited
}

/** Which of some hands hold a rank; all of them where none is named. */
const listed = (
  count: number,
  holds: (hand: number, rank: number) => boolean,
): ((rank: number | null) => Uint16Array) => {
  const all = Uint16Array.from({ length: count }, (_, hand) => hand)
  const byRank = Array.from({ length: RANKS }, (_, rank) => all.filter((hand) => holds(hand, rank)))
  return (rank) => (rank === null ? all : (byRank[rank] as Uint16Array))
}

let lists: { readonly hands: ReturnType<typeof listed>; readonly suited: ReturnType<typeof listed> } | undefined

/** The places in `rankHands` and in `suitedHands` of the hands that hold a rank, or of all. */
export const handLists = () => {
  const [all, flushes] = [rankHands(), suitedHands()]
  lists ??= {
    hands: listed(all.count, (hand, rank) => all.ranks.subarray(all.starts[hand], all.starts[hand + 1]).includes(rank)),
    suited: listed(flushes.count, (hand, rank) => ((flushes.masks[hand] as number) & (1 << rank)) !== 0),
  }
  return lists
}

/** Different hands of five there are. */
export const PLACES = 7462
