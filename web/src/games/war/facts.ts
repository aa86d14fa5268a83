import type { FamilyFacts } from '../family.js'

const WAR = {
  es: ['Guerra en la mesa', 'se decide un empate'],
  en: ['War at the table', 'a tie is being decided'],
} as const
const DEAL = { es: ['Cartas en juego', 'una a cada puesto'], en: ['Cards in play', 'one to each seat'] } as const

export const war: FamilyFacts = {
  id: 'war',
  games: { war: {} },
  title: { es: 'War', en: 'War' },
  icon: 'M4 4h3.5A1.5 1.5 0 0 1 9 5.5v9A1.5 1.5 0 0 1 7.5 16H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 4ZM12.5 4H16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 16 16h-3.5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 12.5 4ZM5.75 8v4M14.25 8v4',
  rounds: 'rounds',
  tone: 'night',
  round: {
    betting: 'bets',
    deal: 'deal',
    ties: 'ties',
    war: 'war',
    // Losers of the first card are settled before the ties; what is looked at is the end of the round.
    collect: 'payment',
    pay: 'payment',
    clear: 'payment',
  },
  betting: ['betting'],
  closed: ['deal'],
  turning: [],
  firstBetStarts: true,
  decisions: true,
  betsBefore: true,
  now: {
    es: { deal: DEAL.es, ties: WAR.es, war: WAR.es },
    en: { deal: DEAL.en, ties: WAR.en, war: WAR.en },
  },
  lists: () => import('./lists.js'),
  load: () => import('./index.js'),
  page: () => import('./page.js'),
}
