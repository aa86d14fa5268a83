// Who plays which box. A player has the box of their own place; how they come to others differs from game to game.

import { type SeatId, seat, seatNumber } from '../kernel/actors.js'
import { stepOn } from '../kernel/chips.js'
import type { Change, Refused, Spot, StakeRange } from '../kernel/contract.js'
import { limitsAt, limitsOf } from '../kernel/limits.js'
import { MONEY_MAX, type Money, odds, share } from '../kernel/money.js'
import { leastStake } from '../kernel/settings.js'
import { onSpot, sum } from '../kernel/stakes.js'
import { capacity, change } from '../kernel/table.js'
import { betSpot, standingSpot } from './layout.js'
import { type Blackjack, type BlackjackKind, boxOf, playing } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

/** Places with a box; in Mendoza those beyond are for standing bettors. */
export const boxesOf = (s: Blackjack): number => Math.min(s.config.boxes ?? MONEY_MAX, capacity(s))

const STANDING_MAX = 2

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** The bet of whoever plays the box, in its first round of bets. */
const stakeOn = (s: Blackjack, variant: Variant, id: SeatId, box: number): Money =>
  onSpot(s, id, betSpot(variant.bets, box, 1))

/** By whoever plays it: standing bets wait for the next player of a box that was left. */
export const isUsed = (s: Blackjack, box: number): boolean =>
  s.bets.some((bet) => boxOf(bet) === box && bet.on !== standingSpot(box)) ||
  s.play.hands.some((hand) => hand.box === box)

export const isFree = (s: Blackjack, box: number): boolean =>
  box >= 1 &&
  box <= boxesOf(s) &&
  !s.seats[seat(box)] &&
  !s.blocked.includes(seat(box)) &&
  s.play.boxes[box] === undefined &&
  !isUsed(s, box)

/** Boxes a player has staked on. */
const boxesPlayed = (s: Blackjack, variant: Variant, id: SeatId): number[] =>
  range(1, boxesOf(s)).filter((box) =>
    range(1, variant.bets.rounds).some((round) => onSpot(s, id, betSpot(variant.bets, box, round)) > 0),
  )

export const heldBy = (s: Blackjack, id: SeatId): number[] =>
  Object.keys(s.play.boxes)
    .map(Number)
    .filter((box) => s.play.boxes[box] === id)

/** Why this seat may not stake on this box. */
const notTheirBox = (s: Blackjack, variant: Variant, id: SeatId, box: number): Refused | undefined => {
  const { positions, capacity: places } = variant.articles
  const own = seatNumber(id)
  if (box > boxesOf(s)) return refuse('no-such-box', places, { boxes: boxesOf(s) })
  if (own > boxesOf(s)) return refuse('standing-bets-only', 'MZA-03')
  if (box === own) return undefined
  if (s.seats[seat(box)]) return refuse('box-of-another', variant.articles.ownHand, { box })
  if (s.blocked.includes(seat(box))) return refuse('seat-blocked', 'GEN-37')
  if (s.bets.some((bet) => boxOf(bet) === box && bet.seat !== id))
    return refuse('box-of-another', variant.articles.ownHand, { box })
  switch (variant.positions) {
    case 'one':
      return refuse('one-position-only', positions)
    case 'two': {
      const others = boxesPlayed(s, variant, id).filter((each) => each !== box && each !== own)
      if (others.length > 0) return refuse('two-positions-at-most', positions)
      return s.config.requireAdjacent && Math.abs(box - own) !== 1
        ? refuse('positions-not-adjacent', positions, { box })
        : undefined
    }
    default:
      if (s.play.boxes[box] === id) return undefined
      return refuse(variant.positions === 'multiple' ? 'position-not-held' : 'box-not-granted', positions, { box })
  }
}

const standingBarred = (s: Blackjack, id: SeatId, spot: Spot, box: number): Refused | undefined => {
  if (box > boxesOf(s)) return refuse('no-such-box', 'MZA-64', { boxes: boxesOf(s) })
  if (seatNumber(id) <= boxesOf(s)) return refuse('seated-bettor', 'MZA-64')
  const others = new Set(s.bets.filter((bet) => bet.on === spot.id && bet.seat !== id).map((bet) => bet.seat))
  return others.size >= STANDING_MAX ? refuse('standing-bets-full', 'MZA-03', { most: STANDING_MAX }) : undefined
}

export const barred = (s: Blackjack, variant: Variant, id: SeatId, spot: Spot): Refused | undefined => {
  // Once the cards are out a stake is found late only on a bet that is still being played (GEN-11).
  if (s.play.hands.length > 0)
    return onSpot(s, id, spot.id) > 0 ? undefined : refuse('no-bet-there', 'GEN-11', { on: spot.id })
  const box = Number(spot.covers[0])
  if (spot.kind === 'standing') return standingBarred(s, id, spot, box)
  const no = notTheirBox(s, variant, id, box)
  if (no || spot.kind !== 'pairs') return no
  const own = stakeOn(s, variant, id, box) > 0
  // What is found after «no más apuestas» has lain there since before, beside its bet (BJP-04).
  if (s.phase !== 'betting') return own ? undefined : refuse('no-bet-there', 'BJP-04', { on: spot.id })
  return own ? refuse('side-bet-after-bet', 'BJP-05') : undefined
}

/** Table minimums that each position asks for, by how many a player has beside their own (CAN-12). */
const POSITION_MINIMUMS = [1, 1, 3, 7, 9]

const canalRange = (s: Blackjack, id: SeatId): StakeRange => {
  const { min, max } = limitsOf(s, 'main')
  const more = heldBy(s, id).length
  const times = POSITION_MINIMUMS[more]
  const atLeast = times === undefined && max !== null ? max : (min ?? 0) * (times ?? 9)
  return { atLeast, atMost: MONEY_MAX, rule: 'CAN-12' }
}

/** The least that plays a box. */
export const leastBet = (s: Blackjack, { bets, spots }: Variant): Money => {
  const step = stepOn(s.config, spots.get(betSpot(bets, 1, 1)) as Spot, s.config.chip)
  return leastStake(limitsOf(s, bets.bet).min, step)
}

/** Until a box is played standing bets leave room for its player (G-MZ-16): filled by them, it would be shut to that player. */
const mendozaRange = (s: Blackjack, variant: Variant, id: SeatId, spot: Spot): StakeRange => {
  const box = Number(spot.covers[0])
  const max = limitsOf(s, 'main').max ?? MONEY_MAX
  const besides = sum(s.bets.filter((bet) => boxOf(bet) === box && !(bet.seat === id && bet.on === spot.id)))
  if (spot.kind === 'standing') {
    const room = s.bets.some((bet) => bet.on === betSpot(variant.bets, box, 1)) ? 0 : leastBet(s, variant)
    return { atLeast: 0, atMost: Math.max(0, max - besides - room), rule: 'MZA-03' }
  }
  const others = boxesPlayed(s, variant, id).filter((each) => each !== box)
  const atMost = Math.min(max - besides, share(max, odds(1, others.length + 1)))
  if (others.length === 0) return { atLeast: 0, atMost, rule: 'MZA-03' }
  const equal = stakeOn(s, variant, id, others[0] as number)
  return { atLeast: equal, atMost: Math.min(equal, atMost), rule: 'MZA-51' }
}

const challengeRange = (s: Blackjack, variant: Variant, id: SeatId, spot: Spot): StakeRange => {
  const box = Number(spot.covers[0])
  const equal = range(1, variant.bets.rounds)
    .map((round) => betSpot(variant.bets, box, round))
    .filter((other) => other !== spot.id)
    .map((other) => onSpot(s, id, other))
    .find((stake) => stake > 0)
  return s.config.equalBets && equal !== undefined
    ? { atLeast: equal, atMost: equal, rule: 'CHA-09' }
    : { atLeast: 0, atMost: MONEY_MAX, rule: 'CHA-09' }
}

/** A table without a minimum sets none to the side bet either, nor a maximum (G-PP-04). */
const pairsRange = (s: Blackjack, spot: Spot): StakeRange => {
  const { min, max } = limitsAt(s, spot)
  return { atLeast: min ?? 0, atMost: max ?? MONEY_MAX, rule: 'BJP-07' }
}

const ANY: StakeRange = { atLeast: 0, atMost: MONEY_MAX, rule: 'GEN-09' }

export const stakeRange = (s: Blackjack, variant: Variant, id: SeatId, spot: Spot): StakeRange => {
  if (spot.kind === 'pairs') return pairsRange(s, spot)
  if (variant.positions === 'multiple') return canalRange(s, id)
  if (variant.positions === 'granted') return mendozaRange(s, variant, id, spot)
  return variant.bets.rounds > 1 ? challengeRange(s, variant, id, spot) : ANY
}

/** A place where another's bets stand, or that another holds for the deck, is not free to sit at. */
export const placeTaken = (s: Blackjack, variant: Variant, id: SeatId): Refused | undefined => {
  const box = seatNumber(id)
  const held = variant.positions === 'multiple' && s.play.boxes[box] !== undefined
  return box <= boxesOf(s) && (held || isUsed(s, box))
    ? refuse('position-in-use', variant.articles.positions, { box })
    : undefined
}

/** Who goes away, for a while or for good, keeps one position (CAN-17). */
export const dropPositions = (s: Blackjack, id: SeatId): Change<BlackjackKind> => {
  const boxes = Object.fromEntries(Object.entries(s.play.boxes).filter(([, holder]) => holder !== id))
  return change(s, playing(s, { boxes, asked: s.play.asked.filter((asking) => asking.seat !== id) }))
}
