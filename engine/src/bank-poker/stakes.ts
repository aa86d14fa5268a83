// What may be staked before the cards, what each bet needs beside it, and what the ante counts for.

import type { SeatId } from '../kernel/actors.js'
import type { Change, Refused, Spot, StakeRange } from '../kernel/contract.js'
import { MONEY_MAX, type Money, odds, share } from '../kernel/money.js'
import { isVoid, playing } from '../kernel/outside-limits.js'
import { giveBack } from '../kernel/settlement.js'
import { addBet, isFree, onSpot } from '../kernel/stakes.js'
import { type Bet, balance, betsOf, change, event, holding, stakes, transfer, unchanged } from '../kernel/table.js'
import { attended } from './absence.js'
import { isPlaying, type Poker, type PokerKind, retiring } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

/** The double of the ante: what a second bet is, blind or not. */
const DOUBLE = 2

export const freeBets = (s: Poker, id: SeatId): Bet[] => betsOf(s, id).filter(isFree)

export const betsOn = (s: Poker, id: SeatId, on: string): Bet[] => freeBets(s, id).filter((bet) => bet.on === on)

/** What of the first bet counts: never more than the maximum (BV-35). */
export const anteOf = (s: Poker, variant: Variant, id: SeatId): Money =>
  betsOn(s, id, variant.first[0] as string).reduce((total, bet) => total + playing(s, variant.spots, bet), 0)

const antesOf = (s: Poker, { first: [ante = ''], hasBank }: Variant, id: SeatId): Bet[] =>
  hasBank ? betsOn(s, id, ante) : []

/** Its ante was refused by the room head and is none (GEN-14): nothing that follows from it can stand (BV-46). */
export const refusedAnte = (s: Poker, variant: Variant, id: SeatId): Bet | undefined =>
  antesOf(s, variant, id).find((bet) => isVoid(s, variant.spots, bet))

/** What the room head must know of before these are paid: themselves, and the ante without which they are none (GEN-14). */
export const restingOn = (s: Poker, variant: Variant, id: SeatId, paid: readonly Bet[]): readonly Bet[] =>
  paid.length === 0 ? [] : [...antesOf(s, variant, id), ...paid]

/** Whether a seat has staked all it needs to be dealt in. */
const isComplete = (s: Poker, variant: Variant, id: SeatId): boolean => {
  const [first = 0, ...others] = variant.first.map((on) => onSpot(s, id, on))
  return first > 0 && others.every((stake) => stake === first)
}

/** Who is dealt in, in the order of the seats. */
export const dealtIn = (s: Poker, variant: Variant, seats: readonly SeatId[]): SeatId[] =>
  seats.filter((id) => isComplete(s, variant, id))

/** Bets are closed and no card has come: who is dealt in may still change by what is found. */
export const beforeCards = ({ phase, play: { out } }: Poker): boolean => phase === 'deal' && out === 0

/** Why this seat may not stake on this spot. */
export const barred = (s: Poker, variant: Variant, id: SeatId, { id: on }: Spot): Refused | undefined => {
  const { articles } = variant
  const ante = onSpot(s, id, variant.first[0] as string)
  if (s.phase !== 'betting') {
    // What is found late has lain there since before the cards, beside a hand that is still to be dealt, settled or taken.
    if (!isPlaying(s, id) && !retiring(s).includes(id) && !beforeCards(s))
      return refuse('no-hand-here', articles.first, { seat: id })
    if (on === variant.second) return refuse('call-is-exact', articles.raise, { on })
    return s.play.hands[id]?.answers[on] === 'take-back' ? refuse('line-taken-back', articles.first, { on }) : undefined
  }
  return on === variant.side && ante > 0 ? refuse('side-bet-after-bet', 'HEB-06') : undefined
}

const anything = (rule: StakeRange['rule']): StakeRange => ({ atLeast: 0, atMost: MONEY_MAX, rule })
const exactly = (amount: Money, rule: StakeRange['rule']): StakeRange => ({ atLeast: amount, atMost: amount, rule })

/** All a seat may stake with. */
const chipsOf = (s: Poker, id: SeatId): Money =>
  ['money', ...s.config.instruments.map((instrument) => instrument.id)].reduce(
    (total, kind) => total + balance(s, holding(id, kind)),
    0,
  )

/**
 * Three lines are alike (GOP-02); a blind call is the double of the ante (HPI-17), so that it follows one, and the ante stays as the
 * call needs it.
 */
export const stakeRange = (s: Poker, variant: Variant, id: SeatId, { id: on }: Spot): StakeRange => {
  const { first, second, blind, articles } = variant
  if (blind && second !== null) {
    const ante = onSpot(s, id, first[0] as string)
    if (on === second) return exactly(DOUBLE * ante, articles.raise)
    const call = onSpot(s, id, second)
    return call > 0 ? exactly(call / DOUBLE, articles.raise) : anything(articles.first)
  }
  if (!first.includes(on)) return anything(articles.first)
  const others = first.filter((other) => other !== on).map((other) => onSpot(s, id, other))
  const staked = Math.max(0, ...others)
  if (staked > 0) return exactly(staked, articles.first)
  // No more on the first than the others can be matched with.
  const most = Math.min(s.config.playerMax ?? MONEY_MAX, chipsOf(s, id) + onSpot(s, id, on))
  return { atLeast: 0, atMost: share(most, odds(1, first.length)), rule: articles.first }
}

/** A bet that lacks the one it needs goes back: it could not be played (HEB-07, GOP-02, HPI-10). */
export const returnIncomplete = (s: Poker, variant: Variant, seats: readonly SeatId[]): Change<PokerKind> => {
  const lacking = s.bets.filter((bet) => seats.includes(bet.seat) && !isComplete(s, variant, bet.seat))
  return giveBack(s, lacking, 'bet-returned', variant.articles.incomplete)
}

export const unfinished = (s: Poker, variant: Variant, id: SeatId): Change<PokerKind> => {
  if (s.phase === 'betting') return returnIncomplete(s, variant, [id])
  return s.seats[id]?.present ? attended(s, id) : unchanged(s)
}

/** Raises are made with the player's own chips, exactly (BV-28). */
export const cannotPay = (s: Poker, variant: Variant, id: SeatId, needs: Money): Refused | undefined =>
  needs > balance(s, id)
    ? refuse('not-enough-chips', variant.articles.raise, { have: balance(s, id), needs })
    : undefined

/** Puts the chips of a decision on the cloth. */
export const raise = (s: Poker, variant: Variant, id: SeatId, on: string, amount: Money): Change<PokerKind> =>
  change(s, { bets: addBet(s.bets, { seat: id, on, with: 'money', amount }) }, [
    event('bet-placed', (variant.spots.get(on) as Spot).cite, {
      seat: id,
      on,
      with: 'money',
      stake: amount,
      transfers: transfer(id, stakes(id), amount),
    }),
  ])
