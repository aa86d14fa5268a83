// Which analysis a game belongs to. A family the list does not know is taken at its cloth: bets, and nothing to decide.

import { type AnyGame, findTold } from '@tapete/engine'
import type { Analysis } from './analysis.js'
import * as families from './families.js'
import { byEnumeration } from './tools/enumerated.js'

export const ANALYSES: readonly Analysis[] = Object.values(families)

export const analysisOf = ({ family }: AnyGame): Analysis =>
  ANALYSES.find((analysis) => analysis.family === family) ?? byEnumeration(family)

/** A game, or the one of the catalogue with this id. */
export const gameOf = (game: AnyGame | string): AnyGame => {
  const found = typeof game === 'string' ? findTold(game) : game
  if (!found) throw new Error(`no game ${game} in the catalogue`)
  return found
}
