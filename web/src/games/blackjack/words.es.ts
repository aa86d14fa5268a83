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
  spot: (spot) => spotName(BETS, spot),
  kinds: { main: 'Apuesta', round: 'Apuesta por mano', pairs: 'Perfect Pairs', standing: 'De pie' },
  steps: { bets: 'Apuestas', deal: 'Reparto', offers: 'Seguro', turns: 'Turnos', bank: 'Banca', payment: 'Pago' },
  next: {},
  table,
  noOutcome: 'sin banca',
  console: {
    asks: (hand: string, total: number) => `Con ${total}, ${hand}: ¿qué pide?`,
    cardEntry: 'Carta del sabot',
    cardFor: (hand: string) => (hand ? `Carta para ${hand}` : 'Carta'),
    typeCard: 'escribe índice y pinta: 6 c, K p',
    over: 'Se pasó',
    plays: 'Juega',
    hand: 'Mano',
    total: 'Total',
    handStates: { waiting: 'Espera', stood: 'Plantada', bust: 'Se pasó', out: 'Fuera' } as Record<string, string>,
    duel: { player: 'Gana el jugador', bank: 'Gana la banca', equal: 'Iguales: cobra' } as Record<string, string>,
  },
} satisfies FamilyWords & { readonly [part: string]: unknown }
