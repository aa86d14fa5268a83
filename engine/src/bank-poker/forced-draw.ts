// The croupier of Draw Poker has no choice: these rules are applied strictly in their order (DRW-17 to DRW-27).

import { cardValue, choices, rankHand } from '../hands/ranked.js'
import { type Card, suitOf } from '../kernel/cards.js'

export interface ForcedDraw {
  readonly discards: readonly Card[]
  /** By which of the rules 1 to 3, and why. */
  readonly rule: 1 | 2 | 3
  readonly because: 'stands' | 'two-pairs' | 'four-flush' | 'four-straight' | 'trio' | 'pair' | 'nothing'
}

const fourFlush = (cards: readonly Card[]): readonly Card[] | undefined =>
  choices(cards, 4).find((four) => new Set(four.map(suitOf)).size === 1)

/** Four consecutive ranks, from A-2-3-4 to J-Q-K-A; with a gap among them only where the house reads it so (BV-09). */
const fourStraight = (cards: readonly Card[], allowsGap: boolean): readonly Card[] | undefined => {
  const spans = (values: readonly number[]): boolean => {
    const width = Math.max(...values) - Math.min(...values)
    return width === 3 || (allowsGap && width === 4)
  }
  return choices(cards, 4)
    .filter((four) => {
      const values = four.map(cardValue)
      return spans(values) || spans(values.map((value) => (value === 14 ? 1 : value)))
    })
    .sort((a, b) => Math.max(...b.map(cardValue)) - Math.max(...a.map(cardValue)))[0]
}

const without = (cards: readonly Card[], kept: readonly Card[]): Card[] => cards.filter((card) => !kept.includes(card))

export const forcedDraw = (cards: readonly Card[], allowsGap = false): ForcedDraw => {
  const hand = rankHand(cards)
  // What makes the category stands first, then the others from the highest.
  const keeping = (count: number, rule: 2 | 3, because: ForcedDraw['because']): ForcedDraw => ({
    discards: without(cards, hand.cards.slice(0, count)),
    rule,
    because,
  })
  switch (hand.category) {
    case 'two-pairs':
      return keeping(4, 2, 'two-pairs')
    case 'trio':
      return keeping(3, 3, 'trio')
    // Even if it has four cards to a flush or a straight (note 2).
    case 'pair':
      return keeping(3, 3, 'pair')
    case 'high-card': {
      const flush = fourFlush(cards)
      const four = flush ?? fourStraight(cards, allowsGap)
      if (!four) return keeping(3, 3, 'nothing')
      return { discards: without(cards, four), rule: 2, because: flush ? 'four-flush' : 'four-straight' }
    }
    default:
      return { discards: [], rule: 1, because: 'stands' }
  }
}
