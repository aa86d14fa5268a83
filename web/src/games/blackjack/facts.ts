import type { FamilyFacts } from '../family.js'

const HANDS = { es: ['Cartas en juego', 'se decide'], en: ['Cards in play', 'being decided'] } as const
const BANK = { es: ['Juega la banca', 'completa su mano'], en: ['The bank plays', 'completing its hand'] } as const

export const blackjack: FamilyFacts = {
  id: 'blackjack',
  games: {
    'blackjack-classic': {},
    'blackjack-perfect-pairs': {},
    'challenge-21': {},
    'canal-21': {},
    'blackjack-mendoza': {},
  },
  title: { es: 'Black Jack', en: 'Blackjack' },
  icon: 'M4.5 4h6A1.5 1.5 0 0 1 12 5.5v10a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 15.5v-10A1.5 1.5 0 0 1 4.5 4ZM11 4l4.5 1.1a1.5 1.5 0 0 1 1 1.8L14.5 15M7.5 8.5 9 10.5l-1.5 2-1.5-2Z',
  rounds: 'rounds',
  tone: 'wine',
  round: {
    betting: 'bets',
    deal: 'deal',
    pairs: 'deal',
    insurance: 'offers',
    surrender: 'turns',
    turns: 'turns',
    bank: 'bank',
    'tie-break': 'bank',
    reveal: 'bank',
    collect: 'payment',
    pay: 'payment',
    clear: 'payment',
  },
  betting: ['betting'],
  closed: ['deal'],
  turning: [],
  firstBetStarts: true,
  decisions: true,
  now: {
    es: { deal: HANDS.es, offers: HANDS.es, turns: HANDS.es, bank: BANK.es },
    en: { deal: HANDS.en, offers: HANDS.en, turns: HANDS.en, bank: BANK.en },
  },
  lists: () => import('./lists.js'),
  load: () => import('./index.js'),
  page: () => import('./page.js'),
}
