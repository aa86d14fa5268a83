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
}

export const oddsOf = (game: AnyGame, config: Config = {}, asked: Asked = {}): OddsOfGame => {
  const options = complete(game, config)
  const { best, bets } = analysisOf(game)
  const play = best?.find(game, options, asked.onProgress)
  return { game: game.id, family: game.family, options, bets: bets(game, options, asked), ...(play ? { play } : {}) }
}

/** As programs read it: plain data, the play of a game of decisions under the name of its family. */
export interface GameOdds {
  readonly game: string
  readonly options: Config
  readonly bets: readonly BetOdds[]
  readonly [family: string]: unknown
}

export const published = ({ game, family, options, bets, play }: OddsOfGame): GameOdds => ({
  game,
  options,
  bets,
  ...(play ? { [family]: play } : {}),
})

export const analyse = (game: AnyGame, config: Config = {}, asked: Asked = {}): GameOdds =>
  published(oddsOf(game, config, asked))
