// What a family hands in for the tests of its pages: `e2e/<family>/pages.ts`.

import type { APIRequestContext } from '@playwright/test'

export const PEOPLE = {
  nobody: null,
  guest: 'guest',
  other: 'guest',
  croupier: 'croupier',
  boss: 'jefe-de-mesa',
  operator: 'operador',
  inspector: 'fiscalizador',
} as const
export type Role = keyof typeof PEOPLE
/** A guest plays at the tables of one family: nobody has many at a time. */
export type As = (role: Role) => Promise<APIRequestContext>

/** The address, and what is on the page once it is here. `:game` is that game's practice table, `:live` the live one. */
export type Row = readonly [name: string, role: Role, path: string, ready: string]

export interface FamilyPages {
  /** A practice table of this game, with something on it. */
  readonly table: (request: APIRequestContext, game: string) => Promise<string>
  /** What is on its page once it is here. */
  readonly ready: { readonly [game: string]: string }
  /** A live table in the course of play. */
  readonly live?: (as: As) => Promise<string>
  /** The other pages about its tables that look different. */
  readonly pages: readonly Row[]
}
