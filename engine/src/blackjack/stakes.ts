// The stakes of a hand: the bet or the split it began with, the double, and the standing bets that follow a box.

import type { SeatId } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Refused, Spot } from '../kernel/contract.js'
import { limitsOf } from '../kernel/limits.js'
import { MONEY_MAX, type Money } from '../kernel/money.js'
import { playing } from '../kernel/outside-limits.js'
import { giveBack } from '../kernel/settlement.js'
import { addBet, isFree } from '../kernel/stakes.js'
import { type Bet, balance, change, event, stakes, transfer, unchanged } from '../kernel/table.js'
import { betSpot, doubleSpot, insuranceSpot, splitSpot, standingSpot } from './layout.js'
import { type Blackjack, type BlackjackKind, boxOf, type Hand } from './play.js'
import { boxesOf, leastBet } from './positions.js'
import { refuse } from './refusals.js'
import { isMendoza, type Variant } from './variants.js'

export const roundsOf = (variant: Variant): number[] => Array.from({ length: variant.bets.rounds }, (_, at) => at + 1)

const isFirst = (hand: Hand): boolean => hand.id.endsWith('.1')

/** Where the stake a hand began with stands. */
export const stakeSpot = ({ bets }: Variant, hand: Hand, round: number): string =>
  isFirst(hand) ? betSpot(bets, hand.box, round) : splitSpot(bets, hand.id, round)

/** Everything that wins or loses with a hand in one round of bets, and is not settled yet. */
export const stakesOf = (s: Blackjack, variant: Variant, hand: Hand, round: number): Bet[] => {
  const on = [
    stakeSpot(variant, hand, round),
    doubleSpot(variant.bets, hand.id, round),
    ...(isFirst(hand) ? [standingSpot(hand.box)] : []),
  ]
  return on.flatMap((spot) => s.bets.filter((bet) => bet.on === spot && isFree(bet)))
}

/** The same in all the rounds of bets. */
export const allStakesOf = (s: Blackjack, variant: Variant, hand: Hand): Bet[] =>
  roundsOf(variant).flatMap((round) => stakesOf(s, variant, hand, round))

/** The player's own bet on a hand before any raise: what it had over the maximum does not play (GEN-11, GEN-12). */
export const originalOf = (s: Blackjack, variant: Variant, hand: Hand, round: number): Money =>
  s.bets
    .filter((bet) => bet.seat === hand.seat && bet.on === stakeSpot(variant, hand, round))
    .reduce((total, bet) => total + playing(s, variant.spots, bet), 0)

export const insurancesOf = (s: Blackjack, variant: Variant, round: number): Bet[] =>
  s.bets.filter((bet) => isFree(bet) && bet.on === insuranceSpot(variant.bets, boxOf(bet), round))

/** Boxes with all the bets the game asks for, and who plays each. */
export const playedBoxes = (s: Blackjack, variant: Variant): { box: number; seat: SeatId }[] => {
  const compulsory = variant.bets.rounds > 1 ? [1, 2] : [1]
  return Array.from({ length: boxesOf(s) }, (_, at) => at + 1).flatMap((box) => {
    const bets = compulsory.map((round) => s.bets.find((bet) => bet.on === betSpot(variant.bets, box, round)))
    return bets.every((bet) => bet !== undefined) ? [{ box, seat: (bets[0] as Bet).seat }] : []
  })
}

/**
 * A side bet without its bet, one of two compulsory bets: nobody else may make them whole (BJP-04, CHA-09). A standing bet
 * waits for the player of its box.
 */
export const unfinished = (s: Blackjack, variant: Variant, id: SeatId): Change<BlackjackKind> => {
  if (s.phase !== 'betting') return unchanged(s)
  const boxes = playedBoxes(s, variant).map(({ box }) => box)
  const own = s.bets.filter((bet) => bet.seat === id && variant.spots.get(bet.on)?.kind !== 'standing')
  const alone = own.filter((bet) => !boxes.includes(boxOf(bet)))
  return giveBack(s, alone, 'bet-returned', variant.articles.incomplete)
}

/** Limits and boxes that leave no round to play: the stakes it cannot do without are more than may lie on the cloth. */
export const nobodyCouldPlay = (s: Blackjack, variant: Variant): Refused | undefined => {
  const { tableMax, playerMax } = s.config
  const hands = isMendoza(variant) ? 2 : (s.config.minHandsToStart ?? 1)
  const each = variant.bets.rounds > 1 ? 2 : 1
  const { max } = limitsOf(s, variant.bets.bet)
  const least = leastBet(s, variant)
  const fits =
    hands <= boxesOf(s) &&
    least <= (max ?? MONEY_MAX) &&
    each * least <= (playerMax ?? MONEY_MAX) &&
    hands * each * least <= (tableMax ?? MONEY_MAX)
  const { start, incomplete } = variant.articles
  return fits ? undefined : refuse('nobody-could-play', each > 1 ? incomplete : start, { hands, bets: each, least })
}

export interface Raise {
  readonly on: string
  readonly amount: Money
}

/** A raise is made with the player's own chips (BJ-07). */
export const cannotRaise = (s: Blackjack, id: SeatId, raises: readonly Raise[], rule: RuleId): Refused | undefined => {
  const needs = raises.reduce((total, raise) => total + raise.amount, 0)
  return needs > balance(s, id) ? refuse('not-enough-chips', rule, { have: balance(s, id), needs }) : undefined
}

/** Puts the chips of a decision on the cloth. */
export const raise = (s: Blackjack, variant: Variant, id: SeatId, raises: readonly Raise[]) =>
  change(
    s,
    {
      bets: raises.reduce<readonly Bet[]>(
        (bets, { on, amount }) => addBet(bets, { seat: id, on, with: 'money', amount }),
        s.bets,
      ),
    },
    raises.map(({ on, amount }) =>
      event('bet-placed', (variant.spots.get(on) as Spot).cite, {
        seat: id,
        on,
        with: 'money',
        stake: amount,
        transfers: transfer(id, stakes(id), amount),
      }),
    ),
  )
