// What a family hands in: one value, listed in families.ts. Whoever tells odds, simulates or measures them asks this and
// knows no family. A game of bets and chance needs nothing but its bets; a game of decisions has a best play beside them; what
// can be played faster than by the engine is held to it.

import type { AnyGame, Config, Table } from '@tapete/engine'
import type { BetOdds } from './tools/bet-odds.js'
import type { Preparation } from './tools/habits.js'
import type { Rows } from './tools/rows.js'
import type { Part, Tally } from './tools/tally.js'
import type { Told } from './tools/told.js'

export type Progress = (done: number, total: number) => void

export interface Asked {
  /** Which bets are wanted; all of them when absent. */
  readonly only?: ((bet: string) => boolean) | undefined
  readonly onProgress?: Progress | undefined
  /** Also of tables that no rule allows, where an option says so: six packs where eight are played. */
  readonly supposing?: boolean | undefined
}

/** What is said of every game of decisions that is played well; a family adds its charts and whatever else it knows. */
export interface Played {
  /** Of the bets made before the first decision, per unit. */
  readonly ev: number
  readonly houseEdge: number
  /** As written, played well, the game favours the player. */
  readonly favoursPlayer: boolean
  /** Bets of one unit in a round, and the variance of the whole round. */
  readonly roundBets: number
  readonly variance: number
}

export interface OptionWorth {
  readonly option: string
  /** How much less a unit bet would be worth without it. */
  readonly worth: number
}

export interface BestPlay<Play extends Played> {
  /** Over what it is worked out and how exactly, in a sentence or two. */
  readonly about: string
  /** Plain data. */
  find(game: AnyGame, config: Config, onProgress?: Progress): Play
  /** What the rules allow the player that could be taken away. */
  options(game: AnyGame, config: Config): readonly string[]
  /** What a unit bet would be worth without it. */
  evWithout(game: AnyGame, config: Config, option: string): number
  told(bets: readonly BetOdds[], play: Play, worths: readonly OptionWorth[]): Told
}

/** Something a simulation may be told about how it is played: one of some words, or a whole number. */
export type Manner =
  | { readonly choices: readonly string[]; readonly about: string }
  | { readonly min: number; readonly max: number; readonly about: string }

export interface BetRequest {
  /** As its odds name it: `red`, `red:prison`, `call:orphans`. */
  readonly bet: string
  /** The least that needs no rounding when absent. Of each chip, where it becomes several bets. */
  readonly stake?: number
}

export interface RoundsRequest {
  readonly config: Config
  /** Made every round by one seat; the usual ones of the game when there are none. */
  readonly bets: readonly BetRequest[]
  /** By the names of `manners`. One the family does not know changes nothing. */
  readonly manner: { readonly [name: string]: string | number }
}

/** The same round over and over. What comes out depends on the seed alone, whoever plays the parts. */
export interface Rounds<Ready> {
  readonly manners?: { readonly [name: string]: Manner }
  /** Rounds that share a stream of chance. */
  readonly chunk: number
  /** All that its parts need, as plain data that may cross to a thread. What cannot be played is refused here. */
  ready(game: AnyGame, request: RoundsRequest): Ready
  /** `pulse` hears how many rounds are done. */
  play(game: AnyGame, ready: Ready, part: Part, pulse?: (done: number) => void): Tally
  rows(game: AnyGame, ready: Ready, tally: Tally): Rows
}

/** A round that did not come out alike at the fast table and at the engine's. */
export interface Difference {
  readonly round: number
  readonly fast: number
  readonly engine: number
  /** What chance gave to both. */
  readonly drawn: readonly number[]
}

/** Somebody else's simulator of the same game, to be measured in the same run. */
export interface Rival {
  readonly name: string
  /** Loads it; each call of what it gives plays some hands and says how many. */
  open(): Promise<() => number>
}

/** Where the rounds are not the engine's own. */
export interface FastPlay<Ready> {
  /** How they are played: completes «rounds for each second of one core, ...». */
  readonly about: string
  /** What both tables are given, to be compared: begins «... at the fast table and at the engine's». */
  readonly given: string
  /** A table: each call of what it gives plays a round and says its net. */
  open(game: AnyGame, ready: Ready, seed: string): () => number
  /** Plays at both and tells where they part. */
  beside(game: AnyGame, ready: Ready, rounds: number, seed: string, pulse?: (done: number) => void): Difference[]
  readonly rival?: Rival
}

/** What a family says of a game besides its bets, as plain data and as it is told to people. */
export interface Summary<Facts = unknown> {
  of(game: AnyGame, config: Config, bets: readonly BetOdds[]): Facts
  told(facts: Facts): Told
}

export interface Analysis<Play extends Played = Played, Ready = unknown> {
  /** The family of the games it knows. */
  readonly family: string
  /** The odds of every bet that chance decides, of a table with this whole configuration. */
  bets(game: AnyGame, config: Config, asked?: Asked): readonly BetOdds[]
  /** Ways for a seat to get ready, to be tried in turn where a bet does not stand without. */
  preparations?(game: AnyGame, table: Table): readonly Preparation[]
  readonly best?: BestPlay<Play>
  readonly summary?: Summary
  readonly rounds: Rounds<Ready>
  readonly fast?: FastPlay<Ready>
}
