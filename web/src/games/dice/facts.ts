import type { FamilyFacts } from '../family.js'

export const dice: FamilyFacts = {
  id: 'dice',
  games: { craps: {}, 'mini-craps': {}, 'crown-and-anchor': { tone: 'wine' }, 'chuck-a-luck': { tone: 'brass' } },
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
