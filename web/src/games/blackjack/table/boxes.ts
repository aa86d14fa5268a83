// The boxes a player may stake in: those of the own place first, then those that come with it.

import type { Refusal } from '@tapete/engine'
import type { Option, Spot, View } from '../../../app/types.js'
import type { BetBox, BoxSeat } from '../../../cards/BetBoxes.js'
import { reasonAgainstStake } from '../../../console/reasons.js'
import { rangeOn } from '../../../pages/table/stakes.js'
import type { BlackjackWords } from '../words.js'
import { boxCount, boxOfSpot, holderOf, kindOfSpot, playOf } from './table.js'

const roundOf = (on: string): number => Number(/-(\d):/.exec(on)?.[1] ?? 1)

export interface Boxing {
  readonly view: View
  readonly options: readonly Option[]
  readonly spots: readonly Spot[]
  readonly me: string
  readonly open: boolean
  readonly words: BlackjackWords
  readonly limit: (min: number | null, max: number | null) => string
  readonly tell: (refusal: Refusal) => string
}

/** Places beyond the boxes are for standing bettors (MZA-64). */
export const standsAt = (view: View, me: string): boolean => Number(me.slice('seat:'.length)) > boxCount(view)

/** The first free place for a standing bettor, where the table has any. */
export const freeStanding = (view: View): number | undefined => {
  const boxes = boxCount(view)
  const places = Array.from({ length: Math.max(0, Number(view.config.seats ?? 0) - boxes) }, (_, at) => boxes + 1 + at)
  return places.find((place) => !view.seats[`seat:${place}`] && !view.blocked.includes(`seat:${place}`))
}

/**
 * Boxes of this player: the own place, those held for the deck or granted, and any with a stake of theirs. A standing
 * bettor has those that somebody plays.
 */
export const ownBoxes = (view: View, me: string): number[] => {
  if (standsAt(view, me))
    return Array.from({ length: boxCount(view) }, (_, index) => index + 1).filter(
      (box) => holderOf(view, box) !== undefined,
    )
  const held = Object.entries(playOf(view).boxes).flatMap(([box, seat]) => (seat === me ? [Number(box)] : []))
  const staked = view.bets.filter((bet) => bet.seat === me).map((bet) => boxOfSpot(bet.on))
  const own = Number(me.slice('seat:'.length))
  const all = [own, ...held, ...staked]
  return [...new Set(all)].filter((box) => box <= 7).sort((a, b) => a - b)
}

/** Boxes that are not this player's yet and may be played too. */
export const moreBoxes = (view: View, options: readonly Option[], me: string): number[] => {
  const own = ownBoxes(view, me)
  const spots = options
    .filter((option) => option.do === 'bet' && option.by === me)
    .flatMap(({ fields }) => (fields.on && 'oneOf' in fields.on ? fields.on.oneOf : []))
  const main = spots.filter((on) => ['main', 'round'].includes(kindOfSpot(String(on))))
  return [...new Set(main.map((on) => boxOfSpot(String(on))))].filter((box) => !own.includes(box))
}

const nameOf = (words: BlackjackWords, kind: string, round: number): string =>
  kind === 'round'
    ? words.bet.round(round)
    : kind === 'pairs'
      ? words.bet.pairs
      : kind === 'standing'
        ? words.bet.standing
        : words.bet.main

const paysOf = (words: BlackjackWords, game: string, kind: string, round: number): string =>
  kind === 'round'
    ? words.boxPays.round(round)
    : kind === 'pairs'
      ? words.boxPays.pairs
      : kind === 'standing'
        ? words.boxPays.standing
        : words.boxPays.main(game)

/** From a tenth to eight tenths of the table's minimum. */
const pairsLimits = (view: View): readonly [number, number] => {
  const min = view.limits.main?.min ?? 0
  return [Math.ceil(min / 10), Math.floor((min * 8) / 10)]
}

export const boxesOf = (boxing: Boxing): BoxSeat[] => {
  const { view, options, spots, me, open, words, limit, tell } = boxing
  // The side bet goes before the bet, never after it: it stands first.
  const order = ['pairs', 'main', 'round', 'standing']
  const staked = spots
    .filter((spot) => !spot.decided)
    .filter((spot) => (spot.kind === 'standing') === standsAt(view, me))
  return ownBoxes(view, me).map((seat) => ({
    seat,
    boxes: staked
      .filter((spot) => boxOfSpot(spot.id) === seat)
      .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
      .map((spot): BetBox => {
        const round = roundOf(spot.id)
        const stake = view.bets
          .filter((bet) => bet.seat === me && bet.on === spot.id)
          .reduce((sum, bet) => sum + bet.amount, 0)
        const range = rangeOn(options, spot.id, 'money')
        const { min, max } = view.limits[spot.kind] ?? { min: null, max: null }
        const refusal = open && !range ? reasonAgainstStake(view, me, spot) : undefined
        return {
          id: spot.id,
          label: nameOf(words, spot.kind, round),
          pays: paysOf(words, view.game, spot.kind, round),
          stake,
          limits: spot.kind === 'pairs' ? limit(...pairsLimits(view)) : limit(min, max),
          optional: spot.kind === 'pairs' || spot.kind === 'standing' || (spot.kind === 'round' && round === 3),
          side: spot.kind === 'pairs' || spot.kind === 'standing',
          because: open
            ? refusal && !(stake > 0 && refusal.code === 'misfit')
              ? tell(refusal)
              : undefined
            : words.notAllowed,
        }
      }),
  }))
}
