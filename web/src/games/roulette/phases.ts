// The phases as staff calls them: in lists of tables too, so apart from the other words.

import type { Both, Words } from '../family.js'

export const phases: Both<Words> = {
  es: {
    idle: 'Entre tiradas',
    betting: 'Apuestas',
    spinning: 'Bola en juego',
    closed: 'Número',
    collect: 'Cobro',
    approve: 'Visto bueno',
    pay: 'Pago',
    check: 'Revisión',
  },
  en: {
    idle: 'Between spins',
    betting: 'Bets',
    spinning: 'Ball in play',
    closed: 'Number',
    collect: 'Collecting',
    approve: 'Approval',
    pay: 'Payment',
    check: 'Check',
  },
}
