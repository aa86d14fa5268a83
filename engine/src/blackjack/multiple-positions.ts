// Canal 21: for the whole deck, offered once round the table while the first cards are burned.

import { type SeatId, seatNumber } from '../kernel/actors.js'
import type { Option, Refused, Rule } from '../kernel/contract.js'
import { answer } from '../kernel/rules.js'
import { betweenRounds, change, event, isOpen, occupied, one, upTo } from '../kernel/table.js'
import { type Blackjack, type BlackjackKind, playing } from './play.js'
import { heldBy, isFree, range } from './positions.js'
import { refuse } from './refusals.js'

export const offeredPositions = (s: Blackjack): SeatId | undefined =>
  occupied(s).find((id) => s.seats[id]?.present && !s.play.shoe.passed.includes(id) && heldBy(s, id).length === 0)

export const multipleRules = (): Rule<BlackjackKind>[] => {
  const notOffered = (s: Blackjack, id: SeatId): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
    if (!betweenRounds(s) || s.play.shoe.stage !== 'positions') return refuse('positions-not-offered', 'CAN-11')
    return offeredPositions(s) === id
      ? undefined
      : refuse('offered-to-another', 'CAN-14', { to: offeredPositions(s) ?? 'nobody' })
  }
  /** How far the free places reach from a seat, to its left and to its right. */
  const reach = (s: Blackjack, id: SeatId): { first: number; last: number } => {
    let first = seatNumber(id)
    let last = first
    while (isFree(s, first - 1)) first -= 1
    while (isFree(s, last + 1)) last += 1
    return { first, last }
  }
  return [
    answer<BlackjackKind>('take-positions', {
      cite: 'CAN-11',
      fields: { from: 'integer', to: 'integer' },
      bounds: (s, id) => {
        const { first, last } = reach(s, id)
        const own = seatNumber(id)
        return range(first, own).flatMap((from): Option['fields'][] => {
          const least = from === own ? own + 1 : own
          return least <= last ? [{ from: one(from), to: upTo(least, last, 1) }] : []
        })
      },
      refusal: (s, id, m) => {
        const no = notOffered(s, id)
        if (no) return no
        const { first, last } = reach(s, id)
        const [from, to, own] = [m.from as number, m.to as number, seatNumber(id)]
        if (from > own || to < own || from === to) return refuse('positions-not-contiguous', 'CAN-13', { own })
        return from < first || to > last ? refuse('position-not-free', 'CAN-13', { first, last }) : undefined
      },
      apply: (s, id, m) => {
        const more = range(m.from as number, m.to as number).filter((box) => box !== seatNumber(id))
        const boxes = { ...s.play.boxes, ...Object.fromEntries(more.map((box) => [box, id])) }
        return change(s, playing(s, { boxes }), [
          event('positions-taken', 'CAN-12', { seat: id, first: m.from as number, last: m.to as number }),
        ])
      },
    }),

    answer<BlackjackKind>('pass-positions', {
      cite: 'CAN-14',
      refusal: notOffered,
      apply: (s, id) =>
        change(s, playing(s, { shoe: { ...s.play.shoe, passed: [...s.play.shoe.passed, id] } }), [
          event('positions-declined', 'CAN-14', { seat: id }),
        ]),
    }),
  ]
}
