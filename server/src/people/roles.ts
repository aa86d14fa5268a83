// What a person may be in the house.

export const ROLES = ['guest', 'player', 'croupier', 'pit-boss', 'room-head', 'operator', 'regulator'] as const
export type Role = (typeof ROLES)[number]

/** Those who play with money of their own. */
export const PLAYERS: readonly Role[] = ['guest', 'player']
/** Those who act at a table for the house. */
export const TABLE_STAFF: readonly Role[] = ['croupier', 'pit-boss', 'room-head']
/** Those who sit at a console, which locks when nobody touches it. */
export const CONSOLES: readonly Role[] = ['croupier', 'pit-boss', 'room-head', 'operator', 'regulator']
/**
 * Those who watch, and those who make accounts. What touches one of theirs takes two people: an operator who could make
 * another operator alone would be two people.
 */
export const BY_TWO: readonly Role[] = ['operator', 'regulator']

export const takesTwo = (role: Role): boolean => BY_TWO.includes(role)
export const isPlayer = (role: Role): boolean => PLAYERS.includes(role)
export const isConsole = (role: Role): boolean => CONSOLES.includes(role)

export interface Person {
  readonly id: number
  readonly name: string
  readonly role: Role
}
