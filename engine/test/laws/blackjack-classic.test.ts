import { blackjackClassic } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(blackjackClassic)
