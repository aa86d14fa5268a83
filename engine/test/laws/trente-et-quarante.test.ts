import { trenteEtQuarante } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(trenteEtQuarante, [
  { preShuffled: 'Res. 77', refaitMode: 'partage', insurance: 'before' },
  { shoeMode: 'machine', decks: 8, insurancePercent: 3 },
])
