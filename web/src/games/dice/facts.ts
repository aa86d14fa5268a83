import type { FamilyFacts } from '../family.js'

export const dice: FamilyFacts = {
  id: 'dice',
  games: {
    craps: { betsStand: true },
    'mini-craps': { betsStand: true },
    'crown-and-anchor': { tone: 'wine' },
    'chuck-a-luck': { tone: 'brass' },
  },
  title: { es: 'Dados', en: 'Dice' },
  icon: 'M3.500 6.500 10 3l6.500 3.500v7L10 17l-6.500-3.500ZM3.500 6.500 10 10l6.500-3.500M10 10v7',
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
