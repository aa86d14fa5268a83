// The odds of a game with its own defaults: enumerated once, then remembered.

import { configure, findGame } from '@tapete/engine'
import { analyse, type GameOdds } from '@tapete/odds'

const known = new Map<string, GameOdds>()

export const oddsOf = (id: string): GameOdds => {
  const kept = known.get(id)
  if (kept) return kept
  const game = findGame(id)
  const configured = game && configure(game.settings)
  if (!game || !configured?.ok) throw new Error(`no odds of ${id}`)
  const odds = analyse(game, configured.config)
  known.set(id, odds)
  return odds
}
