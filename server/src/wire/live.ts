// The socket of a table: what it tells, and what may be sent to it.

import { type Static, Type } from 'typebox'
import { ErrorAnswer, Fault } from './errors.js'
import { HeardEntry } from './log.js'
import { Event, Intent, SeatNamed } from './rules.js'
import {
  Count,
  Digits,
  exactly,
  Instant,
  Json,
  listOf,
  optional,
  orNull,
  TableId,
  Text,
  Uuid,
  Version,
} from './shapes.js'
import { Countdown, Seen } from './sight.js'
import { Done } from './tables.js'

/** One change of a JSON Patch (RFC 6902). */
export const Change = Type.Union(
  [
    exactly({ op: Type.Enum(['add', 'replace']), path: Text, value: Json }),
    exactly({ op: Type.Literal('remove'), path: Text }),
  ],
  { title: 'Change' },
)
export type Change = Static<typeof Change>

export const Hello = exactly(
  {
    type: Type.Literal('hello'),
    version: Count,
    ...Seen.properties,
    missed: orNull(listOf(HeardEntry)),
    clock: orNull(Countdown),
  },
  { title: 'Hello', description: 'The table whole. `missed`: the entries since the version the client said it had.' },
)
export type Hello = Static<typeof Hello>

export const Step = exactly(
  {
    type: Type.Literal('step'),
    version: Count,
    at: Instant,
    events: listOf(Event),
    clock: orNull(Countdown),
    patch: optional(listOf(Change)),
    own: optional(listOf(Change)),
  },
  {
    title: 'Step',
    description:
      'One version more. Of steps told together the last says what they change: `patch` of the table everybody sees, `own` of ' +
      'what only this person has, where something of it changed.',
  },
)
export type Step = Static<typeof Step>

export const OwnTold = exactly(
  { type: Type.Literal('own'), version: Count, own: listOf(Change) },
  { title: 'OwnTold', description: "What changes of one's own because another seat is served." },
)
export type OwnTold = Static<typeof OwnTold>

export const Clock = exactly({ type: Type.Literal('clock'), ...Countdown.properties }, { title: 'Clock' })
export type Clock = Static<typeof Clock>
export const MoveDone = exactly({ type: Type.Literal('done'), key: Uuid, ...Done.properties }, { title: 'MoveDone' })
export const MoveRefused = exactly({ type: Type.Literal('refused'), key: Uuid, error: Fault }, { title: 'MoveRefused' })
export const Unread = exactly(
  { type: Type.Literal('error'), ...ErrorAnswer.properties },
  { title: 'Unread', description: 'What was sent could not be read.' },
)
export const Pong = exactly({ type: Type.Literal('pong'), now: Type.Number() }, { title: 'Pong' })

export const SocketTells = Type.Union([Hello, Step, OwnTold, Clock, MoveDone, MoveRefused, Unread, Pong], {
  title: 'SocketTells',
  description: 'A message of the socket; steps of one moment come together, as a list.',
})
export type SocketTells = Static<typeof SocketTells>

export const SendMove = exactly(
  { type: Type.Literal('move'), key: Uuid, move: Intent, expected: optional(Version) },
  { title: 'SendMove' },
)
export type SendMove = Static<typeof SendMove>
/** Staff only: from now on `options` also holds what may be done on behalf of that seat; null for none. */
export const ServeSeat = exactly({ type: Type.Literal('options'), for: orNull(SeatNamed) }, { title: 'ServeSeat' })
export type ServeSeat = Static<typeof ServeSeat>
export const Ping = exactly({ type: Type.Literal('ping') }, { title: 'Ping' })
export const SocketTakes = Type.Union([SendMove, ServeSeat, Ping], {
  title: 'SocketTakes',
  description: 'A message to the socket. Anything else is answered `error`, and too much of it ends the socket.',
})
export type SocketTakes = Static<typeof SocketTakes>

export const liveRoutes = {
  'GET /api/live': {
    tags: ['tables'],
    description:
      'A WebSocket, one a table. It tells SocketTells and takes SocketTakes. hello is the table whole: `table`, which ' +
      "everybody sees, and one's own `mine`, `options` and `you`. step is one version more: events, a JSON Patch (RFC 6902) of " +
      '`table` and, where something of it changed, one of { mine, options, you }; steps of one moment come as a list, the ' +
      'patches with the last. clock tells when bets close. Moves carry a key and are answered done or refused.',
    querystring: exactly({ table: TableId, since: optional(Digits) }),
    response: { 101: SocketTells, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
  },
}
