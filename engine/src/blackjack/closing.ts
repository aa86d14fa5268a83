// «Último juego de la mesa» is the shared announcement; when time is short the last hands are counted (BJK-57).

import type { Rule } from '../kernel/contract.js'
import { choice } from '../kernel/rules.js'
import { betweenRounds, change, isOpen, say } from '../kernel/table.js'
import type { BlackjackKind } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

const LAST_HANDS: { readonly [hands: number]: string } = {
  3: 'últimas tres manos de la mesa',
  2: 'últimas dos manos de la mesa',
  1: 'última mano de la mesa',
}

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
      if (!betweenRounds(s)) return refuse('round-in-progress', variant.articles.closing)
      if (s.closing === null) return refuse('not-instructed', variant.articles.closing)
      return [3, 2, 1].includes(m.hands as number) ? undefined : refuse('no-such-number', variant.articles.closing)
    },
    apply: (s, m) =>
      change(s, { closing: m.hands as number }, [
        say(LAST_HANDS[m.hands as number] as string, variant.articles.closing),
      ]),
  })
