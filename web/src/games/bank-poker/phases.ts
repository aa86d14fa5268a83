// The phases as staff calls them: in lists of tables too, so apart from the other words.

import type { Both, Words } from '../family.js'

export const phases: Both<Words> = {
  es: {
    idle: 'Entre pases',
    betting: 'Apuestas',
    deal: 'Reparto',
    answers: 'Voy o no voy',
    exchange: 'Cambio de cartas',
    serve: 'Cartas compradas',
    uncover: 'Descubrir',
    bank: 'Cambio de la banca',
    hands: 'Manos y pago',
    clear: 'Recoger cartas',
  },
  en: {
    idle: 'Between rounds',
    betting: 'Bets',
    deal: 'Deal',
    answers: 'Play or fold',
    exchange: 'Changing cards',
    serve: 'Bought cards',
    uncover: 'Uncover',
    bank: 'The bank’s draw',
    hands: 'Hands and payment',
    clear: 'Cards picked up',
  },
}
