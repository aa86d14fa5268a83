// Every hand of Draw Poker with every exchange, against the bank's forced one: how often it ends how, as numbers of ways. The
// cards that are gone, five to seven of them, decide what the bank can have; each set of them serves every hand that can lead to
// it.

import { FIVE_CARD, fastHands, gradeOf } from '@tapete/engine'
import { BIT_OF, eachSuiting, SUIT_OF } from '../deck.js'
import { PLACES, plainPlace, RANKS, rankSets, SUITS, suitedPlace } from '../ranks.js'
import { LOSES, TIES, WINS } from '../settling.js'
import { ACTION_OF, ACTIONS, CLASSES, classOf, handOf, symmetries } from './classes.js'
import { BUCKETS, type Law, lawOf } from './law.js'

/** What can win: a high card never beats a bank that opened. */
export const WINNING = FIVE_CARD.slice(1)
export const ENDS = WINS + WINNING.length

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

/** Of some cards that are gone: each hand that can be left of them, as it ends against the bank. */
interface Finals {
  readonly closed: number
  readonly opened: number
  /** Ways of the bank below it and with it, and where its wins are counted. */
  readonly below: Float64Array
  readonly equal: Float64Array
  readonly won: Uint8Array
}

/** Leaves some of the cards out: the hand, and where each card stands in it, below zero where it does not. */
const pick = (cards: readonly number[], gone: readonly number[], hand: Uint8Array, where: Int8Array): void => {
  const [first, second] = [gone[0], gone[1]]
  let kept = 0
  for (let card = 0; card < cards.length; card += 1)
    if (card === first || card === second) where[card] = -1
    else {
      where[card] = kept
      hand[kept] = cards[card] as number
      kept += 1
    }
}

/** Which exchange throws these away; below zero where one of them was not in the hand. */
const actionOf = (gone: readonly number[], where: Int8Array, at: Uint8Array): number => {
  const [first, second] = [gone[0], gone[1]]
  if (first === undefined) return 0
  const one = where[first] as number
  const two = second === undefined ? one : (where[second] as number)
  return one < 0 || two < 0 ? -1 : (ACTION_OF[(at[one] as number) * FIVE + (at[two] as number)] as number)
}

const add = (ways: Float64Array, at: number, more: number): void => {
  ways[at] = (ways[at] as number) + more
}

/** What one set of cards that are gone is worked out with. */
const workplace = (law: Law, size: number) => {
  const out = leftOut(size)
  const wins = winOf()
  const { five } = fastHands()
  const [hand, at] = [new Uint8Array(FIVE), new Uint8Array(FIVE)]
  const where = new Int8Array(size)
  const sums = new Float64Array(BUCKETS)
  const suits = new Uint16Array(SUITS)
  const [below, equal] = [new Float64Array(out.length), new Float64Array(out.length)]
  const won = new Uint8Array(out.length)

  const finalsOf = (cards: readonly number[]): Finals => {
    suits.fill(FULL)
    for (const card of cards) {
      const suit = SUIT_OF[card] as number
      suits[suit] = (suits[suit] as number) & ~(BIT_OF[card] as number)
    }
    const counts = law.ways(suits)
    let opened = 0
    for (let bucket = 1; bucket < law.count; bucket += 1) {
      opened += counts[bucket] as number
      sums[bucket] = opened
    }
    for (let final = 0; final < out.length; final += 1) {
      pick(cards, out[final] as number[], hand, where)
      const place = five(hand[0] as number, hand[1] as number, hand[2] as number, hand[3] as number, hand[4] as number)
      const bucket = law.of[place] as number
      const less = bucket > 1 ? (sums[bucket - 1] as number) : 0
      below[final] = less
      equal[final] = bucket > 0 ? (sums[bucket] as number) - less : 0
      won[final] = wins[place] as number
    }
    return { closed: counts[0] as number, opened, below, equal, won }
  }

  /** To every hand that can have led there, by what it changed. */
  const addTo = (ways: Float64Array, cards: readonly number[], weight: number): void => {
    const { closed, opened } = finalsOf(cards)
    for (const drawn of out) {
      pick(cards, drawn, hand, where)
      const row = classOf(hand, at) * ACTIONS.length
      for (let final = 0; final < out.length; final += 1) {
        const action = actionOf(out[final] as number[], where, at)
        if (action < 0) continue
        const to = (row + action) * ENDS
        const [less, same] = [below[final] as number, equal[final] as number]
        add(ways, to, weight * closed)
        add(ways, to + LOSES, weight * (opened - less - same))
        add(ways, to + TIES, weight * same)
        add(ways, to + (won[final] as number), weight * less)
      }
    }
  }
  return { addTo }
}

/** All the hands and exchanges that lead to some ranks being gone. */
const addRanks = (ranks: readonly number[], gap: boolean, ways: Float64Array): void => {
  const left = new Uint8Array(RANKS).fill(SUITS)
  for (const rank of ranks) left[rank] = (left[rank] as number) - 1
  const { addTo } = workplace(lawOf(left, placesOf(ranks, leftOut(ranks.length)), gap), ranks.length)
  eachSuiting(ranks, (cards, weight) => addTo(ways, cards, weight))
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
