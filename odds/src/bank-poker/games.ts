// The games of the family there are odds of, a module each.

import type { AnyGame } from '@tapete/engine'
import { caribbean, caribbeanPlus } from './caribbean/index.js'
import { draw } from './draw/index.js'
import { goPoker } from './go.js'
import { holdemBonus } from './holdem-bonus.js'
import { holdemPlus, holdemPlusIquique } from './holdem-plus.js'
import type { PokerModule } from './module.js'
import { threeCard } from './three-card.js'

export const MODULES: readonly PokerModule[] = [
  caribbean,
  caribbeanPlus,
  draw,
  threeCard,
  goPoker,
  holdemPlus,
  holdemPlusIquique,
  holdemBonus,
]

export const moduleOf = ({ id }: AnyGame): PokerModule => {
  const found = MODULES.find(({ games }) => games.includes(id))
  if (!found) throw new Error(`there are no odds of ${id} yet`)
  return found
}
