// What the analysis must be told about a family of games because it cannot be read off the cloth.

import type { AnyGame, Config, Move, Spot, Table } from '@tapete/engine'
import type { Policy } from '../enumerate.js'

/** One way for a seat to get ready: what it does first, and the chips it then bets with. */
export interface Preparation {
  readonly moves: readonly Move[]
  readonly chips: string
}

export interface Family {
  /** Ways to get ready, to be tried in turn until one lets the bet stand. */
  preparations(game: AnyGame, table: Table): readonly Preparation[]
  /** What a player of this bet may decide later, the table's default first; empty where nothing is decided. */
  choices(game: AnyGame, config: Config, spot: Spot): readonly string[]
  /** Bets asked for aloud that the table offers. */
  calls(game: AnyGame, table: Table): readonly string[]
  /** Stakes must divide by this, besides what the odds ask, for nothing to be rounded. */
  divisor(spot: Spot): number
  /** Plays the choices made, by spot. */
  policy(game: AnyGame, choices: ReadonlyMap<string, string>): Policy | undefined
}
