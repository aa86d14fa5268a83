// What the cards count, and the third-card table. The words of the table are those of docs/rules/baccarat.md.

import { type Card, RANKS, rankOf } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'

/** Ace 1, number cards their number, ten and figures nothing (BAC-01). */
export const points = (card: Card): number => {
  const place = RANKS.indexOf(rankOf(card)) + 1
  return place > 9 ? 0 : place
}

/** Of two cards or three only the units digit counts (BAC-01, BAC-41). */
export const total = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + points(card), 0) % 10

export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && total(cards) >= 8

export interface Draws {
  readonly draws: boolean
  readonly rule: RuleId
}

/** Banca by its own total, against punto's third card. */
const TABLE: { readonly [banca: number]: { readonly against: readonly number[]; readonly rule: RuleId } } = {
  0: { against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rule: 'BAC-14' },
  1: { against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rule: 'BAC-14' },
  2: { against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rule: 'BAC-14' },
  3: { against: [0, 1, 2, 3, 4, 5, 6, 7, 9], rule: 'BAC-15' },
  4: { against: [2, 3, 4, 5, 6, 7], rule: 'BAC-16' },
  5: { against: [4, 5, 6, 7], rule: 'BAC-17' },
  6: { against: [6, 7], rule: 'BAC-18' },
  7: { against: [], rule: 'BAC-19' },
}

/** Whether banca draws with two cards that are no natural; `third` is the value of punto's third card, if it drew. */
export const bancaDraws = (banca: number, third: number | undefined): Draws => {
  if (third === undefined) return { draws: banca <= 5, rule: 'BAC-20' }
  const { against, rule } = TABLE[banca] as { against: readonly number[]; rule: RuleId }
  return { draws: against.includes(third), rule }
}

/** As a total is said aloud: zero is «baccarat» (BAC-02). */
export const spoken = (points: number): string => (points === 0 ? 'baccarat' : String(points))
