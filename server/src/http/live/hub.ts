// Who listens to which table on this node. Each entry is written once for each way of seeing it, however many look. Whoever
// made the move is told at once, the others after a moment in which more may follow.

import type { Countdown } from '../../floor/floor.js'
import type { Clock } from '../../wire/index.js'
import type { Following } from '../house.js'
import type { SocketMetrics } from '../metrics.js'
import type { Connection } from './connection.js'
import { type Telling, tellingOf, written } from './told.js'

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
  /** What was heard and not told yet. */
  untold: Telling[]
  readonly stop: () => void
}

/** Nobody sees a chip of somebody else so much later, and what follows within it goes together. */
export const GATHER_MS = 150

export const hubOf = (house: Following, metrics: SocketMetrics): Hub => {
  const { tables, floor } = house
  const rooms = new Map<string, Room>()

  /** Rules that cannot show the table must not take the node with them: this runs in nobody's request. */
  const told = (connection: Connection, untold: readonly Telling[]): void => {
    try {
      connection.hear(untold)
    } catch {
      // Set aside, it ends the sockets of all itself, and says so.
      tables
        .examine(connection.table)
        .catch(() => {})
        .then(() => connection.end(1011, 'the table cannot be shown'))
    }
  }

  const tellAll = (room: Room): void => {
    const { untold } = room
    room.untold = []
    for (const connection of room.connections) told(connection, untold)
  }

  const roomOf = (table: string): Room => {
    const known = rooms.get(table)
    if (known) return known
    const stop = tables.subscribe(table, (heard) => {
      if (room.untold.push(tellingOf(heard, floor.countdown(table))) === 1) setTimeout(tellAll, GATHER_MS, room).unref()
      const { person } = heard.entry
      for (const connection of room.connections)
        if (person !== null && connection.person.id === person) told(connection, room.untold)
    })
    const room: Room = { connections: new Set(), untold: [], stop }
    rooms.set(table, room)
    return room
  }

  const stopClock = floor.onClock((countdown: Countdown) => {
    const told: Clock = { type: 'clock', ...countdown }
    const clock = written(JSON.stringify(told))
    for (const connection of rooms.get(countdown.table)?.connections ?? []) connection.send(clock)
  })

  const stopAside = tables.onAside((table, aside) => {
    if (!aside) return
    for (const connection of rooms.get(table)?.connections ?? []) connection.end(4409, 'table-set-aside')
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
      stopAside()
      for (const { connections } of rooms.values())
        for (const connection of connections) connection.end(1001, 'the house is closing')
    },
  }
}
