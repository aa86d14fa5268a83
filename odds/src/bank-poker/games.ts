// The games of the family there are odds of, a module each.

import type { AnyGame } from '@tapete/engine'
import { caribbean, caribbeanPlus } from './caribbean/index.js'
import type { PokerModule } from './module.js'
import { threeCard } from './three-card.js'

export const MODULES: readonly PokerModule[] = [caribbean, caribbeanPlus, threeCard]

export const moduleOf = ({ id }: AnyGame): PokerModule => {
  const found = MODULES.find(({ games }) => games.includes(id))
  if (!found) throw new Error(`there are no odds of ${id} yet`)
  return found
}
