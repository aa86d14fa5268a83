// The phases as staff calls them: in lists of tables too, so apart from the other words.

import type { Both, Words } from '../family.js'

export const phases: Both<Words> = {
  es: {
    idle: 'Entre pases',
    betting: 'Apuestas',
    deal: 'Reparto',
    reveal: 'Destape',
    five: 'Punto con cinco',
    third: 'Tercera carta',
    collect: 'Cobro',
    pay: 'Pago',
    clear: 'Recoger cartas',
  },
  en: {
    idle: 'Between rounds',
    betting: 'Bets',
    deal: 'Deal',
    reveal: 'Squeeze',
    five: 'Punto on five',
    third: 'Third card',
    collect: 'Collect',
    pay: 'Payment',
    clear: 'Cards picked up',
  },
}
