// The marker of bets in and out of play: hard ways that play at the come-out (CR-60), place bets that do not play (CR-73).

import type { SeatId } from '../kernel/actors.js'
import { notPresent } from '../kernel/chips.js'
import type { Move, Refused, Rule } from '../kernel/contract.js'
import { answer } from '../kernel/rules.js'
import { betsOf, change, event, isOpen, one } from '../kernel/table.js'
import { markingOf } from './layout.js'
import { type Craps, type CrapsKind, type Mark, playing } from './play.js'
import { refuse } from './refusals.js'

const marked = (s: Craps, id: SeatId, on: string): Mark | undefined =>
  s.play.marks.find((mark) => mark.seat === id && mark.on === on)

/** How a bet stands: under its mark, or as it does without. */
const standing = (s: Craps, id: SeatId, on: string): 'on' | 'off' =>
  marked(s, id, on)?.as ?? (markingOf(on) === 'on' ? 'off' : 'on')

const markable = (s: Craps, id: SeatId): string[] => [
  ...new Set(betsOf(s, id).flatMap(({ on }) => (markingOf(on) ? [on] : []))),
]

const refusal = (s: Craps, id: SeatId, m: Move): Refused | undefined => {
  const on = m.on as string
  if (!isOpen(s)) return refuse('table-not-open', 'CR-12')
  if (s.phase !== 'betting') return refuse('betting-closed', 'CR-12')
  const absent = notPresent(s, id)
  if (absent) return absent
  if (!betsOf(s, id).some((bet) => bet.on === on)) return refuse('no-bet-there', 'CR-60', { on })
  if (!markingOf(on)) return refuse('not-marked', 'CR-60', { on })
  if (m.as !== 'on' && m.as !== 'off') return refuse('no-such-mark', 'CR-60')
  return standing(s, id, on) === m.as ? refuse('already-so', 'CR-60') : undefined
}

export const mark: Rule<CrapsKind> = answer<CrapsKind>('mark', {
  cite: 'CR-60',
  nature: 'stake',
  pace: 'step',
  fields: { on: 'word', as: 'word' },
  bounds: (s, id) =>
    markable(s, id).map((on) => ({ on: one(on), as: one(standing(s, id, on) === 'on' ? 'off' : 'on') })),
  refusal,
  apply: (s, id, m) => {
    const on = m.on as string
    const as = m.as as 'on' | 'off'
    const others = s.play.marks.filter((each) => each !== marked(s, id, on))
    const marks = as === markingOf(on) ? [...others, { seat: id, on, as }] : others
    return change(s, playing(s, { marks }), [
      event('bet-marked', markingOf(on) === 'on' ? 'CR-60' : 'CR-73', { seat: id, on, as }),
    ])
  },
})
