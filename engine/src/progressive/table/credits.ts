// Credits of a position: bought with chips, activated by the croupier, changed back (PRG-09).

import type { SeatId } from '../../kernel/actors.js'
import { notPresent } from '../../kernel/chips.js'
import type { Move, Refused, Rule } from '../../kernel/contract.js'
import type { ServicePart } from '../../kernel/customs.js'
import type { Money } from '../../kernel/money.js'
import { ofSeat, players, rule, servedSeat } from '../../kernel/rules.js'
import {
  accept,
  balance,
  change,
  event,
  isOpen,
  occupied,
  offer,
  seatOf,
  spendable,
  type Table,
  transfer,
  upTo,
} from '../../kernel/table.js'
import { refuseSide } from '../refusals.js'
import type { SideArticles } from '../regulations.js'
import { holds, potsOf, type SideKind, withPots } from './state.js'

/** What a credit is worth here, where a position takes credits at all. */
const creditOf = (s: Table<SideKind>): Money | undefined =>
  Object.values(potsOf(s).connected).find(({ open, acceptor }) => open && acceptor === 'electronic')?.credit

export const inactiveOf = (s: Table<SideKind>, id: SeatId): Money => potsOf(s).inactive[id] ?? 0

const withInactive = <G extends SideKind>(s: Table<G>, id: SeatId, amount: Money): Partial<Table<G>> => {
  const { [id]: _, ...others } = potsOf(s).inactive
  return withPots(s, { inactive: amount > 0 ? { ...others, [id]: amount } : others })
}

export const creditRules = <G extends SideKind>(articles: SideArticles, service: ServicePart): Rule<G>[] => {
  const { by, offers } = players(service)
  const cite = articles.electronic

  const unserved = (s: Table<G>, m: Move): Refused | undefined => {
    if (!isOpen(s)) return refuseSide('table-not-open', 'GEN-21')
    return servedSeat(s, m) ?? notPresent(s, seatOf(m))
  }

  return [
    rule<G>({
      do: 'buy-credits',
      by,
      cite,
      nature: 'household',
      fields: { amount: 'money', for: 'seat?' },
      options: (s, asker, served) => {
        const credit = creditOf(s)
        if (!isOpen(s) || credit === undefined) return []
        return offers(s, asker, served, (id) => {
          const most = Math.floor(spendable(s, id) / credit) * credit
          return s.seats[id]?.present && most >= credit
            ? [offer(id, 'buy-credits', { amount: upTo(credit, most, credit) })]
            : []
        })
      },
      step: (s, m) => {
        const no = unserved(s, m)
        if (no) return no
        const [id, amount, credit] = [seatOf(m), m.amount as Money, creditOf(s)]
        if (credit === undefined) return refuseSide('pot-closed', cite)
        if (amount % credit !== 0) return refuseSide('not-in-credits', articles.credits, { credit })
        if (amount > balance(s, id)) return refuseSide('not-enough-chips', cite, { have: balance(s, id) })
        // The croupier who enters the purchase activates it with it.
        const waits = m.by === 'croupier' ? 0 : amount
        return accept(
          change(s, withInactive(s, id, inactiveOf(s, id) + waits), [
            event('credits-bought', cite, {
              ...{ seat: id, amount, active: waits === 0, to: [id] },
              transfers: transfer(id, holds(id, 'credits'), amount),
            }),
          ]),
        )
      },
    }),

    ofSeat<G>('activate-credits', {
      by: ['croupier'],
      cite,
      nature: 'errand',
      candidates: occupied,
      refusal: (s, id) => {
        if (!isOpen(s)) return refuseSide('table-not-open', 'GEN-21')
        return inactiveOf(s, id) > 0 ? undefined : refuseSide('nothing-to-activate', cite, { seat: id })
      },
      apply: (s, id) =>
        change(s, withInactive(s, id, 0), [
          event('credits-activated', cite, { seat: id, amount: inactiveOf(s, id), to: [id] }),
        ]),
    }),

    rule<G>({
      do: 'cash-credits',
      by,
      cite,
      nature: 'household',
      fields: { amount: 'money', for: 'seat?' },
      options: (s, asker, served) =>
        isOpen(s)
          ? offers(s, asker, served, (id) => {
              const most = spendable(s, holds(id, 'credits'))
              return s.seats[id]?.present && most > 0 ? [offer(id, 'cash-credits', { amount: upTo(1, most, 1) })] : []
            })
          : [],
      step: (s, m) => {
        const no = unserved(s, m)
        if (no) return no
        const [id, amount] = [seatOf(m), m.amount as Money]
        const have = balance(s, holds(id, 'credits'))
        if (amount > have) return refuseSide('not-enough-credits', cite, { have })
        return accept(
          change(s, withInactive(s, id, Math.max(0, inactiveOf(s, id) - amount)), [
            event('credits-cashed', cite, {
              seat: id,
              amount,
              to: [id],
              transfers: transfer(holds(id, 'credits'), id, amount),
            }),
          ]),
        )
      },
    }),
  ]
}
