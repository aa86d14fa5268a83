// A database made ready for the house: migrated by its owner, and opened to the role the house plays as, no further.

import { ensureRole } from './grants.js'
import { migrate } from './migrate.js'
import { openPool } from './pool.js'

export interface DatabaseUrls {
  /** As which the house plays. */
  readonly url: string
  /** As which it migrates. Left out, the house migrates as itself: then it owns what it plays with. */
  readonly ownerUrl?: string | undefined
}

const NO_RIGHT = '42501'

const roleOf = (url: string): { readonly role: string; readonly password: string | undefined } => {
  const { username, password } = new URL(url)
  const role = decodeURIComponent(username) || process.env.PGUSER
  if (!role) throw new Error('the address of the database names no role')
  return { role, password: decodeURIComponent(password) || process.env.PGPASSWORD }
}

/** Answers the migrations applied now. */
export const prepareDatabase = async ({ url, ownerUrl }: DatabaseUrls): Promise<string[]> => {
  const pool = openPool(ownerUrl ?? url, { max: 2 })
  try {
    if (ownerUrl === undefined) return await migrate(pool)
    const { role, password } = roleOf(url)
    if (role === roleOf(ownerUrl).role) return await migrate(pool)
    await ensureRole(pool, role, password)
    return await migrate(pool, { application: role })
  } catch (error) {
    if ((error as { code?: string }).code !== NO_RIGHT || ownerUrl !== undefined) throw error
    throw new Error('the schema is not up to date, and only its owner may change it: give DATABASE_OWNER_URL too')
  } finally {
    await pool.end()
  }
}
