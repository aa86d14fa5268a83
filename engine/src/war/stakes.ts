// The stakes of a hand: who may put what on which box, the raise of a war, and what a void bet takes with it.

import { type SeatId, seatNumber } from '../kernel/actors.js'
import type { Change, Refused, Spot } from '../kernel/contract.js'
import type { Money } from '../kernel/money.js'
import { isVoid, playing as playingPart } from '../kernel/outside-limits.js'
import { giveBack } from '../kernel/settlement.js'
import { addBet } from '../kernel/stakes.js'
import { type Bet, betsOf, change, event, stakes, transfer, unchanged } from '../kernel/table.js'
import { raiseSpot, SPOTS, tieSpot, warSpot } from './layout.js'
import { type Hand, handOf, type War, type WarKind } from './play.js'
import { refuse } from './refusals.js'

const on = (s: War, id: SeatId, spot: string): Bet[] => betsOf(s, id).filter((bet) => bet.on === spot)

export const warBets = (s: War, hand: Hand): Bet[] => on(s, hand.seat, warSpot(hand.box))
export const tieBets = (s: War, hand: Hand): Bet[] => on(s, hand.seat, tieSpot(hand.box))
export const raises = (s: War, hand: Hand): Bet[] => on(s, hand.seat, raiseSpot(hand.box))

/** What the room head refused to pay is void whatever comes, and the raise that rides on it with it (G-04). */
export const voidHand = (s: War, hand: Hand): boolean => warBets(s, hand).some((bet) => isVoid(s, SPOTS, bet))

/** «Otra apuesta igual a la inicial»: what was over the maximum did not play (WAR-20, GEN-11). */
export const raiseOf = (s: War, hand: Hand): Money =>
  warBets(s, hand).reduce((total, bet) => total + playingPart(s, SPOTS, bet), 0)

export const raise = (s: War, hand: Hand): Change<WarKind> => {
  const amount = raiseOf(s, hand)
  const spot = raiseSpot(hand.box)
  return change(s, { bets: addBet(s.bets, { seat: hand.seat, on: spot, with: 'money', amount }) }, [
    event('bet-placed', 'WAR-20', {
      seat: hand.seat,
      on: spot,
      with: 'money',
      stake: amount,
      transfers: transfer(hand.seat, stakes(hand.seat), amount),
    }),
  ])
}

/** Why a seat has no business on a spot: another's box, a tie without its bet, a hand that is settled. */
export const barred = (s: War, id: SeatId, spot: Spot): Refused | undefined => {
  const box = seatNumber(id)
  if (spot.covers[0] !== String(box)) return refuse('box-of-another', 'WAR-31', { box })
  if (s.phase !== 'betting' && s.play.dealt.length > 0) {
    // A stake outside the limits is found while it can still win or lose.
    const hand = handOf(s, id)
    if (hand?.status !== 'waiting' || hand.chose !== null) return refuse('no-hand-in-play', 'WAR-32')
    if (spot.kind === 'tie' && s.phase !== 'deal' && s.phase !== 'collect') return refuse('no-hand-in-play', 'WAR-32')
  }
  return spot.kind === 'tie' && on(s, id, warSpot(box)).length === 0 ? refuse('tie-after-war', 'WAR-10') : undefined
}

/** A bet on the tie whose bet was taken back: nobody else can make it whole (WAR-10). */
export const unfinished = (s: War, id: SeatId): Change<WarKind> => {
  const box = seatNumber(id)
  if (s.phase !== 'betting' || on(s, id, warSpot(box)).length > 0) return unchanged(s)
  return giveBack(s, on(s, id, tieSpot(box)), 'bet-returned', 'WAR-10')
}
