// Everything the odds of a blackjack game say, as plain data.

import type { Played } from '../analysis.js'
import { type Fraction, format, toNumber } from '../tools/fraction.js'
import type { BestPlay } from './analyse.js'
import { type Chart, chartOf } from './chart.js'
import type { BlackjackRules } from './rules.js'
import { waiting } from './sides.js'

export interface EvenMoney {
  readonly up: 'ace' | 'ten'
  /** What a natural that declines gets on average. */
  readonly waiting: number
  readonly exact: string
  readonly take: boolean
}

/** Floating point, over every card of a full shoe without replacement. */
export interface BlackjackOdds extends Played {
  readonly chart: Chart
  readonly evenMoney: readonly EvenMoney[]
  readonly insures: boolean
}

const evenMoneyOf = (rules: BlackjackRules): EvenMoney[] =>
  (['ace', 'ten'] as const)
    .filter((up) => rules.evenMoney[up])
    .map((up) => {
      const worth: Fraction = waiting(rules, up)
      return { up, waiting: toNumber(worth), exact: format(worth), take: toNumber(worth) < 1 }
    })

export const oddsOfPlay = ({ rules, ev, bets: roundBets, variance, upcards }: BestPlay): BlackjackOdds => ({
  ev,
  houseEdge: -ev,
  favoursPlayer: ev > 0,
  roundBets,
  variance,
  chart: chartOf(upcards),
  evenMoney: evenMoneyOf(rules),
  insures: upcards.some(({ plays }) => plays.some((play) => play.insures)),
})
