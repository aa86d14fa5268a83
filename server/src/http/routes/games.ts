// The catalogue: what is played, by which rules, at which odds.

import { type AnyGame, type Config, configure, findGame, findIn } from '@tapete/engine'
import { rulesOf } from '@tapete/engine/rulebook'
import type { FastifyInstance } from 'fastify'
import { askerOf } from '../asker.js'
import type { House } from '../house.js'
import type { OddsOf } from '../odds.js'
import { notFound, refused } from '../problems.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'

/** A game of the house, or one it does not offer but may have a table of. */
const gameNamed = (games: readonly AnyGame[], id: string): AnyGame => {
  const game = findIn(games, id) ?? findGame(id)
  if (!game) throw notFound('no-such-game', `no game ${id}`)
  return game
}

const defaults = (game: AnyGame): Config => {
  const configured = configure(game.settings)
  if (!configured.ok) throw new Error(`${game.id} refuses its own defaults`)
  return configured.config
}

const summary = ({ id, family, title, source, ruleSet }: AnyGame) => ({ id, family, title, source, ruleSet })

export const gameRoutes = (app: FastifyInstance, { games }: House, odds: OddsOf, rates: RateLimits): void => {
  const serve = serving(app)
  const config = { allow: 'anyone', shared: true } as const

  serve('GET /api/games', config, () => ({ games: games.map(summary) }))

  serve('GET /api/games/:id', config, (request) => {
    const game = gameNamed(games, request.params.id)
    const settings = defaults(game)
    return {
      ...summary(game),
      settings: game.settings,
      defaults: settings,
      bets: game.bets(settings),
      moves: game.rules.map(({ do: name, by, cite, nature, pace, fields }) => ({
        do: name,
        by,
        cite,
        nature,
        pace,
        fields,
      })),
      rules: rulesOf(game.id),
    }
  })

  serve('GET /api/games/:id/odds', { ...config, perAsker: rates.reading }, (request) =>
    odds({ asker: askerOf(request), game: gameNamed(games, request.params.id).id }),
  )

  serve('POST /api/games/:id/odds', { ...config, perAsker: rates.reading }, (request) => {
    const game = gameNamed(games, request.params.id)
    const asked = configure(game.settings, request.body.config)
    if (!asked.ok) throw refused({ code: asked.code, params: { option: asked.option, why: asked.why } })
    return odds({ asker: askerOf(request), game: game.id, config: asked.config, invented: true })
  })

  serve('GET /api/rules', config, (request) => {
    const { game } = request.query
    if (game !== undefined) return { rules: rulesOf(gameNamed(games, game).id) }
    return {
      rules: [...new Map(games.flatMap(({ id }) => rulesOf(id)).map((rule) => [rule.rule, rule])).values()],
    }
  })
}
