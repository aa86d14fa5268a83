// A house that has nothing but one table, played in memory: for measuring, and for tests of what is told of a table.

import { type AnyGame, configure, isSeat, type Json, type Move, seatNumber } from '@tapete/engine'
import type { WebSocket } from 'ws'
import type { Following } from '../http/house.js'
import type { ConnectionOptions } from '../http/live/connection.js'
import type { SocketMetrics } from '../http/metrics.js'
import { hiddenIn } from '../tables/deed.js'
import type { LogEntry, TableRow } from '../tables/log.js'
import type { Replica } from '../tables/replica.js'
import type { Listener } from '../tables/tables.js'

export const MEMORY_TABLE = 'memory'
/** Who sits at seat n, unless the move says another, is this person and n. */
export const FIRST_PERSON = 1000

export interface MemoryTable {
  readonly house: Following
  replica(): Replica
  /** Makes a move, which must stand. */
  take(move: Move): LogEntry
  /** Lets everybody who listens hear of it. */
  tell(entry: LogEntry): void
}

export const memoryTable = (
  game: AnyGame,
  wanted: { readonly [option: string]: Json },
  mode: TableRow['mode'] = 'digital',
): MemoryTable => {
  const configured = configure(game.settings, wanted)
  if (!configured.ok) throw new RangeError(`${game.id}: ${configured.option} ${configured.why}`)
  const { config } = configured
  const row: TableRow = {
    ...{ id: MEMORY_TABLE, game: game.id, config, room: '', name: '', mode, robot: null, owner: null },
    ...{ rules: game.ruleSet, createdAt: new Date(0) },
  }
  const head = Buffer.alloc(32)
  let replica: Replica = { row, game, version: 0, head, state: game.open(config), cursor: null, lying: null }
  const log: LogEntry[] = []
  const listeners = new Set<Listener>()
  return {
    replica: () => replica,
    take: (move) => {
      const step = game.step(replica.state, move)
      if (!step.ok) throw new Error(`${game.id}: ${JSON.stringify(move)} refused: ${step.refusal.code}`)
      const seq = replica.version + 1
      replica = { ...replica, version: seq, state: step.state }
      const person = isSeat(move.by) ? FIRST_PERSON + seatNumber(move.by) : null
      const entry: LogEntry = {
        ...{ table: MEMORY_TABLE, seq, at: new Date(seq * 1000).toISOString(), person, role: 'house', move },
        ...{ events: step.events, draw: null, hidden: hiddenIn(game, move, step.events), hash: head },
      }
      log.push(entry)
      return entry
    },
    tell: (entry) => {
      for (const listener of listeners) listener({ entry, state: replica.state })
    },
    house: {
      pool: { query: () => Promise.reject(new Error('there is no database')) },
      tables: {
        onAside: () => () => {},
        examine: async () => {},
        load: async () => replica,
        readLog: async (_table, from = 1, to = log.length) => log.slice(from - 1, to),
        subscribe: (_table, listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      floor: { maySee: async () => true, countdown: () => null, watch: () => () => {}, onClock: () => () => {} },
    },
  }
}

/** A socket of which only this is heard. */
export const deafSocket = (sent: (message: string | Buffer) => void): WebSocket =>
  Object.assign(Object.create(null), {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: 0 },
    send: sent,
    close: () => {},
    terminate: () => {},
  })

/** Of which only the frames are heard that are written for several at once. */
export const deafPipe = (written: (frame: Buffer) => void): Pick<ConnectionOptions, 'socket' | 'stream'> => ({
  socket: deafSocket(() => {}),
  stream: {
    write: (frame: Buffer) => {
      written(frame)
      return true
    },
    cork: () => {},
    uncork: () => {},
  },
})

const none = { inc: () => {}, dec: () => {} }
export const UNCOUNTED: SocketMetrics = { sockets: none, socketsDropped: none, stepsSent: none }
