import type { FamilyFacts } from '../family.js'

export const bigSix: FamilyFacts = {
  id: 'big-six',
  games: { 'big-six': {} },
  rounds: 'spins',
  tone: 'brass',
  round: { betting: 'bets', spinning: 'closed', collect: 'result', pay: 'payment' },
  betting: ['betting'],
  closed: ['spinning'],
  turning: ['spinning'],
  firstBetStarts: true,
  decisions: false,
  now: { es: {}, en: {} },
  lists: () => import('./lists.js'),
  load: () => import('./index.js'),
  page: () => import('./page.js'),
}
