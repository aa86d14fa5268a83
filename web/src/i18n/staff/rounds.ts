// What the staff reads at a table that plays rounds instead of spins.

import { count } from '../format.js'
import type { Some } from '../rounds.js'
import type { StaffWords } from './index.js'

export const rounds: { readonly [language in 'es' | 'en']: Some<StaffWords> } = {
  es: {
    phases: { idle: 'Entre pases' },
    round: (n) => `pase ${count(n)}`,
    croupier: {
      lastRounds: (n) => (n === 1 ? 'Último pase' : `Quedan ${n} pases`),
      instructed: 'Cierre instruido: faltan los últimos pases.',
      bankInRound: 'Banca en este pase',
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
    },
    refusals: {
      'last-rounds-not-announced': 'Falta anunciar los últimos pases',
      'no-round': 'No hay pase en curso',
      'round-in-progress': 'Hay un pase en curso',
      'seat-not-idle': 'El puesto no lleva más de tres pases sin jugar',
    },
  },
  en: {
    phases: { idle: 'Between rounds' },
    round: (n) => `round ${count(n)}`,
    croupier: {
      lastRounds: (n) => (n === 1 ? 'Last round' : `${n} rounds left`),
      instructed: 'Closing instructed: last rounds to come.',
      bankInRound: 'Bank in this round',
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
      'round-started': 'Round {round} starts',
    },
    refusals: {
      'last-rounds-not-announced': 'The last rounds are not announced yet',
      'no-round': 'No round is under way',
      'round-in-progress': 'A round is under way',
      'seat-not-idle': 'The seat has not sat out more than three rounds',
    },
  },
}
