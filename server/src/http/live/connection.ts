// One socket at one table: greeted with the table as it is, then told what every step changes. One that cannot follow is not
// sent more and more: it is greeted again once it has caught up, or let go.

import type { Viewer } from '@tapete/engine'
import type { WebSocket } from 'ws'
import type { Person } from '../../people/roles.js'
import type { Replica } from '../../tables/replica.js'
import type { SocketTells } from '../../wire/index.js'
import type { House } from '../house.js'
import type { Metrics } from '../metrics.js'
import { heardLog, tableFor } from '../table-access.js'
import { heardAs, type Sight, sightOf, viewerOf } from '../viewers.js'
import { changeFor, stepFor, type Telling } from './step.js'

export interface Connection {
  readonly table: string
  readonly person: Person
  readonly session: string
  greet(since: number | undefined): Promise<void>
  /** What of this it was not told yet, in one message. */
  hear(tellings: readonly Telling[]): void
  tell(message: SocketTells): void
  /** What is written already, for several. */
  send(message: string): void
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

export interface ConnectionOptions {
  readonly house: House
  readonly metrics: Metrics
  readonly socket: WebSocket
  readonly table: string
  readonly person: Person
  readonly session: string
}

export const connect = ({ house, metrics, socket, table, person, session }: ConnectionOptions): Connection => {
  const { floor } = house
  /** What was told before the hello went out. */
  let waiting: Telling[] | undefined = []
  let replica: Replica | undefined
  let viewer: Viewer = 'public'
  let version = -1
  /** What the client holds, at that version. */
  let sight: Sight | undefined
  let behind = false
  let unwatch: (() => void) | undefined

  const end = (code: number, why: string): void => {
    metrics.socketsDropped.inc({ why })
    socket.close(code, why)
  }

  const watchAs = (now: Viewer): void => {
    if (now === 'public') unwatch ??= floor.watch(table)
    else {
      unwatch?.()
      unwatch = undefined
    }
    viewer = now
  }

  const send = (message: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > LOST_BYTES) {
      metrics.socketsDropped.inc({ why: 'too slow' })
      socket.terminate()
      return
    }
    socket.send(message, () => {
      if (behind && socket.bufferedAmount === 0 && socket.readyState === socket.OPEN) void greet(version)
    })
  }

  const tell = (message: SocketTells): void => send(JSON.stringify(message))

  const greet = async (since: number | undefined): Promise<void> => {
    behind = false
    waiting ??= []
    try {
      const now = await tableFor(house, person, table)
      const known = since !== undefined && since <= now.version && now.version - since <= MISSED_MAX
      const missed = known ? await heardLog(house, now, person, since + 1, now.version) : null
      replica = now
      version = now.version
      watchAs(viewerOf(now.state, person))
      sight = sightOf(now.game, now.state, now.row, viewer)
      tell({ type: 'hello', version, ...sight, missed, clock: floor.countdown(table) })
    } catch {
      end(1011, 'the table cannot be shown')
    }
    const told = waiting ?? []
    waiting = undefined
    hear(told)
  }

  const hear = (tellings: readonly Telling[]): void => {
    if (waiting) {
      waiting.push(...tellings)
      if (waiting.length > WAITING_MAX) end(1013, 'too slow')
      return
    }
    const fresh = tellings.filter(({ heard }) => heard.entry.seq > version)
    const last = fresh.at(-1)
    if (!replica || !sight || behind || !last) return
    if (socket.bufferedAmount > BEHIND_BYTES || fresh[0]?.heard.entry.seq !== version + 1) {
      behind = true
      if (socket.bufferedAmount === 0) void greet(version)
      return
    }
    const from = `${viewer} ${version}`
    const steps = fresh.map((telling) => {
      const before = viewer
      viewer = viewerOf(telling.heard.state, person)
      return stepFor(telling, heardAs(before, viewer))
    })
    const changed = changeFor(last, replica, from, sight, viewer)
    sight = changed.sight
    version = last.heard.entry.seq
    watchAs(viewer)
    metrics.stepsSent.inc(steps.length)
    // What several steps change is told once, with the last.
    const message = `${steps.join('},')},"patch":${changed.patch}}`
    send(steps.length === 1 ? message : `[${message}]`)
  }

  return { table, person, session, greet, hear, tell, send, end, leave: () => unwatch?.() }
}
