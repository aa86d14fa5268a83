import type { FamilyFacts } from '../family.js'

export const bigSix: FamilyFacts = {
  id: 'big-six',
  games: { 'big-six': {} },
  title: { es: 'Big Six', en: 'Big Six' },
  icon: 'M3.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M10 4.5v13M3.5 11h13M5.4 6.4l9.2 9.2M14.6 6.4l-9.2 9.2M8.5 1.5h3L10 4.5Z',
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
