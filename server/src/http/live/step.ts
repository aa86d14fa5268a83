// What one entry of the log is to somebody: the events they hear, and what it changes in what they see and may do.

import type { Json, Viewer } from '@tapete/engine'
import type { Countdown } from '../../floor/floor.js'
import type { Replica } from '../../tables/replica.js'
import type { Heard } from '../../tables/tables.js'
import { heardAs, heardEvents, type Sight, sightOf, viewOf } from '../viewers.js'
import { patchOf } from './patch.js'

/** One entry, told to everybody at the table. */
export interface Telling {
  readonly heard: Heard
  readonly clock: Countdown | null
  /** The step for each way of seeing it. */
  readonly written: Map<string, Step>
}

/** What somebody holds before a step. */
export interface Held {
  readonly viewer: Viewer
  readonly sight: Sight
  readonly optionsAt: number
}

export interface Step {
  readonly text: string
  readonly sight: Sight
  readonly optionsAt: number
}

/** `last`: of those told together, for which alone it is worked out what may be done. */
export const stepOf = ({ game, row }: Replica, telling: Telling, held: Held, after: Viewer, last: boolean): Step => {
  const { entry, state } = telling.heard
  // Who changed seats must not keep the options of the one before.
  const whole = last || after !== held.viewer
  const sight = whole ? sightOf(game, state, row, after) : { ...held.sight, ...viewOf(game, state, after) }
  const message = {
    type: 'step',
    version: entry.seq,
    at: entry.at,
    events: heardEvents(entry.events, heardAs(held.viewer, after)),
    patch: patchOf(held.sight as unknown as Json, sight as unknown as Json),
    clock: telling.clock,
  }
  return { text: JSON.stringify(message), sight, optionsAt: whole ? entry.seq : held.optionsAt }
}
