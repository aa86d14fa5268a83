import { chuckALuck } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(chuckALuck)
