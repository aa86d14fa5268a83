// The Bonus bet of Hold'em Bonus: two cards against a table, the highest line only (HEB-23, BV-18).

import { cardValue } from '../hands/ranked.js'
import { type Card, suitOf } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'

const ACE = 14

export const BONUS_TABLE = {
  'pair-to-ten': 3,
  'ace-queen-or-jack': 5,
  'pair-of-figures': 10,
  'ace-king': 15,
  'ace-queen-or-jack-suited': 20,
  'ace-king-suited': 25,
  aces: 30,
  'aces-against-aces': 1000,
} as const

export type BonusLine = keyof typeof BONUS_TABLE

const isPairOf = (cards: readonly Card[], value: number): boolean => cards.every((card) => cardValue(card) === value)

/** The line of the table two cards are on, if any. The bank's are null while they are covered (BV-19). */
export const bonusLine = (own: readonly Card[], bank: readonly Card[] | null): BonusLine | null => {
  const [high, low] = own.map(cardValue).sort((a, b) => b - a) as [number, number]
  const suited = new Set(own.map(suitOf)).size === 1
  if (high === low) {
    if (high === ACE) return bank && isPairOf(bank, ACE) ? 'aces-against-aces' : 'aces'
    return high > 10 ? 'pair-of-figures' : 'pair-to-ten'
  }
  if (high !== ACE || low < 11) return null
  if (low === 13) return suited ? 'ace-king-suited' : 'ace-king'
  return suited ? 'ace-queen-or-jack-suited' : 'ace-queen-or-jack'
}

export const bonusRule = (line: BonusLine): RuleId => (line === 'aces-against-aces' ? 'HEB-24' : 'HEB-23')
