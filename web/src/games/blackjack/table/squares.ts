// Challenge 21: the three hands of the bank, those already played read from the events.

import type { Event, View } from '../../../app/types.js'
import type { CardWords } from '../../../i18n/cards/index.js'
import type { BankSquare } from './BankSquares.js'
import { bankTotal, playOf, totalText } from './table.js'

const SQUARES = [1, 2, 3]

/** The cards of each hand of the bank in the present round. */
export const bankHands = (events: readonly Event[]): ReadonlyMap<number, readonly string[]> => {
  const from = Math.max(
    0,
    events.findLastIndex((event) => event.type === 'round-started'),
  )
  const hands = new Map<number, string[]>()
  let square = 1
  for (const event of events.slice(from)) {
    if (event.type === 'first-card-moved') {
      const first = hands.get(square)?.[0]
      square = Number(event.square)
      hands.set(square, first ? [first] : [])
    }
    if (event.type === 'card-dealt' && event.hand === 'bank')
      hands.set(square, [...(hands.get(square) ?? []), String(event.card)])
  }
  return hands
}

export const squaresOf = (view: View, events: readonly Event[], w: CardWords): BankSquare[] => {
  const { bank, hands } = playOf(view)
  const played = bankHands(events)
  const third = view.bets.some((bet) => bet.on.startsWith('round-3:'))
  return SQUARES.map((n): BankSquare => {
    if (n === bank.round && bank.cards.length > 0)
      return { n, cards: bank.cards, total: bankTotal(bank, w), state: bank.complete ? 'done' : 'playing' }
    const cards = n < bank.round ? (played.get(n) ?? []) : []
    if (cards.length > 0) return { n, cards, total: totalText(cards, false, w), state: 'done' }
    return { n, cards: [], total: '', state: n === 3 && hands.length > 0 && !third ? 'unused' : 'waiting' }
  })
}
