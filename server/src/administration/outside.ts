// Accounts from outside the house, at its command line: the way back in, and the way in for the first two. Whoever can do
// this owns the machine; that it was done, by whom they say they are, stands in the record.

import { randomBytes } from 'node:crypto'
import type { Pool } from '../database/pool.js'
import { lockoutOf } from '../people/lockout.js'
import { type NameFault, nameFault, nameKey, writtenName } from '../people/names.js'
import { peopleOf } from '../people/people.js'
import type { Role } from '../people/roles.js'
import { sessionsOf } from '../people/sessions.js'
import type { Order } from './record.js'

export type Outcome =
  | { readonly ok: true; readonly name: string; readonly password?: string }
  | { readonly ok: false; readonly code: 'no-such-person' | 'name-taken' | 'not-two' | NameFault }

export interface OutsideAccounts {
  /** Two names, of two people, whatever the role. */
  add(name: string, role: Role, by: readonly string[], why: string): Promise<Outcome>
  /** A one-time password, and an account that was disabled opens again. */
  password(name: string, by: readonly string[], why: string): Promise<Outcome>
  /** Wrong passwords of the name are forgotten. */
  unlock(name: string, by: readonly string[], why: string): Promise<Outcome>
}

const ROLE = 'command-line'
const oneTimePassword = (): string => randomBytes(12).toString('base64url')
const areTwo = (by: readonly string[]): boolean => by.length === 2 && new Set(by.map(nameKey)).size === 2

export const accountsFromOutside = (pool: Pool): OutsideAccounts => {
  const people = peopleOf(pool)
  const orderOf = (by: readonly string[], why: string): Order => ({
    by: { persons: [], names: by.map(writtenName), role: ROLE },
    why,
  })
  return {
    add: async (name, role, by, why) => {
      const fault = nameFault(name)
      if (fault) return { ok: false, code: fault }
      if (!areTwo(by)) return { ok: false, code: 'not-two' }
      const password = oneTimePassword()
      const made = await people.create({ name, role, password, given: true }, orderOf(by, why))
      return made ? { ok: true, name: made.name, password } : { ok: false, code: 'name-taken' }
    },
    password: async (name, by, why) => {
      const known = await people.byLogin(name)
      if (!known || known.demonstration) return { ok: false, code: 'no-such-person' }
      if (!areTwo(by)) return { ok: false, code: 'not-two' }
      const order = orderOf(by, why)
      const password = oneTimePassword()
      await people.setPassword(known.id, password, true, order)
      await people.setDisabled(known.id, false, order)
      await sessionsOf(pool).closeAll(known.id)
      await lockoutOf(pool).release(name, order)
      return { ok: true, name: known.name, password }
    },
    unlock: async (name, by, why) => {
      const known = await people.byLogin(name)
      if (!known) return { ok: false, code: 'no-such-person' }
      await lockoutOf(pool).release(name, orderOf(by, why))
      return { ok: true, name: known.name }
    },
  }
}
