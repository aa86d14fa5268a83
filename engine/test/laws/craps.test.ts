import { craps } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(craps)
