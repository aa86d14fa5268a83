// The words of poker against the bank, in Spanish (Chile).

import type { FamilyWords } from '../family.js'
import { live } from './live/words.js'
import { spotName } from './spots.js'
import { staff } from './staff.es.js'
import { table } from './table.es.js'

export const es = {
  ...staff,
  spot: (spot) => spotName(table.bets, spot),
  kinds: { ...table.bets, line: 'Línea' },
  options: {
    ...live.es.options,
    shuffling: 'Cómo se baraja y reparte',
    'shuffling:manual': 'A mano',
    'shuffling:machine': 'Máquina, carta por carta',
    'shuffling:packets': 'Máquina, por paquetes',
    decks: 'Barajas que se alternan',
    uncovered: 'Carta de la banca que se descubre',
    'uncovered:last': 'La última del paquete',
    'uncovered:first': 'La primera del paquete',
    burnsOfPacket: 'Carta del paquete de la mesa que se quema',
    'burnsOfPacket:last': 'La última',
    'burnsOfPacket:first': 'La primera',
    fourStraightAllowsGap: 'Cuatro para escalera pueden tener un hueco',
    cloth: 'Lo que muestra el paño',
  },
  steps: { bets: 'Apuestas', deal: 'Reparto', answers: 'Decisión', drawn: 'Cambio', bank: 'Descubre', payment: 'Pago' },
  next: {},
  noOutcome: 'sin mano de la banca',
  table,
} satisfies FamilyWords & { readonly [part: string]: unknown }
