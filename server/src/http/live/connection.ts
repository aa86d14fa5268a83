// One socket at one table: greeted with the table as it is, then told every step. One that cannot follow is not sent
// more and more: it is greeted again once it has caught up, or let go.

import type { Viewer } from '@tapete/engine'
import type { WebSocket } from 'ws'
import type { Person } from '../../people/roles.js'
import type { Replica } from '../../tables/replica.js'
import type { Heard } from '../../tables/tables.js'
import type { House } from '../house.js'
import type { Metrics } from '../metrics.js'
import { heardLog, tableFor } from '../table-access.js'
import { sightOf, viewerOf } from '../viewers.js'
import { stepMessage } from './hub.js'

export interface Connection {
  readonly table: string
  readonly person: Person
  readonly session: string
  greet(since: number | undefined): Promise<void>
  hear(heard: Heard, written: Map<string, string>): void
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
  /** What was heard before the hello went out. */
  let waiting: Heard[] | undefined = []
  let replica: Replica | undefined
  let viewer: Viewer = 'public'
  let version = -1
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
      send(
        JSON.stringify({
          type: 'hello',
          version,
          ...sightOf(now.game, now.state, now.row, viewer),
          missed,
          clock: floor.countdown(table),
        }),
      )
    } catch {
      end(1011, 'the table cannot be shown')
    }
    const heard = waiting ?? []
    waiting = undefined
    for (const each of heard) hear(each, new Map())
  }

  const hear = (heard: Heard, written: Map<string, string>): void => {
    if (waiting) {
      waiting.push(heard)
      if (waiting.length > WAITING_MAX) end(1013, 'too slow')
      return
    }
    if (!replica || behind || heard.entry.seq <= version) return
    if (socket.bufferedAmount > BEHIND_BYTES || heard.entry.seq !== version + 1) {
      behind = true
      if (socket.bufferedAmount === 0) void greet(version)
      return
    }
    const after = viewerOf(heard.state, person)
    const way = `${viewer} ${after}`
    const message = written.get(way) ?? stepMessage(house, replica, heard, viewer, after)
    written.set(way, message)
    version = heard.entry.seq
    watchAs(after)
    metrics.stepsSent.inc()
    send(message)
  }

  return { table, person, session, greet, hear, send, end, leave: () => unwatch?.() }
}
