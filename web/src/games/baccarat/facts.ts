import type { FamilyFacts } from '../family.js'

const DEAL = { es: ['Cartas en juego', 'punto y banca'], en: ['Cards in play', 'punto and banca'] } as const
const THIRD = { es: ['Tercera carta', 'decide la tabla'], en: ['Third card', 'the table decides'] } as const
const REVEAL = {
  es: ['Destape', 'un jugador da vuelta las cartas'],
  en: ['The squeeze', 'a player turns the cards'],
} as const
const FIVE = { es: ['Punto con cinco', 'pide o se planta'], en: ['Punto on five', 'draws or stands'] } as const

export const baccarat: FamilyFacts = {
  id: 'baccarat',
  title: { es: 'Punto y Banca', en: 'Punto y Banca' },
  icon: 'M3 5h8v12H3zM11 7l6 1.5-2.6 9.5L9 16.6M5.5 8h3M7 6.5v3',
  games: {
    'punto-y-banca': {},
    'baccarat-chemin-de-fer': { tone: 'brass' },
    'midi-punto-y-banca': {},
    'mini-punto-y-banca': {},
  },
  rounds: 'rounds',
  tone: 'wine',
  round: {
    betting: 'bets',
    deal: 'deal',
    reveal: 'reveal',
    five: 'five',
    third: 'third',
    collect: 'payment',
    pay: 'payment',
    clear: 'payment',
  },
  betting: ['betting'],
  closed: ['deal', 'reveal', 'five', 'third'],
  turning: [],
  firstBetStarts: true,
  decisions: false,
  now: {
    es: { deal: DEAL.es, third: THIRD.es, reveal: REVEAL.es, five: FIVE.es },
    en: { deal: DEAL.en, third: THIRD.en, reveal: REVEAL.en, five: FIVE.en },
  },
  lists: () => import('./lists.js'),
  load: () => import('./index.js'),
  page: () => import('./page.js'),
}
