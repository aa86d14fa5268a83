// The words of a table of Treinta y Cuarenta, in Spanish (Chile).

import { packs } from '../../cards/packs/es.js'
import { es as cards } from '../../i18n/cards/es.js'
import { money } from '../../i18n/format.js'
import type { FamilyWords, NamedSpot } from '../family.js'
import { phases } from './phases.js'

const SPOTS: { readonly [spot: string]: string } = { red: 'Rojo', black: 'Negro', color: 'Color', inverse: 'Inverso' }

const nameOf = (id: string): string =>
  id.startsWith('insurance:') ? `Seguro · ${SPOTS[id.slice('insurance:'.length)] ?? id}` : (SPOTS[id] ?? id)

const CARD = /^[A2-9TJQK][shdc]$/

export const es = {
  options: {
    ...packs.options,
    refaitMode: 'Empate a 31',
    'refaitMode:literal': 'Mitad perdida, mitad bloqueada',
    'refaitMode:partage': 'La mitad, o todo en prisión',
    insurance: 'Qué se asegura',
    'insurance:blocked': 'Lo bloqueado, tras el empate a 31',
    'insurance:before': 'Cualquier apuesta, antes de repartir',
    insurancePercent: 'Prima del seguro, en por ciento',
  },
  spot: ({ id }: NamedSpot) => nameOf(id),
  kinds: { red: 'Rojo', black: 'Negro', color: 'Color', inverse: 'Inverso', insurance: 'Seguro' },
  phases: phases.es,
  moves: {
    ...packs.moves,
    'collect-cards': 'Recoger las cartas',
    'end-shoe': 'Se acaban las cartas',
    'no-more-bets': 'Cerrar las apuestas',
    card: 'Ingresar la carta',
    irregular: 'Jugada irregular',
    collect: 'Cobrar lo perdido',
    pay: 'Pagar lo ganado',
    yield: 'Entregar lo bloqueado',
    wait: 'Esperar el siguiente pase',
    insure: 'Asegurar lo bloqueado',
    'insure-before': 'Asegurar la apuesta',
    'no-more-choices': 'Cerrar las elecciones',
  },
  fields: { ...packs.fields, on: 'Apuesta', with: 'Con' },
  values: {
    ...packs.values,
    'face-up-card': 'Sale una carta descubierta',
    'stuck-cards': 'Salen cartas pegadas',
    'one-more-stuck': 'Sale pegada otra carta más',
    'moved-back': 'Se retroceden cartas',
    'cut-card-passed': 'Se repartió pasado el separador',
    'shoe-exhausted': 'Se acaban las cartas',
    'playing-anothers-hand': 'Jugar la mano de otro',
    'removing-cards': 'Sacar cartas de la mesa',
    'after-no-more-bets': 'Tocar las apuestas después del «no va más»',
    'idle-seat': 'Conservar el puesto sin jugar',
    red: 'Rojo',
    black: 'Negro',
    color: 'Color',
    inverse: 'Inverso',
  },
  events: {
    ...packs.events,
    'card-burned': 'Carta quemada {card}',
    'shoe-exhausted': 'Se acabaron las cartas',
    'irregular-play': 'Jugada irregular: {cause}',
    'round-voided': 'Pase nulo: {cause}',
    'card-dealt': '{card} a {row}: {total}',
    'cards-collected': 'Se recogen las cartas',
    'rows-full': 'Negro {black}, rojo {red}',
    'round-held': 'Pase en espera: salió el separador',
    'round-resumed': 'Sigue el pase que estaba en espera',
    'bets-stand': 'Las apuestas siguen en pie',
    blocked: '{seat}: apuesta a {on} bloqueada, quedan {blocked}',
    'choice-offered': '{seat}: ¿qué hace con {on}?',
    waits: '{seat} espera con {on}',
    insured: '{seat} asegura {on} por {amount}',
    'insurance-asked': '{seat} pide asegurar {on}',
    'insurance-lapsed': '{seat} no alcanza a asegurar {on}',
    'insurance-returned': '{seat}: se devuelve el seguro de {on}',
    'insurance-covers': '{seat}: el seguro cubre {on}',
    'kept-in-pledge': '{seat}: apuesta a {on} sigue bloqueada',
  },
  refusals: {
    ...packs.refusals,
    'cannot-have-happened': 'Esto no pudo pasar en este momento',
    'card-cannot-come': 'Esa carta ya no está en el sabot',
    'cards-left': 'Todavía quedan cartas',
    'no-card-due': 'No toca carta ahora',
    'no-such-card': 'Esa carta no existe',
    'no-such-cause': 'Esa causa no existe aquí',
    'nobody-plays': 'Nadie ha apostado',
    'shoe-exhausted': 'No quedan cartas',
    'shoe-not-ready': 'El sabot no está listo',
    'already-insured': 'Esa apuesta ya está asegurada',
    'no-blocked-bet': 'Ahí no hay una apuesta bloqueada',
    'not-insured-before': 'Aquí se asegura después del empate a 31',
    'not-insured-now': 'Aquí se asegura antes de repartir',
  },
  value: (field: string, value: string): string | undefined => {
    if (field === 'card' && CARD.test(value)) return cards.card(value)
    if (field === 'row') return value === 'black' ? 'la fila negra' : 'la fila roja'
    return field === 'on' ? nameOf(value) : undefined
  },
  sums: ['blocked'],
  within: ['cause'],
  staff: packs.staff,
  steps: { bets: 'Apuestas', rows: 'Filas', refait: 'Empate a 31', payment: 'Pago' },
  next: {},
  how: { blocked: 'empate a 31: pierde la mitad' },
  noOutcome: 'sin filas completas',
  table: {
    cloth: 'Paño de Treinta y Cuarenta',
    rows: { black: 'Fila negra', red: 'Fila roja' } as Record<string, string>,
    points: (points: number) => `${points} puntos`,
    boxes: { red: 'ROJO', black: 'NEGRO', color: 'COLOR', inverse: 'INVERSO' } as Record<string, string>,
    wins: {
      red: 'la fila roja, más cerca de 31',
      black: 'la fila negra, más cerca de 31',
      color: 'primera carta del color que gana',
      inverse: 'primera carta del otro color',
    } as Record<string, string>,
    pays: 'paga 1 a 1',
    mine: (amount: number) => `tu apuesta ${money(amount)}`,
    others: (amount: number) => `otros ${money(amount)}`,
    blocked: (amount: number) => `bloqueados ${money(amount)}`,
    held: 'En espera: se baraja de nuevo y el pase continúa',
    board: 'Últimos pases',
    turn: (bet: string) => `${bet}: decides tú`,
    yourChoice: (bet: string, amount: number) => `Empate a 31 · ${bet} tiene ${money(amount)} bloqueados`,
    decisions: {
      wait: { label: 'Esperar', key: 'E' },
      insure: { label: 'Asegurar', key: 'S' },
      yield: { label: 'Entregar', key: 'T' },
    } as Record<string, { label: string; key: string }>,
    notes: {
      wait: (amount: number) => `si gana la próxima, recuperas ${money(amount)}`,
      insure: (premium: number) => `por ${money(premium)}, otro 31-31 no te lo quita`,
      yield: 'pierdes todo lo apostado',
      share: (amount: number) => `recuperas ${money(amount)}`,
    },
    before: (bet: string, premium: number) => `Asegurar ${bet} por ${money(premium)}`,
    insuredBefore: (bet: string) => `${bet} irá asegurado`,
    told: (row: string, points: number) => `${row}: ${points}`,
    notAllowed: 'ahora no',
    next: {
      bets: (left: number) => `En ${left} s: «No va más»`,
      deal: 'Primero la fila negra, luego la roja, hasta 31 o más.',
      held: 'Salió el separador: el pase queda en espera y se baraja.',
      refait: 'Elige por cada apuesta bloqueada: esperar, asegurar o entregar.',
      others: 'Se decide cada apuesta bloqueada.',
      won: (result: string, amount: number) => `${result}. Ganas ${money(amount)}.`,
      lost: (result: string, amount: number) => `${result}. Pierdes ${money(amount)}.`,
      even: (result: string) => `${result}. Ni ganas ni pierdes.`,
      stand: (result: string) => `${result}: las apuestas quedan en la mesa.`,
    },
  },
  console: {
    cardFor: (row: string, total: number) => `Carta para la ${row.toLowerCase()} (${total})`,
    burned: 'Carta que se quema',
    becomes: (row: string, total: number) => `${row}: ${total}`,
    held: 'Sale el separador: el pase queda en espera',
  },
  odds: {
    lead: 'Ley exacta de las dos filas de un sabot completo, sin reposición; cada pase, desde un sabot completo.',
    name: (bet: string, choice: string | undefined): string => {
      const at = nameOf(bet.split(':')[0] ?? bet)
      const does = { yield: 'entregando en el 31-31', wait: 'esperando en el 31-31', insure: 'asegurando en el 31-31' }
      if (bet === 'insurance') return 'Seguro de lo bloqueado'
      if (bet === 'insured-before') return 'Cualquiera, asegurada en cada pase'
      return choice ? `${at}, ${does[choice as keyof typeof does]}` : at
    },
    best: (choice: string): string =>
      ({
        yield: 'Después de un 31-31 conviene entregar.',
        wait: 'Después de un 31-31 conviene esperar.',
        insure: 'Después de un 31-31 conviene esperar y asegurar.',
      })[choice] ?? '',
    insurance: (worth: string, favours: boolean) =>
      favours
        ? `Tal como está escrito, el seguro de lo bloqueado favorece al jugador en ${worth} de la prima.`
        : `El seguro de lo bloqueado cuesta ${worth} de la prima.`,
  },
} satisfies FamilyWords & { readonly [part: string]: unknown }

export type TrenteWords = typeof es
