// What a round comes to for one hand against the bank, in antes, as the variant says it.

import { type AnyGame, type Category, POKER_VARIANTS, type PokerVariant } from '@tapete/engine'

export const variantOf = ({ id }: AnyGame): PokerVariant => {
  const found = POKER_VARIANTS.find((variant) => variant.id === id)
  if (!found) throw new Error(`no poker against the bank is called ${id}`)
  return found
}

export interface Nets {
  /** Antes that the second bet takes. */
  readonly raise: number
  readonly fold: number
  /** The bank does not open: the ante is paid, the bet goes back. */
  readonly closed: number
  readonly lose: number
  readonly tie: number
  win(category: Category): number
}

/** Of a game with an ante and one second bet. */
export const netsOf = ({ script, tables }: PokerVariant): Nets => {
  const asked = script.flatMap((step) => (step.do === 'ask' ? [step.question] : []))
  const raise = asked[0]?.antes ?? 0
  const pays = (table: PokerVariant['tables']['ante'], category: Category): number =>
    table ? (table[category] ?? 0) : 1
  return {
    raise,
    fold: -1,
    closed: 1,
    lose: -(1 + raise),
    tie: 0,
    win: (category) => pays(tables.ante, category) + raise * pays(tables.bet, category),
  }
}

/** How a hand that goes ends: the bank is closed, the hand loses, ties, or wins with what it is. */
export const CLOSED = 0
export const LOSES = 1
export const TIES = 2
export const WINS = 3

const remembered = new Map<string, readonly number[]>()

/** What each of them pays, the wins by these categories. */
export const endNets = (game: AnyGame, categories: readonly Category[]): readonly number[] => {
  const known = remembered.get(game.id)
  if (known?.length === WINS + categories.length) return known
  const { closed, lose, tie, win } = netsOf(variantOf(game))
  const made = [closed, lose, tie, ...categories.map(win)]
  remembered.set(game.id, made)
  return made
}
