import type { RouletteKind, SeatId, Table } from '@tapete/engine'
import type { View } from '../../app/types.js'

type Kept = RouletteKind['play']
/** Pages ask by the seat they have in hand. */
type BySeat<T> = { readonly [seat: string]: T }

export interface RoulettePlay extends Partial<Omit<Kept, 'colours' | 'denominations'>> {
  readonly colours?: BySeat<Kept['colours'][SeatId]>
  readonly denominations?: BySeat<Kept['denominations'][SeatId]>
}

/** What a table of roulette keeps. */
export const playOf = (view: View): RoulettePlay => view.play as RoulettePlay

/**
 * Only the throw that opens a session needs a player present (RA-04): after one, it is the session of that throw. Who plays at
 * a second table is told of each seat.
 */
export const behind = (view: View): Partial<Table> => {
  const seats = Object.entries(view.seats as { readonly [seat: string]: { readonly secondTable?: boolean } })
  const secondTable = seats.flatMap(([id, seat]) => (seat.secondTable ? [id] : []))
  return { openedAt: playOf(view).threwAt ?? -1, play: { ...view.play, secondTable } }
}
