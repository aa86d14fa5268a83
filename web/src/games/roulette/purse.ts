// Chips that are not money, or money of one value only (RA-08 to RA-22).

import type { Bet, View } from '../../app/types.js'
import type { Purse } from '../family.js'
import { playOf } from './play.js'

export const COLOUR = 'colour'

export const purse = (view: View, me: string): Purse => {
  const own = playOf(view).colours?.[me]
  const denomination = playOf(view).denominations?.[me]
  return {
    ...(own ? { other: { kind: COLOUR, unit: own.unit, colour: own.colour } } : {}),
    ...(denomination ? { denomination } : {}),
  }
}

export const colourOf = (view: View, bet: Bet): string | undefined =>
  bet.with === COLOUR ? playOf(view).colours?.[bet.seat]?.colour : undefined
