// Dice: every bet by the engine's own settlement; craps bets that last are the states of a chain.

import { byEnumeration } from '../tools/enumerated.js'

export const dice = byEnumeration('dice')
