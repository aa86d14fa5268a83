// An account as the operator sees it, and why something cannot be done with it.

import type { ListedAccount } from '@tapete/server/wire'
import type { AccountWords } from './words.js'

export type Account = ListedAccount

/** What touches those who watch or administer is done by two; the server says the same. */
export const takesTwo = (role: string): boolean => role === 'operator' || role === 'regulator'

export const WAYS = ['password', 'unlock', 'disable', 'enable'] as const
export type Way = (typeof WAYS)[number]

/** What can be asked for now: an account is either disabled or enabled. */
export const waysOf = ({ disabled }: Account): readonly Way[] =>
  WAYS.filter((way) => way !== (disabled ? 'disable' : 'enable'))

/** The server says the same no; here it is said before anybody asks. */
export const against = (account: Account, way: Way, me: number | undefined): keyof AccountWords['why'] | undefined => {
  if (account.id === me) return 'yourself'
  if (way !== 'disable' && way !== 'enable' && !account.logsIn) return 'noPassword'
  if (way === 'unlock') return account.lockedSeconds === null ? 'notLocked' : undefined
  return account.demonstration ? 'demonstration' : undefined
}
