import { midiPuntoYBanca } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(midiPuntoYBanca, [{ shoeMode: 'machine' }, { preShuffled: 'Res. 7' }])
