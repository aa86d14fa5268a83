// Money for chips and back, coupons, and tips. The house is the other side of every change (GEN-02).

import type { SeatId } from './actors.js'
import type { Kind, Option, Refused, Rule } from './contract.js'
import type { ServicePart } from './customs.js'
import { MONEY_MAX, type Money } from './money.js'
import { refuse } from './refusals.js'
import { players, rule, servedSeat } from './rules.js'
import {
  accept,
  asking,
  balance,
  change,
  event,
  isOpen,
  offer,
  one,
  seatOf,
  spendable,
  type Table,
  transfer,
  upTo,
} from './table.js'

export const chipOf = (s: Table): Money => s.config.chip

export const instruments = (s: Table): readonly string[] => s.config.instruments.map((instrument) => instrument.id)

export const notPresent = (s: Table, id: SeatId): Refused | undefined =>
  s.seats[id]?.present ? undefined : refuse('not-present', 'GEN-24', { seat: id })

export const unevenChips = (amount: Money, step: Money): Refused | undefined =>
  amount % step === 0 ? undefined : refuse('not-whole-chips', 'GEN-03', { step })

/** The largest multiple of the step within an amount. */
export const floorTo = (amount: Money, step: Money): Money => amount - (amount % step)

/** Chips a seat may still be given before its stack leaves the range of exact amounts. */
const room = (s: Table, id: SeatId): Money => Math.max(0, MONEY_MAX - balance(s, id))

export const chipRules = <G extends Kind>(service: ServicePart): Rule<G>[] => {
  const { by, offers } = players(service)
  return [
    rule({
      do: 'buy',
      by,
      cite: 'GEN-17',
      nature: 'household',
      fields: { amount: 'money', for: 'seat?' },
      options: (s, asker, served) =>
        offers(s, asker, served, (id) => {
          const most = floorTo(room(s, id), chipOf(s))
          return isOpen(s) && s.seats[id]?.present && most > 0
            ? [offer(id, 'buy', { amount: upTo(chipOf(s), most, chipOf(s)) })]
            : []
        }),
      step: (s, m) => {
        const id = seatOf(m)
        const amount = m.amount as Money
        if (!isOpen(s)) return refuse('table-not-open', 'GEN-17')
        const no = servedSeat(s, m) ?? notPresent(s, id) ?? unevenChips(amount, chipOf(s))
        if (no) return no
        if (amount > room(s, id)) return refuse('stack-too-large', 'GEN-17', { most: room(s, id) })
        return accept(
          change(s, {}, [
            event('chips-bought', 'GEN-17', { seat: id, to: [id], transfers: transfer('cash', id, amount) }),
          ]),
        )
      },
    }),

    rule({
      do: 'cash-out',
      by,
      cite: 'GEN-17',
      nature: 'household',
      fields: { amount: 'money', for: 'seat?' },
      options: (s, asker, served) =>
        offers(s, asker, served, (id) =>
          balance(s, id) > 0 ? [offer(id, 'cash-out', { amount: upTo(1, spendable(s, id), 1) })] : [],
        ),
      step: (s, m) => {
        const id = seatOf(m)
        const amount = m.amount as Money
        const no = servedSeat(s, m)
        if (no) return no
        if (amount > balance(s, id)) return refuse('not-enough-chips', 'GEN-17', { have: balance(s, id) })
        return accept(
          change(s, {}, [
            event('chips-cashed', 'GEN-17', { seat: id, to: [id], transfers: transfer(id, 'cash', amount) }),
          ]),
        )
      },
    }),

    rule({
      do: 'present',
      by,
      cite: 'GEN-03',
      nature: 'household',
      fields: { instrument: 'word', amount: 'money', for: 'seat?' },
      options: (s, asker, served) =>
        offers(s, asker, served, (id) =>
          isOpen(s) && instruments(s).length > 0 && s.seats[id]?.present
            ? [
                offer(id, 'present', {
                  instrument: one(...instruments(s)),
                  amount: upTo(chipOf(s), floorTo(MONEY_MAX, chipOf(s)), chipOf(s)),
                }),
              ]
            : [],
        ),
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
            event('coupon-presented', 'GEN-03', {
              seat: id,
              instrument,
              to: [id],
              transfers: transfer('promotions', `${id}/${instrument}`, amount),
            }),
          ]),
        )
      },
    }),

    rule({
      do: 'tip',
      by: ['seat'],
      cite: 'GEN-18',
      nature: 'household',
      fields: { amount: 'money' },
      options: (s, asker) =>
        asking(s, asker).flatMap((id): Option[] =>
          isOpen(s) && balance(s, id) > 0 ? [offer(id, 'tip', { amount: upTo(1, spendable(s, id), 1) })] : [],
        ),
      step: (s, m) => {
        const id = m.by as SeatId
        const amount = m.amount as Money
        if (!isOpen(s)) return refuse('table-not-open', 'GEN-18')
        const no = servedSeat(s, m)
        if (no) return no
        if (amount > balance(s, id)) return refuse('not-enough-chips', 'GEN-18', { have: balance(s, id) })
        return accept(change(s, {}, [event('tipped', 'GEN-18', { seat: id, transfers: transfer(id, 'tips', amount) })]))
      },
    }),
  ]
}
