import type { FamilyFacts } from '../family.js'

const DEAL = { es: ['Cartas en juego', 'cubiertas'], en: ['Cards in play', 'face down'] } as const
const ASKED = { es: ['Voy o no voy', 'se decide'], en: ['Play or fold', 'being decided'] } as const
const DRAWN = { es: ['Cambio de cartas', 'una o dos'], en: ['Changing cards', 'one or two'] } as const
const BANK = { es: ['Muestra la banca', '¿abre o no abre?'], en: ['The bank shows', 'does it open?'] } as const

export const bankPoker: FamilyFacts = {
  id: 'bank-poker',
  games: {
    'caribbean-poker': {},
    'caribbean-poker-plus': {},
    'draw-poker': { tone: 'wine' },
    'draw-poker-arica': { tone: 'wine' },
    'three-card-poker': { tone: 'brass' },
    'go-poker': { tone: 'brass' },
    'holdem-plus': { tone: 'night' },
    'holdem-plus-iquique': { tone: 'night' },
    'holdem-bonus': { tone: 'night' },
  },
  title: { es: 'Póker contra la banca', en: 'Poker against the bank' },
  icon: 'M4 6.500 9.500 4 14 14.500 8.500 17ZM10.500 4.200l4.800.4a1.200 1.200 0 0 1 1.100 1.300L15.600 14M7.500 8.500l1.800 4M9.200 9.600l-2.200.9',
  rounds: 'rounds',
  tone: 'felt',
  round: {
    betting: 'bets',
    deal: 'deal',
    answers: 'answers',
    exchange: 'drawn',
    serve: 'drawn',
    uncover: 'bank',
    bank: 'bank',
    hands: 'payment',
    clear: 'payment',
  },
  betting: ['betting'],
  closed: ['deal'],
  turning: [],
  firstBetStarts: true,
  decisions: true,
  now: {
    es: { deal: DEAL.es, answers: ASKED.es, drawn: DRAWN.es, bank: BANK.es },
    en: { deal: DEAL.en, answers: ASKED.en, drawn: DRAWN.en, bank: BANK.en },
  },
  lists: () => import('./lists.js'),
  load: () => import('./index.js'),
  page: () => import('./page.js'),
}
