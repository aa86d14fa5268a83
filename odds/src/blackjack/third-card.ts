// What a third card may bring beside the hand itself: the bonuses of Canal 21 and the three sevens of Mendoza. They ask for
// suits, and the two cards in hand are told apart by one thing only: whether they can still become a suited prize.

import { ACE, SEVEN, TEN, VALUES } from './hands.js'
import type { BlackjackRules } from './rules.js'

export interface Payment {
  readonly mean: number
  readonly square: number
  /** How likely there is any. */
  readonly chance: number
}

export type ThirdCard = readonly (Payment | undefined)[]

const sure = (pays: number): Payment => ({ mean: pays, square: pays * pays, chance: 1 })

const mixed = (first: number, chance: number, second: number): Payment => ({
  mean: chance * first + (1 - chance) * second,
  square: chance * first * first + (1 - chance) * second * second,
  chance: second === 0 ? chance : 1,
})

/** Values, an ace low, that make a sequence of three within 21; 6-7-8 is the highest. */
const inSequence = (values: readonly number[]): boolean => {
  const [low = 0, middle = 0, high = 0] = [...values].sort((a, b) => a - b)
  return middle === low + 1 && high === low + 2 && high <= SEVEN + 1
}

const suitedAlike = (packs: number): number => (packs - 1) / (4 * packs - 1)

/** Of the sevens left, the share of the suit that two suited sevens have. */
const sameSuitSeven = (packs: number): number => (packs - 2) / (4 * packs - 2)

const matters = ({ bonuses, tripleSeven }: BlackjackRules, a: number, b: number): boolean => {
  if (tripleSeven) return a === SEVEN && b === SEVEN
  if (!bonuses) return false
  if (a === TEN || b === TEN) return a === b
  return a === b ? a === SEVEN : Math.abs(a - b) <= 2
}

/**
 * The chance that two cards of these values are suited in the way that matters: of one suit, and when they are ten-cards
 * the Q and the K.
 */
export const suitedChance = (rules: BlackjackRules, a: number, b: number): number => {
  if (!matters(rules, a, b)) return 0
  const { packs } = rules
  if (a === TEN) return (2 * 4 * packs * packs) / (16 * packs * (16 * packs - 1))
  return a === b ? suitedAlike(packs) : 1 / 4
}

const bonusOf = (rules: BlackjackRules, a: number, b: number, suited: boolean, third: number): Payment | undefined => {
  const { bonuses, packs } = rules
  if (!bonuses) return undefined
  if (a === b && b === third) {
    if (a > SEVEN) return undefined
    if (a < SEVEN) return sure(bonuses.trio)
    return suited ? mixed(bonuses.suitedSevens, sameSuitSeven(packs), bonuses.sevens) : sure(bonuses.sevens)
  }
  if (!suited) return undefined
  const sequence = a === TEN ? b === TEN && third === ACE : inSequence([a, b, third])
  // A quarter of the cards of a value are of the suit.
  return sequence ? mixed(bonuses.suitedSequence, 1 / 4, 0) : undefined
}

/** What each third card pays on the original bet beside the result of the hand. */
export const thirdCard = (rules: BlackjackRules, a: number, b: number, suited: boolean): ThirdCard | undefined => {
  if (!rules.bonuses) return undefined
  const payments = Array.from({ length: VALUES }, (_, third) => bonusOf(rules, a, b, suited, third))
  return payments.some(Boolean) ? payments : undefined
}

/** What a third seven pays, at once and instead of the result, on a bet of one that was doubled. */
export const thirdSeven = ({ tripleSeven, packs }: BlackjackRules, suited: boolean): Payment | undefined => {
  if (!tripleSeven) return undefined
  const [all, some] = [2 * tripleSeven.suited, 2 * tripleSeven.mixed]
  return suited ? mixed(all, sameSuitSeven(packs), some) : sure(some)
}
