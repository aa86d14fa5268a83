// The cloth: what may be staked before the cards, and what a decision of the round puts beside it.

import type { Category } from '../hands/categories.js'
import type { RuleId } from '../kernel/citations.js'
import type { Spot } from '../kernel/contract.js'
import { EVEN, type Odds, odds } from '../kernel/money.js'

/** What a hand pays to one; a category that is missing pays nothing. */
export type PayTable = { readonly [category in Category]?: number }

export const tableOdds = (table: PayTable, category: Category): Odds => odds(table[category] ?? 0, 1)

interface Place {
  readonly kind?: string
  /** Even money where nothing is said. */
  readonly pays?: Odds
  readonly cite: RuleId
  readonly table?: { readonly [when: string]: number }
  readonly decided?: true
}

/** Every spot of a cloth by its id. What pays by table names its prizes. */
export const layout = (places: { readonly [id: string]: Place }): ReadonlyMap<string, Spot> =>
  new Map(
    Object.entries(places).map(([id, { kind = id, pays = EVEN, cite, table, decided }]) => [
      id,
      {
        id,
        kind,
        pays,
        ...(table
          ? { prizes: Object.entries(table).map(([when, pays]) => ({ when, pays: odds(pays, 1), cite })) }
          : {}),
        cite,
        covers: [id],
        ...(decided ? { decided } : {}),
      },
    ]),
  )
