// How the bank ends, exactly: every set of cards with which it can complete its hand, in how many orders, and what each
// is worth as a chance in a given shoe.

import { ACE, pointsOf, TEN, VALUES } from './hands.js'

/** 17, 18, 19, 20, 21 with three or more cards, blackjack, over 21. */
export const ENDS = 7
export const BLACKJACK = 5
export const OVER = 6

/** No bank draws more cards of one value than this: the longest is a row of aces. */
const REPEATS = 12
const LONGEST = 16

/**
 * Sets of cards as the branches of a tree: each goes on from its parent with some cards of a higher value, so that sets
 * share the products of what they have in common.
 */
interface Completions {
  readonly parents: Uint16Array
  /** Value and how many of it. */
  readonly factors: Uint8Array
  /** In how many orders the bank may draw the set; zero for a branch that is no completion itself. */
  readonly orders: Float64Array
  readonly drawn: Uint8Array
  readonly ends: Uint8Array
}

const best = (hard: number, ace: boolean): number => (ace && hard + 10 <= 21 ? hard + 10 : hard)

interface Drawn {
  readonly drawn: readonly number[]
  readonly end: number
  readonly orders: number
}

const asTree = (sets: readonly Drawn[]): Completions => {
  const [parents, factors, orders, drawn, ends] = [[0], [0], [0], [0], [0]] as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ]
  const places = new Map([['', 0]])
  for (const set of sets) {
    let [place, path, cards] = [0, '', 0]
    for (const [value, times] of set.drawn.entries()) {
      if (times === 0) continue
      path += `${value * REPEATS + times} `
      cards += times
      const parent = place
      place = places.get(path) ?? parents.length
      places.set(path, place)
      parents[place] ??= parent
      factors[place] ??= value * REPEATS + times
      orders[place] ??= 0
      drawn[place] ??= cards
      ends[place] ??= 0
    }
    orders[place] = set.orders
    ends[place] = set.end
  }
  return {
    parents: Uint16Array.from(parents),
    factors: Uint8Array.from(factors),
    orders: Float64Array.from(orders),
    drawn: Uint8Array.from(drawn),
    ends: Uint8Array.from(ends),
  }
}

const complete = (up: number, hitsSoft17: boolean): Completions => {
  const found = new Map<string, Drawn>()
  const draw = (drawn: number[], cards: number, hard: number, ace: boolean): void => {
    const total = best(hard, ace)
    const softSeventeen = total === 17 && total !== hard
    if (total >= 17 && !(softSeventeen && hitsSoft17)) {
      const end = total > 21 ? OVER : total === 21 && cards === 1 ? BLACKJACK : total - 17
      const key = drawn.join()
      const before = found.get(key)
      found.set(key, { drawn: [...drawn], end, orders: (before?.orders ?? 0) + 1 })
      return
    }
    for (let value = 0; value < VALUES; value += 1) {
      drawn[value] = (drawn[value] as number) + 1
      draw(drawn, cards + 1, hard + pointsOf(value), ace || value === ACE)
      drawn[value] = (drawn[value] as number) - 1
    }
  }
  draw(new Array<number>(VALUES).fill(0), 0, pointsOf(up), up === ACE)
  return asTree([...found.values()])
}

const cache = new Map<string, Completions>()

const completionsOf = (up: number, hitsSoft17: boolean): Completions => {
  const key = `${up} ${hitsSoft17}`
  const known = cache.get(key) ?? complete(up, hitsSoft17)
  cache.set(key, known)
  return known
}

const powers = new Float64Array(VALUES * REPEATS)
const below = new Float64Array(LONGEST)
const products = new Float64Array(1 << 14)

/** The chance of each end, when the bank shows `up` and `shoe` holds what may still come. */
export const bankEnds = (up: number, hitsSoft17: boolean, shoe: ArrayLike<number>): Float64Array => {
  const { parents, factors, orders, drawn, ends } = completionsOf(up, hitsSoft17)
  let left = 0
  for (let value = 0; value < VALUES; value += 1) {
    const held = shoe[value] as number
    left += held
    let product = 1
    for (let times = 0; times < REPEATS; times += 1) {
      powers[value * REPEATS + times] = product
      product *= Math.max(0, held - times)
    }
  }
  let inverse = 1
  for (let times = 0; times < LONGEST; times += 1) {
    below[times] = inverse
    inverse /= Math.max(1, left - times)
  }
  const chances = new Float64Array(ENDS)
  products[0] = 1
  for (let at = 1; at < parents.length; at += 1) {
    const product = (products[parents[at] as number] as number) * (powers[factors[at] as number] as number)
    products[at] = product
    const end = ends[at] as number
    chances[end] = (chances[end] as number) + product * (orders[at] as number) * (below[drawn[at] as number] as number)
  }
  return chances
}

export const fullShoe = (packs: number): number[] =>
  Array.from({ length: VALUES }, (_, value) => packs * (value === TEN ? 16 : 4))
