import { blackjackPerfectPairs } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

// A player who is away may still choose between stuck cards.
holdToTheLaws(
  blackjackPerfectPairs,
  [
    { preShuffled: 'Res. 77', min: 1000, chip: 50 },
    { shoeMode: 'machine', min: 1000, chip: 50 },
  ],
  ['presence'],
)
