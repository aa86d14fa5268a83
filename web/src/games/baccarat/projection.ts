// The table as the events of a round leave it: for replays and reviews, drawn like the table itself.

import type { BaccaratPlay, Card } from '@tapete/engine'
import type { Bet, Event, View } from '../../app/types.js'
import { betsAfter } from '../stakesAt.js'
import { playOf, type Side } from './play.js'

type Cloth = Pick<BaccaratPlay, 'punto' | 'banca' | 'result' | 'reveals' | 'five'>

const NOTHING = { cards: [], covered: 0 }
const EMPTY: Cloth = { punto: NOTHING, banca: NOTHING, result: null, reveals: null, five: null }

const clothAfter = (cloth: Cloth, event: Event): Cloth => {
  const side = event.hand as Side
  switch (event.type) {
    case 'round-started':
      return EMPTY
    case 'card-covered':
      return { ...cloth, [side]: { ...cloth[side], covered: cloth[side].covered + 1 } }
    case 'card-dealt': {
      const { cards, covered } = cloth[side]
      return { ...cloth, [side]: { cards: [...cards, event.card as Card], covered: Math.max(0, covered - 1) } }
    }
    case 'cards-reordered':
      return {
        ...cloth,
        punto: { cards: event.punto as unknown as readonly Card[], covered: 0 },
        banca: { cards: event.banca as unknown as readonly Card[], covered: 0 },
      }
    case 'result': {
      const { winner, punto, banca } = event as unknown as NonNullable<Cloth['result']>
      return { ...cloth, result: { winner, punto, banca } }
    }
    default:
      return cloth
  }
}

/** The view of a table with what these events of one round left on it. */
export const viewAt = (view: View, events: readonly Event[]): View => {
  let bets: readonly Bet[] = []
  let cloth = EMPTY
  for (const event of events) {
    bets = betsAfter(bets, event)
    cloth = clothAfter(cloth, event)
  }
  return { ...view, bets, play: { ...playOf(view), ...cloth } as unknown as View['play'] }
}
