// The table as the page draws it, read from the view and the events of the round.

import { type Card, rowPoints, rowsOutcome, type TrentePlay } from '@tapete/engine'
import type { Bet, Event, View } from '../../app/types.js'

export const playOf = (view: View): TrentePlay => view.play as unknown as TrentePlay

export const ROWS = ['black', 'red'] as const
export type Row = (typeof ROWS)[number]

/** The bet waits for its player's choice. */
export const isAsked = ({ tag }: Bet): boolean => tag === 'refait'

export const totalOf = (cards: readonly Card[]): number => cards.reduce((total, card) => total + rowPoints(card), 0)

export const isFull = (cards: readonly Card[]): boolean => totalOf(cards) >= 31

/** What two full rows came to, as the history names it. */
export const resultIn = ({ black, red }: Pick<TrentePlay, Row>): string | undefined => {
  if (!isFull(black) || !isFull(red)) return undefined
  const outcome = rowsOutcome(black, red)
  return outcome.kind === 'won' ? `${outcome.row}-${outcome.color ? 'color' : 'inverse'}` : outcome.kind
}

/** The boxes a result pays. */
export const winnersOf = (result: string | undefined): readonly string[] =>
  result?.includes('-') ? result.split('-') : []

interface Line {
  readonly amount: number
}

/** What the round that is played, or was played last, has done to one player's money so far. */
export const netOf = (events: readonly Event[], me: string | null): number | undefined => {
  const from = events.findLastIndex((event) => event.type === 'round-started')
  let net: number | undefined
  for (const event of events.slice(Math.max(0, from))) {
    if (event.seat !== me) continue
    if (event.type === 'collected' || event.type === 'halved') net = (net ?? 0) - Number(event.amount)
    if (event.type === 'paid')
      net = ((event.lines ?? []) as unknown as readonly Line[]).reduce((sum, line) => sum + line.amount, net ?? 0)
  }
  return net
}

/** Where a bet lies: an insurance at the bet it insures. */
export const placeOf = (spot: string): string => `place:${spot.replace(/^insurance:/, '')}`
