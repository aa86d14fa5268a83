import { blackjackClassic } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(blackjackClassic, [
  { preShuffled: 'Res. 77', minHandsToStart: 2 },
  { shoeMode: 'machine', requireAdjacent: false, insuranceMin: 300 },
])
