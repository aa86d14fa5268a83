// Every `no` of this family besides those of the shared rules.

import { refuser } from '../kernel/refusals.js'

export const REFUSALS = ['no-such-cause', 'no-such-direction', 'no-such-symbol', 'nobody-plays'] as const

export const refuse = refuser(REFUSALS)
