// Treinta y Cuarenta: the four bets by each choice after a 31-31, in each reading of it, from the exact law of the two rows.

import type { Analysis, RoundsRequest } from '../analysis.js'
import { betsOf, evWithout, optionsOf, playOf, type TrenteOdds, told } from './report.js'
import { rounds } from './rounds.js'

export const trenteEtQuarante: Analysis<TrenteOdds, RoundsRequest> = {
  family: 'trente-et-quarante',
  bets: (game, config, { only } = {}) => betsOf(game, config).filter(({ bet }) => only?.(bet) ?? true),
  best: {
    about: 'Every round from a full shoe: the law of the two rows without replacement, in exact fractions.',
    find: playOf,
    options: (_, config) => optionsOf(config),
    evWithout,
    told,
  },
  rounds,
}
