// What the staff reads at a table that plays rounds instead of spins.

import { count } from '../format.js'
import type { Some } from '../rounds.js'
import type { StaffWords } from './index.js'

export const rounds: { readonly [language in 'es' | 'en']: Some<StaffWords> } = {
  es: {
    round: (n) => `pase ${count(n)}`,
    croupier: {
      sealBody: 'Guarda las barajas y cierra el fichero con llave o precinto.',
      lastRounds: (n) => (n === 1 ? 'Último pase' : `Quedan ${n} pases`),
      instructed: 'Cierre instruido: faltan los últimos pases.',
      bankInRound: 'Banca en este pase',
      freedTag: 'Nula',
      callReasons: ['Pase irregular', 'Reclamo por un pago', 'Apuesta dudosa', 'Revisar las cartas o el sabot'],
    },
    pit: {
      limitsBetween: 'Se cambian entre pases.',
      review: 'Revisar pases',
      reviewRound: (n) => `Revisión del pase ${count(n)}`,
      round: 'Pase',
      noRound: 'Ese pase no está en el registro',
      noRoundBody: 'Elige otro pase.',
    },
    regulator: { review: 'Revisar por pase' },
    events: {
      'round-ended': 'Termina el pase {round}',
      'round-started': 'Empieza el pase {round}',
      'round-voided': 'Pase nulo: {cause}',
    },
    refusals: {
      'last-rounds-not-announced': 'Falta anunciar los últimos pases',
      'no-player-present': 'No hay jugadores presentes para el primer pase',
      'no-round': 'No hay pase en curso',
      'not-after-payment': 'Solo después del pago y antes del próximo pase',
      'round-in-progress': 'Hay un pase en curso',
      'seat-not-idle': 'El puesto no lleva más de tres pases sin jugar',
    },
  },
  en: {
    round: (n) => `round ${count(n)}`,
    croupier: {
      sealBody: 'Put the packs away and lock or seal the chip tray.',
      lastRounds: (n) => (n === 1 ? 'Last round' : `${n} rounds left`),
      instructed: 'Closing instructed: last rounds to come.',
      bankInRound: 'Bank in this round',
      freedTag: 'Void',
      callReasons: ['Irregular round', 'Complaint about a payment', 'Doubtful bet', 'Check the cards or the shoe'],
    },
    pit: {
      limitsBetween: 'They change between rounds.',
      review: 'Review rounds',
      reviewRound: (n) => `Review of round ${count(n)}`,
      round: 'Round',
      noRound: 'That round is not in the log',
      noRoundBody: 'Choose another round.',
    },
    regulator: { review: 'Review by round' },
    events: {
      'round-ended': 'Round {round} ends',
      'round-started': 'Round {round} begins',
      'round-voided': 'Void round: {cause}',
    },
    refusals: {
      'last-rounds-not-announced': 'The last rounds are not announced yet',
      'no-player-present': 'No player is present for the first round',
      'no-round': 'No round is under way',
      'not-after-payment': 'Only after the payment and before the next round',
      'round-in-progress': 'A round is under way',
      'seat-not-idle': 'The seat has not sat out more than three rounds',
    },
  },
}
