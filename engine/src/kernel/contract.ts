// The contract every game keeps. See docs/decisions/0001-game-contract.md for what it was tried against.

import type { Actor, Role, SeatId, Viewer } from './actors.js'
import type { Citation, RuleId } from './citations.js'
import type { Money, Odds } from './money.js'
import type { Config, Settings } from './settings.js'
import type { Table } from './table.js'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** What someone did. Plain JSON, one line in the notation. */
export interface Move {
  readonly by: Actor
  readonly do: string
  readonly [field: string]: string | number
}

/** The details a kind of move carries, in the order the notation writes them. A `?` marks an optional one. */
export type FieldKind = 'money' | 'integer' | 'seat' | 'word' | 'text'
export type Fields = { readonly [field: string]: FieldKind | `${FieldKind}?` }

/** What a field of an offered move may be. */
export type Bound =
  | { readonly oneOf: readonly (string | number)[]; readonly weights?: readonly number[]; readonly optional?: true }
  | { readonly min: number; readonly max: number; readonly step: number; readonly optional?: true }
  | { readonly any: 'word' | 'text'; readonly except?: readonly string[]; readonly optional?: true }

/** A set of moves that may be made now: this actor, this move, these bounds. */
export interface Option {
  readonly by: Actor
  readonly do: string
  readonly fields: { readonly [field: string]: Bound }
}

export type Account = string

export interface Transfer {
  readonly from: Account
  readonly to: Account
  readonly amount: Money
}

/**
 * What follows from a move, in the order the regulation asks for. Money moves only through `transfers`, so
 * every event sums to zero. `to` limits who hears it; staff and the regulator always do.
 */
export interface Event {
  readonly type: string
  readonly cite: Citation
  readonly seat?: SeatId
  readonly transfers?: readonly Transfer[]
  readonly to?: readonly SeatId[]
  readonly [detail: string]: Json | undefined | readonly Transfer[] | Citation
}

/** A `no` is a value: a stable code, the rule it rests on, and what a reader needs to understand it. */
export interface Refusal {
  readonly code: string
  readonly cite: Citation
  readonly params: { readonly [name: string]: Json }
}

export type Refused = { readonly ok: false; readonly refusal: Refusal }

export interface Change<P> {
  readonly state: Table<P>
  readonly events: readonly Event[]
}

export type Step<P> = ({ readonly ok: true } & Change<P>) | Refused

/** A place on the cloth where a stake may stand. */
export interface Spot {
  readonly id: string
  readonly kind: string
  readonly pays: Odds
  readonly cite: Citation
  readonly covers: readonly string[]
  /** An outcome takes half of the stake, so an odd one would be rounded. */
  readonly halves?: true
  /** A raise, an insurance: it comes by a decision of the round, never by a bet. */
  readonly decided?: true
}

/** What the whole stake on a spot may be now, and the rule that says so. */
export interface StakeRange {
  readonly atLeast: Money
  readonly atMost: Money
  readonly rule: RuleId
}

/** One kind of move: who may make it, what it carries, when it is offered, and what it does. */
export interface Rule<P> {
  readonly do: string
  readonly by: readonly Role[]
  readonly cite: RuleId
  readonly fields: Fields
  /** What may be done now; by one actor, when it is named. */
  options(s: Table<P>, by?: Actor): readonly Option[]
  step(s: Table<P>, m: Move): Step<P>
}

export interface Game<P = unknown> {
  readonly id: string
  readonly family: string
  readonly title: { readonly es: string; readonly en: string }
  readonly source: string
  readonly settings: Settings
  readonly rules: readonly Rule<P>[]
  /** The bets of the game under a configuration. */
  bets(config: Config): readonly Spot[]
  /**
   * What staff and chance must see to before the round can go on; empty while the table waits for players. What the
   * croupier does for a player who does not answer names the seat in `for`: it can wait as long as the house likes.
   */
  due(s: Table<P>): readonly Option[]
  open(config: Config): Table<P>
  options(s: Table<P>, by?: Actor): readonly Option[]
  step(s: Table<P>, m: Move): Step<P>
  view(s: Table<P>, viewer: Viewer): Json
}
