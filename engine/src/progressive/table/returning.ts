// Side bets that go back: before the lock from the position, after it from the pot, which reverses what they brought (PG-19).

import { LINK } from '../../kernel/accounts.js'
import type { SeatId } from '../../kernel/actors.js'
import type { RuleId } from '../../kernel/citations.js'
import type { Change, Event } from '../../kernel/contract.js'
import { balance, chain, change, event, type Table, transfer } from '../../kernel/table.js'
import type { SideArticles } from '../regulations.js'
import { holds, partsOf, potsOf, type SideBet, type SideKind, side, withPots } from './state.js'

const backFrom = (from: string, bet: SideBet) =>
  partsOf(bet).flatMap(([means, amount]) => transfer(from, holds(bet.seat, means), amount))

/** The log of its pot takes no move any more: the tray gives back what it cannot. */
export const POT_LOST = 'pot-lost'

const returned = (bet: SideBet, round: number, why: string, cite: RuleId): Event => {
  const { seat, pot, amount } = bet
  if (bet.status === 'lit')
    return event('side-bet-returned', cite, { seat, pot, amount, why, transfers: backFrom(side(seat), bet) })
  if (why === POT_LOST)
    return event('side-bet-returned', cite, { seat, pot, amount, why, transfers: backFrom('bank', bet) })
  const tells = { log: pot, do: 'reverse', round, amount }
  return event('side-bet-returned', cite, { seat, pot, amount, why, transfers: backFrom(LINK, bet), tells })
}

/** Gives back those that are lit or locked: what was judged stays. */
export const giveSideBack = <G extends SideKind>(
  s: Table<G>,
  which: (bet: SideBet) => boolean,
  why: string,
  cite: RuleId,
): Change<G> => {
  const going = potsOf(s).bets.filter((bet) => ['lit', 'locked'].includes(bet.status) && which(bet))
  if (going.length === 0) return change(s, {})
  const bets = potsOf(s).bets.filter((bet) => !going.includes(bet))
  return change(
    s,
    withPots(s, { bets }),
    going.map((bet) => returned(bet, s.round, why, cite)),
  )
}

/** Who leaves takes side bets and credits along as chips; promotional ones lapse. */
export const releaseSeat = <G extends SideKind>(
  s: Table<G>,
  id: SeatId,
  { void: voided, electronic, luckyPaid }: SideArticles,
): Change<G> => {
  if (!s.play.pots) return change(s, {})
  return chain(
    giveSideBack(s, ({ seat }) => seat === id, 'left', voided),
    (after) => {
      const { [id]: _, ...inactive } = potsOf(after).inactive
      const amount = balance(after, holds(id, 'credits'))
      const lapsed = balance(after, holds(id, 'promo'))
      return change(after, withPots(after, { inactive }), [
        ...(amount > 0
          ? [
              event('credits-cashed', electronic, {
                seat: id,
                amount,
                to: [id],
                transfers: transfer(holds(id, 'credits'), id, amount),
              }),
            ]
          : []),
        ...(lapsed > 0
          ? [
              event('promo-lapsed', luckyPaid, {
                seat: id,
                amount: lapsed,
                to: [id],
                transfers: transfer(holds(id, 'promo'), 'promotions', lapsed),
              }),
            ]
          : []),
      ])
    },
  )
}
