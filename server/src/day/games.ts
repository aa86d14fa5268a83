// The games of the day: the catalogue, and of the test kit's small games those that hide something, so that there is
// something nobody may see.

import { type AnyGame, CATALOGUE, findIn, RULE_SETS } from '@tapete/engine'
import { KIT } from '@tapete/engine/testkit'
import type { FindGame } from '../tables/replica.js'

const isHiding = ({ rules }: AnyGame): boolean => rules.some((rule) => rule.hides)

export const BESIDES: readonly AnyGame[] = KIT.filter(isHiding)
export const DAY_GAMES: readonly AnyGame[] = [...CATALOGUE, ...BESIDES]

export const findDayGame: FindGame = (id, ruleSet) => findIn([...BESIDES, ...RULE_SETS], id, ruleSet)
