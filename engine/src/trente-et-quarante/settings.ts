// The four boxes, what a table can be told, and the articles of its shoe.

import type { RuleId } from '../kernel/citations.js'
import type { Spot } from '../kernel/contract.js'
import { EVEN, HALF, odds } from '../kernel/money.js'
import { type PackRules, packSettings } from '../kernel/packs/packs.js'
import { type Settings, tableSettings } from '../kernel/settings.js'
import type { TrenteConfig } from './play.js'

const spot = (id: string, cite: RuleId): [string, Spot] => [
  id,
  // A 31-31 takes half.
  { id, kind: id, pays: EVEN, cite, covers: [id], shares: [HALF] },
]

/** What a premium is told on: it buys no payment of its own. */
const premium = (id: string): [string, Spot] => [
  `insurance:${id}`,
  { id: `insurance:${id}`, kind: 'insurance', pays: odds(0, 1), cite: 'TYC-25', covers: [id], decided: true },
]

export const SPOTS: ReadonlyMap<string, Spot> = new Map([
  spot('red', 'TYC-15'),
  spot('black', 'TYC-15'),
  spot('color', 'TYC-16'),
  spot('inverse', 'TYC-16'),
  ...['red', 'black', 'color', 'inverse'].map(premium),
])

export const KINDS = ['red', 'black', 'color', 'inverse']

export const PACK_RULES: PackRules = {
  decks: 'TYC-01',
  start: 'TYC-04',
  exhibit: 'TYC-05',
  preShuffled: 'TYC-05',
  approval: 'TYC-47',
  shuffle: 'TYC-05',
  reshuffle: 'TYC-09',
  cut: 'TYC-06',
  cutCard: 'TYC-07',
  cutCardShown: 'TYC-27',
  machine: 'TYC-05',
  burn: 'TYC-08',
  burnForgotten: 'TYC-38',
  newCards: 'TYC-32',
  damaged: 'TYC-48',
}

export const settings: Settings<TrenteConfig> = {
  ...tableSettings(KINDS),
  seats: {
    kind: 'integer',
    min: 1,
    max: 1000,
    default: 12,
    about: 'players, seated or standing, as the pit boss judges that play stays fluid',
    rule: 'TYC-03',
  },
  ...packSettings(PACK_RULES, { burnCards: 5, depth: { min: 52, max: 208, default: 104 } }),
  refaitMode: {
    kind: 'choice',
    choices: ['literal', 'partage'],
    default: 'literal',
    about:
      'a 31-31 as it is written (half lost, half blocked), or as it is played elsewhere (half, or all of it in prison)',
    rule: 'TYC-21',
  },
  insurance: {
    kind: 'choice',
    choices: ['blocked', 'before'],
    default: 'blocked',
    about: 'insurance of a blocked bet against another 31-31, or of any bet before the deal',
    rule: 'TYC-25',
  },
  insurancePercent: {
    kind: 'integer',
    min: 1,
    max: 10,
    default: 1,
    about: 'premium of the insurance, in hundredths of what is insured',
    rule: 'TYC-25',
  },
}
