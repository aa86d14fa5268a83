// The cloth as the events of a round leave it: for replays and reviews.

import type { Event } from '../../app/types.js'

/** The symbol the disc stopped at, where these events tell it. */
export const resultOf = (events: readonly Event[]): string | undefined => {
  const stopped = events.findLast((event) => event.type === 'disc-stopped')
  return stopped && String(stopped.symbol)
}

export const VOIDED = 'round-voided'
