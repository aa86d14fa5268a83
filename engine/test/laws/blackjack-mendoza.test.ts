import { blackjackMendoza } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

// A player who is away may still choose between stuck cards.
// When the last hand in play withdraws nothing ends the round (art. 14 f, i).
holdToTheLaws(blackjackMendoza, [{ boxes: 3, bankBlackjackBeats21: true }], ['presence', 'no dead ends'])
