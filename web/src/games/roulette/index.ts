// The family of the three roulettes, loaded with the first page that speaks of one.

import { rouletteAmerican, rouletteAmerican00, rouletteFrench } from '@tapete/engine'
import { money } from '../../i18n/format.js'
import { lineOf } from '../../pages/table/payments.js'
import type { FamilyModule } from '../family.js'
import { OddsCloth, Past } from './Cloths.js'
import { parts } from './console/index.js'
import { gloss } from './gloss.js'
import { behind } from './play.js'
import { resultOf, VOIDED } from './projection.js'
import { colourOf, purse } from './purse.js'
import { findSpot } from './spots.js'
import { Wall } from './Wall.js'
import { words } from './words.js'

export const family: FamilyModule = {
  games: [rouletteFrench, rouletteAmerican, rouletteAmerican00],
  words,
  gloss,
  findSpot,
  resultOf,
  voidedBy: VOIDED,
  behind,
  Past,
  Wall,
  table: {
    purse,
    colourOf,
    mainKinds: ['straight', 'even-chance'],
    // Half or prison, decided about a stake that waited for it (RF-28).
    linesOf: (event) => {
      switch (event.type) {
        case 'zero-decision-due':
          return [{ ...lineOf('waiting', event, 0), waits: true }]
        case 'imprisoned':
          return [{ ...lineOf('imprisoned', event, 0), decides: true }]
        case 'halved':
          return [{ ...lineOf('halved', event, -Number(event.amount)), decides: true }]
        default:
          return undefined
      }
    },
    oddsChoice: (config) => config.zeroDefault as string | undefined,
  },
  console: parts,
  history: {
    detail: (event) =>
      event.type === 'ball-landed'
        ? String(event.pocket)
        : event.type === 'imprisoned' || event.type === 'zero-decision-due'
          ? money(Number(event.stake))
          : undefined,
    quiet: ['pit-boss-told', 'marker-removed'],
  },
  odds: { first: 'straight:17', Cloth: OddsCloth },
}
