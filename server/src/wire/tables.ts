// The lobby and the tables: looking, sitting, playing.

import { type Static, Type } from 'typebox'
import { GameOdds } from './games.js'
import { Person } from './people.js'
import { answers } from './route.js'
import { Event, Intent, Option, SeatNamed } from './rules.js'
import {
  Config,
  Count,
  Digits,
  exactly,
  GameId,
  GivenConfig,
  Instant,
  Json,
  listOf,
  Money,
  Name,
  Nothing,
  optional,
  orNull,
  TableId,
  Text,
  Title,
  Uuid,
  Version,
  Why,
  Yes,
} from './shapes.js'
import { Countdown, Limit, Mode, Seen, TableSeen } from './sight.js'

const tags = ['tables']
const params = exactly({ id: TableId })

/** Why nobody plays at a table that failed, and what lies on it by the ledger: for staff and the regulator. */
export const LobbyAside = exactly(
  { at: Instant, entry: orNull(Count), why: Text, players: Money, bank: Money },
  { title: 'LobbyAside' },
)
export type LobbyAside = Static<typeof LobbyAside>

export const LobbyTable = exactly(
  {
    id: Text,
    name: Text,
    game: Text,
    title: Title,
    mode: Mode,
    robot: Type.Boolean({ description: 'Served by a robot croupier.' }),
    status: Text,
    phase: Text,
    round: Count,
    limits: exactly({ chip: Money, kinds: Type.Record(Text, Limit) }),
    history: Type.Immutable(Type.Array(Text, { description: 'The last results, latest first.' })),
    seated: Count,
    seats: Count,
    viewers: Count,
    countdown: orNull(Countdown),
    aside: orNull(LobbyAside),
    pots: optional(
      Type.Immutable(
        Type.Array(exactly({ id: Text, name: Text, open: Type.Boolean(), main: Money }), {
          description: 'The pots that are played for at it, where there are any.',
        }),
      ),
    ),
  },
  { title: 'LobbyTable' },
)
export type LobbyTable = Static<typeof LobbyTable>

export const Lobby = exactly(
  { rooms: listOf(exactly({ room: Text, name: Title, tables: listOf(LobbyTable) })) },
  { title: 'Lobby' },
)
export type Lobby = Static<typeof Lobby>

const named = { id: Text, name: Text, room: Text, mode: Mode, game: Text, title: Title }
export const TableInfo = exactly(
  { ...named, config: Config, outdated: Type.Boolean({ description: 'Closed by a newer rule set: nobody plays on.' }) },
  { title: 'TableInfo' },
)
export type TableInfo = Static<typeof TableInfo>

export const TableAnswer = exactly(
  {
    table: TableInfo,
    version: Count,
    seen: Seen,
    events: listOf(Event),
    clock: orNull(Countdown),
  },
  { title: 'Table' },
)
export type TableAnswer = Static<typeof TableAnswer>

/** What is on the wall; of a version that was seen already only its number. */
export const Wall = Type.Union(
  [
    exactly({
      table: exactly(named),
      version: Count,
      view: TableSeen,
      events: listOf(Event),
      clock: orNull(Countdown),
    }),
    exactly({ version: Count, clock: orNull(Countdown) }),
  ],
  { title: 'Wall' },
)
export type Wall = Static<typeof Wall>

export const Done = exactly(
  { version: Count, events: listOf(Event), repeated: Type.Boolean() },
  { title: 'Done', description: '`repeated`: it had been done before under the same key.' },
)
export type Done = Static<typeof Done>

/** A table as whoever makes it is told. */
export const MadeTable = exactly(
  {
    ...{ id: Text, game: Text, config: Config, room: Text, name: Text, mode: Mode, robot: Json },
    rules: Text,
    createdAt: Instant,
  },
  { title: 'MadeTable' },
)
export type MadeTable = Static<typeof MadeTable>

/** A table of the house as those who make and retire them see it. */
export const HouseTable = exactly(
  {
    ...{ id: Text, game: Text, config: Config, room: Text, name: Text, mode: Mode },
    ...{ robot: Type.Boolean(), display: Type.Boolean(), rules: Text, createdAt: Instant },
    status: orNull(Type.String({ description: 'Null of a table that is set aside or retired.' })),
    seated: Count,
    retired: Type.Boolean(),
    entries: Count,
  },
  { title: 'HouseTable' },
)
export type HouseTable = Static<typeof HouseTable>

const look = { tags, params, querystring: Nothing }

export const tableRoutes = {
  'GET /api/lobby': { tags, querystring: Nothing, response: answers(Lobby) },
  'GET /api/tables/:id': { ...look, response: answers(TableAnswer) },
  'GET /api/tables/:id/options': {
    tags,
    params,
    querystring: exactly({ for: optional(SeatNamed) }),
    response: answers(exactly({ version: Count, options: listOf(Option) })),
  },
  'GET /api/tables/:id/people': { ...look, response: answers(exactly({ people: listOf(Person) })) },
  'GET /api/tables/:id/odds': { ...look, response: answers(GameOdds) },
  'POST /api/tables/:id/sit': {
    tags,
    params,
    body: exactly({ seat: optional(Type.Integer({ minimum: 1, maximum: 1000 })), key: optional(Uuid) }),
    response: answers(exactly({ seat: Count, second: Type.Boolean(), version: Count })),
  },
  'POST /api/tables/:id/leave': {
    tags,
    params,
    body: exactly({ key: optional(Uuid) }),
    response: answers(exactly({ version: Count })),
  },
  'POST /api/tables/:id/moves': {
    tags,
    params,
    body: exactly({ move: Intent, key: Uuid, expected: optional(Version) }),
    response: answers(Done),
  },
  'POST /api/tables/:id/try-again': {
    tags,
    params,
    body: exactly({ why: Why }),
    response: answers(exactly({ sound: Type.Boolean(), why: orNull(Text) })),
  },
  'GET /api/practice': {
    tags,
    querystring: Nothing,
    response: answers(exactly({ tables: listOf(exactly({ id: Text, game: Text, title: Title, round: Count })) })),
  },
  'POST /api/practice': {
    tags,
    body: exactly({ game: GameId, config: optional(GivenConfig) }),
    response: answers(exactly({ table: Text, seat: Count })),
  },
  'POST /api/tables': {
    tags,
    body: exactly({
      id: optional(TableId),
      game: GameId,
      config: optional(GivenConfig),
      room: Name,
      name: Name,
      mode: Type.Enum(['digital', 'live']),
      robot: optional(Type.Boolean({ description: 'Served by the robot croupier; only a digital table can be.' })),
      display: optional(Type.Boolean({ description: 'Shown on the wall to whoever looks.' })),
      open: optional(
        Type.Boolean({ description: 'Served by a robot it is opened at once, with staff in the name of the house.' }),
      ),
      why: optional(Why),
    }),
    response: answers(exactly({ table: MadeTable })),
  },
  'GET /api/tables': {
    tags,
    querystring: Nothing,
    response: answers(
      exactly({
        now: Type.Integer({ description: 'The time of the house, in milliseconds.' }),
        tables: listOf(HouseTable),
      }),
    ),
  },
  'POST /api/tables/:id/retire': {
    tags,
    description: 'For good. With nobody seated and no money of players on it; one that people serve is sealed first.',
    params,
    body: exactly({ why: Why }),
    response: answers(exactly({ table: Text, retired: Yes })),
  },
  'GET /api/me/posts': {
    tags,
    description: 'The tables at which a croupier is posted.',
    querystring: Nothing,
    response: answers(exactly({ tables: listOf(Text) })),
  },
  'GET /api/display/:id': {
    tags,
    params,
    querystring: exactly({ since: optional(Digits) }),
    response: answers(Wall),
  },
  'POST /api/tables/:id/display': {
    tags,
    params,
    body: exactly({ public: Type.Boolean(), why: optional(Why) }),
    response: answers(exactly({ table: Text, public: Type.Boolean() })),
  },
}
