import { miniPuntoYBanca } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(miniPuntoYBanca, [{ shoeMode: 'machine' }, { preShuffled: 'Res. 7' }])
