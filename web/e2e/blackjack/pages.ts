import type { FamilyPages } from '../family.js'
import { practice } from '../kit.js'
import { toBets } from './kit.js'

export const pages: FamilyPages = {
  table: async (request, game) => {
    const table = await practice(request, game)
    await toBets(request, table)
    return table
  },
  ready: {
    'blackjack-classic': '.betbox',
    'blackjack-perfect-pairs': '.betbox.side',
    'challenge-21': '.squares',
    'canal-21': '.betbox',
    'blackjack-mendoza': '.betbox',
  },
  pages: [
    ['a card table, watching', 'other', '/blackjack/mesa-6', '.tray .btn'],
    ['the croupier of cards', 'croupier', '/croupier/mesa-en-vivo-2', '.hands-table'],
    ['the pit boss of cards', 'boss', '/pit-boss/mesa-en-vivo-2', '.irr summary'],
    ['a card table on the wall', 'operator', '/display/mesa-6', '.wall .result.cards'],
    ['odds of Black Jack', 'guest', '/odds/blackjack-classic', '.strategy .cell'],
  ],
}
