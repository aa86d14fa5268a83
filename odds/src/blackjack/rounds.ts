// Rounds of the blackjack games: the best play at the fast table.

import type { Config } from '@tapete/engine'
import type { Rounds, RoundsRequest } from '../analysis.js'
import { moments } from '../tools/distribution.js'
import { toNumber } from '../tools/fraction.js'
import { type Rows, rowOf } from '../tools/rows.js'
import type { Counts, Tally } from '../tools/tally.js'
import { type BestPlay, bestPlay } from './analyse.js'
import { unitOf } from './outcomes.js'
import { type BlackjackRules, rulesOfTable } from './rules.js'
import { perfectPairsNets } from './sides.js'
import { type Strategy, strategyOf } from './strategy.js'
import { FAST_CHUNK, playFast } from './tally.js'

export interface Ready {
  readonly rules: BlackjackRules
  readonly config: Config
  readonly strategy: Strategy
  /** What the strategy is worth, per unit bet. */
  readonly ev: number
  readonly cut?: number
}

/** The bets of Challenge 21 are counted; the others are those the game asks for. */
const rulesFor = (rules: BlackjackRules, bets: RoundsRequest['bets']): BlackjackRules => {
  if (bets.length === 0) return rules
  const wanted = bets.map(({ bet }) => bet).join()
  if (rules.bankHands > 1 && wanted === 'round-1,round-2') return { ...rules, bankHands: 2 }
  throw new Error(
    `${rules.game} is simulated with the bets it asks for${rules.bankHands > 1 ? ', or round-1 and round-2' : ''}`,
  )
}

/** Of a play that has been worked out. */
export const readyOf = (play: BestPlay, config: Config, cut?: number): Ready => ({
  rules: play.rules,
  config,
  strategy: strategyOf(play),
  ev: play.ev,
  ...(cut === undefined ? {} : { cut }),
})

/** Nets are counted in parts of a bet; a round may have several bets. */
const rowsOf = ({ rules, ev }: Ready, { rounds, lines, total: all }: Tally): Rows => {
  const stake = unitOf(rules) * rules.bankHands
  const total = rowOf({ bet: 'total', stake }, all, rounds, ev)
  const pairs = perfectPairsNets(rules)
  return {
    bets: [
      { ...total, bet: rules.bankHands > 1 ? 'rounds' : 'main' },
      ...(pairs ? [rowOf({ bet: 'pairs', stake: 1 }, lines[1] as Counts, rounds, toNumber(moments(pairs).ev))] : []),
    ],
    total,
  }
}

export const rounds: Rounds<Ready> = {
  manners: {
    cut: {
      min: 1,
      max: 208,
      about: 'blackjack: cards behind the cut card (default: a full shoe for every round, as the odds assume)',
    },
  },
  chunk: FAST_CHUNK,
  ready: (game, { config, bets, manner: { cut } }) => {
    const rules = rulesFor(rulesOfTable(game, config), bets)
    return readyOf(bestPlay(rules), config, cut === undefined ? undefined : Number(cut))
  },
  play: (_, ready, part, pulse) => playFast(ready, part, pulse),
  rows: (_, ready, tally) => rowsOf(ready, tally),
}
