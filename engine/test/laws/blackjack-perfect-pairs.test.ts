import { blackjackPerfectPairs } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(blackjackPerfectPairs)
