// The contract every game keeps. What it was tried against: docs/decisions/0001-game-contract.md; what forty games asked of
// it: docs/decisions/0005-the-second-storey.md.

import type { AccountClass } from './accounts.js'
import type { Actor, Role, SeatId, Viewer } from './actors.js'
import type { RuleId } from './citations.js'
import type { Money, Odds } from './money.js'
import type { Config, Settings, TableConfig } from './settings.js'
import type { Table } from './table.js'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** What a family fixes about its tables: what they keep, their options, their phases. */
export interface Kind {
  readonly play: object
  readonly config: TableConfig
  readonly phase: string
}

/** A detail of a move: a list is several cards or words in the order they came. */
export type Detail = string | number | readonly string[]

/** What someone did. Plain JSON, one line in the notation. */
export interface Move {
  readonly by: Actor
  readonly do: string
  readonly [field: string]: Detail
}

/** The details a kind of move carries, in the order the notation writes them. A `?` marks an optional one. */
export type FieldKind = 'money' | 'integer' | 'seat' | 'word' | 'text' | 'words' | 'cards'
export type Fields = { readonly [field: string]: FieldKind | `${FieldKind}?` }

/** Who holds cards: a player, or the bank, which nobody looks at before it is shown. */
export type Holder = SeatId | 'bank'

/** What a field of an offered move may be. */
export type Bound =
  | { readonly oneOf: readonly (string | number)[]; readonly weights?: readonly number[]; readonly optional?: true }
  | { readonly min: number; readonly max: number; readonly step: number; readonly optional?: true }
  | { readonly any: 'word' | 'text'; readonly except?: readonly string[]; readonly optional?: true }
  /** Some of several, each at most as often as it stands there, in any order. */
  | { readonly someOf: readonly string[]; readonly least: number; readonly most: number; readonly optional?: true }
  /** So many, one after another and without replacement: each of `oneOf` can come as often as its weight says. */
  | {
      readonly deal: number
      readonly oneOf: readonly string[]
      readonly weights: readonly number[]
      /** Whose each of them is, in the order they come: what lies face down is told to nobody else, and shown by its owner. */
      readonly to?: readonly Holder[]
      readonly optional?: true
    }

/** A set of moves that may be made now: this actor, this move, these bounds. */
export interface Option {
  readonly by: Actor
  readonly do: string
  readonly fields: { readonly [field: string]: Bound }
}

/** What the table waits for now. `waitsFor` is the seat whose answer it is: the house says how long it waits. */
export interface Due {
  readonly option: Option
  readonly waitsFor?: SeatId
}

export type Account = string

export interface Transfer {
  readonly from: Account
  readonly to: Account
  readonly amount: Money
}

/** What a log tells another: a move there, made by `log:<this table>` and written in the same unit, or neither is. */
export interface Telling {
  readonly log: string
  readonly do: string
  readonly [field: string]: Detail
}

/**
 * What follows from a move, in the order the regulation asks for. Money moves only through `transfers`, so
 * every event sums to zero. `to` limits who hears it; staff and the regulator always do. A detail that not even they may
 * know is a `Secret`.
 */
export interface Event {
  readonly type: string
  readonly cite: RuleId
  readonly seat?: SeatId
  readonly transfers?: readonly Transfer[]
  readonly to?: readonly SeatId[]
  /** The settled round whose payments it puts right: reports count what was corrected. */
  readonly corrects?: number
  readonly tells?: Telling
  readonly [detail: string]: Json | undefined | readonly Transfer[]
}

/** A `no` is a value: a stable code, the rule it rests on, and what a reader needs to understand it. */
export interface Refusal {
  readonly code: string
  readonly cite: RuleId
  readonly params: { readonly [name: string]: Json }
}

export type Refused = { readonly ok: false; readonly refusal: Refusal }

export interface Change<G extends Kind> {
  readonly state: Table<G>
  readonly events: readonly Event[]
}

export type Step<G extends Kind> = ({ readonly ok: true } & Change<G>) | Refused

/** A place on the cloth where a stake may stand. */
export interface Spot {
  readonly id: string
  readonly kind: string
  readonly pays: Odds
  /** What else it may pay, and when: a table of prizes. */
  readonly prizes?: readonly { readonly when: string; readonly pays: Odds; readonly cite: RuleId }[]
  readonly cite: RuleId
  readonly covers: readonly string[]
  /** Other shares of the stake that an outcome may take or give: an odd one would be rounded. */
  readonly shares?: readonly Odds[]
  /** A raise, an insurance: it comes by a decision of the round, never by a bet. */
  readonly decided?: true
  /** A side bet whose limits are shares of the least stake of another kind. */
  readonly within?: { readonly minimumOf: string; readonly least: Odds; readonly most: Odds }
}

/** What the whole stake on a spot may be now, and the rule that says so. */
export interface StakeRange {
  readonly atLeast: Money
  readonly atMost: Money
  readonly rule: RuleId
}

/**
 * What a move is, so that robots, consoles, practice and pages need no lists of names.
 * - household: staff, limits, seats, chips, conduct, disputes
 * - stake: bets, and what prepares them
 * - decision: what a player is asked in the course of a round
 * - course: what the croupier does to go on with the round
 * - settle: collecting, approving, paying, giving back, taking the cards away
 * - errand: what staff does on the side while the round waits for the same thing
 * - irregular: irregular plays, faults, corrections
 * - chance: the ball, a card, dice
 */
export type Nature = 'household' | 'stake' | 'decision' | 'course' | 'settle' | 'errand' | 'irregular' | 'chance'

/**
 * How long somebody who does it unasked lets pass before.
 * - first-bets: bets stay open after it; last-bets: it closes them after that; bets: it closes them at once
 * - offer: closes an offer to the players; answer: done for a player who does not answer
 * - between: from one round to the next; result: until chance has spoken; card: from one card to the next
 */
export type Pace =
  | 'first-bets'
  | 'last-bets'
  | 'bets'
  | 'offer'
  | 'answer'
  | 'between'
  | 'result'
  | 'card'
  | 'step'
  | 'errand'

/** Whatever it says, or with these values of these fields. */
export type Voids = true | { readonly [field: string]: readonly string[] }

/** What is asked of a move before it is known what it does: who may make it, what it carries, what it is. */
export interface RuleFacts {
  readonly do: string
  readonly by: readonly Role[]
  readonly cite: RuleId
  readonly nature: Nature
  readonly pace: Pace
  readonly fields: Fields
  /** Fields that nobody but their maker may read in a log: a card dealt face down. */
  readonly hides?: readonly string[]
  /** Players look at what lies on the table before this takes it away. */
  readonly lastLook?: true
  /** It happens to things (a ball, a disc, cards in a shoe): where results are drawn nothing of the kind can happen. */
  readonly physical?: true
  /** It throws away what came, or lets it come anew: where results are drawn it is counted and published with them. */
  readonly voids?: Voids
  /** Chance that nobody may enter, at a live table either: it chooses who is paid. */
  readonly drawn?: true
  /** Told by another log, it is news alone: a log that is played at no more need not hear of it, and nobody is harmed. */
  readonly notice?: true
}

/** One kind of move: who may make it, what it carries, when it is offered, and what it does. */
export interface Rule<G extends Kind = Kind> extends RuleFacts {
  /** Whose hidden cards it shows to everybody. What no move opens stays with its owner for good. */
  opens?(s: Table<G>, m: Move): readonly Holder[]
  /** Whether it counts from the table's clock, which then must be right. */
  countsTime?(s: Table<G>): boolean
  /** Of what is `drawn`: whether the table comes to wait for it. Where nothing is drawn it would wait for ever. */
  comesDue?(s: Table<G>): boolean
  /**
   * What may be done now; by one actor, when it is named. What staff does on behalf of a seat is listed for everybody's
   * options, and for a staff member's own only when that seat is `served`.
   */
  options(s: Table<G>, by?: Actor, served?: SeatId): readonly Option[]
  step(s: Table<G>, m: Move): Step<G>
}

/** What may be told of a throw by whoever saw or measured it: by name, a word or a number. */
export type Reading = { readonly [name: string]: string | number }

/** What of a throw was not as the regulation wants it. */
export interface Wrong {
  readonly code: string
  readonly cite: RuleId
  readonly params: { readonly [name: string]: Json }
}

/** A thing whose results are collected where it is a thing: a wheel, a disc. Drawn results come from elsewhere. */
export interface Device<G extends Kind = Kind> {
  /** The move of chance that tells what came, and the field that says it. */
  readonly result: { readonly move: string; readonly field: string }
  /** What can come, in how many places of the thing. `round`: one place each, in this order around it. */
  outcomes(config: G['config']): readonly { readonly outcome: string; readonly places: number }[]
  readonly round?: true
  /** The outcome that what was told stands for, where things alike may be told in any order: two dice. */
  reads?(told: string): string
  /** What may be told of a throw. */
  readonly readings: { readonly [name: string]: Bound }
  /** What of it was wrong, at a table where something was thrown; undefined where nothing was. */
  wrong(s: Table<G>, reading: Reading): readonly Wrong[] | undefined
}

/** A table as people see it: what everybody sees, and what only one of them sees besides. */
export interface View {
  readonly table: Json
  of(viewer: Viewer): Json
}

export interface Game<G extends Kind = Kind> {
  readonly id: string
  readonly family: string
  readonly title: { readonly es: string; readonly en: string }
  readonly source: string
  /**
   * Edition and revision of the rules, as `scj-2023.1`. A change after which the same moves would give other events, or be
   * refused, takes the next revision; a log is verified under the rule set it was played under.
   */
  readonly ruleSet: string
  readonly settings: Settings<G['config']>
  /** Other rules its tables rest on besides, by the game they belong to: those of a pot. */
  readonly beside?: readonly string[]
  readonly accounts: readonly AccountClass[]
  readonly rules: readonly Rule<G>[]
  /** The phases a table of this game can be in, in order. */
  readonly phases: readonly Table<G>['phase'][]
  /** Every code a refusal of this game may carry. */
  readonly refusals: readonly string[]
  /**
   * Whether what one seat sees and may do never depends on another's stakes, chips or record: then a hall tells only those
   * whom a step concerns.
   */
  apart?(config: G['config']): boolean
  /**
   * What of a table's course (phase, round, clock, what the game keeps in `play`) a seat's view and options follow from: a
   * step that changes nothing of it is told to those alone whom it touches. Without it they follow from all of it.
   */
  moment?(s: Table<G>): readonly unknown[]
  /**
   * How many stakes a player of the house puts down for company, where a lone player sits best, and how many players it takes
   * to play at all, where that is more than one.
   */
  readonly company: { readonly stakes: number; readonly seat: number; readonly players?: number }
  /** What its results come from at a live table, where that is a thing that can be worn, tilted or thrown wrongly. */
  readonly device?: Device<G>
  /** The bets of the game under a configuration. */
  bets(config: G['config']): readonly Spot[]
  /** Logs that count on this one for what they tell it: it is not put away from them. */
  countedOnBy?(s: Table<G>): readonly string[]
  /** What the table waits for: staff and chance, or a seat that is named; empty while it waits for anybody. What is `leftUndone` is passed over. */
  due(s: Table<G>, leftUndone?: (option: Option) => boolean): readonly Due[]
  open(config: G['config']): Table<G>
  options(s: Table<G>, by?: Actor, served?: SeatId): readonly Option[]
  step(s: Table<G>, m: Move): Step<G>
  view(s: Table<G>): View
}

export type { Config }
