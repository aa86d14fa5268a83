import type { FamilyFacts } from '../family.js'

/** Pots are logs beside tables: nobody sits at one, and no list of games has them. */
export const progressive: FamilyFacts = {
  id: 'progressive',
  games: { 'progressive-scj': { tone: 'brass' }, 'progressive-arica': { tone: 'brass' } },
  title: { es: 'Pozos progresivos', en: 'Progressive pots' },
  icon: 'M4 16.500h12M6 16.500V11M10 16.500V7.500M14 16.500V3.500M3.500 8.500 13 2.500',
  rounds: 'rounds',
  tone: 'brass',
  round: {},
  betting: [],
  closed: [],
  turning: [],
  firstBetStarts: false,
  decisions: true,
  now: { es: {}, en: {} },
  lists: () => import('./lists.js'),
  load: () => import('./index.js'),
  page: () => import('./page.js'),
}
