// The family of the five games of blackjack, loaded with the first page that speaks of one.

import { lazy } from 'react'
import type { Event } from '../../app/types.js'
import { placeOf } from '../../cards/tableSeat.js'
import { capital } from '../../i18n/format.js'
import { leastOf } from '../../pages/table/stakes.js'
import type { FamilyModule } from '../family.js'
import { parts } from './console/index.js'
import { GAMES } from './games.js'
import { gloss } from './gloss.js'
import { Past } from './Past.js'
import { boxOfSpot } from './table/table.js'
import { Wall } from './Wall.js'
import { words } from './words.js'

const BANK = /puntos|black jack|canal 21/i

/** What was said of the bank's hands. */
const bankSaid = (events: readonly Event[]): string | undefined => {
  const said = events.filter((event) => event.type === 'said' && BANK.test(String(event.phrase)))
  return said.length ? said.map((event) => capital(String(event.phrase))).join(' · ') : undefined
}

export const family: FamilyModule = {
  games: GAMES,
  words,
  gloss,
  Past,
  Wall,
  table: {
    placeOf: (spot) => placeOf(boxOfSpot(spot)),
    // Cards that come together are laid one after the other.
    beat: (events) => {
      const laid = events.find(({ type }) => type === 'card-dealt' || type === 'card-covered')
      return laid && { ms: 260, cue: laid.hand === 'bank' ? 'turnUp' : 'card' }
    },
    // The side bet on a pair begins at a tenth of the least bet.
    least: (view) => leastOf(view.limits) / (view.game === 'blackjack-perfect-pairs' ? 10 : 1),
  },
  console: parts,
  history: { outcome: bankSaid, sentences: true },
  odds: {
    Page: lazy(async () => ({ default: (await import('./odds/BlackjackOdds.js')).BlackjackOdds })),
  },
}
