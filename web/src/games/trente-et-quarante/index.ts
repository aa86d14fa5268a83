// The family of Treinta y Cuarenta, loaded with the first page that speaks of it.

import { trenteEtQuarante } from '@tapete/engine'
import { lazy } from 'react'
import { listed } from '../../console/causes.js'
import type { FamilyModule } from '../family.js'
import { ConsoleCloth, Past } from './Cloths.js'
import { cardDue, Entry } from './Entry.js'
import { placeOf } from './play.js'
import { resultOf } from './projection.js'
import { Wall } from './Wall.js'
import { words } from './words.js'

export const family: FamilyModule = {
  games: [trenteEtQuarante],
  words,
  gloss: {
    whole: {
      'no va más': 'No more bets',
      'últimas tres manos de la mesa': 'Last three hands of this table',
      'últimas dos manos de la mesa': 'Last two hands of this table',
      'última mano de la mesa': 'Last hand of this table',
      'empate a treinta y uno': 'A tie at thirty-one',
    },
    words: [
      [/\bempate a\b/g, 'a tie at'],
      [/\be inverso gana\b/g, 'and inverse win'],
      [/\by color gana\b/g, 'and colour win'],
      [/\bnegro\b/g, 'black'],
      [/\brojo\b/g, 'red'],
      [/\buno\b/g, 'one'],
      [/\bdos\b/g, 'two'],
      [/\btres\b/g, 'three'],
      [/\bcuatro\b/g, 'four'],
      [/\bcinco\b/g, 'five'],
      [/\bseis\b/g, 'six'],
      [/\bsiete\b/g, 'seven'],
      [/\bocho\b/g, 'eight'],
      [/\bnueve\b/g, 'nine'],
      [/\bcuarenta\b/g, 'forty'],
    ],
  },
  resultOf,
  voidedBy: 'round-voided',
  Past,
  Wall,
  table: { oddsChoice: () => 'wait', placeOf },
  console: {
    Entry,
    entryOf: cardDue,
    Cloth: ConsoleCloth,
    causes: listed,
    groups: { irregular: ['end-shoe'], table: ['cut', 'new-cards'] },
    plausible: () => ({ cause: 'stuck-cards' }),
  },
  history: { sentences: true },
  odds: { Page: lazy(async () => ({ default: (await import('./Odds.js')).Odds })) },
}
