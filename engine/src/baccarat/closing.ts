// «Último sabot de la mesa» before a shoe begins; in the middle of one, or when time is short, the last hands (BAC-34).

import type { Rule } from '../kernel/contract.js'
import { choice, plain } from '../kernel/rules.js'
import { betweenRounds, change, isOpen, say } from '../kernel/table.js'
import { type Baccarat, type BaccaratKind, playing } from './play.js'
import { isMachine, isUnbegun } from './preparation.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

const LAST_HANDS: { readonly [hands: number]: string } = {
  3: 'últimas tres manos de la mesa',
  2: 'últimas dos manos de la mesa',
  1: 'última mano de la mesa',
}

/** No shoe has as many rounds: what closes the table is the end of its cards. */
const WHOLE_SHOE = 104

/** The hands announced are still to be dealt: one that is being played is not among them (G-BAC-18). */
const counted = (s: Baccarat, hands: number): number => (betweenRounds(s) || s.phase === 'betting' ? hands : hands + 1)

/** The phrase that can be said between rounds, on the pit boss's instruction. */
const announced = (s: Baccarat): { readonly phrase: string; readonly closing: number; readonly lastShoe: boolean } =>
  isUnbegun(s.play.shoe) && !isMachine(s)
    ? { phrase: 'último sabot de la mesa', closing: WHOLE_SHOE, lastShoe: true }
    : { phrase: LAST_HANDS[3] as string, closing: 3, lastShoe: false }

export const closingRules = (variant: Variant): Rule<BaccaratKind>[] => [
  plain<BaccaratKind>('announce-last', {
    nature: 'course',
    by: ['croupier'],
    cite: 'BAC-34',
    refusal: (s) => {
      if (!isOpen(s)) return refuse('table-not-open', variant.articles.staff)
      if (s.closing !== 'instructed') return refuse('not-instructed', 'BAC-34')
      return betweenRounds(s) ? undefined : refuse('round-in-progress', 'BAC-34')
    },
    apply: (s) => {
      const { phrase, closing, lastShoe } = announced(s)
      return change(s, { closing, ...playing(s, { lastShoe }) }, [say(phrase, 'BAC-34')])
    },
  }),

  choice<BaccaratKind>('announce-hands', {
    nature: 'course',
    by: ['croupier'],
    cite: 'BAC-34',
    field: 'hands',
    kind: 'integer',
    candidates: () => [3, 2, 1],
    refusal: (s, m) => {
      if (!isOpen(s)) return refuse('table-not-open', variant.articles.staff)
      if (![3, 2, 1].includes(m.hands as number)) return refuse('no-such-number', 'BAC-34')
      return typeof s.closing === 'number' && counted(s, m.hands as number) > s.closing
        ? refuse('already-closing', 'BAC-34', { hands: s.closing })
        : undefined
    },
    apply: (s, m) =>
      change(s, { closing: counted(s, m.hands as number), ...playing(s, { lastShoe: false }) }, [
        say(LAST_HANDS[m.hands as number] as string, 'BAC-34'),
      ]),
  }),
]
