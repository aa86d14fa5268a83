// The words of a blackjack table, in Spanish (Chile).

import type { FamilyWords } from '../family.js'
import { spotName } from './spots.js'
import { staff } from './staff.es.js'
import { table } from './table.es.js'

const BETS = {
  bets: {
    main: 'Apuesta',
    round: 'Apuesta',
    pairs: 'Perfect Pairs',
    standing: 'De pie',
    insurance: 'Seguro',
    split: 'Par abierto',
    double: 'Doble',
    'tie-break': 'Desempate',
    bonus: 'Bono',
  },
  onHand: (bet: string, round: string, box: string, hand: string) =>
    `${bet}${round ? ` ${round}` : ''} · puesto ${box}${Number(hand) > 1 ? `, mano ${hand}` : ''}`,
}

export const es = {
  ...staff,
  refused: {
    'two-bets-needed': () => [
      'Juegas solo: hacen falta dos apuestas',
      'Pide también un casillero libre y apuesta en él.',
    ],
    'too-few-hands': ({ need }) => [
      need === 1 ? 'Pon una apuesta para empezar' : `Pon apuestas en ${need} manos para empezar`,
    ],
  },
  options: {
    cutCardDepth: 'Cartas detrás del separador',
    shoeMode: 'De dónde se reparte',
    'shoeMode:shoe': 'Sabot',
    'shoeMode:machine': 'Máquina',
    preShuffled: 'Homologación de cartas pre-barajadas',
    backColours: 'Color del reverso',
    'backColours:two': 'Dos',
    'backColours:one-alternated': 'Uno, alternado',
    insuranceMin: 'Mínimo del seguro',
    cloth: 'Lo que muestra el paño',
    minHandsToStart: 'Manos para empezar',
    requireAdjacent: 'La segunda posición, junto a la primera',
    equalBets: 'Apuestas iguales en todas las manos',
    tieBreakEqualPays: 'Desempate con cartas iguales',
    'tieBreakEqualPays:1:1': '1 a 1',
    'tieBreakEqualPays:3:2': '3 a 2',
    bonusScope: 'Bono por tres cartas',
    'bonusScope:first-three': 'Las tres primeras',
    'bonusScope:final-three': 'Mano de tres',
    boxes: 'Casilleros del paño',
    bankBlackjackBeats21: 'El Black Jack de la banca gana a todo 21',
  },
  spot: (spot) => spotName(BETS, spot),
  kinds: { main: 'Apuesta', round: 'Apuesta por mano', pairs: 'Perfect Pairs', standing: 'De pie' },
  steps: { bets: 'Apuestas', deal: 'Reparto', offers: 'Seguro', turns: 'Turnos', bank: 'Banca', payment: 'Pago' },
  next: {},
  table,
  noOutcome: 'sin mano de la banca',
  console: {
    asks: (hand: string, total: number) => `Con ${total}, ${hand}: ¿qué pide?`,
    cardEntry: 'Carta del sabot',
    cardFor: (hand: string) => (hand ? `Carta para ${hand}` : 'Carta'),
    typeCard: 'índice y pinta: 6 c, K p; la siguiente confirma',
    typeRank: 'basta el índice: 6, K; la siguiente confirma',
    over: 'Se pasó',
    plays: 'Juega',
    hand: 'Mano',
    total: 'Total',
    handStates: { waiting: 'Espera', stood: 'Plantada', bust: 'Se pasó', out: 'Fuera' } as Record<string, string>,
    duel: { player: 'Gana el jugador', bank: 'Gana la banca', equal: 'Iguales: se paga' } as Record<string, string>,
  },
} satisfies FamilyWords & { readonly [part: string]: unknown }
