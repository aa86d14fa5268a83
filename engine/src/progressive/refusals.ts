// Every `no` of pots, and of the tables that carry their side bets, besides those of the shared rules.

import { refuser } from '../kernel/refusals.js'

export const POT_REFUSALS = [
  'already-awarded',
  'already-drawn',
  'hit-registered',
  'more-than-collected',
  'no-base-game',
  'no-hit',
  'no-proposal',
  'no-such-parameter',
  'not-a-prize',
  'not-homologated',
  'not-that-prize',
  'nothing-awarded',
  'nothing-contributed',
  'parameter-out-of-range',
  'pot-closed',
  'pot-not-closed',
  'pot-open',
  'table-connected',
  'table-not-connected',
] as const

export const SIDE_REFUSALS = [
  'another-credit',
  'another-game',
  'credits-not-activated',
  'hand-not-read',
  'no-draw-due',
  'no-hand-to-read',
  'no-hit',
  'no-lamp-lit',
  'no-such-means',
  'no-such-pot',
  'not-enough-credits',
  'not-in-credits',
  'nothing-to-activate',
  'nothing-to-claim',
  'nothing-to-pay',
  'position-closed',
  'position-open',
  'pot-closed',
  'pot-locked',
  'prizes-not-claimed',
  'prizes-not-drawn',
  'prizes-not-paid',
  'side-bets-locked',
] as const

export const refusePot = refuser(POT_REFUSALS)
export const refuseSide = refuser(SIDE_REFUSALS)
