import { rouletteAmerican00 } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(rouletteAmerican00)
