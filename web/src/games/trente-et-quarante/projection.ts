// The table as the events of a round leave it: for replays and reviews, drawn like the table itself.

import type { Card, TrentePlay } from '@tapete/engine'
import type { Bet, Event, View } from '../../app/types.js'
import { playOf, type Row } from './play.js'

/** What a round came to, where these events tell it. */
export const resultOf = (events: readonly Event[]): string | undefined => {
  const full = events.findLast((event) => event.type === 'rows-full')
  return full && String(full.result)
}

interface Line {
  readonly on: string
  readonly stake: number
}

const PUTS: { readonly [event: string]: 1 | -1 } = {
  'bet-placed': 1,
  'bet-found': 1,
  'bet-withdrawn': -1,
  collected: -1,
  halved: -1,
  'bet-returned': -1,
  'bet-voided': -1,
}

const withBet = (bets: readonly Bet[], seat: string, on: string, amount: number): readonly Bet[] => {
  const before = bets.find((bet) => bet.seat === seat && bet.on === on)
  const left = (before?.amount ?? 0) + amount
  const others = bets.filter((bet) => bet !== before)
  return left > 0 ? [...others, { ...(before ?? { seat, on, with: 'money' }), amount: left }] : others
}

const betsAfter = (bets: readonly Bet[], event: Event): readonly Bet[] => {
  const seat = String(event.seat)
  const on = String(event.on)
  if (event.type === 'blocked')
    return bets.map((bet) => (bet.seat === seat && bet.on === on ? { ...bet, tag: 'refait' } : bet))
  if (on.startsWith('insurance:')) return bets
  const sign = PUTS[event.type]
  if (sign) return withBet(bets, seat, on, sign * Number(event.stake))
  if (event.type !== 'paid') return bets
  return ((event.lines ?? []) as unknown as readonly Line[]).reduce(
    (left, line) => withBet(left, seat, line.on, -line.stake),
    bets,
  )
}

/** The view of a table with what these events of one round left on it. */
export const viewAt = (view: View, events: readonly Event[]): View => {
  let bets: readonly Bet[] = []
  let rows: Pick<TrentePlay, Row> = { black: [], red: [] }
  for (const event of events) {
    bets = betsAfter(bets, event)
    if (event.type === 'round-started') rows = { black: [], red: [] }
    if (event.type !== 'card-dealt') continue
    const row = event.row as Row
    rows = { ...rows, [row]: [...rows[row], event.card as Card] }
  }
  return { ...view, phase: 'clear', bets, play: { ...playOf(view), ...rows } as unknown as View['play'] }
}
