// The families of games whose tables can be opened: one line each.

import { baccarat } from './baccarat/facts.js'
import { bankPoker } from './bank-poker/facts.js'
import { bigSix } from './big-six/facts.js'
import { blackjack } from './blackjack/facts.js'
import { dice } from './dice/facts.js'
import type { FamilyFacts } from './family.js'
import { roulette } from './roulette/facts.js'
import { trenteEtQuarante } from './trente-et-quarante/facts.js'
import { war } from './war/facts.js'

export const FAMILIES: readonly FamilyFacts[] = [
  roulette,
  bigSix,
  blackjack,
  baccarat,
  dice,
  war,
  trenteEtQuarante,
  bankPoker,
]
