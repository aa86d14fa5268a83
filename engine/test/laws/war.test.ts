import { war } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(war, [
  { preShuffled: 'Res. 77', tieBettorMainBet: 'war', warDealing: 'shared' },
  { shoeMode: 'machine', decks: 8 },
])
