// What a table of War can be told, and the articles of its shoe.

import { type PackRules, packSettings } from '../kernel/packs/packs.js'
import { type Settings, tableSettings } from '../kernel/settings.js'
import { BOXES, KINDS } from './layout.js'
import type { WarConfig } from './play.js'

export const PACK_RULES: PackRules = {
  decks: 'WAR-01',
  start: 'WAR-03',
  exhibit: 'WAR-04',
  preShuffled: 'WAR-04',
  approval: 'WAR-45',
  shuffle: 'WAR-04',
  reshuffle: 'WAR-28',
  cut: 'WAR-05',
  cutCard: 'WAR-06',
  cutCardShown: 'WAR-27',
  machine: 'WAR-07',
  burn: 'WAR-08',
  burnForgotten: 'WAR-37',
  newCards: 'WAR-29',
  damaged: 'WAR-46',
}

export const settings: Settings<WarConfig> = {
  ...tableSettings(KINDS),
  seats: { kind: 'integer', min: 1, max: BOXES, default: BOXES, about: 'places at the table', rule: 'WAR-02' },
  ...packSettings(PACK_RULES, { burnCards: 1, depth: { min: 40, max: 64, default: 52 } }),
  tieBettorMainBet: {
    kind: 'choice',
    choices: ['push', 'war'],
    default: 'push',
    about:
      'what becomes of the bet of a player whose bet on the tie is paid: it goes back, or surrenders or goes to war',
    rule: 'WAR-43',
  },
  warDealing: {
    kind: 'choice',
    choices: ['individual', 'shared'],
    default: 'individual',
    about: 'wars dealt one by one, or all of them against one card of the croupier',
    rule: 'WAR-21',
  },
}
