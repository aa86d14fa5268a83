import type { FamilyFacts } from '../family.js'

const ROWS = { es: ['Se reparten las filas', 'negra y roja'], en: ['The rows are dealt', 'black and red'] } as const
const REFAIT = { es: ['Empate a 31', 'se decide cada apuesta'], en: ['A tie at 31', 'each bet is decided'] } as const

export const trenteEtQuarante: FamilyFacts = {
  id: 'trente-et-quarante',
  games: { 'trente-et-quarante': {} },
  rounds: 'rounds',
  tone: 'wine',
  round: {
    betting: 'bets',
    deal: 'rows',
    held: 'rows',
    collect: 'payment',
    pay: 'payment',
    refait: 'refait',
    clear: 'payment',
  },
  betting: ['betting'],
  closed: ['deal', 'held'],
  turning: [],
  firstBetStarts: true,
  decisions: true,
  now: {
    es: { rows: ROWS.es, refait: REFAIT.es },
    en: { rows: ROWS.en, refait: REFAIT.en },
  },
  lists: () => import('./lists.js'),
  load: () => import('./index.js'),
  page: () => import('./page.js'),
}
