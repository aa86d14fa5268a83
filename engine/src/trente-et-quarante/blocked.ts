// Bets that a 31-31 blocked: which one a player means, whether it is insured, and when all of them are answered for.

import type { SeatId } from '../kernel/actors.js'
import type { Change, Move, Option } from '../kernel/contract.js'
import { withKind } from '../kernel/stakes.js'
import { type Bet, betsOf, change, one, unchanged } from '../kernel/table.js'
import { ASKED, type Insured, type Trente, type TrenteKind } from './play.js'

export const isAsked = (bet: Bet): boolean => bet.tag === ASKED

export const namedBet = (s: Trente, id: SeatId, m: Move, which: (bet: Bet) => boolean): Bet | undefined =>
  betsOf(s, id).find((bet) => bet.on === m.on && bet.with === (m.with ?? 'money') && which(bet))

export const boundsOf = (s: Trente, id: SeatId, which: (bet: Bet) => boolean): Option['fields'][] =>
  betsOf(s, id)
    .filter(which)
    .map((bet) => ({ on: one(bet.on), with: withKind(bet.with) }))

export const isSame = (bet: Bet) => (insured: Insured) =>
  insured.seat === bet.seat && insured.on === bet.on && insured.with === bet.with

export const insuranceOf = (s: Trente, bet: Bet): Insured | undefined => s.play.insured.find(isSame(bet))

/** When every player has answered, the round goes on. */
export const settled = (s: Trente): Change<TrenteKind> =>
  s.bets.some(isAsked) ? unchanged(s) : change(s, { phase: 'clear' })
