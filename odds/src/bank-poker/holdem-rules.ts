// What Hold'em Plus and Hold'em Bonus pay, as the numbers that counting needs; read from the games' own variants.

import { type Category, FIVE_CARD, fastHands, gradeOf, type PokerVariant } from '@tapete/engine'
import { PLACES } from './contest.js'
import { leastPlace } from './least.js'

const placesWhere = (from: (category: Category) => boolean): number => {
  const { categoryOf } = fastHands()
  return Array.from({ length: PLACES }, (_, place) => place).findIndex((place) => from(categoryOf(place)))
}

export interface PlusRules {
  /** The least place that opens. */
  readonly least: number
  /** What the ante pays, each once, ascending. */
  readonly levels: readonly number[]
  /** By the place of the winning hand: which of them. */
  readonly levelOf: Uint8Array
}

export const plusRules = ({ least, tables, id }: PokerVariant): PlusRules => {
  const table = tables.ante
  if (!least || !table) throw new Error(`${id} pays no ante by table`)
  const levels = [...new Set(Object.values(table))].sort((a, b) => a - b)
  const { categoryOf } = fastHands()
  // A high card never beats a bank that opened, and stands in no table.
  const levelOf = Uint8Array.from({ length: PLACES }, (_, place) =>
    Math.max(0, levels.indexOf(table[categoryOf(place)] ?? 0)),
  )
  return { least: leastPlace(least), levels, levelOf }
}

/** The bet is two antes, 1 to 1 (HEP-08, HEP-15). */
export const PLUS_BET = 2
export const [LOST, TIED, CLOSED, WON] = [0, 1, 2, 3] as const

/** What each end of a hand that goes is worth in antes: lost, tied, not opened, then won by what the ante pays. */
export const plusNets = ({ levels }: PlusRules): readonly number[] => [
  -1 - PLUS_BET,
  0,
  1,
  ...levels.map((pays) => pays + PLUS_BET),
]

export interface BonusRules {
  /** The least place with which the ante of a winner is paid (HEB-25). */
  readonly paidFrom: number
}

export const bonusRules = ({ antePaidFrom, id }: PokerVariant): BonusRules => {
  if (!antePaidFrom) throw new Error(`${id} pays every ante`)
  const least = gradeOf(FIVE_CARD, antePaidFrom)
  return { paidFrom: placesWhere((category) => gradeOf(FIVE_CARD, category) >= least) }
}

/** How a hand that was not retired ends: with none, one or both of the bets of turn and river made. */
export const BONUS_RESULTS = 4
export const BONUS_ENDS = 3 * BONUS_RESULTS

/** In antes: the flop is two, turn and river one each (HEB-10, HEB-14, HEB-17), all 1 to 1 (HEB-27). */
export const BONUS_NETS: readonly number[] = [0, 1, 2].flatMap((bets) => [-(3 + bets), 0, 2 + bets, 3 + bets])
