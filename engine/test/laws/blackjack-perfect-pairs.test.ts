import { blackjackPerfectPairs } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(blackjackPerfectPairs, [
  { preShuffled: 'Res. 77', min: 1000, chip: 50 },
  { shoeMode: 'machine', min: 1000, chip: 50 },
])
