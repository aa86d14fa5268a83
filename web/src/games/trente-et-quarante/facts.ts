import type { FamilyFacts } from '../family.js'

const ROWS = { es: ['Se reparten las filas', 'negra y roja'], en: ['The rows are dealt', 'black and red'] } as const
const REFAIT = { es: ['Empate a 31', 'se decide cada apuesta'], en: ['A tie at 31', 'each bet is decided'] } as const

export const trenteEtQuarante: FamilyFacts = {
  id: 'trente-et-quarante',
  games: { 'trente-et-quarante': {} },
  title: { es: 'Treinta y Cuarenta', en: 'Trente et Quarante' },
  icon: 'M3 3.5h6v5H3ZM11 3.5h6v5h-6ZM3 11.5h6v5H3ZM11 11.5h6v5h-6ZM5 6h2M13 6h2M5 14h2M13 14h2',
  rounds: 'rounds',
  tone: 'wine',
  round: {
    betting: 'bets',
    deal: 'rows',
    held: 'rows',
    refait: 'refait',
    // Half of a 31-31 is collected before its choices; what is looked at is the end of the round.
    collect: 'payment',
    pay: 'payment',
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
