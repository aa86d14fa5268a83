// Ways to play Draw Poker: the best of every hand, and rules a person can keep in mind, which mostly change what the bank would.

import { type Card, cardValue, DECK, forcedDraw, rankHand } from '@tapete/engine'
import { lookAt as lookForDraws } from '../caribbean/ways.js'
import { SUIT_OF } from '../deck.js'
import { ACTION_OF, ACTIONS, CLASSES, handOf } from './classes.js'
import { ENDS, SCALES, TOTAL, waysOf } from './search.js'

export const FOLD = 255
const FIVE = 5

/** The exchange that throws away these places of a hand. */
export const exchangeOf = (places: readonly number[]): number => {
  const [first, second = first] = places
  return first === undefined ? 0 : (ACTION_OF[first * FIVE + (second as number)] as number)
}

interface Looked {
  readonly cards: readonly Card[]
  readonly category: string
  /** Deciding cards first. */
  readonly values: readonly number[]
  /** What the bank would change, and why. */
  readonly thrown: readonly number[]
  readonly because: string
}

const lookAt = (own: readonly number[]): Looked => {
  const cards = own.map((card) => DECK[card] as Card)
  const { category, cards: ordered } = rankHand(cards)
  const { discards, because } = forcedDraw(cards)
  return {
    cards,
    category,
    values: ordered.map(cardValue),
    thrown: discards.map((card) => cards.indexOf(card)),
    because,
  }
}

type Goes = (hand: Looked) => boolean

const isPair: Goes = ({ category }) => category !== 'high-card'
const isDraw: Goes = ({ because }) => because === 'four-flush' || because === 'four-straight'
const atLeast =
  (value: number): Goes =>
  ({ category, values }) =>
    category !== 'high-card' && (category !== 'pair' || (values[0] as number) >= value)

/** Goes as told and changes what the bank would. */
const asTheBank =
  (goes: Goes) =>
  (own: readonly number[]): number => {
    const hand = lookAt(own)
    return goes(hand) ? exchangeOf(hand.thrown) : FOLD
  }

const JACK = 11

/** The places of two cards beside three of a suit. */
const besideThree = (own: readonly number[]): number[] => {
  const suits = own.map((card) => SUIT_OF[card])
  const three = suits.find((suit) => suits.filter((other) => other === suit).length === 3)
  return three === undefined ? [] : [...own.keys()].filter((at) => suits[at] !== three)
}

/** Never folds: four of a suit, four to a straight, three of a suit, or what the bank would keep, in this order. */
const drawing = (own: readonly number[]): number => {
  const { category, values, thrown } = lookAt(own)
  const { besideFlush, besideOpen, besideInside } = lookForDraws(own)
  if (besideFlush >= 0 && (category === 'high-card' || (category === 'pair' && (values[0] as number) <= JACK)))
    return exchangeOf([besideFlush])
  if (category !== 'high-card') return exchangeOf(thrown)
  const beside = besideOpen >= 0 ? besideOpen : besideInside
  if (beside >= 0) return exchangeOf([beside])
  const two = besideThree(own)
  return exchangeOf(two.length > 0 ? two : thrown)
}

/** What is changed with a hand, or that it is folded. */
export const THUMBS: { readonly [way: string]: (own: readonly number[]) => number } = {
  draws: drawing,
  'as-the-bank': asTheBank(() => true),
  'pair-or-draw': asTheBank((hand) => isPair(hand) || isDraw(hand)),
  pair: asTheBank(isPair),
  'pair-of-eights': asTheBank(atLeast(8)),
}

export const thumb = (way: string, own: readonly number[]): number =>
  (THUMBS[way] as (own: readonly number[]) => number)(own)

/** What is best, by the ways of one hand. */
export const bestOf = (ways: Float64Array, nets: readonly number[], allowed = ACTIONS.length): number => {
  let [best, most] = [FOLD, -TOTAL]
  for (let action = 0; action < allowed; action += 1) {
    const scale = SCALES[(ACTIONS[action] as readonly number[]).length] as number
    let value = 0
    for (let end = 0; end < ENDS; end += 1) value += (ways[action * ENDS + end] as number) * (nets[end] as number)
    if (value * scale > most) [best, most] = [action, value * scale]
  }
  return best
}

/** The ends of a way over all hands: folded first, then as `search` counts them. */
export const tallyOf = (all: Float64Array, choose: (number: number, ways: Float64Array) => number): bigint[] => {
  const tally = Array<bigint>(ENDS + 1).fill(0n)
  for (let number = 0; number < CLASSES; number += 1) {
    const ways = waysOf(all, number)
    const hands = BigInt(handOf(number).ways)
    const action = choose(number, ways)
    if (action === FOLD) {
      tally[0] = (tally[0] as bigint) + hands * BigInt(TOTAL)
      continue
    }
    const scale = BigInt(SCALES[(ACTIONS[action] as readonly number[]).length] as number)
    for (let end = 0; end < ENDS; end += 1)
      tally[end + 1] = (tally[end + 1] as bigint) + hands * scale * BigInt(ways[action * ENDS + end] as number)
  }
  return tally
}
