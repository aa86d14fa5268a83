// What a game tells the shared rules about itself, part by part: a game composes the parts it needs, and a banked table with
// a croupier (banked-table.ts) takes them all. A rule of the game prevails over the general one (GEN-01).

import type { SeatId } from './actors.js'
import type { RuleId } from './citations.js'
import type { Account, Change, Event, Fields, Kind, Move, Option, Refused, Spot, StakeRange } from './contract.js'
import type { Money, Odds } from './money.js'
import type { TableConfig } from './settings.js'
import type { Bet, Table } from './table.js'

/** Who serves the table, and how it closes. */
export interface StaffPart {
  readonly staff: {
    readonly croupier: number
    readonly 'pit-boss': number
    readonly rule: RuleId
    /** One person may hold both posts, by this rule. */
    readonly doubles?: RuleId
  }
  /** How many croupiers a table needs, where that depends on how it is set up. */
  croupiers?(config: TableConfig): number
  readonly capacity: RuleId
  readonly closing: { readonly rounds: number; readonly phrase: string; readonly rule: RuleId; readonly seal: RuleId }
}

/** No croupier stands there to speak for the players: a machine, a hall. */
export interface ServicePart {
  readonly unattended?: true
}

/** Places: who may take one, and what goes with whoever leaves it. */
export interface SeatPart<G extends Kind> extends Pick<StaffPart, 'staff' | 'capacity'> {
  /** Rounds without a stake after which a seat may be claimed; absent where the game has no such rule. */
  readonly idle?: { readonly rounds: number; readonly rule: RuleId }
  /** Until when a player who sits down can still take part in the round. */
  readonly betting?: { isOpen(s: Table<G>): boolean }
  /** What else a player says on sitting down. */
  readonly sitting?: {
    readonly fields: Fields
    bounds(s: Table<G>): Option['fields']
    refusal(s: Table<G>, m: Move): Refused | undefined
    apply(s: Table<G>, id: SeatId, m: Move): Change<G>
  }
  /** Why nobody may sit down at an empty place now: another player's bets stand there. */
  placeTaken?(s: Table<G>, id: SeatId): Refused | undefined
  /** What a player loses by going away from the table for a while. */
  steppingAway?(s: Table<G>, id: SeatId): Change<G>
  /** Whether others play now against what this seat put up: then it is freed after the round, as with stakes of its own. */
  isPlayedAgainst?(s: Table<G>, id: SeatId): boolean
  /** Stakes that only this player could have made whole: they go back when the player leaves, and the others stay. */
  unfinished?(s: Table<G>, id: SeatId): Change<G>
  /** Gives back what only makes sense at this table, before a seat is freed. */
  leaving?(s: Table<G>, id: SeatId): Change<G>
}

/** Stakes: where, when, with which chips, against whom. */
export interface StakePart<G extends Kind> extends ServicePart {
  /** Every spot of the cloth under a configuration, by id. The same configuration gives the same map. */
  spots(config: G['config']): ReadonlyMap<string, Spot>
  /** The best a stake on a spot may win, where its cards may win more than the spot says. */
  best?(s: Table<G>, spot: Spot): Odds
  readonly betting: {
    readonly closed: RuleId
    readonly late: RuleId
    readonly unknown: RuleId
    isOpen(s: Table<G>): boolean
    /** Why this seat may not stake on this spot, whatever the amount: another's box, a side bet out of its time. */
    barred?(s: Table<G>, id: SeatId, spot: Spot): Refused | undefined
    /** How many stakes of a kind a player makes together, where one alone is not played. */
    together?(kind: string): number
    /** What the whole stake of a seat on a spot may be, where the bet plan does not say it all. */
    range?(s: Table<G>, id: SeatId, spot: Spot): StakeRange
    /** Why what this seat has on this spot may be neither lowered nor taken back now: a contract until it is decided. */
    kept?(s: Table<G>, id: SeatId, spot: Spot): Refused | undefined
    /** What follows when this seat took a stake back: stakes that do not stand without it, marks that lay on it. */
    withdrawn?(s: Table<G>, id: SeatId): Change<G>
    /** After bets close and before the first is settled: where a stake outside the limits may still be found. */
    isSettling(s: Table<G>): boolean
  }
  /** Which chips may stand on a spot, where the game has a rule about it. */
  readonly chips?: {
    refusal(s: Table<G>, id: SeatId, spot: Spot, kind: string): Refused | undefined
    /** The chip a stake must be a multiple of, in units of money. */
    step(s: Table<G>, id: SeatId, spot: Spot, kind: string): number
    /** What a seat may stake with, besides money and authorised instruments. */
    kinds(s: Table<G>, id: SeatId): readonly string[]
    /** The chips a winning is paid in. */
    payIn(s: Table<G>, id: SeatId, amount: Money): string
    /** What one chip of a kind of its own is worth, and how much of them, in money, the tray can still give this seat. */
    tray(s: Table<G>, id: SeatId, kind: string): { readonly unit: Money; readonly left: Money }
    /** The chips a part of a stake goes back in. */
    backIn(s: Table<G>, bet: Bet, amount: Money): string
  }
  /** Against whom a bet is played: the tray of the house where nothing is said, another player's bank, a pot. */
  against?(s: Table<G>, bet: Bet): Account
}

/** A round: how it starts, and what happens when it cannot be finished. */
export interface RoundPart<G extends Kind> extends SeatPart<G>, Pick<StaffPart, 'closing'> {
  readonly start: {
    readonly phrase: string
    readonly rule: RuleId
    readonly phase: G['phase']
    /** Why no round can start yet: the shoe is not ready. */
    refusal?(s: Table<G>): Refused | undefined
  }
  /** Equipment that fails for good: every stake goes back and the table is suspended. */
  readonly outOfOrder: RuleId
  /** What fails is a thing that a drawn game has not, and it may fail when some of the result is known: cards. */
  readonly failsPhysically?: true
  canBreakOff(s: Table<G>): boolean
  /** What is announced when it fails in the middle of a play. */
  announcesFailure?(s: Table<G>): readonly Event[]
  /** Whether a round that is broken off has its result already: then it was a round like any other. */
  resultStands?(s: Table<G>): boolean
  /** What is settled by a result that stands, before the other stakes of a broken-off round go back. */
  breakingOff?(s: Table<G>): Change<G>
  /** How play goes on after the pit boss has a fault mended; absent where nothing breaks down. */
  repaired?(s: Table<G>): Change<G>
}

export interface HoldPart<G extends Kind> {
  /** Winning payments may be held for verification in roulette, cards and dice, never in bingo or slots (GEN-45). */
  readonly holds: boolean
  /** Seats with a winning bet that is about to be paid. */
  winners(s: Table<G>): readonly SeatId[]
}

export interface ConductPart {
  /** What this game asks or forbids besides what every game does. */
  readonly infractions: { readonly [infraction: string]: RuleId }
  /** The rule by which an infraction of the game itself excludes without a warning before. */
  readonly excludesAtOnce?: RuleId
}

/** All of it: a table with a croupier whose players stake against a bank. */
export interface Customs<G extends Kind> extends StaffPart, StakePart<G>, RoundPart<G>, HoldPart<G>, ConductPart {
  readonly betting: StakePart<G>['betting']
}
