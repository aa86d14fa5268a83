import { blackjackMendoza } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(blackjackMendoza)
