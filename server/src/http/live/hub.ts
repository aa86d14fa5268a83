// Who listens to which table on this node. Each entry is told once for each way of seeing it, however many look.

import type { Viewer } from '@tapete/engine'
import type { Countdown } from '../../floor/floor.js'
import type { Replica } from '../../tables/replica.js'
import type { Heard } from '../../tables/tables.js'
import type { House } from '../house.js'
import type { Metrics } from '../metrics.js'
import { heardAs, heardEvents, sightOf } from '../viewers.js'
import type { Connection } from './connection.js'

export interface Hub {
  /** Subscribes the connection and sends its hello. */
  join(connection: Connection, since: number | undefined): Promise<void>
  leave(connection: Connection): void
  /** A session ended: its sockets end with it. */
  closeSession(session: string): void
  /** An account ended: all sockets of its person do. */
  closePerson(person: number): void
  close(): void
}

interface Room {
  readonly connections: Set<Connection>
  readonly stop: () => void
}

export const hubOf = (house: House, metrics: Metrics): Hub => {
  const { tables, floor } = house
  const rooms = new Map<string, Room>()

  const tell = (room: Room, heard: Heard): void => {
    const written = new Map<string, string>()
    for (const connection of room.connections) connection.hear(heard, written)
  }

  const roomOf = (table: string): Room => {
    const known = rooms.get(table)
    if (known) return known
    const connections = new Set<Connection>()
    const room: Room = { connections, stop: tables.subscribe(table, (heard) => tell(room, heard)) }
    rooms.set(table, room)
    return room
  }

  const stopClock = floor.onClock((countdown: Countdown) => {
    const written = JSON.stringify({ type: 'clock', ...countdown })
    for (const connection of rooms.get(countdown.table)?.connections ?? []) connection.send(written)
  })

  const endWhere = (over: (connection: Connection) => boolean): void => {
    for (const { connections } of rooms.values())
      for (const connection of connections) if (over(connection)) connection.end(4401, 'no-session')
  }

  return {
    join: async (connection, since) => {
      // First listen, then look: what happens between is in one or the other.
      roomOf(connection.table).connections.add(connection)
      metrics.sockets.inc()
      await connection.greet(since)
    },
    leave: (connection) => {
      const room = rooms.get(connection.table)
      if (!room?.connections.delete(connection)) return
      metrics.sockets.dec()
      if (room.connections.size > 0) return
      room.stop()
      rooms.delete(connection.table)
    },
    closeSession: (session) => endWhere((connection) => connection.session === session),
    closePerson: (person) => endWhere((connection) => connection.person.id === person),
    close: () => {
      stopClock()
      for (const { connections } of rooms.values())
        for (const connection of connections) connection.end(1001, 'the house is closing')
    },
  }
}

/** What one entry is to somebody who saw the table as `before` and sees it as `after`. */
export const stepMessage = (house: House, replica: Replica, heard: Heard, before: Viewer, after: Viewer): string => {
  const { entry, state } = heard
  return JSON.stringify({
    type: 'step',
    version: entry.seq,
    at: entry.at,
    events: heardEvents(entry.events, heardAs(before, after)),
    ...sightOf(replica.game, state, replica.row, after),
    clock: house.floor.countdown(entry.table),
  })
}
