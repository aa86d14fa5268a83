import { canal21 } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(canal21, [
  { preShuffled: 'Res. 77', bonusScope: 'final-three' },
  { shoeMode: 'machine', tieBreakEqualPays: '3:2' },
])
