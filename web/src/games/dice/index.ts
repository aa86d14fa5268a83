// The family of the dice, loaded with the first page that speaks of one of its games.

import { chuckALuck, craps, crownAndAnchor, miniCraps } from '@tapete/engine'
import type { FamilyModule } from '../family.js'
import { OddsCloth, Past } from './Cloths.js'
import { parts } from './console/index.js'
import { gloss } from './gloss.js'
import { isCraps } from './play.js'
import { resultOf, VOIDED } from './projection.js'
import { findSpot } from './spots.js'
import { Wall } from './Wall.js'
import { words } from './words.js'

export const family: FamilyModule = {
  games: [craps, miniCraps, crownAndAnchor, chuckALuck],
  words,
  gloss,
  findSpot,
  resultOf,
  voidedBy: VOIDED,
  Past,
  Wall,
  table: {
    mainKinds: ['pass-line'],
  },
  console: parts,
  history: {
    stands: isCraps,
    detail: (event) => (event.type === 'dice-rolled' ? String(event.dice).replaceAll('-', ' · ') : undefined),
    quiet: ['dice-offered', 'bets-stand'],
  },
  odds: { first: 'pass-line', Cloth: OddsCloth },
}
