// The phases as staff calls them: in lists of tables too, so apart from the other words.

import type { Both, Words } from '../family.js'

export const phases: Both<Words> = {
  es: {
    idle: 'Entre pases',
    betting: 'Apuestas',
    deal: 'Filas',
    held: 'Pase en espera',
    collect: 'Cobro',
    pay: 'Pago',
    refait: 'Empate a 31',
    clear: 'Recoger cartas',
  },
  en: {
    idle: 'Between rounds',
    betting: 'Bets',
    deal: 'Rows',
    held: 'Round on hold',
    collect: 'Collect',
    pay: 'Payment',
    refait: 'Tie at 31',
    clear: 'Cards picked up',
  },
}
