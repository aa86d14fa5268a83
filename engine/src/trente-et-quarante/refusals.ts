// Every `no` of this family besides those of the shared rules.

import { LAST_HANDS_REFUSALS } from '../kernel/packs/last-hands.js'
import { PACK_REFUSALS } from '../kernel/packs/packs.js'
import { refuser } from '../kernel/refusals.js'

export const REFUSALS = [
  ...PACK_REFUSALS,
  ...LAST_HANDS_REFUSALS,
  'already-insured',
  'cannot-have-happened',
  'card-cannot-come',
  'cards-left',
  'no-blocked-bet',
  'no-card-due',
  'no-such-card',
  'no-such-cause',
  'nobody-plays',
  'not-insured-before',
  'not-insured-now',
  'shoe-exhausted',
  'shoe-not-ready',
] as const

export const refuse = refuser(REFUSALS)
