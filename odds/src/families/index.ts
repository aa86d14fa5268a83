// Which family a game belongs to. One the list does not know is taken at its cloth: bets, and nothing to decide.

import type { AnyGame } from '@tapete/engine'
import type { Family } from './family.js'
import { wheel } from './wheel.js'

export type { Family, Preparation } from './family.js'

const plain: Family = {
  preparations: () => [{ moves: [], chips: 'money' }],
  choices: () => [],
  calls: () => [],
  divisor: () => 1,
  policy: () => undefined,
}

const FAMILIES: { readonly [family: string]: Family } = { roulette: wheel, 'big-six': wheel }

export const familyOf = (game: AnyGame): Family => FAMILIES[game.family] ?? plain
