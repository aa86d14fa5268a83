// The phases as staff calls them: in lists of tables too, so apart from the other words.

import type { Both, Words } from '../family.js'

export const phases: Both<Words> = {
  es: {
    idle: 'Entre tiradas',
    betting: 'Apuestas',
    throw: 'Por lanzar',
    closed: 'Por girar la jaula',
    rolling: 'Dados en juego',
    collect: 'Cobro',
    pay: 'Pago',
    check: 'Revisión de los dados',
  },
  en: {
    idle: 'Between throws',
    betting: 'Bets',
    throw: 'To be thrown',
    closed: 'Cage to be turned',
    rolling: 'Dice in play',
    collect: 'Collecting',
    pay: 'Payment',
    check: 'Checking the dice',
  },
}
