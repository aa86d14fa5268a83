// When time is short the croupier counts the last hands of the table, at any moment and without an instruction.

import type { RuleId } from '../citations.js'
import type { Kind, Rule } from '../contract.js'
import { refuser } from '../refusals.js'
import { choice } from '../rules.js'
import { betweenRounds, change, isOpen, say, type Table } from '../table.js'

const LAST_HANDS: { readonly [hands: number]: string } = {
  3: 'últimas tres manos de la mesa',
  2: 'últimas dos manos de la mesa',
  1: 'última mano de la mesa',
}

export const LAST_HANDS_REFUSALS = ['no-such-number'] as const

const refuse = refuser(LAST_HANDS_REFUSALS)

interface LastHands<G extends Kind> {
  readonly staff: RuleId
  readonly closing: RuleId
  isBetting(s: Table<G>): boolean
}

export const lastHands = <G extends Kind>({ staff, closing, isBetting }: LastHands<G>): Rule<G> => {
  /** The hands announced are still to be dealt: one that is being played is not among them. */
  const counted = (s: Table<G>, hands: number): number => (betweenRounds(s) || isBetting(s) ? hands : hands + 1)
  return choice<G>('announce-hands', {
    nature: 'course',
    by: ['croupier'],
    cite: closing,
    field: 'hands',
    kind: 'integer',
    candidates: () => [3, 2, 1],
    refusal: (s, m) => {
      const hands = m.hands as number
      if (!isOpen(s)) return refuse('table-not-open', staff)
      if (!Object.hasOwn(LAST_HANDS, hands)) return refuse('no-such-number', closing)
      return typeof s.closing === 'number' && counted(s, hands) > s.closing
        ? refuse('already-closing', closing, { hands: s.closing })
        : undefined
    },
    apply: (s, m) =>
      change(s, { closing: counted(s, m.hands as number) }, [say(LAST_HANDS[m.hands as number] as string, closing)]),
  })
}
