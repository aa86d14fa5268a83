// Side bets through a round: locked when bets close, given back with a void hand or round, forgotten when it ends.

import { LINK } from '../../kernel/accounts.js'
import type { Change, Event } from '../../kernel/contract.js'
import { groupBy } from '../../kernel/lists.js'
import { chain, change, event, type Table, transfer, unchanged } from '../../kernel/table.js'
import type { PotHook } from './hook.js'
import { giveSideBack } from './returning.js'
import { potsOf, type SideBet, type SideKind, side, withPots } from './state.js'

const lockedEvent = (round: number, pot: string, bets: readonly SideBet[], cite: Event['cite']): Event => {
  const amount = bets.reduce((sum, bet) => sum + bet.amount, 0)
  return event('side-bets-locked', cite, {
    ...{ pot, round, amount, seats: bets.map(({ seat }) => seat) },
    transfers: bets.flatMap((bet) => transfer(side(bet.seat), LINK, bet.amount)),
    tells: { log: pot, do: 'contribute', round, amount },
  })
}

/** «No más apuestas»: who is not in the round has the side bet back (PRG-03), the others' go to their pots. */
export const lock = <G extends SideKind>(s: Table<G>, { regulation, takesPart }: PotHook<G>): Change<G> => {
  const { base, lock: cite } = regulation.side
  return chain(
    giveSideBack(s, ({ seat }) => !takesPart(s, seat), 'no-base-bet', base),
    (after) => {
      const { bets } = potsOf(after)
      const events = [...groupBy(bets, ({ pot }) => pot)].map(([pot, of]) => lockedEvent(after.round, pot, of, cite))
      const locked = bets.map((bet): SideBet => ({ ...bet, status: 'locked' }))
      return change(after, withPots(after, { bets: locked, locked: true }), events)
    },
  )
}

/** A hand that came to nothing has its side bet back (PG-19). */
export const voidHands = <G extends SideKind>(s: Table<G>, { regulation, gaveUp }: PotHook<G>): Change<G> => {
  const { locked, claimed } = potsOf(s)
  if (!locked || claimed) return unchanged(s)
  return giveSideBack(s, ({ seat }) => gaveUp(s, seat) === 'void', 'void-hand', regulation.side.void)
}

/** The round is over: what was not judged is void with it. */
export const forgetRound = <G extends SideKind>(s: Table<G>, { regulation }: PotHook<G>): Change<G> =>
  chain(
    giveSideBack(s, () => true, 'void-round', regulation.side.void),
    (after) => {
      const { closed, closing } = potsOf(after)
      return change(
        after,
        withPots(after, {
          ...{ bets: [], locked: false, claimed: false, drawn: [], lucky: [] },
          ...{ closed: [...closed, ...closing], closing: [] },
        }),
      )
    },
  )
