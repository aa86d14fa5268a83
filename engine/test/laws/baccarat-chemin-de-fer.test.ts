import { cheminDeFer } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(cheminDeFer, [{ shoeMode: 'machine' }, { preShuffled: 'Res. 7' }])
