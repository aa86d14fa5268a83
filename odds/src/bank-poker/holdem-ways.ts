// What two cards make of a board at a glance, and the rules of thumb that need no more than that.

import { RANKS, SUITS } from '@tapete/engine'
import { BIT_OF, SUIT_OF, VALUE_OF } from './deck.js'

const MASKS = 1 << RANKS.length
const ACE = MASKS >> 1
const TEN = 10

/** Ranks as bits from the two up: whether five follow each other, the ace below the two as well. */
const isStraight = (ranks: number): boolean => {
  const run = (ranks << 1) | (ranks & ACE ? 1 : 0)
  return (run & (run >> 1) & (run >> 2) & (run >> 3) & (run >> 4)) !== 0
}
const STRAIGHT = Uint8Array.from({ length: MASKS }, (_, ranks) => Number(isStraight(ranks)))
/** One more rank makes a straight. */
const OPEN = Uint8Array.from({ length: MASKS }, (_, ranks) =>
  Number(RANKS.some((__, rank) => STRAIGHT[ranks | (1 << rank)])),
)

export interface Glance {
  /** A pair or more that a card of one's own makes, a straight or a flush. */
  readonly made: boolean
  /** A pair in the hand that is below every card of the board. */
  readonly low: boolean
  readonly flushDraw: boolean
  readonly straightDraw: boolean
  /** The value of the higher card in the hand. */
  readonly highest: number
  readonly ace: boolean
  readonly boardPaired: boolean
}

const ranksOf = (cards: readonly number[]): number => cards.reduce((ranks, card) => ranks | (BIT_OF[card] as number), 0)

export const glance = (first: number, second: number, board: readonly number[]): Glance => {
  const one = BIT_OF[first] as number
  const other = BIT_OF[second] as number
  const open = ranksOf(board)
  const suits = SUITS.map(() => 0)
  for (const card of [first, second, ...board])
    suits[SUIT_OF[card] as number] = (suits[SUIT_OF[card] as number] as number) + 1
  const most = Math.max(suits[SUIT_OF[first] as number] as number, suits[SUIT_OF[second] as number] as number)
  const paired = one === other || ((one | other) & open) !== 0
  const ranks = one | other | open
  return {
    made: paired || STRAIGHT[ranks] === 1 || most > 4,
    low: one === other && one < (open & -open),
    flushDraw: most === 4,
    straightDraw: OPEN[ranks] === 1,
    highest: Math.max(VALUE_OF[first] as number, VALUE_OF[second] as number),
    ace: ((one | other) & ACE) !== 0,
    boardPaired: new Set(board.map((card) => VALUE_OF[card])).size < board.length,
  }
}

/** Hands that look alike: a hand is of the first kind that it is of. In how many of them going on is best ships with the rest. */
export interface Kind {
  readonly when: string
  is(seen: Glance): boolean
}

const high = (card: string, least: number): Kind => ({
  when: `otherwise ${card}`,
  is: ({ highest }) => highest >= least,
})

const MADE: Kind = { when: 'a pair or better that a card of yours makes', is: ({ made }) => made }
const SUITED: Kind = { when: 'four of a suit', is: ({ flushDraw }) => flushDraw }
const REST: Kind = { when: 'anything else', is: () => true }
const LOW: Kind = {
  when: 'a pair in the hand below the whole board',
  is: ({ low, boardPaired }) => low && !boardPaired,
}
const ACE_ON_PAIR: Kind = { when: 'an ace on a paired board', is: ({ ace, boardPaired }) => ace && boardPaired }

export const PLUS_KINDS: readonly Kind[] = [
  MADE,
  SUITED,
  { when: 'four to a straight', is: ({ straightDraw }) => straightDraw },
  high('an ace', 14),
  high('a king', 13),
  high('a queen', 12),
  high('a jack', 11),
  high('a ten', TEN),
  high('a nine', 9),
  high('an eight', 8),
  REST,
]

export const TURN_KINDS: readonly Kind[] = [
  LOW,
  MADE,
  SUITED,
  ACE_ON_PAIR,
  { when: 'four to a straight and an ace or a king', is: ({ highest, straightDraw }) => highest > 12 && straightDraw },
  REST,
]

export const RIVER_KINDS: readonly Kind[] = [
  LOW,
  MADE,
  ACE_ON_PAIR,
  { when: 'four of a suit and an ace or a king', is: ({ highest, flushDraw }) => highest > 12 && flushDraw },
  REST,
]

export interface PlusWay {
  readonly about: string
  goes(seen: Glance): boolean
}

/** The ways of Hold'em Plus that need no table. */
export const PLUS_WAYS: { readonly [way: string]: PlusWay } = {
  'ten-or-draw': {
    about: 'Go with a pair or better of your own, four to a straight or to a flush, or a ten or higher in the hand.',
    goes: ({ made, flushDraw, straightDraw, highest }) => made || flushDraw || straightDraw || highest >= TEN,
  },
  'pair-or-draw': {
    about: 'Go with a pair or better of your own or four to a straight or to a flush; fold the rest.',
    goes: ({ made, flushDraw, straightDraw }) => made || flushDraw || straightDraw,
  },
}

export interface BonusWay {
  readonly about: string
  bets(seen: Glance, street: 'turn' | 'river'): boolean
}

/** The ways to bet on turn and river in Hold'em Bonus that need no table. */
export const BONUS_WAYS: { readonly [way: string]: BonusWay } = {
  'pair-or-draw': {
    about:
      'Bet on turn and river with a pair or better of your own, but not with a pair below the whole board, and with an ace on a paired board; on the turn also with four of a suit.',
    bets: ({ made, low, flushDraw, ace, boardPaired }, street) =>
      (made && !low) || (ace && boardPaired) || (street === 'turn' && flushDraw),
  },
  pair: {
    about: 'Bet on turn and river with a pair or better of your own, and only then.',
    bets: ({ made }) => made,
  },
}

// The 169 kinds of two cards.

const NAMES = 'XX23456789TJQKA'
const KINDS = RANKS.length

/** Their place in a square of ranks: of one suit on one side of the pairs, of two on the other. */
export const startOf = (first: number, second: number): number => {
  const [high, low] = [VALUE_OF[first] as number, VALUE_OF[second] as number].sort((a, b) => b - a) as [number, number]
  return SUIT_OF[first] === SUIT_OF[second] ? (high - 2) * KINDS + low - 2 : (low - 2) * KINDS + high - 2
}

export const STARTS = KINDS * KINDS

/** `AA`, `AKs` of one suit, `AKo` of two. */
export const startName = (start: number): string => {
  const [row, column] = [Math.floor(start / KINDS) + 2, (start % KINDS) + 2]
  const name = `${NAMES[Math.max(row, column)]}${NAMES[Math.min(row, column)]}`
  return row === column ? name : `${name}${row > column ? 's' : 'o'}`
}
