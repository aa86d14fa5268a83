import type { FamilyFacts } from '../family.js'

export const dice: FamilyFacts = {
  id: 'dice',
  games: { craps: {}, 'mini-craps': {}, 'crown-and-anchor': { tone: 'wine' }, 'chuck-a-luck': { tone: 'brass' } },
  title: { es: 'Dados', en: 'Dice' },
  icon: 'M6 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM6.4 7a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0-1.2 0M9.4 10a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0-1.2 0M12.4 13a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0-1.2 0',
  rounds: 'throws',
  tone: 'felt',
  round: {
    betting: 'bets',
    throw: 'closed',
    closed: 'closed',
    rolling: 'throw',
    collect: 'result',
    pay: 'payment',
    check: 'payment',
  },
  betting: ['betting'],
  closed: ['throw', 'closed', 'rolling'],
  turning: ['rolling'],
  firstBetStarts: true,
  decisions: false,
  now: {
    es: { throw: ['Dados en juego', 'apuestas cerradas'] },
    en: { throw: ['Dice in play', 'bets are closed'] },
  },
  lists: () => import('./lists.js'),
  load: () => import('./index.js'),
  page: () => import('./page.js'),
}
