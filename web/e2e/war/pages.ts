import { toBets } from '../cards.js'
import type { FamilyPages } from '../family.js'
import { practice } from '../kit.js'

export const pages: FamilyPages = {
  table: async (request, game) => {
    const table = await practice(request, game)
    await toBets(request, table)
    return table
  },
  ready: { war: '.betbox.side' },
  pages: [
    ['War, watching', 'other', '/war/mesa-war', '.tray .btn'],
    ['the croupier of War', 'croupier', '/croupier/mesa-war-en-vivo', 'main'],
    ['War on the wall', 'operator', '/display/mesa-war', '.wall .result.war-cards'],
    ['odds of War', 'guest', '/odds/war', '.choice-odds td'],
  ],
}
