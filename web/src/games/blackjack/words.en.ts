// The words of a blackjack table, in English.

import { spotName } from './spots.js'
import { staff } from './staff.en.js'
import { table } from './table.en.js'
import type { es } from './words.es.js'

const BETS = {
  bets: {
    main: 'Bet',
    round: 'Bet',
    pairs: 'Perfect Pairs',
    standing: 'Standing',
    insurance: 'Insurance',
    split: 'Split',
    double: 'Double',
    'tie-break': 'Tie-break',
    bonus: 'Bonus',
  },
  onHand: (bet: string, round: string, box: string, hand: string) =>
    `${bet}${round ? ` ${round}` : ''} · seat ${box}${Number(hand) > 1 ? `, hand ${hand}` : ''}`,
}

export const en: typeof es = {
  ...staff,
  spot: (spot) => spotName(BETS, spot),
  kinds: { main: 'Bet', round: 'Bet per hand', pairs: 'Perfect Pairs', standing: 'Standing' },
  steps: { bets: 'Bets', deal: 'Deal', offers: 'Insurance', turns: 'Turns', bank: 'Bank', payment: 'Payment' },
  next: {},
  table,
  noOutcome: 'no bank hand',
  console: {
    asks: (hand, total) => `With ${total}, ${hand}: what is asked for?`,
    cardEntry: 'Card of the shoe',
    cardFor: (hand) => (hand ? `Card for ${hand}` : 'Card'),
    typeCard: 'type rank and suit: 6 c, K p',
    over: 'Over 21',
    plays: 'Plays',
    hand: 'Hand',
    total: 'Total',
    handStates: { waiting: 'Waits', stood: 'Stands', bust: 'Bust', out: 'Out' },
    duel: { player: 'The player wins', bank: 'The bank wins', equal: 'Equal: paid' },
  },
}
