// The odds of the bets beside the hand, each with the article that pays it.

import type { AnyGame, Config, Spot } from '@tapete/engine'
import { type BetOdds, figuresOf } from '../tools/bet-odds.js'
import { cited } from '../tools/cited.js'
import type { Distribution } from '../tools/distribution.js'
import type { BlackjackRules, Pays } from './rules.js'
import { blackjackChance, insuranceNets, perfectPairsNets, STAKE, tieBreakNets } from './sides.js'

const paysText = ([num, den]: Pays): string => `${num}:${den}`

/** What a higher card pays, and equal ones where that is something else. */
const tieBreakPays = ({ tieBreak }: BlackjackRules): string =>
  [...new Set(['1:1', ...(tieBreak ? [paysText(tieBreak.equalPays)] : [])])].join(', ')

export const sideBets = (game: AnyGame, config: Config, rules: BlackjackRules): BetOdds[] => {
  const spots = game.bets(config)
  const row = (bet: string, kind: string, pays: string, nets: Distribution | undefined, stake: number): BetOdds[] => {
    if (!nets) return []
    const spot = spots.find((each) => each.kind === kind) as Spot
    // The cloth has one place for both insurances of Canal 21.
    const source = bet === 'insurance:ten' ? cited('CAN-30') : cited(spot.cite)
    return [{ bet, kind, covers: [], pays, ...figuresOf(nets, stake), ...source }]
  }
  const insurance = (up: 'ace' | 'ten'): BetOdds[] => {
    const pays = rules.insurance[up]
    const nets = pays && insuranceNets(blackjackChance(rules.packs, up), pays)
    return row(`insurance:${up}`, 'insurance', pays ? paysText(pays) : '', nets, STAKE)
  }
  const pairs = rules.perfectPairs
  return [
    ...row(
      'pairs',
      'pairs',
      pairs ? `${pairs.perfect}, ${pairs.colour}, ${pairs.mixed}:1` : '',
      perfectPairsNets(rules),
      1,
    ),
    ...insurance('ace'),
    ...insurance('ten'),
    ...row('tie-break', 'tie-break', tieBreakPays(rules), tieBreakNets(rules), STAKE),
  ]
}
