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
