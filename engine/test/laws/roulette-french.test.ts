import { rouletteFrench } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(rouletteFrench)
