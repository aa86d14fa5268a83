// The pot over its last contributions and payments, reckoned back from what it holds: it climbs, and falls when it pays.

import type { Event } from '../../../app/types.js'

export interface Curve {
  /** What the pot held, oldest first, ending with now. */
  readonly values: readonly number[]
  /** Where among them it had just paid. */
  readonly falls: readonly number[]
}

const MAIN = 'main'

/** By how much an event changed the main pot: what came into it, less what left. */
const changeBy = ({ transfers = [] }: Event): number =>
  transfers.reduce((sum, { from, to, amount }) => sum + (to === MAIN ? amount : 0) - (from === MAIN ? amount : 0), 0)

const told = (event: Event): number => {
  if (event.transfers) return changeBy(event)
  // A wall hears no transfers: a contribution says what it brought, a prize what it took.
  if (event.type === 'contributed') return Number(event.main ?? 0)
  if (event.type === 'award-undone') return Number(event.amount ?? 0)
  return event.type === 'prize-awarded' || event.type === 'complement-awarded' ? -Number(event.amount ?? 0) : 0
}

export const curveOf = (main: number, events: readonly Event[]): Curve => {
  const changes = events.map(told).filter((change) => change !== 0)
  const values = [main]
  for (const change of changes.toReversed()) values.unshift(Math.max(0, (values[0] as number) - change))
  const falls = changes.flatMap((change, index) => (change < 0 ? [index + 1] : []))
  return { values, falls }
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** On a drawing of this size, climb and fall at one scale. */
export const pointsOf = ({ values }: Curve, width: number, height: number): readonly Point[] => {
  const low = Math.min(...values)
  const range = Math.max(...values) - low || 1
  const step = width / Math.max(1, values.length - 1)
  return values.map((value, index) => ({
    x: Math.round(index * step * 10) / 10,
    y: Math.round((1 - (value - low) / range) * height * 10) / 10,
  }))
}
