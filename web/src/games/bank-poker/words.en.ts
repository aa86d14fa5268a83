// The words of poker against the bank, in English.

import { live } from './live/words.js'
import { spotName } from './spots.js'
import { staff } from './staff.en.js'
import { table } from './table.en.js'
import type { es } from './words.es.js'

export const en: typeof es = {
  ...staff,
  spot: (spot) => spotName(table.bets, spot),
  kinds: { ...table.bets, line: 'Line' },
  options: {
    ...live.en.options,
    shuffling: 'How cards are shuffled and dealt',
    'shuffling:manual': 'By hand',
    'shuffling:machine': 'Machine, card by card',
    'shuffling:packets': 'Machine, in packets',
    decks: 'Decks that alternate',
    uncovered: 'Card of the bank that is uncovered',
    'uncovered:last': 'The last of the packet',
    'uncovered:first': 'The first of the packet',
    burnsOfPacket: 'Card of the board’s packet that is burned',
    'burnsOfPacket:last': 'The last',
    'burnsOfPacket:first': 'The first',
    fourStraightAllowsGap: 'Four to a straight may have a gap',
    cloth: 'What the cloth shows',
  },
  steps: { bets: 'Bets', deal: 'Deal', answers: 'Decision', drawn: 'Draw', bank: 'Reveal', payment: 'Payment' },
  next: {},
  noOutcome: 'no hand of the bank',
  table,
}
