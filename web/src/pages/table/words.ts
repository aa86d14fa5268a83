// The words of a table, for whoever plays at it.

import { wordsOf } from '../../app/words.js'
import { count, money } from '../../i18n/format.js'
import type { Some } from '../../i18n/rounds.js'

const es = {
  round: (n: number) => (n ? `Tirada ${count(n)}` : 'Sin tiradas aún'),
  seat: (n: number) => `Puesto ${n}`,
  watching: 'Mirando',
  table: 'La mesa',
  tableMenu: 'La mesa y tu puesto',
  tabs: 'Partes de la mesa',
  tab: { cloth: 'Paño', pays: 'Pagos' },
  next: {
    idle: 'La próxima tirada comienza pronto.',
    idlePractice: 'Presiona Continuar para abrir las apuestas.',
    bets: (left: number) => `En ${left} s: «No más apuestas»`,
    betting: 'Apuestas abiertas.',
    void: 'La tirada se repite. Tus apuestas siguen en el paño y puedes cambiarlas.',
    fault: 'El jefe de mesa revisa el equipo.',
    closedTable: 'La mesa está cerrada.',
    suspended: 'La mesa está suspendida.',
    last: (n: number) => (n === 1 ? 'Última tirada.' : `Quedan ${n} tiradas.`),
  },
  tray: 'Fichas y acciones',
  onCloth: 'En el paño',
  inHand: 'Fichas',
  repeat: 'Repetir',
  double: 'Doblar',
  undo: 'Deshacer',
  clear: 'Limpiar',
  proceed: 'Continuar',
  because: {
    closed: 'Las apuestas están cerradas',
    nothingBefore: 'Aún no hay apuestas que repetir',
    nothingHere: 'No tienes apuestas en el paño',
    nothingDone: 'No hay nada que deshacer',
    offline: 'Sin conexión con la mesa',
    full: 'No queda puesto libre',
    notOpen: 'La mesa no está abierta',
    noMoney: 'Tu saldo no alcanza',
  },
  sit: 'Sentarse',
  sitLead: 'Miras la mesa. Para apostar, siéntate.',
  stand: 'Dejar el puesto',
  standBody: 'Tus fichas vuelven a tu saldo. Lo que está en el paño se juega y se te paga igual.',
  leaving: 'Dejas el puesto cuando se resuelva lo que está en el paño.',
  comeBack: 'Volver al puesto',
  away: 'Estás ausente. Vuelve para apostar.',
  buy: 'Comprar fichas',
  buyShort: 'Comprar',
  buyLead: (wallet: number) => `Tu saldo: ${money(wallet)}. Las fichas se cambian de vuelta cuando quieras.`,
  buyFirst: 'Compra fichas para apostar.',
  cashOut: 'Cambiar por saldo',
  otherAmount: 'Otro monto',
  amountRule: (step: number) => `Múltiplos de ${money(step)}`,
  limits: 'Límites',
  limitOf: (min: number | null, max: number | null) =>
    min === null && max === null
      ? 'sin límite'
      : min === null
        ? `hasta ${money(max as number)}`
        : max === null
          ? `desde ${money(min)}`
          : `${money(min)} a ${money(max)}`,
  history: 'Historial y repetición',
  fairness: 'Compromisos y semillas',
  rules: 'Reglamento de este juego',
  odds: 'Probabilidades de este juego',
  lobby: 'Volver a los salones',
  noneYet: 'Aún no hay resultados',
  pays: (round: number | null) => (round === null ? 'Tus pagos' : `Tus pagos · tirada ${count(round)}`),
  paysWatching: 'Cuando juegues, aquí ves cada pago con su artículo.',
  how: {
    paid: '',
    collected: 'perdida',
    halved: 'la mitad a la casa',
    freed: 'vuelve',
    pushed: 'nula, vuelve',
    returned: 'devuelta',
    void: 'nula',
  } as Record<string, string>,
  losses: 'Perdidas',
  lossesHow: (n: number) => (n === 1 ? '1 apuesta cobrada' : `${n} apuestas cobradas`),
  dismiss: 'Entendido',
  practiceName: 'Práctica',
  conditions: 'Condiciones de la mesa',
  articleOpen: 'Ver en el reglamento',
}

const en: typeof es = {
  round: (n) => (n ? `Spin ${count(n)}` : 'No spins yet'),
  seat: (n) => `Seat ${n}`,
  watching: 'Watching',
  table: 'Table',
  tableMenu: 'The table and your seat',
  tabs: 'Parts of the table',
  tab: { cloth: 'Cloth', pays: 'Payments' },
  next: {
    idle: 'The next spin starts soon.',
    idlePractice: 'Press Continue to open the bets.',
    bets: (left) => `In ${left} s: «No más apuestas»`,
    betting: 'Bets are open.',
    void: 'The spin is repeated. Your bets stand and you may change them.',
    fault: 'The pit boss is checking the equipment.',
    closedTable: 'The table is closed.',
    suspended: 'The table is suspended.',
    last: (n) => (n === 1 ? 'Last spin.' : `${n} spins left.`),
  },
  tray: 'Chips and actions',
  onCloth: 'On the cloth',
  inHand: 'Chips',
  repeat: 'Repeat',
  double: 'Double',
  undo: 'Undo',
  clear: 'Clear',
  proceed: 'Continue',
  because: {
    closed: 'Bets are closed',
    nothingBefore: 'No bets to repeat yet',
    nothingHere: 'You have no bets on the cloth',
    nothingDone: 'Nothing to undo',
    offline: 'Not connected to the table',
    full: 'No free seat',
    notOpen: 'The table is not open',
    noMoney: 'Your balance is too low',
  },
  sit: 'Sit down',
  sitLead: 'You are watching. Sit down to bet.',
  stand: 'Leave the seat',
  standBody: 'Your chips go back to your balance. What is on the cloth is played and paid all the same.',
  leaving: 'You leave the seat when what is on the cloth is settled.',
  comeBack: 'Come back',
  away: 'You are away. Come back to bet.',
  buy: 'Buy chips',
  buyShort: 'Buy',
  buyLead: (wallet) => `Your balance: ${money(wallet)}. Chips change back whenever you like.`,
  buyFirst: 'Buy chips to bet.',
  cashOut: 'Change to balance',
  otherAmount: 'Another amount',
  amountRule: (step) => `Multiples of ${money(step)}`,
  limits: 'Limits',
  limitOf: (min, max) =>
    min === null && max === null
      ? 'no limit'
      : min === null
        ? `up to ${money(max as number)}`
        : max === null
          ? `from ${money(min)}`
          : `${money(min)} to ${money(max)}`,
  history: 'History and replay',
  fairness: 'Commitments and seeds',
  rules: 'Regulation of this game',
  odds: 'Odds of this game',
  lobby: 'Back to the rooms',
  noneYet: 'No result yet',
  pays: (round) => (round === null ? 'Your payments' : `Your payments · spin ${count(round)}`),
  paysWatching: 'When you play, each payment shows here with its article.',
  how: {
    paid: '',
    collected: 'lost',
    halved: 'half to the house',
    freed: 'comes back',
    pushed: 'void, comes back',
    returned: 'returned',
    void: 'void',
  },
  losses: 'Lost',
  lossesHow: (n) => (n === 1 ? '1 bet collected' : `${n} bets collected`),
  dismiss: 'Understood',
  practiceName: 'Practice',
  conditions: 'Conditions of the table',
  articleOpen: 'See it in the regulation',
}

export type TableWords = typeof es

/** At a table that plays rounds instead of spins. */
const rounds: { readonly [language in 'es' | 'en']: Some<TableWords> } = {
  es: {
    round: (n) => (n ? `Pase ${count(n)}` : 'Sin pases aún'),
    next: {
      idle: 'El próximo pase comienza pronto.',
      void: 'El pase se repite. Tus apuestas siguen en el paño y puedes cambiarlas.',
      last: (n) => (n === 1 ? 'Último pase.' : `Quedan ${n} pases.`),
    },
    pays: (round) => (round === null ? 'Tus pagos' : `Tus pagos · pase ${count(round)}`),
  },
  en: {
    round: (n) => (n ? `Round ${count(n)}` : 'No rounds yet'),
    next: {
      idle: 'The next round starts soon.',
      void: 'The round is repeated. Your bets stand and you may change them.',
      last: (n) => (n === 1 ? 'Last round.' : `${n} rounds left.`),
    },
    pays: (round) => (round === null ? 'Your payments' : `Your payments · round ${count(round)}`),
  },
}

export const useTableWords = wordsOf<TableWords>({ es, en }, rounds)
