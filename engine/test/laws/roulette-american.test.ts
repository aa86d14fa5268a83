import { rouletteAmerican } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(rouletteAmerican)
