// A void hand has its stakes back and is out of the round; a void round gives everything back, what a retired hand lost among it
// (BV-05, BV-34).

import type { SeatId } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Event } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { endRound } from '../kernel/rounds.js'
import { collect, giveBack } from '../kernel/settlement.js'
import { type Bet, betsOf, chain, change, event, holding, transfer, unchanged } from '../kernel/table.js'
import { goOn } from './flow.js'
import { NO_ROUND, type Poker, type PokerKind, playing, withHand } from './play.js'
import type { Variant } from './variants.js'

/** What the bank took goes back to who lost it. */
const refunded = (bet: Bet, rule: RuleId): Event =>
  event('stake-refunded', rule, {
    seat: bet.seat,
    on: bet.on,
    stake: bet.amount,
    transfers: transfer('bank', holding(bet.seat, bet.with), bet.amount),
  })

/** What was lost in the course of a round that comes to nothing. */
export const refundLost = (s: Poker, rule: RuleId, whose: (bet: Bet) => boolean = () => true): Change<PokerKind> =>
  change(
    s,
    playing(s, { lost: s.play.lost.filter((bet) => !whose(bet)) }),
    s.play.lost.filter(whose).map((bet) => refunded(bet, rule)),
  )

/** A forbidden act costs the bets of its hand, and what becomes of the round does not bring them back (HPI-46, BV-47). */
export const forfeited = (s: Poker, customs: Customs<PokerKind>): Change<PokerKind> => {
  const bets = s.bets.filter(({ seat }) => s.play.hands[seat]?.status === 'lost')
  return bets.length === 0 ? unchanged(s) : collect(s, customs, bets, () => 'HPI-46')
}

/** Nothing is left of the round, and the whole deck is shuffled before another. */
export const forgotten = (s: Poker): Change<PokerKind> =>
  change(s, playing(s, { ...NO_ROUND, deck: { ...s.play.deck, stage: 'used', byHand: false } }))

export const voidRound = (s: Poker, customs: Customs<PokerKind>, cause: string, rule: RuleId): Change<PokerKind> =>
  chain(
    change(s, {}, [event('round-voided', rule, { cause })]),
    (after) => forfeited(after, customs),
    (after) => refundLost(after, rule),
    (after) => giveBack(after, after.bets, 'bet-voided', rule),
    forgotten,
    (after) => endRound(after, customs, false, rule),
  )

/** Without the cards that were to come to it. */
const dropped = ({ play: { plan, stuck } }: Poker, id: SeatId) => ({
  plan: plan.map((lap) => lap.filter((slot) => slot !== id)).filter((lap) => lap.length > 0),
  stuck: stuck === id ? null : stuck,
})

export const outOfPlan = (s: Poker, id: SeatId): Poker => ({ ...s, ...playing(s, dropped(s, id)) })

/** A hand that comes to nothing, before the round goes on without it. */
export const annulled = (s: Poker, id: SeatId, cause: string, rule: RuleId): Change<PokerKind> =>
  chain(
    change(s, {}, [event('hand-voided', rule, { seat: id, cause })]),
    (after) => refundLost(after, rule, (bet) => bet.seat === id),
    (after) => giveBack(after, betsOf(after, id), 'bet-voided', rule),
    (after) =>
      change(outOfPlan(after, id), withHand(outOfPlan(after, id), id, { status: 'void', taken: true, buys: null })),
  )

export const voidHand = (s: Poker, variant: Variant, id: SeatId, cause: string, rule: RuleId): Change<PokerKind> =>
  chain(annulled(s, id, cause, rule), (after) => goOn(after, variant))
