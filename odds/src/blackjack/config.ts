// The rules of a table of the engine, as it is configured.

import type { AnyGame, Config } from '@tapete/engine'
import { complete } from '../tables.js'
import { type BlackjackRules, blackjackRules, type Pays } from './rules.js'

const paysOf = (text: string): Pays => {
  const [num = 1, den = 1] = text.split(':').map(Number)
  return [num, den]
}

export const rulesOfTable = (game: AnyGame, config: Config = {}): BlackjackRules => {
  const { tieBreakEqualPays, bonusScope, bankBlackjackBeats21 } = complete(game, config)
  return blackjackRules(game.id, {
    ...(typeof tieBreakEqualPays === 'string' ? { tieBreak: { equalPays: paysOf(tieBreakEqualPays) } } : {}),
    ...(bonusScope === 'first-three' || bonusScope === 'final-three' ? { bonusScope } : {}),
    ...(typeof bankBlackjackBeats21 === 'boolean' ? { bankBlackjackBeats21 } : {}),
  })
}
