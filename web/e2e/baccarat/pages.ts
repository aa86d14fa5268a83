import { toBets } from '../cards.js'
import type { FamilyPages } from '../family.js'
import { practice } from '../kit.js'

export const pages: FamilyPages = {
  table: async (request, game) => {
    const table = await practice(request, game)
    if (game !== 'baccarat-chemin-de-fer') await toBets(request, table)
    return table
  },
  ready: {
    'punto-y-banca': '.betbox',
    'midi-punto-y-banca': '.betbox',
    'mini-punto-y-banca': '.betbox',
    'baccarat-chemin-de-fer': '.bac-bank',
  },
  pages: [
    ['Punto y Banca, watching', 'other', '/baccarat/mesa-punto-1', '.tray .btn'],
    ['the croupier of Punto y Banca', 'croupier', '/croupier/mesa-en-vivo-4', '.next'],
    ['Punto y Banca on the wall', 'operator', '/display/mesa-punto-1', '.wall .bac-wall'],
    ['odds of Punto y Banca', 'guest', '/odds/punto-y-banca', '.kinds td'],
  ],
}
