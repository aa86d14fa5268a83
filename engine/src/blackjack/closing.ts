// «Último juego de la mesa» is the shared announcement, on the pit boss's instruction; when time is short the croupier
// counts the last hands, at any moment and without one (BJK-57).

import type { Rule } from '../kernel/contract.js'
import { choice } from '../kernel/rules.js'
import { betweenRounds, change, isOpen, say } from '../kernel/table.js'
import type { Blackjack, BlackjackKind } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

const LAST_HANDS: { readonly [hands: number]: string } = {
  3: 'últimas tres manos de la mesa',
  2: 'últimas dos manos de la mesa',
  1: 'última mano de la mesa',
}

/** The hands announced are still to be dealt: one that is being played is not among them (G-BJ-28). */
const counted = (s: Blackjack, hands: number): number => (betweenRounds(s) || s.phase === 'betting' ? hands : hands + 1)

export const lastHands = (variant: Variant): Rule<BlackjackKind> =>
  choice<BlackjackKind>('announce-hands', {
    nature: 'course',
    by: ['croupier'],
    cite: variant.articles.closing,
    field: 'hands',
    kind: 'integer',
    candidates: () => [3, 2, 1],
    refusal: (s, m) => {
      if (!isOpen(s)) return refuse('table-not-open', variant.articles.staff)
      if (![3, 2, 1].includes(m.hands as number)) return refuse('no-such-number', variant.articles.closing)
      return typeof s.closing === 'number' && counted(s, m.hands as number) > s.closing
        ? refuse('already-closing', variant.articles.closing, { hands: s.closing })
        : undefined
    },
    apply: (s, m) =>
      change(s, { closing: counted(s, m.hands as number) }, [
        say(LAST_HANDS[m.hands as number] as string, variant.articles.closing),
      ]),
  })
