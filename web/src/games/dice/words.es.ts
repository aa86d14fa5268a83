// The words of a table of dice, in Spanish (Chile).

import { capital, money } from '../../i18n/format.js'
import type { FamilyWords, NamedSpot, Words } from '../family.js'
import { kindOf, numberOf } from './craps/layout.js'
import { rowsEs } from './oddsRows.js'
import { figures, kinds, staff } from './staff.es.js'

const targeted: { readonly [kind: string]: (number: string) => string } = {
  'place-right': (number) => `A favor del ${number}`,
  'place-wrong': (number) => `Contra el ${number}`,
  'pass-odds': (number) => `Gabela al ${number}`,
  'dont-pass-odds': (number) => `Gabela del no pase al ${number}`,
  come: (number) => `Por venir en el ${number}`,
  'dont-come': (number) => `Contra el por venir en el ${number}`,
}

const named = (id: string): string => {
  const number = numberOf(id)
  return (number === undefined ? undefined : targeted[kindOf(id)]?.(number)) ?? (kinds as Words)[id] ?? id
}

const pair = (faces: readonly string[]): string => {
  const all = faces.map((face) => (figures as Words)[face]?.toLowerCase() ?? face)
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} y ${all.at(-1)}` : (all[0] ?? '')
}

export const es = {
  options: {
    diceSet: 'Dados del juego de dados',
    diceThrows: 'Tiradas entre cambios de dados',
    oddsMultiple: 'Gabela máxima, en veces la línea',
    fieldNeedsPoint: 'Campo solo con punto',
  },
  ...staff,
  kinds: { ...kinds, ...rowsEs },
  choices: {
    back: { full: 'Si un 12 la deja nula, se retira', short: 'se retira tras un 12' },
    stays: { full: 'Si un 12 la deja nula, se queda', short: 'se queda tras un 12' },
  },
  spot: ({ id }: NamedSpot) => named(id),
  value: (field: string, value: string) => (field === 'onto' ? named(value) : staff.value(field, value)),
  steps: {
    bets: 'Apuestas',
    closed: 'Apuestas cerradas',
    throw: 'Tirada',
    result: 'Resultado',
    payment: 'Pago',
  },
  next: {
    throw: 'El tirador tira los dados.',
    closed: 'El croupier gira la jaula.',
    rolling: 'Dados en juego.',
    collect: 'Se cobra y luego se paga.',
    pay: 'Primero lo perdido, después los pagos.',
    check: 'El croupier revisa los dados.',
  },

  cloth: {
    craps: 'Paño de craps',
    'mini-craps': 'Paño de mini craps',
    'crown-and-anchor': 'Paño de corona y ancla',
    'chuck-a-luck': 'Paño de chuck a luck',
  } as Words,
  findHint: 'Por ejemplo: campo, 8 duro, a favor 6',
  /** Of dice at rest: "4 y 1", "ancla, corazón y corazón". */
  pair,
  sum: (points: number) => `Suma ${points}`,
  capital,
  craps: {
    box: {
      'dont-come': 'CONTRA EL\nPOR VENIR',
      come: 'POR VENIR',
      field: 'CAMPO',
      'dont-pass': 'NO PASE',
      'pass-line': 'LÍNEA DE PASE',
      'pass-odds': 'GABELA\nAL PASE',
      'dont-pass-odds': 'GABELA\nAL NO PASE',
      'any-seven': 'JUEGO DE 7',
      'hard-4': '4 duro',
      'hard-6': '6 duro',
      'hard-8': '8 duro',
      'hard-10': '10 duro',
      'craps-2': 'craps 2',
      'craps-3': 'craps 3',
      'craps-12': 'craps 12',
      eleven: 'once',
      'any-craps': 'ANY CRAPS',
      horn: 'CUERNOS',
      'under-7': 'BAJO 7',
      'over-7': 'SOBRE 7',
    } as Words,
    note: {
      'dont-come': '1 a 1 · 12 empata',
      come: '1 a 1 · gana 7 y 11, luego su número',
      field: '1 a 1 · 2 y 12: 2 a 1',
      'dont-pass': '1 a 1 · el 12 no gana ni pierde',
      'pass-line': '1 a 1 · gana 7 y 11, luego su punto',
      'any-craps': '2, 3, 12 · 7 a 1',
      horn: '2, 3, 11, 12 · 4 a 1',
    } as Words,
    bands: {
      'place-wrong': () => 'contra',
      'place-right': () => 'a favor',
      'pass-odds': (number) => `al ${number}`,
      'dont-pass-odds': (number) => `al ${number}`,
    } as { readonly [kind: string]: (number: string) => string },
    big: 'GRAN',
    legend: {
      title: 'Marcas',
      on: 'hay punto',
      off: 'no corre',
      against: 'contra el número',
      hard: 'Los duros no corren en la tirada de salida.',
    },
    zones: { lines: 'Líneas', numbers: 'Números', come: 'Por venir', centre: 'Centro' },
    zonesLabel: 'Zonas del paño',
    withPoint: 'se abre con punto',
    /** Why no chip goes there now, by the code of the refusal. */
    barred: {
      'no-point': 'se abre con punto',
      'point-on': 'con punto ya no se pone',
      'not-the-point': 'va solo al punto',
      'no-line-bet': 'pide apuesta de línea',
    } as Words,
    /** The name on a box of the phone; numbers and dice say it themselves. */
    short: (id: string): string => {
      const kind = kindOf(id)
      const number = numberOf(id)
      if (kind === 'pass-odds') return number ? `Gabela al ${number}` : 'Gabela'
      if (kind === 'dont-pass-odds') return number ? `Al no pase, ${number}` : 'Gabela al no pase'
      return number !== undefined || id.startsWith('hard-') || id.startsWith('craps-') || id === 'eleven'
        ? ''
        : named(id)
    },
    zoneNote: (id: string, pays: string): string => {
      const kind = kindOf(id)
      if (kind === 'place-wrong') return `contra\n${pays}`
      if (kind === 'place-right') return `a favor\n${pays}`
      if (id.startsWith('hard-')) return `${id.slice(5)} duro\n${pays}`
      if (id === 'field') return '2 · 3 · 4 · 9 · 10 · 11 · 12\n1 a 1, y 2 a 1 en el 2 y el 12'
      if (id === 'come') return '1 a 1 · gana 7 y 11, luego su número'
      if (id === 'dont-come') return '1 a 1 · el 12 empata'
      if (id === 'dont-pass') return '1 a 1 · el 12 no gana ni pierde'
      if (id === 'pass-line') return '1 a 1 · gana 7 y 11, luego su punto'
      return pays
    },
    /** After the name of a bet, as it is read aloud. */
    notWorking: 'no corre en la próxima tirada',
    point: (point: number | string) => `Punto ${point}`,
    comeOut: 'Tirada de salida',
    marker: (on: boolean) => `Marcador ${on ? 'ON' : 'OFF'}`,
  },
  net: {
    title: 'Neto según el total',
    next: 'próxima tirada',
    strip: 'Tu neto según el total de la próxima tirada, en miles',
    easy: (total: number) => `${total} fácil`,
    hard: (total: number) => `${total} duro`,
    ways: (ways: number) => `${ways}/36`,
    nothing: 'Con apuestas en el paño, aquí ves qué ganas y qué pierdes con cada total.',
  },
  acts: {
    label: 'Tu apuesta elegida',
    none: 'Toca una apuesta del paño para ponerla; tócala otra vez para subirla.',
    take: 'Quitar',
    raise: 'Subir',
    off: 'Poner OFF',
    on: 'Poner ON',
    stake: (name: string, stake: number) => `${name}: ${money(stake)}`,
    nothing: 'Ahí no tienes apuesta',
    contract: 'Con punto no se retira',
  },
  shooter: {
    you: (throws: number) => `Tiras tú · tirada ${throws}`,
    seat: (seat: number, throws: number) => `Tira el puesto ${seat} · tirada ${throws}`,
    nobody: 'Sin tirador',
    hand: 'Tiradas de esta mano',
    turn: 'Tu turno: tira los dados',
    throw: 'Tirar',
    throwNote: 'Los dos dados ruedan hasta el borde opuesto.',
    others: 'Otros dados',
    decline: 'Pasar los dados',
    waits: (seat: number) => `Espera al puesto ${seat}, que tira.`,
    pick: 'Elige dos dados',
    pickBody: 'Los que elijas se tiran; los demás quedan en reserva, a la vista.',
    die: (n: number) => `Dado ${n}`,
    take: (n: number) => (n < 2 ? `Toma ${2 - n} más` : 'Tomar estos dos'),
    line: 'Para tirar, apuesta en la línea de pase o en la de no pase.',
  },
  moment: {
    label: 'Resultado de la tirada',
    air: 'Dados en juego',
    none: 'Aún no hay tiradas',
    total: (total: number) => `Salió ${total}`,
    pointSet: (total: number) => `Punto ${total}`,
    pointMade: (total: number) => `Punto ${total} hecho`,
    sevenOut: 'Siete: se pierde el punto',
    natural: (total: number) => `${total} de salida: gana el pase`,
    craps: (total: number) => `${total} de salida: pierde el pase`,
    dicePass: 'Los dados pasan al jugador siguiente.',
    travelled: (number: string) => `Tu por venir viaja al ${number}`,
    voided: 'Tirada nula',
    voidedBody: 'La tirada no vale: tus apuestas siguen en el paño.',
  },
  board: { title: 'Últimas tiradas', throws: 'Tiradas', dice: 'Dados', cage: 'Jaula' },
  entry: {
    craps: 'Dados de la tirada',
    figures: 'Figuras de los dados',
    cage: 'Dados de la jaula',
    typed: 'Escribe las caras o tócalas.',
    die: (n: number) => `Dado ${n}`,
  },
  console: { shooter: 'Tirador', barred: 'No puede tirar' },
  wall: { last: 'Última tirada', point: 'Punto', none: 'Tirada de salida' },
  three: {
    matches: '1 a 1 · dos 2 a 1 · tres 3 a 1',
    times: (times: number) => `${times} ×`,
    everyLoses: 'Con 10 u 11 pierden todas las apuestas.',
    sums: 'Sumas de los tres dados',
    dice: (faces: string) => `Dados: ${faces}`,
  },
} satisfies FamilyWords & { readonly [part: string]: unknown }

export type DiceWords = typeof es
