// Every hand of Draw Poker with every exchange, against the bank's forced one: how often it ends how, as numbers of ways. The
// cards that are gone, five to seven of them, decide what the bank can have; each set of them serves every hand that can lead to
// it.

import { FIVE_CARD, fastHands, gradeOf } from '@tapete/engine'
import { BIT_OF, eachSuiting, SUIT_OF } from '../deck.js'
import { PLACES, plainPlace, RANKS, rankSets, SUITS, suitedPlace } from '../ranks.js'
import { ACTION_OF, ACTIONS, CLASSES, classOf, handOf, symmetries } from './classes.js'
import { BUCKETS, type Law, lawOf } from './law.js'

/** How a hand that goes ends: the bank is closed, the hand loses, ties, or wins with what it is. */
export const CLOSED = 0
export const LOSES = 1
export const TIES = 2
export const WINS = 3
/** A high card never beats a bank that opened. */
export const ENDS = WINS + FIVE_CARD.length - 1

const FIVE = 5
const FULL = (1 << RANKS) - 1

/** By class, action and end: `[(class * ACTIONS.length + action) * ENDS + end]`. */
export const newWays = (): Float64Array => new Float64Array(CLASSES * ACTIONS.length * ENDS)

let winEnds: Uint8Array | undefined
const winOf = (): Uint8Array => {
  winEnds ??= Uint8Array.from({ length: PLACES }, (_, place) => {
    const grade = gradeOf(FIVE_CARD, fastHands().categoryOf(place))
    return WINS + Math.max(0, grade - 1)
  })
  return winEnds
}

/** Which cards of the gone ones are left out, so many at a time. */
const leftOut = (size: number): number[][] => {
  const count = size - FIVE
  if (count === 0) return [[]]
  const places = Array.from({ length: size }, (_, at) => at)
  return count === 1
    ? places.map((at) => [at])
    : places.flatMap((at) => places.slice(at + 1).map((other) => [at, other]))
}

const placesOf = (ranks: readonly number[], out: readonly (readonly number[])[]): number[] =>
  out.flatMap((gone) => {
    const five = ranks.filter((_, at) => !gone.includes(at))
    return [plainPlace(five), ...(new Set(five).size === FIVE ? [suitedPlace(five)] : [])]
  })

/** All the hands and exchanges that lead to some ranks being gone. */
const addRanks = (ranks: readonly number[], gap: boolean, ways: Float64Array): void => {
  const size = ranks.length
  const out = leftOut(size)
  const left = new Uint8Array(RANKS).fill(SUITS)
  for (const rank of ranks) left[rank] = (left[rank] as number) - 1
  const law = lawOf(left, placesOf(ranks, out), gap)
  const wins = winOf()
  const { five } = fastHands()
  const suits = new Uint16Array(SUITS)
  const sums = new Float64Array(BUCKETS)
  const hand = new Uint8Array(FIVE)
  const at = new Uint8Array(FIVE)
  const where = new Int8Array(size)
  // Of each hand that can be left: the ways of the bank below it and with it, and where its wins are counted.
  const [below, equal] = [new Float64Array(out.length), new Float64Array(out.length)]
  const won = new Uint8Array(out.length)
  eachSuiting(ranks, (cards, weight) => {
    suits.fill(FULL)
    for (const card of cards) suits[SUIT_OF[card] as number] = (suits[SUIT_OF[card] as number] as number) & ~(BIT_OF[card] as number)
    const counts = law.ways(suits)
    const closed = counts[0] as number
    let opened = 0
    for (let bucket = 1; bucket < law.count; bucket += 1) {
      opened += counts[bucket] as number
      sums[bucket] = opened
    }
    const pick = (gone: readonly number[]): void => {
      const [first, second] = [gone[0], gone[1]]
      let kept = 0
      for (let card = 0; card < size; card += 1)
        if (card === first || card === second) where[card] = -1
        else {
          where[card] = kept
          hand[kept] = cards[card] as number
          kept += 1
        }
    }
    for (let final = 0; final < out.length; final += 1) {
      pick(out[final] as number[])
      const place = five(
        hand[0] as number,
        hand[1] as number,
        hand[2] as number,
        hand[3] as number,
        hand[4] as number,
      )
      endsAt(law, place, sums, final, below, equal)
      won[final] = wins[place] as number
    }
    for (const bought of out) {
      pick(bought)
      const row = classOf(hand, at) * ACTIONS.length
      for (let final = 0; final < out.length; final += 1) {
        const action = actionOf(out[final] as number[], where, at)
        if (action < 0) continue
        const to = (row + action) * ENDS
        ways[to] = (ways[to] as number) + weight * closed
        ways[to + LOSES] =
          (ways[to + LOSES] as number) + weight * (opened - (below[final] as number) - (equal[final] as number))
        ways[to + TIES] = (ways[to + TIES] as number) + weight * (equal[final] as number)
        const win = to + (won[final] as number)
        ways[win] = (ways[win] as number) + weight * (below[final] as number)
      }
    }
  })
}

const endsAt = (
  law: Law,
  place: number,
  sums: Float64Array,
  final: number,
  below: Float64Array,
  equal: Float64Array,
): void => {
  const bucket = law.of[place] as number
  const less = bucket > 1 ? (sums[bucket - 1] as number) : 0
  below[final] = less
  equal[final] = bucket > 0 ? (sums[bucket] as number) - less : 0
}

/** Which exchange throws these away; below zero where one of them was not in the hand. */
const actionOf = (gone: readonly number[], where: Int8Array, at: Uint8Array): number => {
  const [first, second] = [gone[0], gone[1]]
  if (first === undefined) return 0
  const one = where[first] as number
  const two = second === undefined ? one : (where[second] as number)
  return one < 0 || two < 0 ? -1 : (ACTION_OF[(at[one] as number) * FIVE + (at[two] as number)] as number)
}

/** One part of all the ranks that can be gone. */
export const search = (gap: boolean, part: number, parts: number, pulse: (done: number) => void): Float64Array => {
  const ways = newWays()
  let done = 0
  for (const size of [7, 6, 5])
    for (const [at, ranks] of rankSets(size).entries()) {
      if (at % parts !== part) continue
      addRanks(ranks, gap, ways)
      done += 1
      pulse(done)
    }
  return ways
}

/** Of one hand of a class: suits that can change places share what was counted for either. */
export const waysOf = (ways: Float64Array, number: number): Float64Array => {
  const { cards, ways: hands } = handOf(number)
  const from = number * ACTIONS.length * ENDS
  const same = symmetries(cards)
  const mean = new Float64Array(ACTIONS.length * ENDS)
  for (const moved of same)
    for (const [action, places] of ACTIONS.entries()) {
      const [first = 0, second = first] = places.map((place) => moved[place] as number)
      const other = places.length === 0 ? 0 : (ACTION_OF[first * FIVE + second] as number)
      for (let end = 0; end < ENDS; end += 1) {
        const to = action * ENDS + end
        mean[to] = (mean[to] as number) + (ways[from + other * ENDS + end] as number)
      }
    }
  return mean.map((sum) => sum / same.length / hands)
}

/** How much ways with no exchange, with one card and with two must be multiplied by to be compared. */
export const SCALES: readonly number[] = [1560, 39, 2]
/** All ways of one hand with one exchange, so multiplied. */
export const TOTAL = 2 * 1081 * 1_221_759 * 1560
