import { toBets } from '../cards.js'
import type { FamilyPages } from '../family.js'
import { practice } from '../kit.js'

export const pages: FamilyPages = {
  table: async (request, game) => {
    const table = await practice(request, game)
    await toBets(request, table)
    return table
  },
  ready: { 'trente-et-quarante': '.tq-box.red' },
  pages: [
    ['Treinta y Cuarenta, watching', 'other', '/trente-et-quarante/mesa-treinta', '.tray .btn'],
    ['the croupier of Treinta y Cuarenta', 'croupier', '/croupier/mesa-treinta-en-vivo', 'main'],
    ['Treinta y Cuarenta on the wall', 'operator', '/display/mesa-treinta', '.wall .tq-wall'],
  ],
}
