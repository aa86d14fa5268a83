// The preset of a croupier's table: every shared part, the game's own moves between them.

import { chipRules } from './chips.js'
import { conductRules } from './conduct.js'
import type { Kind, Rule } from './contract.js'
import type { Customs } from './customs.js'
import { disputeRules } from './disputes.js'
import { holdRules } from './holds.js'
import { limitRules } from './limits.js'
import { outsideLimitRules } from './outside-limits.js'
import { roundRules } from './rounds.js'
import { seatRules } from './seats.js'
import { staffRules } from './staff.js'
import { type Staking, staking } from './stakes.js'

/** `own` are the game's moves; it may need the rules of staking for stakes that come by another move. */
export const bankedTable = <G extends Kind>(
  customs: Customs<G>,
  own: (stakes: Staking<G>) => readonly Rule<G>[],
): Rule<G>[] => {
  const stakes = staking(customs)
  return [
    ...staffRules<G>(customs),
    ...limitRules<G>(),
    ...seatRules(customs),
    ...chipRules<G>(customs),
    ...roundRules(customs),
    ...stakes.rules,
    ...outsideLimitRules(customs),
    ...own(stakes),
    ...holdRules(customs),
    ...conductRules<G>(customs),
    ...disputeRules<G>(),
  ]
}
