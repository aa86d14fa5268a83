// Everything the odds of a blackjack game say, as plain data.

import type { AnyGame, Config } from '@tapete/engine'
import type { BetOdds } from '../bet-odds.js'
import { type Fraction, format, toNumber } from '../fraction.js'
import { type BestPlay, bestPlay } from './analyse.js'
import { type Chart, chartOf } from './chart.js'
import type { BlackjackRules } from './rules.js'
import { rulesOfTable } from './rules.js'
import { sideBets, waiting } from './sides.js'

export interface EvenMoney {
  readonly up: 'ace' | 'ten'
  /** What a natural that declines gets on average. */
  readonly waiting: number
  readonly exact: string
  readonly take: boolean
}

export interface BlackjackOdds {
  /** Of the bets made before the deal, per unit: floating point, over every card of a full shoe without replacement. */
  readonly ev: number
  readonly houseEdge: number
  /** As written, played well, the game favours the player. */
  readonly favoursPlayer: boolean
  /** Bets of one unit in a round, and the variance of the whole round. */
  readonly roundBets: number
  readonly variance: number
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

export const blackjackOdds = (
  game: AnyGame,
  config: Config,
  onProgress: (done: number, total: number) => void = () => {},
): BlackjackOdds & { readonly bets: readonly BetOdds[] } => {
  const rules = rulesOfTable(game, config)
  return { ...oddsOfPlay(bestPlay(rules, onProgress)), bets: sideBets(game, config, rules) }
}
