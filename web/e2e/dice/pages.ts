import type { FamilyPages } from '../family.js'
import { play, practice } from '../kit.js'
import { bet, ready } from './kit.js'

const FIRST: { readonly [game: string]: readonly string[] } = {
  craps: ['pass-line', 'field', 'place-right:6', 'hard-8'],
  'mini-craps': ['dont-pass', 'place-wrong:4', 'horn'],
  'crown-and-anchor': ['figure-crown', 'figure-heart'],
  'chuck-a-luck': ['low', 'field'],
}

export const pages: FamilyPages = {
  // With bets on the cloth, and in craps with the dice picked.
  table: async (request, game) => {
    const table = await practice(request, game)
    await play(request, table, { do: 'continue' })
    await ready(request, table)
    for (const on of FIRST[game] ?? []) await bet(request, table, on, 5000)
    return table
  },
  ready: {
    craps: '.cloth .stack',
    'mini-craps': '.cloth .stack',
    'crown-and-anchor': '.cloth .stack',
    'chuck-a-luck': '.cloth .stack',
  },
  pages: [
    ['a table of dice, watching', 'other', '/dice/mesa-dados-1', '.tray .btn'],
    ['the croupier of the dice', 'croupier', '/croupier/mesa-en-vivo-3', '.next'],
    ['the pit boss of the dice', 'boss', '/pit-boss/mesa-en-vivo-3', '.next'],
    ['a table of craps on the wall', 'operator', '/display/mesa-dados-1', '.wall .point-wall'],
    ['odds of craps', 'guest', '/odds/craps', '.kinds td'],
  ],
}
