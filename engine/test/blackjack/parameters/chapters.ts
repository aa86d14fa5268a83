import { BANK } from './bank.js'
import { DECISIONS } from './decisions.js'
import { INSURANCE } from './insurance.js'
import { PAYOUTS } from './payouts.js'
import type { Parameter } from './play.js'
import { PRIZES } from './prizes.js'
import { TABLE } from './table.js'

export const CHAPTERS: { readonly [chapter: string]: readonly Parameter[] } = {
  payouts: PAYOUTS,
  insurance: INSURANCE,
  decisions: DECISIONS,
  bank: BANK,
  table: TABLE,
  prizes: PRIZES,
}
