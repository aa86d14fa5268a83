// The phases as staff calls them: in lists of tables too, so apart from the other words.

import type { Both, Words } from '../family.js'

export const phases: Both<Words> = {
  es: { idle: 'Entre tiradas', betting: 'Apuestas', spinning: 'Disco girando', collect: 'Cobro', pay: 'Pago' },
  en: { idle: 'Between spins', betting: 'Bets', spinning: 'Wheel turning', collect: 'Collecting', pay: 'Payment' },
}
