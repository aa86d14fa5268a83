// A pot, and the side bets of a table, as the pages read them from a view. What the engine keeps is read here and nowhere else.

import type { View } from '../../app/types.js'

/** Times the side bet, an amount for each credit bet, or a percentage of the main pot. */
export type Pays = { readonly times: number } | { readonly units: number } | { readonly percent: number }

export interface PrizeSeen {
  readonly category: string
  readonly pays: Pays
  readonly cite: string
  /** What the hand would bring now, for the least and for the greatest bet. */
  readonly least: number
  readonly most: number
}

/** Shares are hundredths of a percent. */
export interface TermsSeen {
  readonly version: number
  readonly approval: string
  readonly commission: number
  readonly reserves: readonly number[]
  readonly base: number
  readonly credit: number
  readonly min: number
  readonly max: number
  readonly acceptor: 'electronic' | 'manual'
  readonly baseFrom: 'reserve' | 'casino'
  readonly cap: number | null
  readonly lucky: {
    readonly by: 'player' | 'card'
    readonly oneIn: number
    readonly amount: number
    readonly paid: 'credits' | 'cash'
  } | null
}

export interface ChangeSeen {
  readonly what: string
  readonly before: number
  readonly to: number
  readonly approval: string
  readonly reason: string
}

export interface AwardSeen {
  readonly seat: string
  readonly category: string
  readonly bet: number
  readonly amount: number
  readonly capped: boolean
}

export interface AwardsSeen {
  readonly table: string
  readonly round: number
  /** What the main pot held when it was computed. */
  readonly main: number
  readonly lines: readonly AwardSeen[]
}

export interface ConnectedSeen {
  readonly game: string
  readonly casino?: string | null
  readonly round: { readonly round: number; readonly collected: number; readonly main: number } | null
  readonly hits: readonly { readonly seat: string; readonly category: string; readonly bet: number }[]
}

export interface PotSeen {
  readonly open: boolean
  readonly terms: TermsSeen
  readonly meter: { readonly main: number; readonly increment: number }
  readonly prizes: readonly PrizeSeen[]
  readonly tables: { readonly [table: string]: ConnectedSeen }
  readonly awards: readonly AwardsSeen[]
  readonly proposal: ChangeSeen | null
  readonly history: readonly (ChangeSeen & { readonly version: number })[]
}

export const potOf = (view: View): PotSeen => view.play as unknown as PotSeen

/** What a table was told of a pot. */
export interface PotTold {
  readonly open: boolean
  readonly version: number
  readonly credit: number
  readonly min: number
  readonly max: number
  readonly acceptor: 'electronic' | 'manual'
}

export type Lost = 'folded' | 'exchanged' | 'bought' | 'no-prize'

export interface SideBet {
  readonly seat: string
  readonly pot: string
  readonly amount: number
  readonly status: 'lit' | 'locked' | 'lost' | 'won'
  readonly category?: string | null
  readonly why?: string | null
}

export interface PrizeDue {
  readonly pot: string
  readonly seat: string
  readonly amount: number
  readonly category: string
}

export interface PotsAtTable {
  readonly connected: { readonly [pot: string]: PotTold }
  readonly bets: readonly SideBet[]
  readonly locked: boolean
  readonly claimed: boolean
  readonly prizes: readonly PrizeDue[]
  readonly closed: readonly string[]
  readonly closing: readonly string[]
  /** Credits bought and not activated yet, by seat. */
  readonly inactive: { readonly [seat: string]: number }
  readonly counter: number
}

/** The pots of a table; undefined where none was ever told to it. */
export const potsAt = (view: View): PotsAtTable | undefined => view.play.pots as PotsAtTable | undefined

export const seatNumber = (seat: string): number => Number(seat.slice('seat:'.length))

const held = (view: View, seat: string, what: string): number =>
  (view.seats[seat]?.holdings as { readonly [account: string]: number } | undefined)?.[`${seat}/${what}`] ?? 0

/** What a seat can play at the pot with now, in money: only of one's own seat, or for staff. */
export const creditsOf = (view: View, seat: string): number =>
  held(view, seat, 'credits') - (potsAt(view)?.inactive[seat] ?? 0)
export const promoOf = (view: View, seat: string): number => held(view, seat, 'promo')

/** A position as its lamp shows it; each has a shape of its own. */
export type Lamp = 'off' | 'lit' | 'locked' | 'out' | 'closed' | 'lost' | 'won'

export const betOf = (pots: PotsAtTable, pot: string, seat: string): SideBet | undefined =>
  pots.bets.find((bet) => bet.pot === pot && bet.seat === seat)

export const lampOf = (pots: PotsAtTable, pot: string, seat: string): Lamp => {
  const bet = betOf(pots, pot, seat)
  if (bet) return bet.status
  if (pots.closed.includes(seat)) return 'closed'
  return pots.locked ? 'out' : 'off'
}
