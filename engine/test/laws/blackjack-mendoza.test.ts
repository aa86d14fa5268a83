import { blackjackMendoza } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(blackjackMendoza, [{ boxes: 3, bankBlackjackBeats21: true }])
