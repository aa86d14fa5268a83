// Mendoza: asked for, and granted by the croupier to whoever asked first.

import { type SeatId, seatNumber } from '../kernel/actors.js'
import type { Refused, Rule } from '../kernel/contract.js'
import { answer, choice } from '../kernel/rules.js'
import { betweenRounds, change, event, isOpen, occupied, one } from '../kernel/table.js'
import { type Asking, type Blackjack, type BlackjackKind, playing } from './play.js'
import { boxesOf, isFree, range } from './positions.js'
import { refuse } from './refusals.js'

const firstAsking = (s: Blackjack, box: number): Asking | undefined =>
  [...s.play.asked]
    .filter((asking) => asking.box === box)
    .sort((a, b) => a.at - b.at || seatNumber(a.seat) - seatNumber(b.seat))[0]

export const grantedRules = (): Rule<BlackjackKind>[] => {
  const closed = (s: Blackjack): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
    return betweenRounds(s) || s.phase === 'betting' ? undefined : refuse('round-in-progress', 'MZA-29')
  }
  const boxes = (s: Blackjack) => range(1, boxesOf(s))
  const answered = (s: Blackjack, box: number) => s.play.asked.filter((asking) => asking.box !== box)
  const unasked = (s: Blackjack, box: number): Refused | undefined =>
    closed(s) ?? (firstAsking(s, box) ? undefined : refuse('nobody-asked', 'MZA-50'))
  return [
    answer<BlackjackKind>('ask-box', {
      nature: 'stake',
      pace: 'step',
      cite: 'MZA-29',
      fields: { box: 'integer' },
      bounds: (s, id) =>
        boxes(s)
          .filter((box) => isFree(s, box) && !s.play.asked.some((asking) => asking.seat === id && asking.box === box))
          .map((box) => ({ box: one(box) })),
      refusal: (s, id, m) => {
        const no = closed(s)
        if (no) return no
        if (seatNumber(id) > boxesOf(s)) return refuse('standing-bets-only', 'MZA-03')
        if (!isFree(s, m.box as number)) return refuse('box-not-free', 'MZA-29', { box: m.box as number })
        return s.play.asked.some((asking) => asking.seat === id && asking.box === m.box)
          ? refuse('already-asked', 'MZA-29')
          : undefined
      },
      // Voices of the same second are equal.
      apply: (s, id, m) =>
        change(s, playing(s, { asked: [...s.play.asked, { seat: id, box: m.box as number, at: s.clock }] }), [
          event('box-asked-for', 'MZA-29', { seat: id, box: m.box as number }),
        ]),
    }),

    choice<BlackjackKind>('grant-box', {
      nature: 'errand',
      by: ['croupier'],
      cite: 'MZA-50',
      field: 'box',
      kind: 'integer',
      candidates: boxes,
      refusal: (s, m) =>
        unasked(s, m.box as number) ?? (isFree(s, m.box as number) ? undefined : refuse('box-not-free', 'MZA-29')),
      apply: (s, m) => {
        const box = m.box as number
        const { seat: to } = firstAsking(s, box) as Asking
        return change(s, playing(s, { boxes: { ...s.play.boxes, [box]: to }, asked: answered(s, box) }), [
          event('box-granted', 'MZA-29', { seat: to, box }),
        ])
      },
    }),

    choice<BlackjackKind>('deny-box', {
      nature: 'errand',
      by: ['croupier'],
      cite: 'MZA-50',
      field: 'box',
      kind: 'integer',
      candidates: boxes,
      refusal: (s, m) => unasked(s, m.box as number),
      apply: (s, m) =>
        change(s, playing(s, { asked: answered(s, m.box as number) }), [
          event('box-denied', 'MZA-50', { box: m.box as number }),
        ]),
    }),

    answer<BlackjackKind>('sit-out', {
      cite: 'MZA-13',
      refusal: (s, id) => {
        if (s.phase !== 'betting') return refuse('not-now', 'MZA-13', { phase: s.phase, needs: ['betting'] })
        return awaited(s).includes(id) ? undefined : refuse('not-awaited', 'MZA-13')
      },
      apply: (s, id) =>
        change(s, playing(s, { passed: [...s.play.passed, id] }), [event('sits-out', 'MZA-13', { seat: id })]),
    }),
  ]
}

/** Seated bettors who have neither bet nor sat out (MZA-13). */
export const awaited = (s: Blackjack): SeatId[] =>
  occupied(s).filter(
    (id) =>
      s.seats[id]?.present &&
      seatNumber(id) <= boxesOf(s) &&
      !s.play.passed.includes(id) &&
      !s.bets.some((bet) => bet.seat === id),
  )
