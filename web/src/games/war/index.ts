// The family of War, loaded with the first page that speaks of it.

import { war } from '@tapete/engine'
import { lazy } from 'react'
import type { Event } from '../../app/types.js'
import { placeOf } from '../../cards/tableSeat.js'
import { listed } from '../../console/causes.js'
import { capital } from '../../i18n/format.js'
import type { FamilyModule } from '../family.js'
import { cardDue, Entry } from './Entry.js'
import { Past } from './Past.js'
import { playOf } from './play.js'
import { boxOf, saysWhose } from './spots.js'
import { Wall } from './Wall.js'
import { words } from './words.js'

/** What was said of the croupier's cards. */
const bankSaid = (events: readonly Event[]): string | undefined => {
  const said = events.filter((event) => event.type === 'said' && /^la banca tiene/.test(String(event.phrase)))
  return said.length ? said.map((event) => capital(String(event.phrase))).join(' · ') : undefined
}

export const family: FamilyModule = {
  games: [war],
  words,
  gloss: {
    whole: {
      'rendirse o ir a la guerra': 'Surrender, or go to war',
      'últimas tres manos de la mesa': 'Last three hands of this table',
      'últimas dos manos de la mesa': 'Last two hands of this table',
      'última mano de la mesa': 'Last hand of this table',
    },
    words: [
      [/\bla banca tiene\b/g, 'the bank has'],
      [/\bas\b/g, 'an ace'],
      [/\brey\b/g, 'a king'],
      [/\bquina\b/g, 'a queen'],
      [/\bjaco\b/g, 'a jack'],
    ],
  },
  voidedBy: 'round-voided',
  Past,
  Wall,
  table: { placeOf: (spot) => placeOf(boxOf(spot)) },
  console: {
    Entry,
    entryOf: cardDue,
    causes: listed,
    asks: (view, _tell, language) => {
      const { turn } = playOf(view)
      return view.phase === 'ties' && turn
        ? words[language].console.asks(Number(turn.slice('seat:'.length)))
        : undefined
    },
    groups: { irregular: ['no-cards', 'end-shoe'], table: ['cut', 'new-cards'] },
    saysWhose,
    plausible: () => ({ cause: 'stuck-cards' }),
  },
  history: { outcome: bankSaid, sentences: true },
  odds: { Page: lazy(async () => ({ default: (await import('./Odds.js')).Odds })) },
}
