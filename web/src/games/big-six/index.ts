// The family of Big Six, loaded with the first page that speaks of it.

import { bigSix } from '@tapete/engine'
import { voiding } from '../../console/causes.js'
import type { FamilyModule } from '../family.js'
import { ConsoleCloth, OddsCloth, Past } from './Cloths.js'
import { Entry } from './Entry.js'
import { resultOf, VOIDED } from './projection.js'
import { Wall } from './Wall.js'
import { words } from './words.js'

export const family: FamilyModule = {
  games: [bigSix],
  words,
  gloss: {
    whole: {
      'tirada nula': 'Void spin',
      '¿desean modificar sus apuestas o hacer otras?': 'Do you wish to change your bets, or to make others?',
    },
    words: [
      [/\bvalor\b/g, 'value'],
      [/\bprimer símbolo\b/g, 'first symbol'],
      [/\bsegundo símbolo\b/g, 'second symbol'],
    ],
  },
  resultOf,
  voidedBy: VOIDED,
  Past,
  Wall,
  console: {
    Entry,
    Cloth: ConsoleCloth,
    causes: (view) => voiding(view, { phase: 'spinning', voidedBy: VOIDED }),
    plausible: () => ({ cause: 'few-turns', disc: 'clockwise' }),
  },
  history: { detail: (event) => (event.type === 'disc-stopped' ? String(event.symbol) : undefined) },
  odds: { first: 'value:1', Cloth: OddsCloth },
}
