import { blackjackClassic } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

// A player who is away may still choose between stuck cards.
holdToTheLaws(
  blackjackClassic,
  [
    { preShuffled: 'Res. 77', minHandsToStart: 2 },
    { shoeMode: 'machine', requireAdjacent: false, insuranceMin: 300 },
  ],
  ['presence'],
)
