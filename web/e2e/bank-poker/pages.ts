import { POKER_VARIANTS } from '@tapete/engine'
import { toBets } from '../cards.js'
import type { FamilyPages } from '../family.js'
import { practice } from '../kit.js'

export const pages: FamilyPages = {
  table: async (request, game) => {
    const table = await practice(request, game)
    await toBets(request, table)
    return table
  },
  ready: Object.fromEntries(POKER_VARIANTS.map(({ id }) => [id, '.betbox'])),
  pages: [
    ['poker, watching', 'other', '/bank-poker/mesa-draw', '.tray .btn'],
    ['poker on the wall', 'operator', '/display/mesa-tres-cartas', '.wall .result.poker-cards'],
  ],
}
