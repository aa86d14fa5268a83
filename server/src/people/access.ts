// Coming in: a name and a password for a session.

import type { Door, Lockout } from './lockout.js'
import { fitsPassword } from './passwords.js'
import type { People } from './people.js'
import type { Person } from './roles.js'

export type Access =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly code: 'wrong-login' }
  | { readonly ok: false; readonly code: 'locked-out'; readonly seconds: number }

export interface AccessOptions {
  readonly people: People
  readonly lockout: Pick<Lockout, 'attempt' | 'forgive'>
  readonly production?: boolean
}

/** Who this is. The answer to a wrong name is the answer to a wrong password, in the same time. */
export const accessOf =
  ({ people, lockout, production = false }: AccessOptions) =>
  async (name: string, password: string, door: Door): Promise<Access> => {
    const seconds = await lockout.attempt(name, door)
    if (seconds !== undefined) return { ok: false, code: 'locked-out', seconds }
    const found = await people.byLogin(name)
    const known = (found?.demonstration && production) || found?.disabled ? undefined : found
    if (!(await fitsPassword(known?.password, password)) || !known) return { ok: false, code: 'wrong-login' }
    await lockout.forgive(name, door)
    return { ok: true, person: { id: known.id, name: known.name, role: known.role } }
  }
