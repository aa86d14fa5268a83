// What a person may be in the house.

export const ROLES = ['guest', 'player', 'croupier', 'pit-boss', 'room-head', 'operator', 'regulator'] as const
export type Role = (typeof ROLES)[number]

/** Those who play with money of their own. */
export const PLAYERS: readonly Role[] = ['guest', 'player']
/** Those who act at a table for the house. */
export const TABLE_STAFF: readonly Role[] = ['croupier', 'pit-boss', 'room-head']
/** Those who sit at a console, which locks when nobody touches it. */
export const CONSOLES: readonly Role[] = ['croupier', 'pit-boss', 'room-head', 'operator', 'regulator']
/** Those who watch, and those who make accounts. Whatever touches an account of theirs takes two people. */
export const BY_TWO: readonly Role[] = ['operator', 'regulator']

/** What is done to the account of somebody else. */
export type AccountAct = 'create' | 'password' | 'disable' | 'enable'

/**
 * Whether it takes two people. A one-time password opens an account: who could give one alone could be that person, and who
 * could make a boss alone would be two people. A new player has nothing yet; who is sent home is sent home at once.
 */
export const takesTwo = (act: AccountAct, role: Role): boolean =>
  BY_TWO.includes(role) || act === 'password' || (act === 'create' && isConsole(role))
export const isPlayer = (role: Role): boolean => PLAYERS.includes(role)
export const isConsole = (role: Role): boolean => CONSOLES.includes(role)

export interface Person {
  readonly id: number
  readonly name: string
  readonly role: Role
}
