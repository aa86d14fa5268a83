import type { FamilyFacts } from '../family.js'

const WAR = {
  es: ['Guerra en la mesa', 'se decide un empate'],
  en: ['War at the table', 'a tie is being decided'],
} as const
const DEAL = { es: ['Cartas en juego', 'una a cada puesto'], en: ['Cards in play', 'one to each place'] } as const

export const war: FamilyFacts = {
  id: 'war',
  games: { war: {} },
  rounds: 'rounds',
  tone: 'night',
  round: {
    betting: 'bets',
    deal: 'deal',
    collect: 'payment',
    pay: 'payment',
    ties: 'ties',
    war: 'war',
    clear: 'payment',
  },
  betting: ['betting'],
  closed: ['deal'],
  turning: [],
  firstBetStarts: true,
  decisions: true,
  now: {
    es: { deal: DEAL.es, ties: WAR.es, war: WAR.es },
    en: { deal: DEAL.en, ties: WAR.en, war: WAR.en },
  },
  lists: () => import('./lists.js'),
  load: () => import('./index.js'),
  page: () => import('./page.js'),
}
