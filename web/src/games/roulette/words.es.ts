// The words of a roulette table, in Spanish (Chile).

import { count, money } from '../../i18n/format.js'
import type { FamilyWords, NamedSpot, Telling } from '../family.js'
import { COLOURS } from './pockets.js'
import { type BetWords, spokenName, spotName } from './spots.js'
import { calls, colours, coloursNamed, INSIDE, kinds, staff } from './staff.es.js'

const ordinal = (n: number): string => `${n}ª`

export const bets: BetWords = {
  ...INSIDE,
  column: (n) => `${ordinal(n)} columna`,
  dozen: (n) => `${ordinal(n)} docena`,
  'two-columns': (a, b) => `${ordinal(a)} y ${ordinal(b)} columna`,
  'two-dozens': (a, b) => `${ordinal(a)} y ${ordinal(b)} docena`,
  chances: { red: 'Rojo', black: 'Negro', even: 'Par', odd: 'Impar', low: 'Falta', high: 'Pasa' },
}

const amount = (value: unknown): string => (typeof value === 'number' ? money(value) : '')

const refused: { readonly [code: string]: Telling } = {
  'second-table-even-chances-only': () => ['En la segunda mesa solo hay suertes sencillas'],
  'inside-bets-in-your-colour': () => [
    'En los números se juega con tu color',
    'El dinero va en las suertes sencillas, las columnas y las docenas.',
  ],
  'choose-chips-first': () => [
    'Elige primero tus fichas',
    'Toma un color o una denominación para jugar a los números.',
  ],
  'colour-taken': () => ['Ese color ya es de otro jugador'],
  'one-colour-only': () => ['Cada jugador tiene un solo color'],
  'has-denomination': () => ['Ya juegas con una denominación', 'Devuélvela para tomar un color.'],
  'has-colour': () => ['Ya juegas con un color', 'Devuélvelo para tomar una denominación.'],
  'denomination-taken': () => ['Esa denominación ya es de otro jugador'],
  'colour-in-play': () => ['Tienes fichas de color en el paño', 'Espera a que se resuelvan.'],
  'denomination-in-play': () => ['Tienes esas fichas en los números', 'Espera a que se resuelvan.'],
  'colour-stock-spent': ({ left }) => ['No quedan tantas fichas de tu color', `Alcanza para ${amount(left)}.`],
  'already-called': () => ['Ya pediste esa apuesta', 'El croupier la pondrá en el paño.'],
  'calls-not-offered': () => ['Esta mesa no toma apuestas llamadas'],
  'nothing-to-decide': () => ['Ya no hay nada que decidir ahí'],
  'no-further-spin': () => ['No habrá otra tirada', 'Solo queda llevarse la mitad.'],
}

export const es = {
  ...staff,
  options: {
    display: 'Marcador electrónico',
    reductions: 'Contar los aciertos en plenos antes de pagar',
    calls: 'Apuestas llamadas',
    zeroDefault: 'Si nadie elige cuando sale el cero',
    'zeroDefault:half': 'Mitad',
    'zeroDefault:prison': 'Prisión',
    colours: 'Colores de las fichas de color',
    colourUnits: 'Valores que puede tomar un color',
    colourStock: 'Fichas de cada color',
    denominations: 'Fichas de dinero que un jugador reserva',
  },
  spot: (spot: NamedSpot) => spotName(bets, spot),
  spoken: (spot: NamedSpot) => spokenName(bets, spot),
  bets,
  kinds: { ...kinds, ...Object.fromEntries(Object.entries(calls).map(([call, name]) => [`call:${call}`, name])) },
  colour: COLOURS.es,
  steps: { bets: 'Apuestas', ball: 'Bola en juego', closed: 'No más apuestas', result: 'Resultado', payment: 'Pago' },
  next: {
    spinning: 'La bola está en juego. Todavía puedes apostar.',
    closed: 'La bola decide.',
    collect: 'Se cobra y luego se paga.',
    approve: 'Pagos en el orden del reglamento.',
    pay: 'Pagos en el orden del reglamento.',
    check: 'Pagos en el orden del reglamento.',
  },
  refused,
  how: {
    imprisoned: 'en prisión',
    freed: 'sale de prisión',
    waiting: 'espera tu decisión',
  },
  told: {
    'bet-called': 'Pide una apuesta llamada',
    'call-placed': 'El croupier la pone',
    'call-lapsed': 'La llamada no alcanzó',
    'ball-thrown': 'Bola lanzada',
    'ball-landed': 'La bola cae',
    'marker-placed': 'Marcador en el número',
    imprisoned: 'En prisión',
    'zero-decision-due': 'Espera decisión',
    'payment-approved': 'Visto bueno al pago',
    'round-voided': 'Tirada nula',
    'bets-stand': 'Las apuestas siguen',
    'ball-placed': 'La bola vuelve',
    'colour-assigned': 'Toma un color',
    'colour-bought': 'Cambia por color',
    'colour-returned': 'Devuelve el color',
    'denomination-taken': 'Toma una denominación',
  },
  choices: {
    half: { full: 'Si al salir el cero eliges la mitad', short: 'mitad' },
    prison: { full: 'Si al salir el cero eliges prisión', short: 'prisión' },
  },

  cloth: {
    title: {
      french: 'Paño de ruleta francesa',
      american: 'Paño de ruleta americana',
      'american-00': 'Paño de ruleta americana con doble cero',
    },
    low: '1 a 18',
    high: '19 a 36',
    columnShort: (n: number) => `${ordinal(n)} col.`,
    dozenShort: (n: number) => `${ordinal(n)} doc.`,
    ordinal,
    dozenWord: 'doc.',
    twoToOne: '2 a 1',
    findHint: 'Por ejemplo: cuadro 25, caballo 8 11, rojo',
  },
  track: {
    title: 'Pista de apuestas llamadas',
    chips: (n: number) => `${n} fichas`,
    numbers: (n: number) => `${n} números`,
    calls,
  },
  wheel: {
    at: (pocket: string, colour: string) => `Cilindro: bola en ${pocket} ${colour}`,
    spinning: 'Cilindro girando, bola en juego',
    still: 'Cilindro detenido',
  },
  board: 'Últimos números',
  entry: { title: 'Número de la bola', typed: 'Escribe el número o tócalo.' },
  console: {
    playsWith: (colour: string, unit: string) => `${colour} a ${unit}`,
    prison: 'En prisión',
    second: 'Segunda mesa',
    calls: 'Apuestas llamadas',
    callsAside: 'solo valen en el paño',
    place: 'Poner',
    cannotPlace: 'No se puede poner: fichas o límites',
    turns: (n: number) => `${n} vueltas antes de lanzar`,
    spins: (wheel: string, ball: string) => `Cilindro ${wheel.toLowerCase()}, bola ${ball.toLowerCase()}`,
  },
  wall: { last: 'Último número', values: 'Valor de los colores' },

  table: {
    wheel: 'Cilindro',
    numbers: 'Números',
    inPlay: 'Bola en juego',
    zeros: { '0': 'Cero', '00': 'Doble cero' } as Record<string, string>,
    colourChips: (colour: string) => `Color ${colour}`,
    calls: 'Apuestas llamadas',
    callAsked: 'pedida, la pone el croupier',
    callCost: (chips: number, numbers: number) => `${chips} fichas · ${numbers} números`,
    board: 'Tablero marcador',
    boardEmpty: 'Nadie juega con color todavía',
    boardSeat: (n: number, me: boolean) => (me ? `Puesto ${n}, tú` : `Puesto ${n}`),
    boardWorth: (unit: number) => `vale ${money(unit)}`,
    boardDenomination: (value: number) => `Denominación ${money(value)}`,
    chooseChips: 'Elegir fichas',
    chooseChipsLead:
      'En los números se juega con un color propio, al valor que elijas, o con dinero de una sola denominación.',
    ownColour: 'Un color propio',
    ownDenomination: 'Una denominación',
    unit: 'Valor de cada ficha',
    howMuch: 'Cuánto cambias',
    takeColour: (colour: string) => `Tomar el ${colour}`,
    takeDenomination: (value: number) => `Jugar con ${money(value)}`,
    returnColour: 'Devolver el color',
    returnDenomination: 'Devolver la denominación',
    playWith: 'Jugar con',
    playWithMoney: 'Dinero',
    chipsOf: (n: number) => (n === 1 ? '1 ficha' : `${count(n)} fichas`),
    colours,
    coloursNamed,
    zeroTitle: (bet: string, stake: number) => `Salió el cero: ${bet}, ${money(stake)}`,
    zeroBody: 'Tú decides qué pasa con tu apuesta.',
    half: (sum: number) => `Llevarme la mitad: ${money(sum)}`,
    prison: 'Dejarla en prisión',
    prisonBody: 'Si en la próxima tirada gana, sale sin premio. Si pierde, se cobra.',
    zeroDefault: (choice: string) =>
      `Si no eliges antes de la próxima tirada: ${choice === 'prison' ? 'prisión' : 'la mitad'}.`,
    noPrison: 'No habrá otra tirada',
  },
} satisfies FamilyWords & { readonly [part: string]: unknown }

export type RouletteWords = typeof es
