// What a hand of Caribbean Poker is worth against each open card of the bank: staying as it is, and with each of its cards
// changed for a bought one (CPL-05 to CPL-10). Everything is a number of ways.

import { FIVE_CARD, fastHands, gradeOf } from '@tapete/engine'
import { CARDS, SUIT_OF } from '../deck.js'
import { cardOf, PLACES, plainPlace, SUITS, suitedPlace } from '../ranks.js'
import { CLOSED, LOSES, TIES, WINS } from '../settling.js'
import { BUCKETS, byRanks, bySuit, leftOf, rankOf, type Worths, worthsOf } from './open-card.js'

export const ENDS = WINS + FIVE_CARD.length

/** Hands of the bank that hold its open card: without a purchase, and with one card more gone. */
export const STAYING = 163_185
export const BUYING = 148_995
/** The cards that can be bought, and by how much ways of staying must be multiplied to be compared with those of buying. */
export const BOUGHT = 46
export const SCALE = (BOUGHT * BUYING) / STAYING

const FIVE = 5

export const placeOf = (cards: ArrayLike<number>): number =>
  fastHands().five(cards[0] as number, cards[1] as number, cards[2] as number, cards[3] as number, cards[4] as number)

let opens: number | undefined

/** The least hand the bank opens with, ace and king (CAR-13). */
export const opening = (): number => {
  opens ??= placeOf([12, 11, 0, 1, 2].map((rank, at) => cardOf(rank, at % SUITS)))
  return opens
}

let wins: Uint8Array | undefined

/** How a hand wins, by its place. Made when it is first asked for: the table behind it takes longer than all else that is loaded. */
const winOf = (): Uint8Array => {
  wins ??= Uint8Array.from({ length: PLACES }, (_, place) => WINS + gradeOf(FIVE_CARD, fastHands().categoryOf(place)))
  return wins
}

const add = (into: Float64Array, at: number, more: number): void => {
  into[at] = (into[at] as number) + more
}

/** Rows of numbers by rank and worth, for each set of ranks that are left of a suit. */
interface Rows {
  readonly worths: Worths
  readonly byRank: Float64Array
  suited(mask: number): Float64Array
}

const rowsOf = (left: Uint8Array, places: readonly number[], only: number | null): Rows => {
  const worths = worthsOf(opening(), places)
  const byRank = byRanks(left, worths, only)
  const known = new Map<number, Float64Array>()
  return {
    worths,
    byRank,
    suited: (mask) => {
      const found = known.get(mask) ?? bySuit(mask, worths, only)
      known.set(mask, found)
      return found
    },
  }
}

/** Whatever five ranks can be worth. */
const placesOf = (ranks: readonly number[]): number[] => [
  plainPlace(ranks),
  ...(new Set(ranks).size === FIVE ? [suitedPlace(ranks)] : []),
]

const LINE = new Float64Array(BUCKETS)

/** The ends of hands of these places against an open card, `less` and `tie` by the sums of what is worth less. */
const addEnds = (
  { byRank, worths }: Rows,
  fix: Float64Array,
  up: number,
  places: readonly number[],
  into: readonly Float64Array[],
): void => {
  const row = rankOf(up) * BUCKETS
  const to = up * ENDS
  const win = winOf()
  const closed = (byRank[row] as number) + (fix[row] as number)
  let sum = 0
  for (let bucket = 1; bucket < worths.count; bucket += 1) {
    sum += (byRank[row + bucket] as number) + (fix[row + bucket] as number)
    LINE[bucket] = sum
  }
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] as number
    const bucket = worths.of[place] as number
    const ends = into[at] as Float64Array
    add(ends, to + CLOSED, closed)
    if (bucket === 0) add(ends, to + LOSES, sum)
    else {
      const less = bucket === 1 ? 0 : (LINE[bucket - 1] as number)
      add(ends, to + (win[place] as number), less)
      add(ends, to + TIES, (LINE[bucket] as number) - less)
      add(ends, to + LOSES, sum - (LINE[bucket] as number))
    }
  }
}

/** All hands of some ranks share what is counted by ranks. */
export interface RankOdds {
  /** By open card and end, as the hand is: `[card * ENDS + end]`. */
  staying(own: readonly number[], into: Float64Array): void
  /** The same by the card that goes, over every card that can be bought. */
  buying(own: readonly number[], into: readonly Float64Array[]): void
}

const changed = (ranks: readonly number[], goes: number, rank: number): number[] =>
  ranks.map((each, at) => (at === goes ? rank : each))

/** Against one open card, or against each. */
export const rankOdds = (own: readonly number[], only: number | null = null): RankOdds => {
  const ups = only === null ? Array.from({ length: CARDS }, (_, card) => card) : [only]
  const rank = only === null ? null : rankOf(only)
  const hand = own.map(rankOf)
  const { ranks } = leftOf(own)
  const stays = rowsOf(ranks, placesOf(hand), rank)
  const buys = new Map<number, Rows>()
  const boughtRows = (bought: number): Rows => {
    const known = buys.get(bought)
    if (known) return known
    const left = ranks.with(bought, (ranks[bought] as number) - 1)
    const made = rowsOf(
      left,
      hand.flatMap((_, goes) => placesOf(changed(hand, goes, bought))),
      rank,
    )
    buys.set(bought, made)
    return made
  }
  return {
    staying: (cards, into) => {
      const { suits } = leftOf(cards)
      const places = [placeOf(cards)]
      into.fill(0)
      for (const up of ups)
        if (!cards.includes(up))
          addEnds(stays, stays.suited(suits[SUIT_OF[up] as number] as number), up, places, [into])
    },
    buying: (cards, into) => {
      const { suits } = leftOf(cards)
      for (const ends of into) ends.fill(0)
      for (let card = 0; card < CARDS; card += 1) {
        if (cards.includes(card)) continue
        const rows = boughtRows(rankOf(card))
        const masks = suits.with(
          SUIT_OF[card] as number,
          (suits[SUIT_OF[card] as number] as number) & ~(1 << rankOf(card)),
        )
        const fixes = Array.from(masks, rows.suited)
        const places = cards.map((_, goes) => placeOf(changed(cards, goes, card)))
        for (const up of ups)
          if (up !== card && !cards.includes(up))
            addEnds(rows, fixes[SUIT_OF[up] as number] as Float64Array, up, places, into)
      }
    },
  }
}
