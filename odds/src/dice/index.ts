// Dice: three of them are settled by one throw and enumerated; at craps a bet may last, and somebody must throw. Besides: which
// bets are the worst of a table, by the bet and by the throw, and how long a hand is.

import type { Analysis, Played, RoundsRequest, Summary } from '../analysis.js'
import type { BetOdds } from '../tools/bet-odds.js'
import { byEnumeration } from '../tools/enumerated.js'
import { format, toNumber } from '../tools/fraction.js'
import type { Habits } from '../tools/habits.js'
import { grid, percent } from '../tools/told.js'
import { companyOf, hasShooter, until } from './company.js'
import { crapsBets, stands, throwsOfAHand } from './craps.js'

const habits: Habits = {
  others: companyOf,
  stands: (table) => ('shooter' in table.play ? stands(table) : JSON.stringify(table.bets)),
  // Where a bet has travelled, and what stands behind another bet.
  isReached: ({ id }) => /^(dont-)?(come|pass-odds):/.test(id),
  usual: (game) => (hasShooter(game) ? ['pass-line'] : undefined),
  preparations: (game, table) => (hasShooter(game) ? [{ moves: until(game, table, [], 4) }] : []),
}

/** What one throw of a bet costs, whether it lasts or not. */
const perThrow = ({ lasts, houseEdge }: BetOdds): number => lasts?.edge ?? houseEdge

interface Ranked {
  readonly bet: string
  readonly houseEdge: number
  readonly exact: string
}

export interface DiceFacts {
  /** Where players throw: the throws of a hand, on average. */
  readonly hand?: { readonly throws: number; readonly exact: string }
  /** The dearest bets first, by the bet and by the throw. */
  readonly worst: readonly Ranked[]
  readonly worstByThrow: readonly Ranked[]
  /** The cheapest. */
  readonly best: readonly Ranked[]
}

const SHOWN = 5

/** Bets one makes: not what has travelled, nor a second reading of the same bet. */
const isMade = ({ reached, choice }: BetOdds): boolean => !reached && choice !== 'stays'

const byEdge = (bets: readonly BetOdds[], edge: (row: BetOdds) => number, first: 1 | -1): Ranked[] =>
  [...bets]
    .sort((a, b) => first * (edge(b) - edge(a)))
    .slice(0, SHOWN)
    .map((row) => ({
      bet: row.bet,
      houseEdge: edge(row),
      exact: edge === perThrow && row.lasts ? row.lasts.edgeExact : row.exact.replace(/^-/, ''),
    }))

const facts: Summary<DiceFacts> = {
  of: (game, config, bets) => {
    const made = bets.filter(isMade)
    const throws = hasShooter(game) ? throwsOfAHand(game, config) : undefined
    return {
      ...(throws ? { hand: { throws: toNumber(throws), exact: format(throws) } } : {}),
      worst: byEdge(made, (row) => row.houseEdge, 1),
      worstByThrow: byEdge(made, perThrow, 1),
      best: byEdge(made, (row) => row.houseEdge, -1),
    }
  },
  told: ({ hand, worst, worstByThrow, best }) => {
    const ranked = (rows: readonly Ranked[], title: string) =>
      grid<Ranked>(
        [
          { title, text: (row) => row.bet },
          { title: 'house edge', align: 'right', text: (row) => percent(row.houseEdge) },
          { title: 'exactly', align: 'right', text: (row) => row.exact },
        ],
        rows,
      )
    return [
      ...(hand ? [`A hand has ${hand.throws.toFixed(4)} throws on average, exactly ${hand.exact}.`] : []),
      ranked(worst, 'worst bets'),
      ranked(worstByThrow, 'worst by the throw'),
      ranked(best, 'best bets'),
    ]
  },
}

const enumerated = byEnumeration('dice', habits)

export const dice: Analysis<Played, RoundsRequest> = {
  ...enumerated,
  bets: (game, config, asked) => (hasShooter(game) ? crapsBets : enumerated.bets)(game, config, asked),
  summary: facts as Summary,
}
