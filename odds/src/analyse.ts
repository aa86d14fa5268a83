// The odds of a game at a table, as its family works them out.

import type { AnyGame, Config } from '@tapete/engine'
import type { Asked, Played } from './analysis.js'
import { analysisOf } from './lookup.js'
import type { BetOdds } from './tools/bet-odds.js'
import { complete } from './tools/tables.js'

export interface OddsOfGame {
  readonly game: string
  readonly family: string
  readonly options: Config
  readonly bets: readonly BetOdds[]
  /** Where the game is one of decisions: what its bet is worth to somebody who plays it well, and how. */
  readonly play?: Played
  /** What else its family says of it. */
  readonly facts?: unknown
}

export const oddsOf = (game: AnyGame, config: Config = {}, asked: Asked = {}): OddsOfGame => {
  const options = complete(game, config, asked.supposing)
  const { best, bets, summary } = analysisOf(game)
  const play = best?.find(game, options, asked.onProgress)
  const found = bets(game, options, asked)
  return {
    ...{ game: game.id, family: game.family, options, bets: found },
    ...(play ? { play } : {}),
    ...(summary ? { facts: summary.of(game, options, found) } : {}),
  }
}

/** As programs read it: plain data; what a family says besides its bets stands under its name. */
export interface GameOdds {
  readonly game: string
  readonly options: Config
  readonly bets: readonly BetOdds[]
  readonly [family: string]: unknown
}

export const published = ({ game, family, options, bets, play, facts }: OddsOfGame): GameOdds => ({
  game,
  options,
  bets,
  ...(play || facts ? { [family]: play ?? facts } : {}),
})

export const analyse = (game: AnyGame, config: Config = {}, asked: Asked = {}): GameOdds =>
  published(oddsOf(game, config, asked))
