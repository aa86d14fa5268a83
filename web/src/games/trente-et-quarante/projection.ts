// The table as the events of a round leave it: for replays and reviews, drawn like the table itself.

import type { Card, TrentePlay } from '@tapete/engine'
import type { Bet, Event, View } from '../../app/types.js'
import { betsAfter } from '../stakesAt.js'
import { playOf, type Row } from './play.js'

/** What a round came to, where these events tell it. */
export const resultOf = (events: readonly Event[]): string | undefined => {
  const full = events.findLast((event) => event.type === 'rows-full')
  return full && String(full.result)
}

/** Between two 31s what is blocked says so; an insurance is printed nowhere on the cloth. */
const standing = (bets: readonly Bet[], event: Event): readonly Bet[] => {
  const on = String(event.on)
  if (event.type === 'blocked')
    return bets.map((bet) => (bet.seat === event.seat && bet.on === on ? { ...bet, tag: 'refait' } : bet))
  return on.startsWith('insurance:') ? bets : betsAfter(bets, event)
}

/** The view of a table with what these events of one round left on it. */
export const viewAt = (view: View, events: readonly Event[]): View => {
  let bets: readonly Bet[] = []
  let rows: Pick<TrentePlay, Row> = { black: [], red: [] }
  for (const event of events) {
    bets = standing(bets, event)
    if (event.type === 'round-started') rows = { black: [], red: [] }
    if (event.type !== 'card-dealt') continue
    const row = event.row as Row
    rows = { ...rows, [row]: [...rows[row], event.card as Card] }
  }
  return { ...view, phase: 'clear', bets, play: { ...playOf(view), ...rows } as unknown as View['play'] }
}
