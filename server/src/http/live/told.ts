// What is told of a table. What everybody sees at a version is worked out and written once; what somebody sees besides, once
// for each way of seeing it, and not at all where a step cannot have changed it. The events of an entry are written once for
// each way of hearing them.

import {
  concerned,
  type Event,
  heardBy,
  isSeat,
  type Json,
  type SeatId,
  seatNumber,
  seesTable,
  type Table,
  type Viewer,
} from '@tapete/engine'
import type { Replica } from '../../tables/replica.js'
import type { Heard } from '../../tables/tables.js'
import type { Countdown, Mine, Own, Step, TableSeen } from '../../wire/index.js'
import { optionsFor } from '../viewers.js'
import { patchOf } from './patch.js'

/** Who looks; staff may serve a seat, and then sees what may be done on its behalf. */
export interface Seeing {
  readonly viewer: Viewer
  readonly served: SeatId | undefined
}

export interface Look {
  readonly version: number
  readonly state: Table
  readonly table: TableSeen
  /** The table as it is written. */
  written(): string
  own(as: Seeing): Own
  /** The same for who had this of an earlier look: as it was, where nothing of it can have changed. */
  ownAfter(before: Look, had: Own, as: Seeing): Own
  /** What has changed of what everybody sees, as it is written. */
  patch(before: Look): string
}

type Place = Pick<Replica, 'game' | 'row'>

/** A value of the rules as the wire shapes it: tests hold the one to the other for every game. */
const shaped = <T>(value: Json): T => value as T

const yous = new Map<Viewer, Own['you']>()

/** One and the same for whoever looks as this, which who compares it sees at once. */
const youAs = (viewer: Viewer): Own['you'] => {
  const known = yous.get(viewer) ?? { seat: isSeat(viewer) ? seatNumber(viewer) : null, actor: viewer }
  yous.set(viewer, known)
  return known
}

const make = ({ game, row }: Place, version: number, state: Table): Look => {
  const view = game.view(state)
  const table = shaped<TableSeen>(view.table)
  const owns = new Map<string, Own>()
  const apart = game.apart?.(state.config) ?? false
  // By the version before: to keep the look itself would keep every table there ever was.
  const whom = new Map<number, ReadonlySet<SeatId> | 'all'>()
  const patches = new Map<number, string>()

  const own: Look['own'] = ({ viewer, served }) => {
    const as = served === undefined ? viewer : `${viewer} ${served}`
    const known = owns.get(as)
    if (known) return known
    const made: Own = {
      mine: shaped<Mine>(view.of(viewer)),
      options: optionsFor(game, state, row, viewer, served),
      you: youAs(viewer),
    }
    owns.set(as, made)
    return made
  }

  /** Whether a step since then may have changed what this seat sees and may do. */
  const concerns = (before: Look, seat: SeatId): boolean => {
    if (!apart) return true
    const known = whom.get(before.version) ?? concerned(before.state, state, game.moment)
    whom.set(before.version, known)
    return known === 'all' || known.has(seat)
  }

  let whole: string | undefined
  return {
    ...{ version, state, table, own },
    written: () => {
      whole ??= JSON.stringify(table)
      return whole
    },
    ownAfter: (before, had, as) => {
      const { viewer } = as
      return isSeat(viewer) && had.you.actor === viewer && !concerns(before, viewer) ? had : own(as)
    },
    patch: (before) => {
      const known = patches.get(before.version) ?? JSON.stringify(patchOf(before.table, table))
      patches.set(before.version, known)
      return known
    },
  }
}

const looks = new WeakMap<Table, Look>()

/** However many look at a state, it is looked at once. */
export const lookAt = (place: Place, version: number, state: Table): Look => {
  const known = looks.get(state)
  if (known?.version === version) return known
  const look = make(place, version, state)
  looks.set(state, look)
  return look
}

/** What has changed of somebody's own, as it is written; undefined when nothing has. */
export const ownPatch = (before: Own, after: Own): string | undefined => {
  const changes = patchOf(before, after)
  return changes.length > 0 ? JSON.stringify(changes) : undefined
}

export interface Telling extends Heard {
  readonly version: number
  /** As whom somebody hears it, standing for all who hear the same. */
  way(viewer: Viewer): Viewer
  /** The step as it is heard this way; the object is left open for what it changes. */
  step(way: Viewer): string
  /** What was written up to here, by where its hearers were and how they heard. */
  readonly messages: Map<string, Message>
}

/** A message as it is written to a socket, for several or in parts that several share. */
export interface Written {
  readonly text: string
  /** The same as it goes over the wire. */
  readonly frames: readonly Buffer[]
}

// RFC 6455, 5.2: the last of a message, what it is, and how its length is written.
const [LAST, TEXT, CONTINUED, TWO_BYTES, EIGHT_BYTES] = [0x80, 0x1, 0x0, 126, 127]

/**
 * What a server sends is not masked, so that to all sockets go the same bytes: framed by each socket anew they cost it twice
 * the time.
 */
const frameOf = (kind: number, text: string): Buffer => {
  const bytes = Buffer.byteLength(text)
  const head = bytes < TWO_BYTES ? 2 : bytes <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(head + bytes)
  frame[0] = kind
  frame[1] = head === 2 ? bytes : head === 4 ? TWO_BYTES : EIGHT_BYTES
  if (head === 4) frame.writeUInt16BE(bytes, 2)
  else if (head === 10) frame.writeBigUInt64BE(BigInt(bytes), 2)
  frame.write(text, head)
  return frame
}

/** Whether a frame goes on with the message of the one before it. */
export const isContinued = ([kind]: Buffer): boolean => ((kind ?? 0) & 0xf) === CONTINUED

export const written = (text: string): Written => ({ text, frames: [frameOf(LAST | TEXT, text)] })

/** What several are told alike: whole for who is told nothing else, and with what somebody is told besides. */
export interface Message {
  readonly whole: Written
  with(own: string): Written
}

/** `open` goes to everybody: however long it is, who is told more gets the same bytes and a frame of their own after them. */
const messageFrom = (open: string, close: string): Message => {
  let shared: Buffer | undefined
  const known = new Map<string, Written>()
  const made = (own: string): Written => {
    const rest = `,"own":${own}${close}`
    shared ??= frameOf(TEXT, open)
    return { text: open + rest, frames: [shared, frameOf(LAST | CONTINUED, rest)] }
  }
  let whole: Written | undefined
  return {
    get whole() {
      whole ??= written(open + close)
      return whole
    },
    // Many are told the same of their own: what they may no longer do.
    with: (own) => {
      const message = known.get(own) ?? made(own)
      known.set(own, message)
      return message
    },
  }
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
  const [way] = ways
  const key = `${before.version} ${ways.every((each) => each === way) ? way : ways.join(' ')}`
  const known = last.messages.get(key)
  if (known) return known
  const steps = tellings.map((telling, index) => telling.step(ways[index] as Viewer))
  const [open, close] = steps.length === 1 ? ['', '}'] : ['[', '}]']
  const text = `${open}${steps.join('},')},"patch":${after.patch(before)}`
  const message = messageFrom(text, close)
  last.messages.set(key, message)
  return message
}
