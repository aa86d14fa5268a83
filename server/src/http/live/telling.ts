// An entry of the log as it is told: its events are written once for each way of hearing them, however many hear.

import { type Event, heardBy, isSeat, seesTable, type Viewer } from '@tapete/engine'
import type { Heard } from '../../tables/tables.js'
import type { Countdown, Step } from '../../wire/index.js'
import type { Look } from './look.js'

export interface Telling extends Heard {
  readonly version: number
  /** As whom somebody hears it, standing for all who hear the same. */
  way(viewer: Viewer): Viewer
  /** The step as it is heard this way; the object is left open for what it changes. */
  step(way: Viewer): string
  /** What was written up to here, by where its hearers were and how they heard. */
  readonly messages: Map<string, Message>
}

/** What several are told alike: whole for who is told nothing else, open for what only one is told. */
export interface Message {
  readonly whole: Buffer
  with(own: string): string
}

/** Everybody who is named in something that not all may hear or know. */
const namedIn = (value: unknown, found: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return
  if ('secret' in value && Array.isArray(value.secret)) for (const viewer of value.secret) found.add(String(viewer))
  for (const part of Object.values(value)) namedIn(part, found)
}

const named = (events: readonly Event[]): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const event of events) {
    for (const seat of event.to ?? []) found.add(seat)
    namedIn(event, found)
  }
  return found
}

export const tellingOf = (heard: Heard, clock: Countdown | null): Telling => {
  const { entry, state } = heard
  const { seq: version, at, events } = entry
  const names = named(events)
  // Where one of the house or the public is named, nobody stands for others.
  const each = [...names].some((name) => !isSeat(name))
  const steps = new Map<Viewer, string>()
  return {
    ...{ entry, state, version, messages: new Map() },
    way: (viewer) => (each || names.has(viewer) ? viewer : seesTable(viewer) ? 'regulator' : 'public'),
    step: (way) => {
      const known = steps.get(way)
      if (known !== undefined) return known
      const step: Step = { type: 'step', version, at, events: heardBy(events, way), clock }
      const written = JSON.stringify(step).slice(0, -1)
      steps.set(way, written)
      return written
    },
  }
}

/** Of steps told together the last says what they change. */
export const messageOf = (
  tellings: readonly Telling[],
  ways: readonly Viewer[],
  before: Look,
  after: Look,
): Message => {
  const last = tellings.at(-1) as Telling
  const key = `${before.version} ${ways.join(' ')}`
  const known = last.messages.get(key)
  if (known) return known
  const steps = tellings.map((telling, index) => telling.step(ways[index] as Viewer))
  const [open, close] = steps.length === 1 ? ['', '}'] : ['[', '}]']
  const text = `${open}${steps.join('},')},"patch":${after.patch(before)}`
  const message: Message = { whole: Buffer.from(`${text}${close}`), with: (own) => `${text},"own":${own}${close}` }
  last.messages.set(key, message)
  return message
}
