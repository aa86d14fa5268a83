import { bigSix } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(bigSix)
