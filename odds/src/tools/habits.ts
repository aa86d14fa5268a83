// What enumerating and playing a game must be told about its family, because it cannot be read off the cloth. A family with
// bets and nothing to decide has none.

import type { AnyGame, Config, Move, Spot, Table } from '@tapete/engine'
import type { Policy } from './enumerate.js'
import type { Wager } from './wagers.js'

/** One way for a seat to get ready: what it does first, and the kind of chips it then bets with, when that is not money. */
export interface Preparation {
  readonly moves: readonly Move[]
  readonly chips?: string
}

/** Something the player of a bet decides once it stands. */
export interface Choice {
  /** Its name for a simulation that is told what to choose. */
  readonly name: string
  readonly choices: readonly string[]
  readonly about: string
  /** What may be decided for a bet on this spot, the table's default first; empty where nothing is decided. */
  of(game: AnyGame, config: Config, spot: Spot): readonly string[]
  /** Plays the choices made, by spot. */
  policy(game: AnyGame, choices: ReadonlyMap<string, string>): Policy | undefined
}

export interface Habits {
  /** Ways to get ready, to be tried in turn where a bet does not stand without. */
  preparations?(game: AnyGame, table: Table): readonly Preparation[]
  readonly choice?: Choice
  /**
   * Where a stake may stand for any number of rounds: all that its fate still depends on, as `Lasting` asks for it. The odds
   * are then those of a chain.
   */
  stands?(table: Table): string
  /** What others at the table do, without whom a bet would never come to its end: a shooter. */
  others?(game: AnyGame): Policy
  /** Spots on which nobody bets: a stake comes there from elsewhere. */
  isReached?(spot: Spot): boolean
  /** The bets of a session that is told none. */
  usual?(game: AnyGame): readonly string[] | undefined
  /** Bets that are no spot of the cloth. */
  wagers?(game: AnyGame, table: Table): readonly Wager[]
}
