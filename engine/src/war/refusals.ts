// Every `no` of this family besides those of the shared rules.

import { LAST_HANDS_REFUSALS } from '../kernel/packs/last-hands.js'
import { PACK_REFUSALS } from '../kernel/packs/packs.js'
import { refuser } from '../kernel/refusals.js'

export const REFUSALS = [
  ...PACK_REFUSALS,
  ...LAST_HANDS_REFUSALS,
  'bet-is-void',
  'box-of-another',
  'cannot-have-happened',
  'card-cannot-come',
  'card-to-come',
  'cards-left',
  'no-card-due',
  'no-hand-in-play',
  'no-such-card',
  'no-such-cause',
  'no-such-hand',
  'nobody-plays',
  'not-your-turn',
  'shoe-exhausted',
  'shoe-not-ready',
  'tie-after-war',
] as const

export const refuse = refuser(REFUSALS)
