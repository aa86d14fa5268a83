// What protects players: how long and how much they play, their limits, exclusions, and their year.

import { MONEY_MAX } from '@tapete/engine'
import { type Static, Type } from 'typebox'
import { CSV_LANGUAGES, LIMIT_KINDS, PERIODS } from '../protection/settings.js'
import { Exclusion, Proposal } from './people.js'
import { answers } from './route.js'
import { Event } from './rules.js'
import {
  Count,
  Digits,
  exactly,
  GameId,
  Instant,
  listOf,
  Money,
  Nothing,
  optional,
  orNull,
  Password,
  TableId,
  Text,
  Title,
  Why,
} from './shapes.js'

const tags = ['protection']

export const Thresholds = exactly(
  {
    idleMinutes: Count,
    consoleIdleMinutes: Count,
    failuresMax: Count,
    looserAfterHours: Count,
    reminderMinutes: Count,
  },
  { title: 'Thresholds', description: 'What the file of the house sets about protecting players and consoles.' },
)
export type Thresholds = Static<typeof Thresholds>

const LimitKind = Type.Enum([...LIMIT_KINDS])
const LimitPeriod = Type.Enum([...PERIODS])
/** Money, or of time whole minutes. */
const Amount = Type.Integer({ minimum: 0, maximum: MONEY_MAX })

export const PlayerLimit = exactly(
  {
    kind: LimitKind,
    period: LimitPeriod,
    amount: orNull(Amount),
    pending: orNull(exactly({ amount: orNull(Amount), from: Instant })),
  },
  { title: 'PlayerLimit', description: 'In force now, and what comes later. Null is no limit; time is in minutes.' },
)
export type PlayerLimit = Static<typeof PlayerLimit>

export const PeriodPlay = exactly(
  {
    period: LimitPeriod,
    net: Type.Integer({ description: 'Won less lost; what is on the cloth is neither.' }),
    lost: Type.Integer({ description: 'Counts towards a limit of loss: a stake counts until it is decided.' }),
    staked: Money,
    minutes: Count,
  },
  { title: 'PeriodPlay' },
)
export type PeriodPlay = Static<typeof PeriodPlay>

export const Playing = exactly(
  {
    now: Instant,
    since: orNull(Instant),
    periods: listOf(PeriodPlay),
    limits: listOf(PlayerLimit),
    exclusion: orNull(Exclusion),
    thresholds: Thresholds,
  },
  { title: 'Playing', description: 'One’s own playing. `since`: when one sat down, null while one sits nowhere.' },
)
export type Playing = Static<typeof Playing>

const sums = { deposited: Money, withdrawn: Money, bought: Money, cashed: Money, staked: Money, net: Money }
export const YearLine = exactly(
  { day: Text, kind: Type.Enum(['table', 'desk']), table: orNull(Text), name: orNull(Text), ...sums },
  { title: 'YearLine' },
)
export type YearLine = Static<typeof YearLine>

export const PlayedRound = exactly(
  {
    ...{ table: Text, name: Text, game: Text, title: Title, round: Count, at: Instant },
    staked: Money,
    returned: Money,
    net: Type.Integer(),
    events: Type.Immutable(Type.Array(Event, { description: 'What was said in it, as this person heard it.' })),
  },
  {
    title: 'PlayedRound',
    description: 'A round of one’s own that has ended. `returned` is what was staked and the net.',
  },
)
export type PlayedRound = Static<typeof PlayedRound>

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
const Year = Type.String({ pattern: '^20[0-9]{2}$' })
const Days = Type.Integer({ minimum: 1, maximum: 3660 })
const params = exactly({ id: Digits })

export const protectionRoutes = {
  'GET /api/settings': { tags, querystring: Nothing, response: answers(exactly({ protection: Thresholds })) },
  'GET /api/me/play': { tags, querystring: Nothing, response: answers(Playing) },
  'POST /api/me/limits': {
    tags,
    description:
      'Tighter at once, looser after the hours of the house. What is in force, asked for again, drops what waits.',
    body: exactly({ kind: LimitKind, period: LimitPeriod, amount: orNull(Amount) }),
    response: answers(exactly({ limits: listOf(PlayerLimit) })),
  },
  'POST /api/me/exclusion': {
    tags,
    description: 'From now on, for so many days, and nobody takes it back. Who has a password gives it.',
    body: exactly({ days: Days, password: optional(Password) }),
    response: answers(exactly({ exclusion: Exclusion })),
  },
  'GET /api/me/rounds': {
    tags,
    description: 'One’s own rounds of a day across tables, newest first; the last day played where none is named.',
    querystring: exactly({ day: optional(Day), game: optional(GameId), after: optional(Digits) }),
    response: answers(
      exactly(
        {
          days: listOf(exactly({ day: Text, staked: Money, net: Type.Integer() })),
          day: orNull(Text),
          rounds: listOf(PlayedRound),
          more: Type.Boolean(),
        },
        { title: 'PlayedRounds' },
      ),
    ),
  },
  'GET /api/me/year': {
    tags,
    querystring: exactly({
      year: Year,
      day: optional(Day),
      table: optional(TableId),
    }),
    response: answers(
      exactly({ year: Text, total: exactly(sums), lines: listOf(YearLine), more: Type.Boolean() }, { title: 'Year' }),
    ),
  },
  'GET /api/me/year.csv': {
    tags,
    description: 'The whole year as comma-separated values, sent as it is read.',
    querystring: exactly({ year: Year, language: optional(Type.Enum([...CSV_LANGUAGES])) }),
    response: answers(Text),
  },
  'POST /api/people/:id/exclude': {
    tags,
    params,
    body: exactly({ days: orNull(Days), why: Why }),
    response: answers(exactly({ exclusion: Exclusion })),
  },
  'POST /api/people/:id/readmit': {
    tags,
    params,
    body: exactly({ why: Why }),
    response: answers(exactly({ proposal: Proposal })),
  },
}
