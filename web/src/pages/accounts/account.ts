// An account as the operator sees it, and why something cannot be done with it.

import type { ListedAccount } from '@tapete/server/wire'
import type { AccountWords } from './words.js'

export type Account = ListedAccount

/** What opens an account that is somebody's, and whatever touches those who watch, is done by two; the server says the same. */
export const takesTwo = (act: Way | 'create', role: string): boolean =>
  act !== 'unlock' &&
  (role === 'operator' ||
    role === 'regulator' ||
    act === 'password' ||
    (act === 'create' && role !== 'player' && role !== 'guest'))

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
