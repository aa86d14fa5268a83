// War: the bet by each choice on a tie, the bet on the tie, exactly and from a full shoe of any number of packs.

import type { Analysis, RoundsRequest } from '../analysis.js'
import { CHOICES } from './policy.js'
import { betsOf, evWithout, playOf, told, type WarOdds } from './report.js'
import { rounds } from './rounds.js'

export const war: Analysis<WarOdds, RoundsRequest> = {
  family: 'war',
  bets: (game, config, { only } = {}) => betsOf(game, config).filter(({ bet }) => only?.(bet) ?? true),
  best: {
    about: 'From a full shoe, over every rank without replacement, in exact fractions; nobody counts cards.',
    find: playOf,
    options: () => CHOICES,
    evWithout,
    told,
  },
  rounds,
}
