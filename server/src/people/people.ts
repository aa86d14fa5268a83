// The people of the house. A person's money is in the ledger, under `wallet:<id>`; nothing about it is kept here. What is
// done to an account stands in the record of administration, in the same transaction.

import { randomUUID } from 'node:crypto'
import { append, BY_ITSELF, type Order, sealOf, together } from '../administration/record.js'
import { isUnique, type Pool, type Queryable, run, statement } from '../database/pool.js'
import { balance, HOUSE, move, openAccount, practiceOf, walletOf } from '../ledger/ledger.js'
import { nameKey, writtenName } from './names.js'
import { hashPassword } from './passwords.js'
import type { Person, Role } from './roles.js'

export interface NewPerson {
  readonly name: string
  readonly role: Role
  /** Without one nobody logs in as this person: a guest, a robot. */
  readonly password?: string
  /** Somebody else knows the password: it opens nothing until its person replaces it. */
  readonly given?: boolean
  /** Play money, issued by the house. */
  readonly money?: number
  readonly demonstration?: boolean
}

export interface PersonRow extends Person {
  /** Whether anybody logs in as this person. */
  readonly logsIn: boolean
  readonly demonstration: boolean
  /** Keeps everything and opens nothing. */
  readonly disabled: boolean
  readonly createdAt: Date
}

export interface People {
  /** Undefined when somebody already logs in under that name. */
  create(person: NewPerson, order?: Order): Promise<Person | undefined>
  /** Somebody new, who never gave a name, with chips that are no money. */
  guest(chips?: number): Promise<Person>
  find(id: number): Promise<PersonRow | undefined>
  /** Those of these numbers that exist. */
  named(ids: readonly number[]): Promise<Person[]>
  /** With the hash of the password, for logging in; undefined when nobody logs in under that name. */
  byLogin(name: string): Promise<(PersonRow & { readonly password: string }) | undefined>
  /** Newest first; `before` is the number of the last one seen. */
  search(query: string, options?: Search): Promise<PersonRow[]>
  wallet(id: number): Promise<number>
  /** Chips for practice tables: no money. */
  practiceChips(id: number): Promise<number>
  setDisabled(id: number, disabled: boolean, order?: Order): Promise<void>
  /** False where nobody logs in as this person. */
  setPassword(id: number, password: string, given?: boolean, order?: Order): Promise<boolean>
}

export interface Search {
  readonly roles?: readonly Role[]
  readonly limit?: number
  readonly before?: number
}

export const GUEST_MONEY = 1_000_000

const COLUMNS = `id, name, role, password is not null as "logsIn", demonstration, disabled_at is not null as disabled,
  created_at as "createdAt"`
const INSERT = statement(
  'person-insert',
  `insert into person (name, name_key, role, password, demonstration, password_given) values ($1, $2, $3, $4, $5, $6)
   returning id, name, role`,
)
const FIND = statement('person-find', `select ${COLUMNS} from person where id = $1`)
const NAMED = statement('person-named', 'select id, name, role from person where id = any ($1) order by id')
const LOGIN = statement(
  'person-login',
  `select ${COLUMNS}, password from person where name_key = $1 and password is not null`,
)
// Guests by number, everybody by the beginning of the name.
const SEARCH = statement(
  'person-search',
  `select ${COLUMNS} from person
    where ($1 = '' or starts_with(name_key, $1) or id::text = $1) and role = any ($2)
      and ($4::bigint is null or id < $4)
    order by id desc limit $3`,
)
const HELD = statement(
  'person-held',
  `select name, role, password_given as given, disabled_at is not null as disabled, password
     from person where id = $1 for update`,
)

interface Held {
  readonly name: string
  readonly role: Role
  readonly given: boolean
  readonly disabled: boolean
  /** As argon2id wrote it. */
  readonly password: string | null
}

/** An account as the record tells it: everything but the password, of which it has the seal. */
const recorded = ({ name, role, given, disabled, password }: Held) => ({
  ...{ name, role, disabled },
  ...(password === null
    ? { password: 'none', seal: null }
    : { password: given ? 'given' : 'own', seal: sealOf(password) }),
})

const subjectOf = (id: number): string => `person:${id}`

const held = async (db: Queryable, id: number): Promise<Held | undefined> =>
  (await run<Held & Record<string, unknown>>(db, HELD, [id]))[0]

/** Within a transaction, as the others below: the account and its entry, or neither. */
export const createIn = async (db: Queryable, wanted: NewPerson, order: Order): Promise<Person> => {
  const { role, password, money = 0, demonstration = false, given = false } = wanted
  const name = writtenName(wanted.name)
  const hashed = password === undefined ? null : await hashPassword(password)
  const values = [name, nameKey(name), role, hashed, demonstration, given]
  const [made] = await run<Person & Record<string, unknown>>(db, INSERT, values)
  const person = made as Person
  const wallet = walletOf(person.id)
  await openAccount(db, wallet, role !== 'guest')
  if (money > 0) await move(db, { kind: 'issue', key: `issue:${person.id}`, from: HOUSE, to: wallet, amount: money })
  if (hashed !== null) {
    const after = recorded({ name, role, given, disabled: false, password: hashed })
    await append(db, order, { act: 'account-created', subject: subjectOf(person.id), before: null, after })
  }
  return person
}

export const setDisabledIn = async (db: Queryable, id: number, disabled: boolean, order: Order): Promise<void> => {
  const before = await held(db, id)
  if (!before || before.disabled === disabled) return
  await db.query(`update person set disabled_at = ${disabled ? 'house_now()' : 'null'} where id = $1`, [id])
  const [was, is] = [recorded(before), recorded({ ...before, disabled })]
  const act = disabled ? 'account-disabled' : 'account-enabled'
  await append(db, order, { act, subject: subjectOf(id), before: was, after: is })
}

export const setPasswordIn = async (
  db: Queryable,
  id: number,
  password: string,
  given: boolean,
  order: Order,
): Promise<boolean> => {
  const hashed = await hashPassword(password)
  const before = await held(db, id)
  if (!before || before.password === null) return false
  await db.query('update person set password = $2, password_given = $3 where id = $1', [id, hashed, given])
  const [was, is] = [recorded(before), recorded({ ...before, given, password: hashed })]
  const act = given ? 'password-given' : before.given ? 'password-replaced' : 'password-changed'
  await append(db, order, { act, subject: subjectOf(id), before: was, after: is })
  return true
}

export const isNameTaken = (error: unknown): boolean => isUnique(error, 'person_login')

export const peopleOf = (pool: Pool): People => ({
  create: async (wanted, order = BY_ITSELF) => {
    try {
      return await together(pool, (db) => createIn(db, wanted, order))
    } catch (error) {
      if (isNameTaken(error)) return undefined
      throw error
    }
  },
  guest: (chips = GUEST_MONEY) => {
    const name = `Invitado ${randomUUID().slice(0, 4).toUpperCase()}`
    return together(pool, (db) => createIn(db, { name, role: 'guest', money: chips }, BY_ITSELF))
  },
  find: async (id) => (await run<PersonRow & Record<string, unknown>>(pool, FIND, [id]))[0],
  named: (ids) => run<Person & Record<string, unknown>>(pool, NAMED, [ids]),
  byLogin: async (name) =>
    (await run<PersonRow & { password: string } & Record<string, unknown>>(pool, LOGIN, [nameKey(name)]))[0],
  search: (query, { roles = ['guest', 'player'], limit = 50, before } = {}) =>
    run<PersonRow & Record<string, unknown>>(pool, SEARCH, [nameKey(query), roles, limit, before ?? null]),
  wallet: async (id) => (await balance(pool, walletOf(id))) ?? 0,
  practiceChips: async (id) => (await balance(pool, practiceOf(id))) ?? 0,
  setDisabled: (id, disabled, order = BY_ITSELF) => together(pool, (db) => setDisabledIn(db, id, disabled, order)),
  setPassword: (id, password, given = false, order = BY_ITSELF) =>
    together(pool, (db) => setPasswordIn(db, id, password, given, order)),
})
