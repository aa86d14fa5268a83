// The people of the house. A person's money is in the ledger, under `wallet:<id>`; nothing about it is kept here.

import { randomUUID } from 'node:crypto'
import { isUnique, type Pool, run, statement } from '../database/pool.js'
import { balance, HOUSE, move, openAccount, practiceOf, walletOf } from '../ledger/ledger.js'
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
  create(person: NewPerson): Promise<Person | undefined>
  /** Somebody new with play money, who never gave a name. */
  guest(): Promise<Person>
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
  setDisabled(id: number, disabled: boolean): Promise<void>
  /** False where nobody logs in as this person. */
  setPassword(id: number, password: string, given?: boolean): Promise<boolean>
  /** Whether anybody can log in at all. */
  any(): Promise<boolean>
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
  `insert into person (name, role, password, demonstration, password_given) values ($1, $2, $3, $4, $5)
   returning id, name, role`,
)
const FIND = statement('person-find', `select ${COLUMNS} from person where id = $1`)
const NAMED = statement('person-named', 'select id, name, role from person where id = any ($1) order by id')
const LOGIN = statement(
  'person-login',
  `select ${COLUMNS}, password from person where lower(name) = lower($1) and password is not null`,
)
// Guests by number, everybody by the beginning of the name.
const SEARCH = statement(
  'person-search',
  `select ${COLUMNS} from person
    where ($1 = '' or starts_with(lower(name), lower($1)) or id::text = $1) and role = any ($2)
      and ($4::bigint is null or id < $4)
    order by id desc limit $3`,
)

export const peopleOf = (pool: Pool): People => {
  const create = async (wanted: NewPerson): Promise<Person | undefined> => {
    const { name, role, password, money = 0, demonstration = false, given = false } = wanted
    const hashed = password === undefined ? null : await hashPassword(password)
    try {
      const [made] = await run<Person & Record<string, unknown>>(pool, INSERT, [
        name,
        role,
        hashed,
        demonstration,
        given,
      ])
      const person = made as Person
      const wallet = walletOf(person.id)
      await openAccount(pool, wallet)
      if (money > 0)
        await move(pool, { kind: 'issue', key: `issue:${person.id}`, from: HOUSE, to: wallet, amount: money })
      return person
    } catch (error) {
      if (isUnique(error, 'person_login')) return undefined
      throw error
    }
  }

  return {
    create,
    guest: async () => {
      const name = `Invitado ${randomUUID().slice(0, 4).toUpperCase()}`
      return (await create({ name, role: 'guest', money: GUEST_MONEY })) as Person
    },
    find: async (id) => (await run<PersonRow & Record<string, unknown>>(pool, FIND, [id]))[0],
    named: (ids) => run<Person & Record<string, unknown>>(pool, NAMED, [ids]),
    byLogin: async (name) =>
      (await run<PersonRow & { password: string } & Record<string, unknown>>(pool, LOGIN, [name]))[0],
    search: (query, { roles = ['guest', 'player'], limit = 50, before } = {}) =>
      run<PersonRow & Record<string, unknown>>(pool, SEARCH, [query, roles, limit, before ?? null]),
    wallet: async (id) => (await balance(pool, walletOf(id))) ?? 0,
    practiceChips: async (id) => (await balance(pool, practiceOf(id))) ?? 0,
    setDisabled: async (id, disabled) => {
      const at = disabled ? 'coalesce(disabled_at, now())' : 'null'
      await pool.query(`update person set disabled_at = ${at} where id = $1`, [id])
    },
    setPassword: async (id, password, given = false) => {
      const set = 'update person set password = $2, password_given = $3 where id = $1 and password is not null'
      return (await pool.query(set, [id, await hashPassword(password), given])).rowCount === 1
    },
    any: async () => (await pool.query('select from person where password is not null limit 1')).rowCount === 1,
  }
}
