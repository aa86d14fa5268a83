// One socket at one table: greeted with the table as it is, then told what every step changes. One that cannot follow is not
// sent more and more: it is greeted again once it has caught up, or let go.

import type { Writable } from 'node:stream'
import type { SeatId, Viewer } from '@tapete/engine'
import type { WebSocket } from 'ws'
import type { Person } from '../../people/roles.js'
import type { Replica } from '../../tables/replica.js'
import type { Hello, Own, SocketTells } from '../../wire/index.js'
import type { Following } from '../house.js'
import type { SocketMetrics } from '../metrics.js'
import { heardLog, tableFor } from '../table-access.js'
import { heardAs, viewerOf } from '../viewers.js'
import { type Look, lookAt, messageOf, ownPatch, type Telling, type Written } from './told.js'

export interface Connection {
  readonly table: string
  readonly person: Person
  readonly session: string
  greet(since: number | undefined): Promise<void>
  /** What of this it was not told yet, in one message. */
  hear(tellings: readonly Telling[]): void
  /** As whom it looks now. */
  viewer(): Viewer
  /** From now on it also sees what may be done on behalf of this seat. */
  serve(seat: SeatId | undefined): void
  tell(message: SocketTells): void
  /** What is written already, for several. */
  send(message: Written): void
  end(code: number, why: string): void
  /** Lets go of what it holds at the table. */
  leave(): void
}

/** How many entries a client may have missed and still be told them one by one. */
export const MISSED_MAX = 200
/** Beyond this a socket is behind; beyond the second it is lost. */
const BEHIND_BYTES = 512 * 1024
const LOST_BYTES = 4 * 1024 * 1024
const WAITING_MAX = 1000
const TEXT = { binary: false }

export interface ConnectionOptions {
  readonly house: Following
  readonly metrics: SocketMetrics
  readonly socket: WebSocket
  /** What the socket itself writes to, in the same order. Without it everything goes through the socket. */
  readonly stream?: Pick<Writable, 'write' | 'cork' | 'uncork'>
  readonly table: string
  readonly person: Person
  readonly session: string
}

interface Pipe {
  send(message: string | Written): void
  end(code: number, why: string): void
}

const writeTo = (stream: NonNullable<ConnectionOptions['stream']>, { frames }: Written, sent: () => void): void => {
  const last = frames.length - 1
  if (last === 0) stream.write(frames[0], sent)
  else {
    stream.cork()
    for (const [at, frame] of frames.entries()) stream.write(frame, at === last ? sent : undefined)
    stream.uncork()
  }
}

/** Nothing is sent to a socket that is lost; `sent` hears when something has left. */
const pipeOf = ({ socket, stream, metrics }: ConnectionOptions, sent: () => void): Pipe => ({
  send: (message) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > LOST_BYTES) {
      metrics.socketsDropped.inc({ why: 'too slow' })
      socket.terminate()
      return
    }
    if (typeof message === 'string') socket.send(message, TEXT, sent)
    else if (stream) writeTo(stream, message, sent)
    else socket.send(message.text, TEXT, sent)
  },
  end: (code, why) => {
    metrics.socketsDropped.inc({ why })
    socket.close(code, why)
  },
})

/** Somebody who looks on without a seat is counted at the table. */
const watching = (watch: () => () => void) => {
  let unwatch: (() => void) | undefined
  return (viewer: Viewer | undefined): void => {
    if (viewer === 'public') unwatch ??= watch()
    else {
      unwatch?.()
      unwatch = undefined
    }
  }
}

/** What the client holds: what everybody sees, and what only it does. */
interface Held {
  readonly look: Look
  readonly own: Own
}

const helloOf = ({ look, own }: Held, rest: Pick<Hello, 'missed' | 'clock'>): string => {
  const others: Omit<Hello, 'type' | 'version' | 'table'> = { ...own, ...rest }
  return `{"type":"hello","version":${look.version},"table":${look.written()},${JSON.stringify(others).slice(1)}`
}

export const connect = (options: ConnectionOptions): Connection => {
  const { house, metrics, socket, table, person, session } = options
  const { floor } = house
  /** What was told before the hello went out. */
  let waiting: Telling[] | undefined = []
  let replica: Replica | undefined
  let viewer: Viewer = 'public'
  let served: SeatId | undefined
  let held: Held | undefined
  let behind = false
  let left = false

  const version = (): number => held?.look.version ?? -1
  const watch = watching(() => floor.watch(table))
  const { send, end } = pipeOf(options, () => {
    if (behind && socket.bufferedAmount === 0 && socket.readyState === socket.OPEN) void greet(version())
  })

  const greet = async (since: number | undefined): Promise<void> => {
    behind = false
    waiting ??= []
    try {
      const now = await tableFor(house, person, table)
      const known = since !== undefined && since <= now.version && now.version - since <= MISSED_MAX
      const missed = known ? await heardLog(house, now, person, since + 1, now.version) : null
      // Gone while the table was looked up: nobody would ever count it out again.
      if (left) return
      replica = now
      viewer = viewerOf(now.state, person)
      watch(viewer)
      const look = lookAt(now, now.version, now.state)
      held = { look, own: look.own({ viewer, served }) }
      send(helloOf(held, { missed, clock: floor.countdown(table) }))
      const told = waiting ?? []
      waiting = undefined
      hear(told)
    } catch {
      // Nobody waits for this: what it threw would end the node.
      waiting = undefined
      await house.tables.examine(table).catch(() => {})
      end(1011, 'the table cannot be shown')
    }
  }

  const tellTogether = (fresh: readonly Telling[], place: Replica): void => {
    const was = held
    const last = fresh.at(-1)
    if (!was || !last) return
    const ways = fresh.map((telling) => {
      const before = viewer
      viewer = viewerOf(telling.state, person, before)
      return telling.way(heardAs(before, viewer))
    })
    watch(viewer)
    const look = lookAt(place, last.version, last.state)
    const own = look.ownAfter(was.look, was.own, { viewer, served })
    const changed = was.own === own ? undefined : ownPatch(was.own, own)
    held = { look, own: changed === undefined ? was.own : own }
    metrics.stepsSent.inc(fresh.length)
    const message = messageOf(fresh, ways, was.look, look)
    send(changed === undefined ? message.whole : message.with(changed))
  }

  const hear = (tellings: readonly Telling[]): void => {
    if (waiting) {
      const heard = waiting.at(-1)?.version ?? -1
      waiting.push(...tellings.filter((telling) => telling.version > heard))
      if (waiting.length > WAITING_MAX) end(1013, 'too slow')
      return
    }
    const since = version()
    // Mostly all of it is news, to everybody.
    const fresh = tellings[0]?.version === since + 1 ? tellings : tellings.filter((telling) => telling.version > since)
    if (!replica || !held || behind || fresh.length === 0) return
    if (socket.bufferedAmount > BEHIND_BYTES || fresh[0]?.version !== since + 1) {
      behind = true
      if (socket.bufferedAmount === 0) void greet(since)
      return
    }
    // At a practice table a whole round is done in one breath, and its player looks at it step by step.
    if (replica.row.mode !== 'practice') tellTogether(fresh, replica)
    else for (const each of fresh) tellTogether([each], replica)
  }

  const serve = (seat: SeatId | undefined): void => {
    served = seat
    if (waiting || !held) return
    const { look, own } = held
    held = { look, own: look.own({ viewer, served }) }
    send(`{"type":"own","version":${look.version},"own":${ownPatch(own, held.own) ?? '[]'}}`)
  }

  const tell = (message: SocketTells): void => send(JSON.stringify(message))
  return {
    ...{ table, person, session, greet, hear, serve, tell, send, end },
    viewer: () => viewer,
    leave: () => {
      left = true
      watch(undefined)
    },
  }
}
