// Scenarios as tests read them: a title that carries the rule ids, and the moves as text.

import type { Game, Kind } from '../kernel/contract.js'
import { type Outcome, runScenario } from '../kernel/scenario.js'
import { parseScenario } from '../kernel/scenario-reading.js'

/** Runs a scenario written below its title; throws with the differences when it fails. */
export const play = <G extends Kind>(game: Game<G>, title: string, text: string): Outcome => {
  const outcome = runScenario(game, parseScenario(`${title}\ngame ${game.id}\n${text}`))
  if (!outcome.passed) throw new Error(`${title}\n  ${outcome.differences.map(({ what }) => what).join('\n  ')}`)
  return outcome
}
