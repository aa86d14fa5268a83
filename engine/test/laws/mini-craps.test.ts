import { miniCraps } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(miniCraps)
