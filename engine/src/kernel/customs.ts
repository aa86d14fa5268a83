// What a game tells the shared table rules about itself. A rule of the game prevails over the general one (GEN-01).

import type { SeatId } from './actors.js'
import type { RuleId } from './citations.js'
import type { Change, Refused, Spot, StakeRange } from './contract.js'
import type { Money } from './money.js'
import type { Table } from './table.js'

export interface Customs<P> {
  /** Every spot of the cloth, by id. */
  readonly spots: ReadonlyMap<string, Spot>
  readonly staff: { readonly croupier: number; readonly 'pit-boss': number; readonly rule: RuleId }
  readonly capacity: RuleId
  readonly betting: {
    readonly closed: RuleId
    readonly late: RuleId
    readonly unknown: RuleId
    isOpen(s: Table<P>): boolean
    /** Why this seat may not stake on this spot, whatever the amount: another's box, a side bet out of its time. */
    barred?(s: Table<P>, id: SeatId, spot: Spot): Refused | undefined
    /** What the whole stake of a seat on a spot may be, where the bet plan does not say it all. */
    range?(s: Table<P>, id: SeatId, spot: Spot): StakeRange
    /** After bets close and before the first is settled: where a stake outside the limits may still be found. */
    isSettling(s: Table<P>): boolean
  }
  /** Which chips may stand on a spot, where the game has a rule about it. */
  readonly chips?: {
    refusal(s: Table<P>, id: SeatId, spot: Spot, kind: string): Refused | undefined
    /** The chip a stake must be a multiple of, in units of money. */
    step(s: Table<P>, id: SeatId, spot: Spot, kind: string): number
    /** What a seat may stake with, besides money and authorised instruments. */
    kinds(s: Table<P>, id: SeatId): readonly string[]
    /** The chips a winning is paid in. */
    payIn(s: Table<P>, id: SeatId, amount: Money): string
  }
  /** Kinds of bet a player's second table admits; absent where nobody may play two tables. */
  readonly secondTable?: { readonly kinds: readonly string[]; readonly rule: RuleId }
  /** Rounds without a stake after which a seat may be claimed; absent where the game has no such rule. */
  readonly idle?: { readonly rounds: number; readonly rule: RuleId }
  /** What this game forbids besides the general prohibitions. */
  readonly infractions: { readonly [infraction: string]: RuleId }
  /** The rule by which an infraction of the game itself excludes without a warning before. */
  readonly excludesAtOnce?: RuleId
  /** Winning payments may be held for verification in roulette, cards and dice, never in bingo or slots (GEN-45). */
  readonly holds: boolean
  /** Seats with a winning bet that is about to be paid. */
  winners(s: Table<P>): readonly SeatId[]
  readonly closing: { readonly rounds: number; readonly phrase: string; readonly rule: RuleId; readonly seal: RuleId }
  readonly start: {
    readonly phrase: string
    readonly rule: RuleId
    readonly phase: string
    /** Why no round can start yet: the shoe is not ready. */
    refusal?(s: Table<P>): Refused | undefined
  }
  /** Equipment that fails for good: every stake goes back and the table is suspended. */
  readonly outOfOrder: RuleId
  canBreakOff(s: Table<P>): boolean
  /** What is settled by a result that stands, before the other stakes of a broken-off round go back. */
  breakingOff?(s: Table<P>): Change<P>
  /** How play goes on after the pit boss has a fault mended. */
  repaired(s: Table<P>): Change<P>
  /** Why nobody may sit down at an empty place now: another player's bets stand there. */
  placeTaken?(s: Table<P>, id: SeatId): Refused | undefined
  /** What a player loses by going away from the table for a while. */
  steppingAway?(s: Table<P>, id: SeatId): Change<P>
  /** Gives back what only makes sense at this table, before a seat is freed. */
  leaving?(s: Table<P>, id: SeatId): Change<P>
}
