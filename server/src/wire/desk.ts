// The cash desk and the report of the day.

import { MONEY_MAX } from '@tapete/engine'
import { type Static, Type } from 'typebox'
import { Account, PersonId, StatementLine, WalletAccount } from './people.js'
import { answers } from './route.js'
import { Count, Digits, exactly, Instant, listOf, Money, optional, orNull, Search, Text, Uuid } from './shapes.js'

const tags = ['desk']

const sums = {
  moves: Count,
  rounds: Type.Integer({ minimum: 0, description: 'Rounds that ended.' }),
  buyIns: Type.Integer({ description: 'Money changed for chips.' }),
  cashOuts: Money,
  stakes: Type.Integer({ description: 'Staked, less what was withdrawn or returned without a result.' }),
  win: Type.Integer({ description: 'What the bank of the house gained. Below zero the players won.' }),
  commission: Type.Integer({ description: 'What the house kept of what players won from each other.' }),
  pots: Type.Integer({ description: 'Put aside for pots, less what they paid.' }),
  promotions: Type.Integer({ description: 'Coupons issued, less those that lapsed.' }),
  tips: Money,
  corrections: Type.Integer({
    description: 'How often a settled round was put right. What that moved is in the win too.',
  }),
  correctionsGiven: Money,
  correctionsTaken: Money,
  inPlay: Type.Integer({ description: 'What came to what players hold at the table, less what left it.' }),
}

export const TableDay = exactly(
  {
    ...{ table: Text, name: Text, room: Text, game: Text, mode: Text },
    ...sums,
    holdBasisPoints: orNull(Type.Integer({ description: 'Win in hundredths of a percent of the buy-ins.' })),
  },
  { title: 'TableDay' },
)
export type TableDay = Static<typeof TableDay>

export const DayTotal = exactly(sums, { title: 'DayTotal' })
export type DayTotal = Static<typeof DayTotal>

export const Day = exactly(
  { date: Text, to: Text, from: Instant, until: Instant, tables: listOf(TableDay), total: DayTotal },
  { title: 'Day' },
)
export type Day = Static<typeof Day>

const DayName = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
const Days = exactly({ date: optional(DayName), to: optional(DayName) })

export const ExpectedWin = exactly(
  {
    table: Text,
    turnover: Type.Integer({ description: 'Staked on bets whose odds are known, and decided.' }),
    win: Money,
    deviation: Type.Integer({ minimum: 0, description: 'One standard deviation.' }),
    unknown: Type.Integer({ minimum: 0, description: 'Staked on bets nobody has odds of.' }),
  },
  { title: 'ExpectedWin' },
)
export type ExpectedWin = Static<typeof ExpectedWin>

const posting = {
  tags,
  body: exactly({ person: PersonId, amount: Type.Integer({ minimum: 1, maximum: MONEY_MAX }), key: Uuid }),
  response: answers(exactly({ set: Count, repeated: Type.Boolean(), wallet: Money }, { title: 'Posted' })),
}

export const deskRoutes = {
  'GET /api/desk/people': {
    tags,
    querystring: exactly({ q: optional(Search) }),
    response: answers(exactly({ people: listOf(WalletAccount) })),
  },
  'GET /api/desk/people/:id/statement': {
    tags,
    params: exactly({ id: Digits }),
    querystring: exactly({ before: optional(Digits) }),
    response: answers(exactly({ person: Account, lines: listOf(StatementLine) })),
  },
  'POST /api/desk/deposit': posting,
  'POST /api/desk/withdraw': posting,
  'GET /api/reports/day': {
    tags,
    description: 'One day of the house, or all days from one to another.',
    querystring: Days,
    response: answers(Day),
  },
  'GET /api/reports/expected': {
    tags,
    description:
      'What each bank should have won on what was staked, by the exact odds of every bet, and its deviation.',
    querystring: Days,
    response: answers(exactly({ tables: listOf(ExpectedWin) })),
  },
}
