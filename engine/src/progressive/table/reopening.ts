// A hand that is put right after its claim: as long as no prize of a pot was handed over, its hands are judged and awarded anew (PG-31).

import { LINK } from '../../kernel/accounts.js'
import type { Change, Event } from '../../kernel/contract.js'
import { change, event, type Table, transfer, unchanged } from '../../kernel/table.js'
import { LUCKY } from '../from-tables.js'
import { judged } from './claims.js'
import type { PotHook } from './hook.js'
import { hereOf, type PotsHere, PRIZES, type PrizeDue, potsOf, type SideBet, type SideKind, withPots } from './state.js'

const isHandedOver = ({ prizes }: PotsHere, { pot, seat, category, prize }: SideBet): boolean =>
  prize !== undefined && !prizes.some((each) => each.pot === pot && each.seat === seat && each.category === category)

const locked = ({ seat, pot, amount, parts }: SideBet): SideBet => ({ seat, pot, amount, parts, status: 'locked' })

/**
 * Pots of which a hand is worth something else now, and none of whose prizes a hand has brought was handed over. One that is
 * gone takes nothing back.
 */
const potsToJudge = <G extends SideKind>(s: Table<G>, hook: PotHook<G>): string[] => {
  const { bets } = potsOf(s)
  const isAnother = (bet: SideBet): boolean => judged(s, hook, locked(bet)).category !== bet.category
  const pots = new Set(bets.filter((bet) => hereOf(s, bet.pot) && isAnother(bet)).map(({ pot }) => pot))
  return [...pots].filter((pot) => !bets.some((bet) => bet.pot === pot && isHandedOver(potsOf(s), bet)))
}

/** A random prize has nothing to do with the hands. */
const isWithdrawn = (pots: readonly string[], { pot, category }: PrizeDue): boolean =>
  pots.includes(pot) && category !== LUCKY

const withdrawn = <G extends SideKind>(
  s: Table<G>,
  pot: string,
  { order }: PotHook<G>['regulation']['side'],
): Event => {
  const prizes = potsOf(s).prizes.filter((prize) => isWithdrawn([pot], prize))
  const amount = prizes.reduce((sum, prize) => sum + prize.amount, 0)
  return event('prizes-withdrawn', order, {
    ...{ pot, round: s.round, amount },
    prizes: prizes.map(({ seat, category }) => ({ seat, category })),
    transfers: transfer(PRIZES, LINK, amount),
    tells: { log: pot, do: 'undo-award', round: s.round },
  })
}

export const reopened = <G extends SideKind>(s: Table<G>, hook: PotHook<G>): Change<G> => {
  const { claimed, bets, prizes } = potsOf(s)
  const pots = claimed && hook.isSettled(s) ? potsToJudge(s, hook) : []
  if (pots.length === 0) return unchanged(s)
  const { side } = hook.regulation
  const again = bets.filter(({ pot }) => pots.includes(pot))
  const awarded = pots.filter((pot) => again.some((bet) => bet.pot === pot && bet.status === 'won'))
  return change(
    s,
    withPots(s, {
      claimed: false,
      bets: bets.map((bet) => (again.includes(bet) ? locked(bet) : bet)),
      prizes: prizes.filter((prize) => !isWithdrawn(pots, prize)),
    }),
    [
      ...again.map(({ seat, pot, amount }) => event('side-bet-reopened', side.read, { seat, pot, amount })),
      ...awarded.map((pot) => withdrawn(s, pot, side)),
    ],
  )
}
