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
  /** The last of those told together: what may be done is worked out for it alone. */
  readonly last: boolean
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
  readonly message: Buffer
  readonly sight: Sight
  readonly optionsAt: number
}

export const tellingsOf = (heard: readonly Heard[], clock: Countdown | null): Telling[] =>
  heard.map((each, index) => ({ heard: each, last: index === heard.length - 1, clock, written: new Map() }))

export const stepOf = ({ game, row }: Replica, telling: Telling, held: Held, after: Viewer): Step => {
  const { entry, state } = telling.heard
  // Who changed seats must not keep the options of the one before.
  const whole = telling.last || after !== held.viewer
  const sight = whole ? sightOf(game, state, row, after) : { ...held.sight, ...viewOf(game, state, after) }
  const message = {
    type: 'step',
    version: entry.seq,
    at: entry.at,
    events: heardEvents(entry.events, heardAs(held.viewer, after)),
    patch: patchOf(held.sight as unknown as Json, sight as unknown as Json),
    clock: telling.clock,
  }
  return { message: Buffer.from(JSON.stringify(message)), sight, optionsAt: whole ? entry.seq : held.optionsAt }
}
