// The phases as staff calls them: in lists of tables too, so apart from the other words.

import type { Both, Words } from '../family.js'

export const phases: Both<Words> = {
  es: {
    idle: 'Entre pases',
    betting: 'Apuestas',
    deal: 'Reparto',
    collect: 'Cobro',
    pay: 'Pago',
    ties: 'Empates',
    war: 'Guerra',
    clear: 'Recoger cartas',
  },
  en: {
    idle: 'Between rounds',
    betting: 'Bets',
    deal: 'Deal',
    collect: 'Collect',
    pay: 'Payment',
    ties: 'Ties',
    war: 'War',
    clear: 'Cards picked up',
  },
}
