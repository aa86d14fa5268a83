// What the croupier says aloud, verbatim. A step may ask for two phrases in one breath: the points, then who wins.

import type { Event, TableState } from './types.js'

export const phrasesIn = (events: readonly Event[]): readonly Event[] => events.filter(({ type }) => type === 'said')

/** What was said last, with what was said in the same breath. */
export const lastSaid = ({ events, phrases = [] }: Pick<TableState, 'events' | 'phrases'>): readonly Event[] => {
  const last = events.findLast(({ type }) => type === 'said')
  if (!last) return []
  return phrases.at(-1)?.phrase === last.phrase ? phrases : [last]
}
