// Who plays which box. A player has the box of their own place; how they come to others differs from game to game.

import { type SeatId, seat, seatNumber } from '../kernel/actors.js'
import { cite } from '../kernel/citations.js'
import type { Change, Option, Refused, Rule, Spot, StakeRange } from '../kernel/contract.js'
import { limitsOf } from '../kernel/limits.js'
import { MONEY_MAX, type Money, odds, share } from '../kernel/money.js'
import { answer, choice } from '../kernel/rules.js'
import { onSpot, sum } from '../kernel/stakes.js'
import {
  betweenRounds,
  capacity,
  change,
  event,
  isOpen,
  occupied,
  one,
  refuse,
  type Table,
  upTo,
} from '../kernel/table.js'
import { betSpot } from './layout.js'
import { type Asking, type Blackjack, type BlackjackPlay, boxOf, playing } from './play.js'
import type { Variant } from './variants.js'

/** Places with a box; in Mendoza those beyond are for standing bettors. */
export const boxesOf = (s: Table): number => Math.min((s.config.boxes as number | undefined) ?? MONEY_MAX, capacity(s))

const STANDING_MAX = 2

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** The bet of whoever plays the box, in its first round of bets. */
const stakeOn = (s: Blackjack, variant: Variant, id: SeatId, box: number): Money =>
  onSpot(s, id, betSpot(variant.bets, box, 1))

const isUsed = (s: Blackjack, box: number): boolean =>
  s.bets.some((bet) => boxOf(bet) === box) || s.play.hands.some((hand) => hand.box === box)

const isFree = (s: Blackjack, box: number): boolean =>
  box >= 1 &&
  box <= boxesOf(s) &&
  !s.seats[seat(box)] &&
  !s.blocked.includes(seat(box)) &&
  s.play.boxes[box] === undefined &&
  !isUsed(s, box)

/** Boxes a player has staked on. */
export const boxesPlayed = (s: Blackjack, variant: Variant, id: SeatId): number[] =>
  range(1, boxesOf(s)).filter((box) =>
    range(1, variant.bets.rounds).some((round) => onSpot(s, id, betSpot(variant.bets, box, round)) > 0),
  )

const heldBy = (s: Blackjack, id: SeatId): number[] =>
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
  if (s.seats[seat(box)]) return refuse('box-of-another', 'BJ-04', { box })
  if (s.blocked.includes(seat(box))) return refuse('seat-blocked', 'GEN-37')
  if (s.bets.some((bet) => boxOf(bet) === box && bet.seat !== id)) return refuse('box-of-another', 'BJ-04', { box })
  switch (variant.positions) {
    case 'one':
      return refuse('one-position-only', positions)
    case 'two': {
      const others = boxesPlayed(s, variant, id).filter((each) => each !== box && each !== own)
      if (others.length > 0) return refuse('two-positions-at-most', positions)
      return s.config.requireAdjacent === true && Math.abs(box - own) !== 1
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
  const box = Number(spot.covers[0])
  if (spot.kind === 'standing') return standingBarred(s, id, spot, box)
  const no = notTheirBox(s, variant, id, box)
  if (no) return no
  return spot.kind === 'pairs' && stakeOn(s, variant, id, box) > 0 ? refuse('side-bet-after-bet', 'BJP-05') : undefined
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

const mendozaRange = (s: Blackjack, variant: Variant, id: SeatId, spot: Spot): StakeRange => {
  const box = Number(spot.covers[0])
  const max = limitsOf(s, 'main').max ?? MONEY_MAX
  const besides = sum(s.bets.filter((bet) => boxOf(bet) === box && !(bet.seat === id && bet.on === spot.id)))
  if (spot.kind === 'standing') return { atLeast: 0, atMost: max - besides, rule: 'MZA-03' }
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
  return s.config.equalBets === true && equal !== undefined
    ? { atLeast: equal, atMost: equal, rule: 'CHA-09' }
    : { atLeast: 0, atMost: MONEY_MAX, rule: 'CHA-09' }
}

/** From a tenth to eight tenths of the table's minimum (BJP-06, BJP-07). */
const pairsRange = (s: Blackjack): StakeRange => {
  const min = limitsOf(s, 'main').min ?? 0
  return { atLeast: min - share(min, odds(9, 10)), atMost: share(min, odds(8, 10)), rule: 'BJP-07' }
}

const ANY: StakeRange = { atLeast: 0, atMost: MONEY_MAX, rule: 'GEN-09' }

export const stakeRange = (s: Blackjack, variant: Variant, id: SeatId, spot: Spot): StakeRange => {
  if (spot.kind === 'pairs') return pairsRange(s)
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
export const dropPositions = (s: Blackjack, id: SeatId): Change<BlackjackPlay> => {
  const boxes = Object.fromEntries(Object.entries(s.play.boxes).filter(([, holder]) => holder !== id))
  return change(s, playing(s, { boxes, asked: s.play.asked.filter((asking) => asking.seat !== id) }))
}

// Canal 21: for the whole deck, offered once round the table while the first cards are burned.

export const offeredPositions = (s: Blackjack): SeatId | undefined =>
  occupied(s).find((id) => s.seats[id]?.present && !s.play.shoe.passed.includes(id) && heldBy(s, id).length === 0)

const multipleRules = (): Rule<BlackjackPlay>[] => {
  const notOffered = (s: Blackjack, id: SeatId): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
    if (!betweenRounds(s) || s.play.shoe.stage !== 'positions') return refuse('positions-not-offered', 'CAN-11')
    return offeredPositions(s) === id
      ? undefined
      : refuse('offered-to-another', 'CAN-14', { to: offeredPositions(s) ?? 'nobody' })
  }
  /** How far the free places reach from a seat, to its left and to its right. */
  const reach = (s: Blackjack, id: SeatId): { first: number; last: number } => {
    let first = seatNumber(id)
    let last = first
    while (isFree(s, first - 1)) first -= 1
    while (isFree(s, last + 1)) last += 1
    return { first, last }
  }
  return [
    answer<BlackjackPlay>('take-positions', {
      cite: 'CAN-11',
      fields: { from: 'integer', to: 'integer' },
      bounds: (s, id) => {
        const { first, last } = reach(s, id)
        const own = seatNumber(id)
        return range(first, own).flatMap((from): Option['fields'][] => {
          const least = from === own ? own + 1 : own
          return least <= last ? [{ from: one(from), to: upTo(least, last, 1) }] : []
        })
      },
      refusal: (s, id, m) => {
        const no = notOffered(s, id)
        if (no) return no
        const { first, last } = reach(s, id)
        const [from, to, own] = [m.from as number, m.to as number, seatNumber(id)]
        if (from > own || to < own || from === to) return refuse('positions-not-contiguous', 'CAN-13', { own })
        return from < first || to > last ? refuse('position-not-free', 'CAN-13', { first, last }) : undefined
      },
      apply: (s, id, m) => {
        const more = range(m.from as number, m.to as number).filter((box) => box !== seatNumber(id))
        const boxes = { ...s.play.boxes, ...Object.fromEntries(more.map((box) => [box, id])) }
        return change(s, playing(s, { boxes }), [
          event('positions-taken', cite('CAN-12'), { seat: id, first: m.from as number, last: m.to as number }),
        ])
      },
    }),

    answer<BlackjackPlay>('pass-positions', {
      cite: 'CAN-14',
      refusal: notOffered,
      apply: (s, id) =>
        change(s, playing(s, { shoe: { ...s.play.shoe, passed: [...s.play.shoe.passed, id] } }), [
          event('positions-declined', cite('CAN-14'), { seat: id }),
        ]),
    }),
  ]
}

const giveUp = (variant: Variant): Rule<BlackjackPlay> =>
  answer<BlackjackPlay>('give-up-position', {
    cite: variant.articles.positions,
    fields: { box: 'integer' },
    bounds: (s, id) => heldBy(s, id).map((box) => ({ box: one(box) })),
    refusal: (s, id, m) => {
      if (!betweenRounds(s) && s.phase !== 'betting') return refuse('round-in-progress', variant.articles.positions)
      if (s.play.boxes[m.box as number] !== id) return refuse('position-not-held', variant.articles.positions)
      return isUsed(s, m.box as number) ? refuse('stakes-in-play', variant.articles.positions) : undefined
    },
    apply: (s, id, m) => {
      const { [String(m.box)]: _, ...boxes } = s.play.boxes
      return change(s, playing(s, { boxes }), [
        event('position-given-up', cite(variant.articles.positions), { seat: id, box: m.box as number }),
      ])
    },
  })

// Mendoza: asked for, and granted by the croupier to whoever asked first.

const firstAsking = (s: Blackjack, box: number): Asking | undefined =>
  [...s.play.asked]
    .filter((asking) => asking.box === box)
    .sort((a, b) => a.at - b.at || seatNumber(a.seat) - seatNumber(b.seat))[0]

const grantedRules = (): Rule<BlackjackPlay>[] => {
  const closed = (s: Blackjack): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
    return betweenRounds(s) || s.phase === 'betting' ? undefined : refuse('round-in-progress', 'MZA-29')
  }
  const boxes = (s: Blackjack) => range(1, boxesOf(s))
  const answered = (s: Blackjack, box: number) => s.play.asked.filter((asking) => asking.box !== box)
  const unasked = (s: Blackjack, box: number): Refused | undefined =>
    closed(s) ?? (firstAsking(s, box) ? undefined : refuse('nobody-asked', 'MZA-50'))
  return [
    answer<BlackjackPlay>('ask-box', {
      cite: 'MZA-29',
      fields: { box: 'integer' },
      bounds: (s, id) =>
        boxes(s)
          .filter((box) => isFree(s, box) && !s.play.asked.some((asking) => asking.seat === id && asking.box === box))
          .map((box) => ({ box: one(box) })),
      refusal: (s, id, m) => {
        const no = closed(s)
        if (no) return no
        if (seatNumber(id) > boxesOf(s)) return refuse('standing-bets-only', 'MZA-03')
        if (!isFree(s, m.box as number)) return refuse('box-not-free', 'MZA-29', { box: m.box as number })
        return s.play.asked.some((asking) => asking.seat === id && asking.box === m.box)
          ? refuse('already-asked', 'MZA-29')
          : undefined
      },
      // Voices of the same second are equal.
      apply: (s, id, m) =>
        change(s, playing(s, { asked: [...s.play.asked, { seat: id, box: m.box as number, at: s.clock }] }), [
          event('box-asked-for', cite('MZA-29'), { seat: id, box: m.box as number }),
        ]),
    }),

    choice<BlackjackPlay>('grant-box', {
      by: ['croupier'],
      cite: 'MZA-50',
      field: 'box',
      kind: 'integer',
      candidates: boxes,
      refusal: (s, m) =>
        unasked(s, m.box as number) ?? (isFree(s, m.box as number) ? undefined : refuse('box-not-free', 'MZA-29')),
      apply: (s, m) => {
        const box = m.box as number
        const { seat: to } = firstAsking(s, box) as Asking
        return change(s, playing(s, { boxes: { ...s.play.boxes, [box]: to }, asked: answered(s, box) }), [
          event('box-granted', cite('MZA-29'), { seat: to, box }),
        ])
      },
    }),

    choice<BlackjackPlay>('deny-box', {
      by: ['croupier'],
      cite: 'MZA-50',
      field: 'box',
      kind: 'integer',
      candidates: boxes,
      refusal: (s, m) => unasked(s, m.box as number),
      apply: (s, m) =>
        change(s, playing(s, { asked: answered(s, m.box as number) }), [
          event('box-denied', cite('MZA-50'), { box: m.box as number }),
        ]),
    }),

    answer<BlackjackPlay>('sit-out', {
      cite: 'MZA-13',
      refusal: (s, id) => {
        if (s.phase !== 'betting') return refuse('not-now', 'MZA-13', { phase: s.phase, needs: ['betting'] })
        return awaited(s).includes(id) ? undefined : refuse('not-awaited', 'MZA-13')
      },
      apply: (s, id) =>
        change(s, playing(s, { passed: [...s.play.passed, id] }), [event('sits-out', cite('MZA-13'), { seat: id })]),
    }),
  ]
}

/** Seated bettors who have neither bet nor sat out (MZA-13). */
export const awaited = (s: Blackjack): SeatId[] =>
  occupied(s).filter(
    (id) =>
      s.seats[id]?.present &&
      seatNumber(id) <= boxesOf(s) &&
      !s.play.passed.includes(id) &&
      !s.bets.some((bet) => bet.seat === id),
  )

export const positionRules = (variant: Variant): Rule<BlackjackPlay>[] => {
  if (variant.positions === 'multiple') return [...multipleRules(), giveUp(variant)]
  return variant.positions === 'granted' ? [...grantedRules(), giveUp(variant)] : []
}
