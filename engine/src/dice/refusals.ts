// Every `no` of this family besides those of the shared rules.

import { refuser } from '../kernel/refusals.js'

export const REFUSALS = [
  'already-barred',
  'already-so',
  'bet-is-a-contract',
  'dice-in-hand',
  'dice-not-asked',
  'dice-not-picked',
  'dice-presented',
  'line-bet-made',
  'no-line-bet',
  'no-order',
  'no-point',
  'no-shooter',
  'no-such-cause',
  'no-such-dice',
  'no-such-mark',
  'no-such-state',
  'nobody-plays',
  'nobody-to-throw',
  'not-marked',
  'not-repeated',
  'not-the-picker',
  'not-the-point',
  'not-the-shooter',
  'nothing-lost',
  'only-by-travelling',
  'point-on',
  'point-to-make',
  'set-complete',
  'set-incomplete',
  'shooter-stays',
  'still-to-throw',
] as const

export const refuse = refuser(REFUSALS)
