// The least hand that opens or wins, as a place in the order of all hands.

import { type Card, cardNumber, fastHands, type PokerVariant, type Rank, SUITS } from '@tapete/engine'

const RANK_OF = 'XX23456789TJQKA'
const LOWEST = [2, 3, 4, 5]

/** A pair with the three lowest cards beside it. */
export const leastPlace = ({ category, values }: NonNullable<PokerVariant['least']>): number => {
  const [pair] = values
  if (category !== 'pair' || pair === undefined) throw new Error(`no least hand of ${category}`)
  const kickers = LOWEST.filter((value) => value !== pair).slice(0, 3)
  const [a, b, c, d, e] = [pair, pair, ...kickers].map((value, at) =>
    cardNumber(`${RANK_OF[value] as Rank}${SUITS[at % SUITS.length]}` as Card),
  ) as [number, number, number, number, number]
  return fastHands().five(a, b, c, d, e)
}
