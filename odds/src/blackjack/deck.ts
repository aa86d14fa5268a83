// Cards as numbers, in the order of the engine's deck: suit by suit from the ace up. And what is asked of their ranks and
// suits.

import { ACE, SEVEN, TEN } from './hands.js'
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
