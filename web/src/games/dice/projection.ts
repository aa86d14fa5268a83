// The cloth as the events of a round leave it: for replays and reviews.

import type { Event } from '../../app/types.js'
import type { Stake } from '../../felt/types.js'
import { stakesAt } from '../stakesAt.js'

/** What the dice showed, where these events tell it. */
export const resultOf = (events: readonly Event[]): string | undefined => {
  const rolled = events.findLast((event) => event.type === 'dice-rolled')
  return rolled && String(rolled.dice)
}

export const VOIDED = 'round-voided'

/** A come bet that travels leaves one spot and stands on another. */
const travelling = (event: Event): readonly Event[] =>
  event.type === 'bet-travelled'
    ? [
        { ...event, type: 'bet-withdrawn' },
        { ...event, type: 'bet-placed', on: event.onto ?? null },
      ]
    : [event]

export const standingAt = (events: readonly Event[], me: string | null): readonly Stake[] =>
  stakesAt(events.flatMap(travelling), me)

/** The point these events leave; null also where they do not tell of one. */
export const pointAt = (events: readonly Event[]): number | null => {
  const moved = events.findLast(({ type }) => type === 'puck-on' || type === 'puck-off')
  return moved?.type === 'puck-on' ? Number(moved.point) : null
}
