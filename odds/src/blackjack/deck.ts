// Cards as numbers, in the order of the engine's deck: suit by suit from the ace up. And what is asked of their ranks and
// suits.

import { ACE, SEVEN, TEN, VALUE_BITS } from './hands.js'
import type { BlackjackRules } from './rules.js'

const RANKS = 13
const QUEEN = 11
const KING = 12

export const VALUE = Uint8Array.from({ length: 52 }, (_, card) => Math.min(card % RANKS, TEN))
export const RANK = Uint8Array.from({ length: 52 }, (_, card) => card % RANKS)
export const SUIT = Uint8Array.from({ length: 52 }, (_, card) => Math.floor(card / RANKS))
/** In a tie-break the ace is above the king. */
export const HEIGHT = Uint8Array.from({ length: 52 }, (_, card) => (card % RANKS === 0 ? RANKS : card % RANKS))
/** Spades and clubs are the first and the last suit. */
const BLACK = Uint8Array.from({ length: 52 }, (_, card) => (Math.floor(card / RANKS) % 3 === 0 ? 1 : 0))

/** Whether a strategy takes two cards as suited: of one suit, and ten-cards only the Q with the K. */
export const suitedCards = (a: number, b: number): boolean =>
  SUIT[a] === SUIT[b] &&
  (VALUE[a] !== TEN || VALUE[b] !== TEN || (RANK[a] as number) + (RANK[b] as number) === QUEEN + KING)

/** A card with its value beside it, as the fast table deals it. */
export const CODES = Uint16Array.from({ length: 52 }, (_, card) => (card << VALUE_BITS) | (VALUE[card] as number))
export const cardOf = (code: number): number => code >> VALUE_BITS

const CARD_BITS = 6

/** What is known of two cards stands here in the tables below, which take codes. */
export const twoAt = (a: number, b: number): number => (cardOf(a) << CARD_BITS) | cardOf(b)

const ofTwo = (holds: (a: number, b: number) => boolean): Uint8Array => {
  const table = new Uint8Array(1 << (2 * CARD_BITS))
  for (const a of CODES) for (const b of CODES) table[twoAt(a, b)] = holds(cardOf(a), cardOf(b)) ? 1 : 0
  return table
}

export const SUITED = ofTwo(suitedCards)
/** Two cards of which three may earn a bonus. */
export const COULD_EARN = ofTwo((a, b) => SUIT[a] === SUIT[b] || RANK[a] === RANK[b])

/** Where no prize asks for suits, a strategy does not either. */
export const needsSuits = ({ bonuses, tripleSeven }: BlackjackRules): boolean =>
  bonuses !== undefined || tripleSeven !== undefined

/** What three cards earn on the original bet; nothing for most. */
export const bonusOf = (bonuses: NonNullable<BlackjackRules['bonuses']>, a: number, b: number, c: number): number => {
  const x = RANK[a] as number
  const y = RANK[b] as number
  const z = RANK[c] as number
  const suited = SUIT[a] === SUIT[b] && SUIT[b] === SUIT[c]
  if (x === y && y === z) {
    if (x > SEVEN) return 0
    return x < SEVEN ? bonuses.trio : suited ? bonuses.suitedSevens : bonuses.sevens
  }
  if (!suited) return 0
  const low = Math.min(x, y, z)
  const high = Math.max(x, y, z)
  const middle = x + y + z - low - high
  // 6-7-8 is the highest sequence within 21, but for Q-K-A.
  const inRow = middle === low + 1 && high === low + 2 && high <= SEVEN + 1
  const toAce = low === ACE && middle === QUEEN && high === KING
  return inRow || toAce ? bonuses.suitedSequence : 0
}

/** What a side bet on the first two cards wins, per unit staked. */
export const pairPays = (pairs: NonNullable<BlackjackRules['perfectPairs']>, a: number, b: number): number => {
  if (RANK[a] !== RANK[b]) return -1
  if (SUIT[a] === SUIT[b]) return pairs.perfect
  return BLACK[a] === BLACK[b] ? pairs.colour : pairs.mixed
}
