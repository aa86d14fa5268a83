// The table as the events of a round leave it: for replays and reviews, drawn like the table itself.

import type { Card, SeatId, WarPlay } from '@tapete/engine'
import type { Bet, Event, View } from '../../app/types.js'
import { betsAfter } from '../stakesAt.js'
import { type Hand, playOf } from './play.js'

type Cloth = Pick<WarPlay, 'hands' | 'bank' | 'turn' | 'fighting' | 'drawn'>

const EMPTY: Cloth = { hands: [], bank: null, turn: null, fighting: [], drawn: [] }

const patched = (cloth: Cloth, seat: string, patch: Partial<Hand>): Cloth => ({
  ...cloth,
  hands: cloth.hands.map((hand) => (hand.seat === seat ? { ...hand, ...patch } : hand)),
})

/** Before the croupier has a card it is the deal; after that, wars. */
const dealt = (cloth: Cloth, event: Event): Cloth => {
  const card = event.card as Card
  const seat = event.seat as SeatId | undefined
  if (cloth.bank === null) {
    if (!seat) return { ...cloth, bank: card }
    const hand: Hand = {
      seat,
      box: Number(event.hand),
      card,
      chose: null,
      warCard: null,
      against: null,
      status: 'waiting',
    }
    return { ...cloth, hands: [...cloth.hands, hand] }
  }
  if (seat) return { ...patched(cloth, seat, { warCard: card }), fighting: [...cloth.fighting, seat] }
  return cloth.fighting.reduce((all, fighter) => patched(all, fighter, { against: card }), cloth)
}

const clothAfter = (cloth: Cloth, event: Event): Cloth => {
  const seat = String(event.seat)
  switch (event.type) {
    case 'round-started':
      return EMPTY
    case 'card-dealt':
      return dealt(cloth, event)
    case 'tie-offered':
      return { ...cloth, turn: seat as SeatId }
    case 'went-to-war':
      return { ...patched(cloth, seat, { chose: 'war' }), turn: null }
    case 'surrendered':
      return { ...patched(cloth, seat, { chose: 'surrender' }), turn: null }
    case 'cards-collected': {
      const fighting = cloth.fighting.filter((each) => each !== seat)
      return event.seat ? { ...patched(cloth, seat, { status: 'out' }), fighting } : cloth
    }
    case 'hand-invalid':
      return { ...cloth, hands: cloth.hands.filter((hand) => hand.box !== Number(event.box)) }
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
  return { ...view, bets, seats: {}, play: { ...playOf(view), ...cloth } as unknown as View['play'] }
}
