import { challenge21 } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(challenge21, [{ preShuffled: 'Res. 77', equalBets: true }, { shoeMode: 'machine' }])
