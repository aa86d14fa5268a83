// Every `no` of this family besides those of the shared rules.

import { refuser } from '../kernel/refusals.js'

export const REFUSALS = [
  'already-called',
  'already-so',
  'calls-not-offered',
  'choose-chips-first',
  'colour-in-play',
  'colour-stock-spent',
  'colour-taken',
  'denomination-in-play',
  'denomination-taken',
  'has-colour',
  'has-denomination',
  'inside-bets-in-your-colour',
  'no-colour',
  'no-denomination',
  'no-further-spin',
  'no-player-present',
  'no-second-table',
  'no-such-call',
  'no-such-cause',
  'no-such-chips',
  'no-such-choice',
  'no-such-colour',
  'no-such-denomination',
  'no-such-direction',
  'no-such-pocket',
  'no-such-state',
  'no-such-unit',
  'no-tips',
  'not-after-payment',
  'not-called',
  'nothing-to-decide',
  'one-colour-only',
  'same-direction-as-before',
  'second-table-even-chances-only',
  'turns-not-asked',
  'wheel-turns-too-few',
] as const

export const refuse = refuser(REFUSALS)
