// Canal 21: the tie-breaks of the present round, read from its events: a card each, and what it did to both bets.

import { type Card, higherCard } from '@tapete/engine'
import type { Event } from '../../../app/types.js'
import { handOfSpot, kindOfSpot } from './table.js'

interface Odds {
  readonly num: number
  readonly den: number
}

export interface Duel {
  readonly hand: string
  readonly box: number
  readonly seat: string
  readonly mine: string | undefined
  readonly banks: string | undefined
  /** Whose card is higher, once both lie there. */
  readonly higher: 'player' | 'bank' | 'equal' | undefined
  /** What it did to the player's money, once it is settled. */
  readonly net: number | undefined
  readonly pays: Odds | undefined
  readonly rule: string
}

interface Line {
  readonly on: string
  readonly amount: number
  readonly odds: Odds
  readonly cite: string
}

/** Bets a tie-break decides: the whole stake of the hand and its own. */
const DECIDED = ['main', 'split', 'double', 'tie-break']

const withCard = (duel: Duel, event: Event): Duel => {
  const card = String(event.card)
  const [mine, banks] = event.hand === 'bank' ? [duel.mine, card] : [card, duel.banks]
  return { ...duel, mine, banks, higher: mine && banks ? higherCard(mine as Card, banks as Card) : undefined }
}

const settledBy = (duel: Duel, event: Event): Duel => {
  const decides = (on: string) => DECIDED.includes(kindOfSpot(on)) && handOfSpot(on) === duel.hand
  const lines = event.type === 'paid' ? ((event.lines ?? []) as unknown as readonly Line[]) : []
  const won = lines.filter((line) => decides(line.on))
  const [first] = won
  if (first) {
    const net = won.reduce((sum, line) => sum + line.amount, 0)
    return { ...duel, net: (duel.net ?? 0) + net, pays: first.odds, rule: first.cite }
  }
  return event.type === 'collected' && decides(String(event.on))
    ? { ...duel, net: (duel.net ?? 0) - Number(event.amount), rule: event.cite }
    : duel
}

export const duelsOf = (events: readonly Event[]): readonly Duel[] => {
  let duels: readonly Duel[] = []
  for (const event of events) {
    if (event.type === 'round-started') duels = []
    if (event.type === 'tie-break-taken')
      duels = [
        ...duels,
        {
          ...{ hand: String(event.hand), box: Number.parseInt(String(event.hand), 10), seat: String(event.seat) },
          ...{ mine: undefined, banks: undefined, higher: undefined, net: undefined, pays: undefined },
          rule: event.cite,
        },
      ]
    const last = duels.at(-1)
    if (!last) continue
    const next = last.higher ? settledBy(last, event) : event.type === 'card-dealt' ? withCard(last, event) : last
    duels = [...duels.slice(0, -1), next]
  }
  return duels
}
