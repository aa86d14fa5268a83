// What an entry of the log is to somebody: the events they hear, and what has changed in what they see and may do.

import type { Json, Viewer } from '@tapete/engine'
import type { Countdown } from '../../floor/floor.js'
import type { Replica } from '../../tables/replica.js'
import type { Heard } from '../../tables/tables.js'
import { heardEvents, type Sight, sightOf } from '../viewers.js'
import { patchOf } from './patch.js'

/** One entry, told to everybody at the table: what was written of it for one is kept for who sees and hears it alike. */
export interface Telling {
  readonly heard: Heard
  readonly clock: Countdown | null
  readonly steps: Map<Viewer, string>
  readonly changes: Map<string, Changed>
}

/** What somebody sees after a step, and the patch that leads there from what they saw. */
export interface Changed {
  readonly sight: Sight
  readonly patch: string
}

export const tellingOf = (heard: Heard, clock: Countdown | null): Telling => ({
  heard,
  clock,
  steps: new Map(),
  changes: new Map(),
})

/** The step as somebody hears it, without its patch; the object is left open for it. */
export const stepFor = ({ heard, clock, steps }: Telling, viewer: Viewer): string => {
  const known = steps.get(viewer)
  if (known !== undefined) return known
  const { seq, at, events } = heard.entry
  const step = { type: 'step', version: seq, at, events: heardEvents(events, viewer), clock }
  const written = JSON.stringify(step).slice(0, -1)
  steps.set(viewer, written)
  return written
}

/** `from` names who held this sight and since when: whoever else did holds the same. */
export const changeFor = (
  { heard, changes }: Telling,
  { game, row }: Replica,
  from: string,
  held: Sight,
  viewer: Viewer,
): Changed => {
  const way = `${from} ${viewer}`
  const known = changes.get(way)
  if (known) return known
  const sight = sightOf(game, heard.state, row, viewer)
  const patch = JSON.stringify(patchOf(held as unknown as Json, sight as unknown as Json))
  changes.set(way, { sight, patch })
  return { sight, patch }
}
