import { puntoYBanca } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(puntoYBanca, [{ shoeMode: 'machine' }, { preShuffled: 'Res. 7' }])
