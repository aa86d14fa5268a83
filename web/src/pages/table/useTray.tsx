// The chip in hand and what the tray does with it: the same at every table.

import { useState } from 'react'
import type { FamilyModule } from '../../games/family.js'
import { countedRack, leastOf, liftOf, rackOf } from './stakes.js'
import type { SeatPlay } from './useSeat.js'

/** What chips are called in a move: money, or what else a family has. */
export type Means = string

const MONEY = 'money'

export interface InHand {
  readonly rack: readonly number[]
  readonly chip: number
  readonly choose: (value: number) => void
  readonly means: Means
  /** The colour of the chips in hand, when they are not money. */
  readonly colour: string | undefined
  readonly setMeans: (means: Means) => void
  readonly pick: (position: number) => void
  readonly place: (spot: string) => void
  readonly lift: (spot: string) => void
  readonly repeat: () => void
  readonly double: () => void
  readonly clear: () => void
  readonly proceed: (() => void) | undefined
  readonly onKey: (key: string) => boolean
}

export const useInHand = (play: SeatPlay, { table }: FamilyModule): InHand => {
  const { state, me, puts, before, mayBet } = play
  const view = state?.view
  const { other, denomination } = (view && me && table?.purse?.(view, me)) || {}
  const [wanted, setMeans] = useState<Means>()
  const means = other && wanted !== MONEY ? other.kind : MONEY
  const chipStep = Number(view?.config.chip ?? 100)
  const unit = means === MONEY ? denomination : other?.unit
  const least = view ? (table?.least?.(view) ?? leastOf(view.limits)) : 0
  const rack = unit ? countedRack(unit) : rackOf(chipStep, least)
  const [position, setPosition] = useState(1)
  const chip = rack[position] ?? rack[0] ?? chipStep
  const waits = play.shown.running || play.shown.falling !== null
  const proceed =
    state?.table.mode === 'practice' && play.seat
      ? () => {
          if (!waits) play.ask({ do: 'continue' })
        }
      : undefined

  const repeat = () => mayBet && before.length && play.place(...before)
  const double = () => mayBet && puts.length && play.place(...puts)
  const clear = () => mayBet && puts.length && play.lift(...puts)
  const keys: { readonly [key: string]: () => unknown } = {
    r: repeat,
    d: double,
    z: () => mayBet && play.undo(),
    x: clear,
    ...(proceed ? { c: proceed } : {}),
  }
  return {
    rack,
    chip,
    choose: (value) => setPosition(Math.max(0, rack.indexOf(value))),
    means,
    colour: means === MONEY ? undefined : other?.colour,
    setMeans,
    pick: (index) => index < rack.length && setPosition(index),
    place: (on) => {
      if (mayBet) play.place({ on, amount: chip, with: means })
    },
    lift: (on) => {
      const put = mayBet && view && liftOf(view.bets, me, on, chip)
      if (put) play.lift(put)
    },
    repeat,
    double,
    clear,
    proceed,
    onKey: (key) => {
      const act = keys[key]
      if (!act || !play.seat) return false
      act()
      return true
    },
  }
}
