// The words of the card tables in Spanish (Chile): tú, present tense, short.

import type { SuitKeys } from '../../cards/cardKeys.js'
import { money } from '../format.js'

const SUITS: { readonly [suit: string]: string } = { s: 'picas', h: 'corazones', d: 'diamantes', c: 'tréboles' }
const RANKS: { readonly [rank: string]: string } = { A: 'as', T: '10', J: 'jota', Q: 'reina', K: 'rey' }

export const es = {
  covered: 'carta cubierta',
  card: (code: string) =>
    code === '??' ? 'carta cubierta' : `${RANKS[code.slice(0, -1)] ?? code.slice(0, -1)} de ${SUITS[code.slice(-1)]}`,
  /** "un as", "una jota". */
  a: (code: string) => {
    const rank = code.slice(0, -1)
    return `${rank === 'J' || rank === 'Q' ? 'una' : 'un'} ${RANKS[rank] ?? rank}`
  },
  rankName: (rank: string) => RANKS[rank] ?? rank,
  rankOnly: (rank: string, suit: string) => `${rank} sin pinta (se anota de ${suit.toLowerCase()})`,
  suitName: { s: 'Pica', h: 'Corazón', d: 'Diamante', c: 'Trébol' } as Record<string, string>,
  suitKeys: { p: 's', c: 'h', d: 'd', t: 'c' } as SuitKeys,
  noCards: 'sin cartas',
  total: (total: string) => `total ${total}`,
  /** An ace that still counts either way. */
  either: (high: number, low: number) => `${high} o ${low}`,
  handOf: (name: string, cards: string, total: string) => `${name}: ${cards}${total ? `, ${total}` : ''}`,
  hand: (n: number) => `Mano ${n}`,
  hands: (n: number) => `${n} manos`,
  table: 'Mesa',
  seats: 'Puestos',
  seat: (n: number) => `Puesto ${n}`,
  seatShort: (n: number) => `P${n}`,
  you: 'Tú',
  free: 'libre',
  sitHere: 'Sentarse aquí',
  bank: 'La banca',
  yourBet: 'Tu apuesta',
  thousands: (text: string) => `${text} mil`,
  shoe: 'Sabot',
  shoeLeft: (n: number) => (n === 1 ? '1 carta' : `${n} cartas`),
  cutAt: (n: number) => `corte en ${n}`,
  cutOut: 'salió el separador',
  machine: 'máquina barajadora',
  discards: 'Descartes',
  boxes: 'Apuestas',
  noBet: 'sin apuesta tuya',
  optional: 'opcional',
  decide: 'Tu decisión',
  less: 'Bajar',
  more: 'Subir',
  amountOf: (name: string, max: number) => `${name}, hasta ${money(max)}`,
  suitsChoice: 'Pintas',
  twoColours: '2 colores',
  fourColours: '4 colores',
  padRank: 'Índice',
  padSuit: 'Pinta',
  cutDepth: 'Cartas sobre el corte',
  cutInTwo: (above: number, below: number) => `${above} cartas arriba, ${below} abajo`,
  cutAbove: (n: number) => `${n} arriba`,
  cutBelow: (n: number) => `${n} abajo`,
  cutHere: (n: number) => `Cortar en ${n}`,
  standing: 'de pie',
  against: 'contra',
}

export type CardWords = typeof es
