// The two American games, with the rule each cites where they differ.

import { rouletteAmerican, rouletteAmerican00 } from '@tapete/engine'

export const AMERICANS = [
  {
    id: 'roulette-american',
    game: rouletteAmerican,
    rules: { wheel: 'RA-01', payOrder: 'RA-42', halves: 'RA-36', straight: 'RA-27', evenChance: 'RA-34' },
  },
  {
    id: 'roulette-american-00',
    game: rouletteAmerican00,
    rules: { wheel: 'R00-01', payOrder: 'R00-14', halves: 'R00-10', straight: 'R00-02', evenChance: 'R00-09' },
  },
]
