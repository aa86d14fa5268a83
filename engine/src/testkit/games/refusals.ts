// Every `no` of the small games besides those of the shared rules.

import { refuser } from '../../kernel/refusals.js'

export const REFUSALS = ['bank-taken', 'no-bank', 'nobody-plays', 'not-your-turn', 'pot-too-small'] as const

export const refuse = refuser(REFUSALS)
