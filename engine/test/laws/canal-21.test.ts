import { canal21 } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(canal21)
