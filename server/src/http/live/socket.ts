// /api/live: one socket, one table. What comes in is a move or a ping; anything else costs the sender the socket.

import { isStaff } from '@tapete/engine'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Compile } from 'typebox/compile'
import type { WebSocket } from 'ws'
import { isPlayer } from '../../people/roles.js'
import { type ErrorAnswer, type QueryOf, ROUTES, type SendMove, type ServeSeat, SocketTakes } from '../../wire/index.js'
import { knownProblem } from '../errors.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import type { Metrics } from '../metrics.js'
import { MOVERS, type Mover } from '../moves.js'
import { forbidden, Problem } from '../problems.js'
import { tableFor } from '../table-access.js'
import { type Connection, connect } from './connection.js'
import type { Hub } from './hub.js'

export const SOCKET_MESSAGE_BYTES_MAX = 8 * 1024
/** How often a socket is asked whether it is there; one that did not answer by the next time is let go. */
export const HEARTBEAT_MS = 25_000
/** Messages a second on the long run, and at once. */
const PER_SECOND = 15
const BURST = 45
const PENDING_MAX = 32
/** One socket is one table. Nobody plays at many; the pit has every table of the house on one page. */
const SOCKETS_PER_SESSION_MAX = { player: 20, staff: 200 }

const Message = Compile(SocketTakes)

const read = (data: unknown, binary: boolean): SocketTakes | undefined => {
  if (binary) return undefined
  try {
    const value: unknown = JSON.parse(String(data))
    return Message.Check(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A bucket that fills with time. */
const bucket = (perSecond: number, burst: number) => {
  let tokens = burst
  let last = performance.now()
  return (): boolean => {
    const now = performance.now()
    tokens = Math.min(burst, tokens + ((now - last) / 1000) * perSecond)
    last = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}

const internal: ErrorAnswer = { error: { code: 'internal', message: 'something broke in the house' } }

/** What the sockets of a node have in common. */
interface Sockets {
  readonly house: House
  readonly metrics: Metrics
  readonly move: Mover
  readonly heartbeatMs: number
}

const make = async (
  { house, move }: Sockets,
  connection: Connection,
  { key, move: made, expected }: SendMove,
): Promise<void> => {
  const { sessions } = house
  const { person, table } = connection
  if (!MOVERS.includes(person.role)) throw forbidden('not-allowed', `not for a ${person.role}`)
  const session = await sessions.findById(connection.session)
  if (!session || session.locked) return connection.end(4401, session ? 'session-locked' : 'no-session')
  await sessions.touch(session)
  connection.tell({ type: 'done', key, ...(await move(person, table, { move: made, key, expected })) })
}

const serve = (connection: Connection, { for: seat }: ServeSeat): void => {
  if (isStaff(connection.viewer())) connection.serve(seat ?? undefined)
  else connection.tell({ type: 'error', ...forbidden('not-allowed', 'only staff of the table serves a seat').body() })
}

const listen = (sockets: Sockets, socket: WebSocket, connection: Connection, log: FastifyBaseLogger): void => {
  const allowed = bucket(PER_SECOND, BURST)
  let pending = 0
  let queue = Promise.resolve()
  socket.on('message', (data, binary) => {
    if (!allowed()) return connection.end(1008, 'too-many-messages')
    const message = read(data, binary)
    if (!message) {
      const problem = new Problem(400, 'malformed', 'the message is malformed')
      return connection.tell({ type: 'error', ...problem.body() })
    }
    if (message.type === 'ping') return connection.tell({ type: 'pong', now: sockets.house.clock.now() })
    if (message.type === 'options') return serve(connection, message)
    if (pending >= PENDING_MAX) return connection.end(1008, 'too-many-messages')
    pending += 1
    // One after another: a client's moves are made in the order it sent them.
    queue = queue
      .then(() => make(sockets, connection, message))
      .catch((error: unknown) => {
        const problem = knownProblem(error, true)
        const body = problem?.body() ?? internal
        if (!problem) log.error({ err: error }, 'move failed')
        connection.tell({ type: 'refused', key: message.key, ...body })
      })
      .finally(() => {
        pending -= 1
      })
  })
}

/** Asks now and then whether it is there, and whether its session is. Answers how to stop. */
const keepAlive = (
  { house, metrics, heartbeatMs }: Sockets,
  socket: WebSocket,
  connection: Connection,
): (() => void) => {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  const timer = setInterval(async () => {
    if (!alive) {
      metrics.socketsDropped.inc({ why: 'no answer' })
      return socket.terminate()
    }
    alive = false
    socket.ping()
    // A console left alone shows nothing more, though nothing was asked.
    const session = await house.sessions.findById(connection.session).catch(() => null)
    if (session === undefined) connection.end(4401, 'no-session')
    else if (session?.locked) connection.end(4401, 'session-locked')
  }, heartbeatMs)
  return () => clearInterval(timer)
}

export const socketRoute = (
  app: FastifyInstance,
  house: House,
  hub: Hub,
  metrics: Metrics,
  move: Mover,
  heartbeatMs = HEARTBEAT_MS,
): void => {
  const { floor } = house
  const sockets: Sockets = { house, metrics, move, heartbeatMs }
  const perSession = new Map<string, number>()
  /** Counts one more before anything is waited for, so that many at once find each other. Answers how to let go, once. */
  const take = (session: string, most: number): (() => void) => {
    const open = perSession.get(session) ?? 0
    if (open >= most) throw new Problem(429, 'too-many-requests', 'too many sockets')
    perSession.set(session, open + 1)
    let taken = true
    return () => {
      if (!taken) return
      taken = false
      const left = (perSession.get(session) ?? 1) - 1
      if (left > 0) perSession.set(session, left)
      else perSession.delete(session)
    }
  }

  app.get<{ Querystring: QueryOf<'GET /api/live'> }>(
    '/api/live',
    {
      websocket: true,
      config: { allow: 'signed-in', background: true },
      schema: ROUTES['GET /api/live'],
      preHandler: async (request) => {
        const { id, person } = sessionOf(request)
        const letGo = take(id, SOCKETS_PER_SESSION_MAX[isPlayer(person.role) ? 'player' : 'staff'])
        // The connection itself, not the socket made of it: it ends whatever becomes of the upgrade.
        request.raw.socket.once('close', letGo)
        await tableFor(house, person, request.query.table).catch((error: unknown) => {
          letGo()
          throw error
        })
      },
    },
    (socket, request) => {
      const { id, person } = sessionOf(request)
      const { table, since } = request.query
      const stream = request.raw.socket
      const connection = connect({ house, metrics, socket, stream, table, person, session: id })
      const letBe = keepAlive(sockets, socket, connection)
      const present = (here: boolean) => {
        if (isPlayer(person.role)) floor.presence(person, table, here).catch((err) => request.log.error({ err }))
      }
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        letBe()
        hub.leave(connection)
        connection.leave()
        present(false)
      })
      listen(sockets, socket, connection, request.log)
      present(true)
      void hub.join(connection, since === undefined ? undefined : Number(since))
    },
  )
}
