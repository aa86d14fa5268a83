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
  refused: {
    'two-bets-needed': () => ['You play alone: it takes two bets', 'Ask for a free box too, and bet in it.'],
    'too-few-hands': ({ need }) => [need === 1 ? 'Place a bet to begin' : `Place bets on ${need} hands to begin`],
  },
  options: {
    cutCardDepth: 'Cards behind the cut card',
    shoeMode: 'Dealt from',
    'shoeMode:shoe': 'Shoe',
    'shoeMode:machine': 'Machine',
    preShuffled: 'Approval of pre-shuffled cards',
    backColours: 'Colour of the backs',
    'backColours:two': 'Two',
    'backColours:one-alternated': 'One, alternated',
    insuranceMin: 'Minimum of the insurance',
    cloth: 'What the cloth shows',
    minHandsToStart: 'Hands to start with',
    requireAdjacent: 'The second position next to the first',
    equalBets: 'Equal bets on every hand',
    tieBreakEqualPays: 'Tie-break with equal cards',
    'tieBreakEqualPays:1:1': '1 to 1',
    'tieBreakEqualPays:3:2': '3 to 2',
    bonusScope: 'Bonus for three cards',
    'bonusScope:first-three': 'The first three',
    'bonusScope:final-three': 'A hand of three',
    boxes: 'Boxes of the cloth',
    bankBlackjackBeats21: "The bank's blackjack beats every 21",
  },
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
    typeCard: 'rank and suit: 6 h, K s; the next one confirms',
    typeRank: 'the rank will do: 6, K; the next one confirms',
    over: 'Bust',
    plays: 'Plays',
    hand: 'Hand',
    total: 'Total',
    handStates: { waiting: 'Waits', stood: 'Stands', bust: 'Bust', out: 'Out' },
    duel: { player: 'The player wins', bank: 'The bank wins', equal: 'Equal: paid' },
  },
}
