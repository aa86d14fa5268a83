// What staff does on behalf of a player is offered once the seat is named. Which seats there are to name is asked of the
// engine: the view of staff hides nothing it depends on.

import type { Actor, Option, SeatId } from '@tapete/engine'
import type { View } from '../app/types.js'
import { gameOf } from '../games/loaded.js'
import { valuesOf } from './choices.js'
import { tableOf } from './rehearse.js'

/** The seats on whose behalf it may be done now; none where it is done on nobody's. */
export const servable = (view: View, move: string, by: string): readonly SeatId[] => {
  const rule = gameOf(view.game)?.rules.find((each) => each.do === move)
  const table = tableOf(view)
  if (!rule || rule.options(table, by as Actor).length > 0) return []
  return (Object.keys(view.seats) as SeatId[]).filter((seat) => rule.options(table, by as Actor, seat).length > 0)
}

/** The field that names the seat. */
export const seatField = (option: Option, seat: string): string | undefined =>
  Object.keys(option.fields).find((name) => valuesOf(option.fields[name]).includes(seat))
