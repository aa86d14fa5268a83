// What lists draw of a roulette, without opening a table.

import type { FamilyLists } from '../family.js'
import { Pocket } from './Pocket.js'
import { phases } from './phases.js'
import { pocketsOf } from './wheel/orders.js'
import { Wheel } from './wheel/Wheel.js'

export const lists: FamilyLists = {
  Picture: ({ game }) => <Wheel pockets={pocketsOf(game)} state="still" result="17" />,
  Result: Pocket,
  about: {
    es: {
      'roulette-french': 'Un cero, apuestas llamadas, y la mitad o prisión cuando sale el cero.',
      'roulette-american': 'Un cero, fichas de color y apuestas llamadas.',
      'roulette-american-00': 'Cero y doble cero, fichas de color.',
    },
    en: {
      'roulette-french': 'One zero, called bets, and half or prison when zero comes.',
      'roulette-american': 'One zero, colour chips and called bets.',
      'roulette-american-00': 'Zero and double zero, colour chips.',
    },
  },
  phases,
}
