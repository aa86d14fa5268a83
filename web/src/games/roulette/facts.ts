import type { FamilyFacts } from '../family.js'

export const roulette: FamilyFacts = {
  id: 'roulette',
  games: { 'roulette-french': { tone: 'felt' }, 'roulette-american': {}, 'roulette-american-00': {} },
  rounds: 'spins',
  tone: 'night',
  round: {
    betting: 'bets',
    spinning: 'ball',
    closed: 'closed',
    collect: 'result',
    approve: 'payment',
    pay: 'payment',
    check: 'payment',
  },
  betting: ['betting', 'spinning'],
  closed: ['closed'],
  turning: ['spinning', 'closed'],
  firstBetStarts: false,
  decisions: false,
  now: {
    es: { ball: ['Bola en juego', 'aún se apuesta'] },
    en: { ball: ['Ball in play', 'bets still open'] },
  },
  lists: () => import('./lists.js'),
  load: () => import('./index.js'),
  page: () => import('./page.js'),
}
