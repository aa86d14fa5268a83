// What is told of hands that look alike: what is best with most of them, and with how many.

import type { Kind } from './holdem-ways.js'
import type { Advice } from './module.js'

const PRECISION = 1000

/** Counted: how many hands there are of each kind, and in how many of them it is best to go on. */
export const adviceOf = (
  kinds: readonly Kind[],
  counted: readonly (readonly number[])[],
  says: { readonly yes: string; readonly no: string; readonly after?: string },
): Advice[] =>
  kinds.map(({ when }, at) => {
    const [all = 1, goes = 0] = counted[at] ?? []
    const most = Math.max(goes, all - goes)
    const share = Math.floor((PRECISION * most) / all) / (PRECISION / 100)
    return {
      when: says.after ? `${says.after}: ${when}` : when,
      say: `${2 * goes > all ? says.yes : says.no} (${most === all ? 'always' : `${share} % of them`})`,
    }
  })
