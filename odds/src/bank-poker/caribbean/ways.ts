// Ways to play Caribbean Poker, with and without buying a card, as rules a person can keep in mind.

import { type Category, fastHands } from '@tapete/engine'
import { SUIT_OF, VALUE_OF } from '../deck.js'
import { placeOf } from './hand.js'

/** What is done with a hand: a card is bought for the one in this place, it stays as it is, or it is folded. */
export const STAY = 5
export const FOLD = 6

const ACE = 14
const KING = 13
const QUEEN = 12
const JACK = 11

/** What the rules look at. */
export interface Looked {
  readonly category: Category
  /** From the highest. */
  readonly values: readonly number[]
  /** The place of the card that does not belong to four of a suit, to four in a row with both ends open, or with one. */
  readonly besideFlush: number
  readonly besideOpen: number
  readonly besideInside: number
}

const NONE = -1

/** How many ranks complete four to a straight: two, one or none. */
const completions = (values: readonly number[]): number => {
  if (new Set(values).size < 4) return 0
  let found = 0
  for (let low = 1; low <= 10; low += 1) {
    const needed = [0, 1, 2, 3, 4].map((step) => low + step).map((value) => (value === 1 ? ACE : value))
    if (values.every((value) => needed.includes(value))) found += 1
  }
  return found
}

const besideStraight = (values: readonly number[], ways: number): number =>
  values.findIndex((_, odd) => completions(values.filter((__, at) => at !== odd)) === ways)

export const lookAt = (own: readonly number[]): Looked => {
  const values = own.map((card) => VALUE_OF[card] as number)
  const suits = own.map((card) => SUIT_OF[card] as number)
  const odd = suits.findIndex((suit) => suits.filter((other) => other === suit).length === 1)
  return {
    category: fastHands().categoryOf(placeOf(own)),
    values: [...values].sort((a, b) => b - a),
    besideFlush: new Set(suits).size === 2 ? odd : NONE,
    besideOpen: besideStraight(values, 2),
    besideInside: besideStraight(values, 1),
  }
}

export type Rule = (hand: Looked, up: number) => number

const isAceKing = ({ category, values: [first, second] }: Looked): boolean =>
  category === 'high-card' && first === ACE && second === KING

const isPair = ({ category }: Looked): boolean => category !== 'high-card'

/** Ace and king go where the open card helps: it is one of theirs, or too low to matter beside a queen. */
const aceKing: Rule = (hand, up) => {
  if (isPair(hand)) return STAY
  if (!isAceKing(hand)) return FOLD
  const open = VALUE_OF[up] as number
  const [, , third = 0, fourth = 0] = hand.values
  if (hand.values.includes(open)) return open < KING || third >= JACK ? STAY : FOLD
  return third === QUEEN && open < fourth ? STAY : FOLD
}

const whenever =
  (goes: (hand: Looked) => boolean): Rule =>
  (hand) =>
    goes(hand) ? STAY : FOLD

const AT_LEAST = [ACE, KING, JACK, 8, 3]

const isAtLeast = (values: readonly number[]): boolean => {
  const differs = values.findIndex((value, at) => value !== AT_LEAST[at])
  return differs < 0 || (values[differs] as number) > (AT_LEAST[differs] as number)
}

/** Four of a suit whose odd card is half of a pair: the pair is given up where it is low, or where the four may be in a row. */
const breaksPair = ({ category, values, besideFlush, besideOpen, besideInside }: Looked): boolean => {
  if (category !== 'pair' || besideFlush < 0) return false
  const pair = values.find((value, at) => values[at + 1] === value) as number
  return pair <= 4 || besideOpen >= 0 || besideInside >= 0
}

/** Buys without a pair for four to a flush, and for straights as told; otherwise plays on. */
const drawing =
  (straights: 'none' | 'open' | 'inside'): Rule =>
  (hand, up) => {
    const { besideFlush, besideOpen, besideInside, category } = hand
    if (category !== 'high-card') return aceKing(hand, up)
    if (besideFlush >= 0) return besideFlush
    if (straights !== 'none' && besideOpen >= 0) return besideOpen
    return straights === 'inside' && besideInside >= 0 ? besideInside : aceKing(hand, up)
  }

const drawingMore: Rule = (hand, up) => {
  if (breaksPair(hand)) return hand.besideFlush
  return drawing(isAceKing(hand) ? 'inside' : 'open')(hand, up)
}

/** Without buying. */
export const PLAIN_RULES: { readonly [way: string]: Rule } = {
  'ace-king-rules': aceKing,
  'ace-king-jack': whenever((hand) => isPair(hand) || isAtLeast(hand.values)),
  'ace-king': whenever((hand) => isPair(hand) || isAceKing(hand)),
  pair: whenever(isPair),
  always: whenever(() => true),
}

export const BUYING_RULES: { readonly [way: string]: Rule } = {
  'draws-and-low-pairs': drawingMore,
  'flush-and-open-draws': drawing('open'),
  'flush-draws': drawing('none'),
  'all-draws': drawing('inside'),
}
