// People: coming and going, what one is here, and the accounts as the operator sees to them.

import { type Static, Type } from 'typebox'
import { ROLES } from '../people/roles.js'
import { answers } from './route.js'
import {
  Count,
  Digits,
  exactly,
  Instant,
  listOf,
  Money,
  Name,
  Nothing,
  optional,
  orNull,
  Password,
  Search,
  Text,
  Why,
} from './shapes.js'

const tags = ['people']
export const PersonId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const Role = Type.Enum([...ROLES], { title: 'Role' })
export type Role = Static<typeof Role>

const person = { id: PersonId, name: Text, role: Role }
export const Person = exactly(person, { title: 'Person' })
export type Person = Static<typeof Person>

const account = {
  ...person,
  logsIn: Type.Boolean({ description: 'Whether anybody logs in as this person.' }),
  demonstration: Type.Boolean(),
  disabled: Type.Boolean({ description: 'Keeps everything and opens nothing.' }),
  createdAt: Instant,
}
export const Account = exactly(account, { title: 'Account' })
export type Account = Static<typeof Account>
/** An account of the desk's list, with what it holds. */
export const WalletAccount = exactly({ ...account, wallet: Money }, { title: 'WalletAccount' })
export type WalletAccount = Static<typeof WalletAccount>
/** Null unless too many wrong passwords were given. */
const lockedSeconds = orNull(Count)
/** `until` null: until it is lifted. */
export const Exclusion = exactly(
  { kind: Type.Enum(['self', 'house']), at: Instant, until: orNull(Instant) },
  { title: 'Exclusion' },
)
export type Exclusion = Static<typeof Exclusion>
export const ListedAccount = exactly(
  { ...account, lockedSeconds, exclusion: orNull(Exclusion) },
  { title: 'ListedAccount' },
)
export type ListedAccount = Static<typeof ListedAccount>

/** What waits for a second person. */
export const Proposal = exactly(
  {
    id: Count,
    at: Instant,
    proposer: exactly({ id: PersonId, name: Text }),
    act: Type.Enum(['create', 'password', 'disable', 'enable', 'readmit']),
    person: orNull(PersonId),
    name: Text,
    role: Role,
    why: Text,
  },
  { title: 'Proposal' },
)
export type Proposal = Static<typeof Proposal>

/** In place of what was asked for, where that takes two people, with the half of the password told to this one. */
const proposed = { proposal: optional(Proposal), half: optional(Text) }

export const Me = exactly(
  {
    person: Person,
    passwordDue: Type.Boolean({
      description: 'Came in with a password somebody gave: it opens nothing until replaced.',
    }),
    wallet: Money,
    practice: Type.Integer({ description: 'Chips for practice tables, which are no money.' }),
    seats: listOf(exactly({ table: Text, seat: Text, second: Type.Boolean() })),
  },
  { title: 'Me' },
)
export type Me = Static<typeof Me>

export const StatementLine = exactly(
  {
    set: Count,
    at: Instant,
    kind: Text,
    amount: Money,
    balance: Type.Integer({ description: 'What the account held once this line was posted.' }),
    memo: orNull(Text),
    corrects: orNull(Count),
    table: orNull(Text),
    seq: orNull(Count),
  },
  { title: 'StatementLine' },
)
export type StatementLine = Static<typeof StatementLine>

export const DemonstrationAccount = exactly(
  { name: Text, role: Role, password: Text },
  { title: 'DemonstrationAccount' },
)
export type DemonstrationAccount = Static<typeof DemonstrationAccount>

const one = answers(exactly({ person: Person }))
const params = exactly({ id: Digits })
const whose = {
  tags,
  params,
  body: exactly({ why: Why }),
  response: answers(exactly({ person: optional(Account), ...proposed })),
}

export const peopleRoutes = {
  'POST /api/login': { tags, body: exactly({ name: Name, password: Password }), response: one },
  'POST /api/guest': { tags, body: Nothing, response: one },
  'POST /api/unlock': { tags, body: exactly({ password: Password }), response: one },
  'POST /api/logout': { tags, body: Nothing, response: answers(Nothing) },
  'GET /api/demo': {
    tags,
    querystring: Nothing,
    response: answers(
      exactly({
        accounts: listOf(DemonstrationAccount),
        guests: Type.Boolean({ description: 'Whether one may come in without an account.' }),
      }),
    ),
  },
  'GET /api/me': { tags, querystring: Nothing, response: answers(Me) },
  'GET /api/me/statement': {
    tags,
    querystring: exactly({ before: optional(Digits) }),
    response: answers(exactly({ lines: listOf(StatementLine) })),
  },
  'POST /api/me/password': { tags, body: exactly({ password: Password, next: Password }), response: one },
  'GET /api/people': {
    tags,
    querystring: exactly({
      q: optional(Search),
      role: optional(Type.Enum([...ROLES, 'staff'])),
      before: optional(Digits),
    }),
    response: answers(exactly({ people: listOf(ListedAccount), more: Type.Boolean() })),
  },
  'POST /api/people': {
    tags,
    body: exactly({ name: Name, role: Type.Enum(ROLES.filter((role) => role !== 'guest')), why: Why }),
    response: answers(
      exactly({
        person: optional(ListedAccount),
        password: optional(Type.String({ description: 'Made by the house, told this once.' })),
        ...proposed,
      }),
    ),
  },
  'POST /api/people/:id/disable': whose,
  'POST /api/people/:id/enable': whose,
  'POST /api/people/:id/unlock': {
    tags,
    params,
    body: exactly({ why: optional(Why) }),
    response: answers(exactly({ person: Account })),
  },
  'POST /api/people/:id/password': whose,
  'GET /api/proposals': {
    tags,
    querystring: Nothing,
    response: answers(exactly({ proposals: listOf(Proposal) })),
  },
  'POST /api/proposals/:id/confirm': {
    tags,
    params,
    body: Nothing,
    response: answers(exactly({ person: Account, half: optional(Text) })),
  },
  'POST /api/proposals/:id/withdraw': { tags, params, body: Nothing, response: answers(Nothing) },
}
