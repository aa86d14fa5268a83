import type { FamilyFacts } from '../family.js'

export const roulette: FamilyFacts = {
  id: 'roulette',
  games: { 'roulette-french': { tone: 'felt' }, 'roulette-american': {}, 'roulette-american-00': {} },
  title: { es: 'Ruleta', en: 'Roulette' },
  icon: 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M7 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M10 2.5V7M10 13v4.5M2.5 10H7M13 10h4.5',
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
