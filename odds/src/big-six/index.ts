// Big Six: bets, a disc, and nothing to decide.

import { byEnumeration } from '../tools/enumerated.js'

export const bigSix = byEnumeration('big-six')
