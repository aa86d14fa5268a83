// How many hands of the bank that hold its open card are worth how much, when some cards are gone. Counted by ranks, and then
// put right for the hands of one suit: some thousand steps instead of a million hands.

import { SUIT_OF, VALUE_OF } from '../deck.js'
import { CHOOSE, handLists, PLACES, RANKS, rankHands, SUITS, suitedHands } from '../ranks.js'

/** Room for the worths that are told apart. */
export const BUCKETS = 24

export interface Worths {
  /** The bucket of each place. */
  readonly of: Uint8Array
  readonly count: number
}

/** Told apart: below the opening, and then what is less than, equal to and more than each of some places. */
export const worthsOf = (opens: number, places: readonly number[]): Worths => {
  const of = new Uint8Array(PLACES)
  const borders = [...new Set(places)].filter((place) => place >= opens).sort((a, b) => a - b)
  of.fill(0, 0, opens)
  let [bucket, from] = [1, opens]
  for (const border of borders) {
    of.fill(bucket, from, border)
    of[border] = bucket + 1
    bucket += 2
    from = border + 1
  }
  of.fill(bucket, from)
  if (bucket >= BUCKETS) throw new RangeError(`${bucket} worths are too many`)
  return { of, count: bucket + 1 }
}

export const rankOf = (card: number): number => (VALUE_OF[card] as number) - 2

/** Cards of each rank, and ranks of each suit, that are left. */
export interface Left {
  readonly ranks: Uint8Array
  readonly suits: Uint16Array
}

export const leftOf = (gone: readonly number[]): Left => {
  const ranks = new Uint8Array(RANKS).fill(SUITS)
  const suits = new Uint16Array(SUITS).fill((1 << RANKS) - 1)
  for (const card of gone) {
    const [rank, suit] = [rankOf(card), SUIT_OF[card] as number]
    ranks[rank] = (ranks[rank] as number) - 1
    suits[suit] = (suits[suit] as number) & ~(1 << rank)
  }
  return { ranks, suits }
}

/** Of one card of each rank, or of this one alone: the hands it is in, by worth, as though no hand were suited. */
export const byRanks = (left: Uint8Array, { of, count }: Worths, only: number | null): Float64Array => {
  const hands = rankHands()
  const list = handLists().hands(only)
  const into = new Float64Array(RANKS * BUCKETS)
  for (let at = 0; at < list.length; at += 1) {
    const hand = list[at] as number
    const [from, to] = [hands.starts[hand] as number, hands.starts[hand + 1] as number]
    let ways = 1
    for (let each = from; each < to; each += 1)
      ways *= CHOOSE[(left[hands.ranks[each] as number] as number) * 5 + (hands.times[each] as number)] as number
    if (ways === 0) continue
    const bucket = of[hands.places[hand] as number] as number
    for (let each = from; each < to; each += 1) {
      const place = (hands.ranks[each] as number) * BUCKETS + bucket
      into[place] = (into[place] as number) + ways * (hands.times[each] as number)
    }
  }
  for (let rank = 0; rank < RANKS; rank += 1)
    if (left[rank])
      for (let at = rank * BUCKETS; at < rank * BUCKETS + count; at += 1)
        into[at] = (into[at] as number) / (left[rank] as number)
  return into
}

/** What that must be put right by for a card of a suit of which these ranks are left. */
export const bySuit = (mask: number, { of }: Worths, only: number | null): Float64Array => {
  const { masks, ranks, plain, suited } = suitedHands()
  const into = new Float64Array(RANKS * BUCKETS)
  const list = handLists().suited(only)
  for (let each = 0; each < list.length; each += 1) {
    const hand = list[each] as number
    if (((masks[hand] as number) & ~mask) !== 0) continue
    const [less, more] = [of[plain[hand] as number] as number, of[suited[hand] as number] as number]
    if (less === more) continue
    for (let at = hand * 5; at < hand * 5 + 5; at += 1) {
      const row = (ranks[at] as number) * BUCKETS
      into[row + less] = (into[row + less] as number) - 1
      into[row + more] = (into[row + more] as number) + 1
    }
  }
  return into
}
