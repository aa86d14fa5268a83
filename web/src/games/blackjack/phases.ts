// The phases as staff calls them: in lists of tables too, so apart from the other words.

import type { Both, Words } from '../family.js'

export const phases: Both<Words> = {
  es: {
    idle: 'Entre pases',
    betting: 'Apuestas',
    deal: 'Reparto',
    pairs: 'Perfect Pairs',
    insurance: 'Seguro',
    surrender: 'Retiros',
    turns: 'Turnos',
    bank: 'Banca',
    'tie-break': 'Desempate',
    reveal: 'Cubiertas',
    clear: 'Recoger cartas',
    collect: 'Cobro',
    pay: 'Pago',
  },
  en: {
    idle: 'Between rounds',
    betting: 'Bets',
    deal: 'Deal',
    pairs: 'Perfect Pairs',
    insurance: 'Insurance',
    surrender: 'Surrenders',
    turns: 'Turns',
    bank: 'Bank',
    'tie-break': 'Tie-break',
    reveal: 'Face down',
    clear: 'Cards picked up',
    collect: 'Collect',
    pay: 'Payment',
  },
}
