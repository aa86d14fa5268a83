// What each game of the family hands in: what is known of it, and how a round of it goes. The rest of this folder reads it and
// names no game.

import type { AnyGame, Config } from '@tapete/engine'
import type { BetOdds } from '../tools/bet-odds.js'
import type { Distribution } from '../tools/distribution.js'
import type { Fraction } from '../tools/fraction.js'

/** What its player sees when a question is asked. Cards are numbers, as `cardNumber` counts them. */
export interface Seen {
  readonly question: string
  readonly own: readonly number[]
  /** What lies open of the bank's cards, and of the board. */
  readonly up: readonly number[]
  readonly board: readonly number[]
}

/** A move of the seat as the engine takes it, without who makes it. */
export interface Say {
  readonly do: string
  readonly [field: string]: string | readonly string[]
}

/** Answers a question with one of what is offered. */
export type Decide = (seen: Seen, offers: readonly Say[]) => Say

/** A whole way to play the game; the first of a game is the best there is. */
export interface Way {
  readonly way: string
  /** In a sentence: when to go, what to change. */
  readonly about: string
  /** Net of a round, in units of one first bet. */
  readonly nets: Distribution
  /** All that is staked in a round on average, in the same units. */
  readonly staked: Fraction
  /** Of the mean net, where rounds were sampled instead of counted. */
  readonly standardError?: number
}

export interface Advice {
  readonly when: string
  readonly say: string
}

export interface Known {
  readonly ways: readonly [Way, ...Way[]]
  /** The best play, from the strongest hands down. */
  readonly strategy: readonly Advice[]
  /** What a unit bet is worth to who plays best without one of the options. */
  readonly without: { readonly [option: string]: number }
}

export interface PokerModule {
  /** Ids of the games it knows. */
  readonly games: readonly string[]
  /** The bet made before the cards, its rule, and how many of them a round asks for. */
  readonly bet: string
  readonly rule: (game: AnyGame) => BetOdds['rule']
  readonly firstBets: number
  /** Every way that `known` tells of, in its order. */
  readonly ways: readonly string[]
  known(game: AnyGame, config: Config): Known
  /** Bets beside the hand. */
  sides?(game: AnyGame, config: Config): readonly BetOdds[]
  /** A player of this way. */
  player(game: AnyGame, config: Config, way: string): Decide
  /**
   * One round against cards in the order they leave the deck when they are dealt by hand to one seat: its net, in units of one
   * first bet. Every question is put to `decide` with all that may be answered.
   */
  round(game: AnyGame, config: Config, deck: ArrayLike<number>, decide: Decide): number
}
