// Money for chips and back, coupons, and tips. The house is the other side of every change (GEN-02).

import type { SeatId } from './actors.js'
import { cite } from './citations.js'
import type { Option, Refused, Rule } from './contract.js'
import { MONEY_MAX, type Money } from './money.js'
import { servedSeat } from './rules.js'
import {
  accept,
  alsoByCroupier,
  asking,
  balance,
  change,
  event,
  isOpen,
  offer,
  one,
  refuse,
  seatOf,
  spendable,
  type Table,
  transfer,
  upTo,
} from './table.js'

export const chipOf = (s: Table): Money => s.config.chip as Money

export const instruments = (s: Table): readonly string[] =>
  (s.config.instruments as { id: string }[]).map((instrument) => instrument.id)

export const notPresent = (s: Table, id: SeatId): Refused | undefined =>
  s.seats[id]?.present ? undefined : refuse('not-present', 'GEN-24', { seat: id })

export const unevenChips = (amount: Money, step: Money): Refused | undefined =>
  amount % step === 0 ? undefined : refuse('not-whole-chips', 'GEN-03', { step })

/** The largest multiple of the step within an amount. */
export const floorTo = (amount: Money, step: Money): Money => amount - (amount % step)

/** Chips a seat may still be given before its stack leaves the range of exact amounts. */
const room = (s: Table, id: SeatId): Money => Math.max(0, MONEY_MAX - balance(s, id))

export const chipRules = <P>(): Rule<P>[] => [
  {
    do: 'buy',
    by: ['seat', 'croupier'],
    cite: 'GEN-17',
    fields: { amount: 'money', for: 'seat?' },
    options: (s, by) =>
      isOpen(s)
        ? alsoByCroupier(
            asking(s, by).flatMap((id): Option[] => {
              const most = floorTo(room(s, id), chipOf(s))
              return s.seats[id]?.present && most > 0
                ? [offer(id, 'buy', { amount: upTo(chipOf(s), most, chipOf(s)) })]
                : []
            }),
          )
        : [],
    step: (s, m) => {
      const id = seatOf(m)
      const amount = m.amount as Money
      if (!isOpen(s)) return refuse('table-not-open', 'GEN-17')
      const no = servedSeat(s, m) ?? notPresent(s, id) ?? unevenChips(amount, chipOf(s))
      if (no) return no
      if (amount > room(s, id)) return refuse('stack-too-large', 'GEN-17', { most: room(s, id) })
      return accept(
        change(s, {}, [
          event('chips-bought', cite('GEN-17'), { seat: id, to: [id], transfers: transfer('cash', id, amount) }),
        ]),
      )
    },
  },

  {
    do: 'cash-out',
    by: ['seat', 'croupier'],
    cite: 'GEN-17',
    fields: { amount: 'money', for: 'seat?' },
    options: (s, by) =>
      alsoByCroupier(
        asking(s, by).flatMap((id): Option[] =>
          balance(s, id) > 0 ? [offer(id, 'cash-out', { amount: upTo(1, spendable(s, id), 1) })] : [],
        ),
      ),
    step: (s, m) => {
      const id = seatOf(m)
      const amount = m.amount as Money
      const no = servedSeat(s, m)
      if (no) return no
      if (amount > balance(s, id)) return refuse('not-enough-chips', 'GEN-17', { have: balance(s, id) })
      return accept(
        change(s, {}, [
          event('chips-cashed', cite('GEN-17'), { seat: id, to: [id], transfers: transfer(id, 'cash', amount) }),
        ]),
      )
    },
  },

  {
    do: 'present',
    by: ['seat', 'croupier'],
    cite: 'GEN-03',
    fields: { instrument: 'word', amount: 'money', for: 'seat?' },
    options: (s, by) =>
      isOpen(s) && instruments(s).length > 0
        ? alsoByCroupier(
            asking(s, by)
              .filter((id) => s.seats[id]?.present)
              .map((id) =>
                offer(id, 'present', {
                  instrument: one(...instruments(s)),
                  amount: upTo(chipOf(s), floorTo(MONEY_MAX, chipOf(s)), chipOf(s)),
                }),
              ),
          )
        : [],
    step: (s, m) => {
      const id = seatOf(m)
      const instrument = m.instrument as string
      const amount = m.amount as Money
      if (!isOpen(s)) return refuse('table-not-open', 'GEN-03')
      const no = servedSeat(s, m) ?? notPresent(s, id)
      if (no) return no
      if (!instruments(s).includes(instrument)) return refuse('instrument-not-authorised', 'GEN-04', { instrument })
      const uneven = unevenChips(amount, chipOf(s))
      if (uneven) return uneven
      return accept(
        change(s, {}, [
          event('coupon-presented', cite('GEN-03'), {
            seat: id,
            instrument,
            to: [id],
            transfers: transfer('promotions', `${id}/${instrument}`, amount),
          }),
        ]),
      )
    },
  },

  {
    do: 'tip',
    by: ['seat'],
    cite: 'GEN-18',
    fields: { amount: 'money' },
    options: (s, by) =>
      asking(s, by).flatMap((id): Option[] =>
        isOpen(s) && balance(s, id) > 0 ? [offer(id, 'tip', { amount: upTo(1, spendable(s, id), 1) })] : [],
      ),
    step: (s, m) => {
      const id = m.by as SeatId
      const amount = m.amount as Money
      if (!isOpen(s)) return refuse('table-not-open', 'GEN-18')
      const no = servedSeat(s, m)
      if (no) return no
      if (amount > balance(s, id)) return refuse('not-enough-chips', 'GEN-18', { have: balance(s, id) })
      return accept(
        change(s, {}, [event('tipped', cite('GEN-18'), { seat: id, transfers: transfer(id, 'tips', amount) })]),
      )
    },
  },
]
