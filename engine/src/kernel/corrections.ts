// An irregularity is corrected by the croupier at once (GEN-38), in the chips the player has.

import type { SeatId } from './actors.js'
import { floorTo, unevenChips } from './chips.js'
import type { Bound, Kind, Option, Rule } from './contract.js'
import type { StakePart } from './customs.js'
import { MONEY_MAX, type Money } from './money.js'
import { refuse } from './refusals.js'
import { emptySeat, rule } from './rules.js'
import { withKind } from './stakes.js'
import {
  accept,
  asking,
  balance,
  change,
  event,
  holding,
  offer,
  one,
  spendable,
  type Table,
  transfer,
  upTo,
} from './table.js'

export const correction = <G extends Kind>({ chips }: Pick<StakePart<G>, 'chips'>): Rule<G> => {
  const kinds = (s: Table<G>, id: SeatId) => ['money', ...(chips?.kinds(s, id) ?? [])]

  /** What one such chip is worth, and how much more of them can be given. */
  const tray = (s: Table<G>, id: SeatId, kind: string) =>
    kind === 'money' || !chips ? { unit: 1, left: MONEY_MAX } : chips.tray(s, id, kind)

  /** The amounts to give and to take, of one kind of chips. */
  const amounts = (s: Table<G>, id: SeatId, kind: string): Bound[] => {
    const { unit, left } = tray(s, id, kind)
    const [give, take] = [left, spendable(s, holding(id, kind))].map((most) => floorTo(most, unit)) as [Money, Money]
    return [...(give > 0 ? [upTo(unit, give, unit)] : []), ...(take > 0 ? [upTo(-take, -unit, unit)] : [])]
  }

  return rule({
    do: 'correct',
    by: ['croupier'],
    cite: 'GEN-38',
    nature: 'irregular',
    fields: { seat: 'seat', amount: 'integer', reason: 'text', ...(chips ? { with: 'word?' } : {}) },
    options: (s, by, served) =>
      asking(s, by, served).flatMap((id) =>
        kinds(s, id).flatMap((kind) =>
          amounts(s, id, kind).map(
            (amount): Option =>
              offer('croupier', 'correct', {
                seat: one(id),
                amount,
                reason: { any: 'text' },
                ...(chips ? { with: withKind(kind) } : {}),
              }),
          ),
        ),
      ),
    step: (s, m) => {
      const id = m.seat as SeatId
      const amount = m.amount as Money
      const kind = (m.with ?? 'money') as string
      const empty = emptySeat(s, id)
      if (empty) return empty
      if (amount === 0) return refuse('nothing-to-correct', 'GEN-38')
      if (!kinds(s, id).includes(kind)) return refuse('instrument-not-authorised', 'GEN-04', { instrument: kind })
      const { unit, left } = tray(s, id, kind)
      if (amount > left || amount < -MONEY_MAX) return refuse('amount-out-of-range', 'GEN-38', { most: left })
      const uneven = unevenChips(Math.abs(amount), unit)
      if (uneven) return uneven
      const account = holding(id, kind)
      if (-amount > balance(s, account)) return refuse('not-enough-chips', 'GEN-38', { have: balance(s, account) })
      const transfers = amount > 0 ? transfer('bank', account, amount) : transfer(account, 'bank', -amount)
      const corrected = event('corrected', 'GEN-38', {
        seat: id,
        amount,
        ...(kind === 'money' ? {} : { with: kind }),
        reason: m.reason as string,
        to: [id],
        transfers,
      })
      return accept(change(s, {}, [corrected]))
    },
  })
}
