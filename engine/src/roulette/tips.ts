// Tips in colour chips: changed for money between the payment of a number and the next throw, or lost (RA-16, RA-17).

import type { SeatId } from '../kernel/actors.js'
import { floorTo, unevenChips } from '../kernel/chips.js'
import type { Change, Option, Rule } from '../kernel/contract.js'
import type { Money } from '../kernel/money.js'
import { plain, rule } from '../kernel/rules.js'
import { accept, asking, balance, change, event, offer, spendable, transfer, unchanged, upTo } from '../kernel/table.js'
import { colourAccount, tipAccount } from './colour-stock.js'
import { noColour, seatedHere } from './colours.js'
import type { Colour, Roulette, RouletteKind } from './play.js'
import { refuse } from './refusals.js'

/** A colour tip not changed in its moment is forfeited to the bank (RA-17, R-25, R-30). */
export const forfeitTips = (s: Roulette): Change<RouletteKind> => {
  if (!s.play.tipWindow) return unchanged(s)
  return change(
    s,
    {},
    tips(s).map(([account, amount]) =>
      event('tip-forfeited', 'RA-17', { amount, transfers: transfer(account, 'bank', amount) }),
    ),
  )
}

const tips = (s: Roulette): [string, Money][] =>
  Object.entries(s.accounts).filter(([account, amount]) => account.startsWith('tips/') && amount > 0)

export const tipRules: readonly Rule<RouletteKind>[] = [
  rule({
    do: 'tip-colour',
    by: ['seat'],
    cite: 'RA-16',
    nature: 'household',
    fields: { amount: 'money' },
    options: (s, by) =>
      asking(s, by).flatMap((id): Option[] => {
        const own = s.play.colours[id]
        const have = own ? floorTo(spendable(s, colourAccount(id)), own.unit) : 0
        return !seatedHere(s, id) && own && have > 0
          ? [offer(id, 'tip-colour', { amount: upTo(own.unit, have, own.unit) })]
          : []
      }),
    step: (s, m) => {
      const id = m.by as SeatId
      const amount = m.amount as Money
      const no = seatedHere(s, id) ?? noColour(s, id) ?? unevenChips(amount, s.play.colours[id]?.unit ?? 1)
      if (no) return no
      const have = balance(s, colourAccount(id))
      if (amount > have) return refuse('not-enough-chips', 'RA-16', { have })
      const transfers = transfer(colourAccount(id), tipAccount(s.play.colours[id] as Colour), amount)
      return accept(change(s, {}, [event('tipped', 'RA-16', { seat: id, amount, transfers })]))
    },
  }),

  plain<RouletteKind>('exchange-tips', {
    by: ['croupier'],
    cite: 'RA-16',
    nature: 'household',
    refusal: (s) => {
      // The window ends with the next throw, not with the session.
      if (!s.play.tipWindow) return refuse('not-after-payment', 'RA-16')
      return tips(s).length > 0 ? undefined : refuse('no-tips', 'RA-16')
    },
    apply: (s) =>
      change(
        s,
        {},
        tips(s).map(([account, amount]) =>
          event('tips-exchanged', 'RA-16', { amount, transfers: transfer(account, 'tips', amount) }),
        ),
      ),
  }),
]
