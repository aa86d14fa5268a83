// The family of baccarat, loaded with the first page that speaks of one of its games.

import { cheminDeFer, midiPuntoYBanca, miniPuntoYBanca, puntoYBanca } from '@tapete/engine'
import { listed } from '../../console/causes.js'
import type { FamilyModule } from '../family.js'
import { cardDue, Entry } from './Entry.js'
import { gloss } from './gloss.js'
import { OddsCloth } from './OddsCloth.js'
import { Past } from './Past.js'
import { asBank, linesOf, resultOf } from './play.js'
import { Wall } from './Wall.js'
import { words } from './words.js'

export const family: FamilyModule = {
  games: [puntoYBanca, cheminDeFer, midiPuntoYBanca, miniPuntoYBanca],
  words,
  gloss,
  resultOf,
  Past,
  Wall,
  table: { mainKinds: ['punto'], asBank, linesOf },
  console: {
    Entry,
    entryOf: cardDue,
    causes: listed,
    groups: {
      irregular: ['call-off', 'forfeit-place', 'deal-annulled'],
      table: ['cut', 'new-cards', 'list-player', 'strike-player'],
    },
    plausible: () => ({ cause: 'stuck-cards' }),
  },
  history: { sentences: true },
  odds: { first: 'punto', Cloth: OddsCloth },
}
