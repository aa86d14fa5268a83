// A pot, and the side bets of a table, as the pages read them from a view. What the engine keeps is read here and nowhere else.

import type { PotPlay, PotRegulation, PotsHere, PotTerms, SeatId, SideBet } from '@tapete/engine'
import type { View } from '../../app/types.js'

export type Pays = PotRegulation['prizes'][number]['pays']

export interface PrizeSeen {
  readonly category: string
  readonly pays: Pays
  readonly cite: string
  /** What the hand would bring now, for the least and for the greatest bet. */
  readonly least: number
  readonly most: number
}

export type TermsSeen = PotTerms
export type ChangeSeen = NonNullable<PotPlay['proposal']>
export type PotSeen = Omit<PotPlay, 'funded'> & { readonly prizes: readonly PrizeSeen[] }

export const potOf = (view: View): PotSeen => view.play as unknown as PotSeen

export type { SideBet }
/** What a table was told of a pot. */
export type PotTold = PotsHere['connected'][string]
export type PotsAtTable = Omit<PotsHere, 'lucky' | 'drawn'>

/** The pots of a table; undefined where none was ever told to it. */
export const potsAt = (view: View): PotsHere | undefined => view.play.pots as PotsHere | undefined

/** A pot of the table, to ask why a move of one may not be made: of one that is not there the answer would be another. */
export const plausiblePot = (view: View): { readonly pot?: string } => {
  const [pot] = Object.keys(potsAt(view)?.connected ?? {})
  return pot === undefined ? {} : { pot }
}

export const seatNumber = (seat: string): number => Number(seat.slice('seat:'.length))

const held = (view: View, seat: string, what: string): number =>
  (view.seats[seat]?.holdings as { readonly [account: string]: number } | undefined)?.[`${seat}/${what}`] ?? 0

/** What a seat can play at the pot with now, in money: only of one's own seat, or for staff. */
export const creditsOf = (view: View, seat: string): number =>
  held(view, seat, 'credits') - (potsAt(view)?.inactive[seat as SeatId] ?? 0)
export const promoOf = (view: View, seat: string): number => held(view, seat, 'promo')

/** A position as its lamp shows it; each has a shape of its own. */
export type Lamp = 'off' | 'lit' | 'locked' | 'out' | 'closed' | 'lost' | 'won'

export const betOf = (pots: PotsAtTable, pot: string, seat: string): SideBet | undefined =>
  pots.bets.find((bet) => bet.pot === pot && bet.seat === seat)

export const lampOf = (pots: PotsAtTable, pot: string, seat: string): Lamp => {
  const bet = betOf(pots, pot, seat)
  if (bet) return bet.status
  if (pots.closed.includes(seat as SeatId)) return 'closed'
  return pots.locked ? 'out' : 'off'
}

/** The box of a pot at a seat: its lamp, and what lies in it. */
export interface SideSpot {
  readonly pot: string
  readonly lamp: Lamp
  readonly amount: number
}

export const sideSpots = (view: View, seat: string): readonly SideSpot[] => {
  const pots = potsAt(view)
  return Object.keys(pots?.connected ?? {}).map((pot) => {
    const known = pots as PotsHere
    return { pot, lamp: lampOf(known, pot, seat), amount: betOf(known, pot, seat)?.amount ?? 0 }
  })
}
