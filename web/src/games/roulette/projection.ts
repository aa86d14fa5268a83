// The cloth as the events of a round leave it: for replays and reviews.

import type { Event } from '../../app/types.js'
import type { Stake } from '../../felt/types.js'
import { resultAt, stakesAt } from '../stakesAt.js'
import type { RoulettePlay } from './play.js'

/** The number the ball fell into, where these events tell it. */
export const resultOf = (events: readonly Event[]): string | undefined => {
  const landed = events.findLast((event) => event.type === 'ball-landed')
  return landed && String(landed.pocket)
}

export const VOIDED = 'round-voided'

export interface ClothAt {
  readonly stakes: readonly Stake[]
  readonly result: string | null
}

/** `colours` are those the seats have now; one taken in the round is told by its event. */
export const clothAt = (
  events: readonly Event[],
  me: string | null = null,
  colours: RoulettePlay['colours'] = {},
): ClothAt => {
  const colourOf = new Map(Object.entries(colours).map(([seat, { colour }]) => [seat, colour]))
  for (const event of events)
    if (event.type === 'colour-assigned') colourOf.set(String(event.seat), String(event.colour))
  return {
    stakes: stakesAt(events, me, (seat, kind) => (kind === 'colour' ? colourOf.get(seat) : undefined)),
    result: resultAt(events, resultOf, VOIDED),
  }
}
