// The catalogue: what is played, by which rules, at which odds.

import { type AnyGame, CATALOGUE, type Config, configure, findGame, rulesOf } from '@tapete/engine'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { oddsOf } from '../apart.js'
import { notFound } from '../problems.js'
import { answers, exactly, GameId, Nothing, type TypeBox } from '../schemas.js'

const gameNamed = (id: string): AnyGame => {
  const game = findGame(id)
  if (!game) throw notFound('no-such-game', `no game ${id}`)
  return game
}

const defaults = (game: AnyGame): Config => {
  const configured = configure(game.settings)
  if (!configured.ok) throw new Error(`${game.id} refuses its own defaults`)
  return configured.config
}

const summary = ({ id, family, title, source }: AnyGame) => ({ id, family, title, source })

export const gameRoutes = (app: FastifyInstance): void => {
  const api = app.withTypeProvider<TypeBox>()
  const tags = ['games']
  const params = exactly({ id: GameId })
  const config = { allow: 'anyone' } as const

  api.get('/api/games', { config, schema: { tags, querystring: Nothing, response: answers() } }, async () => ({
    games: CATALOGUE.map(summary),
  }))

  api.get('/api/games/:id', { config, schema: { tags, params, response: answers() } }, async (request) => {
    const game = gameNamed(request.params.id)
    const settings = defaults(game)
    return {
      ...summary(game),
      settings: game.settings,
      defaults: settings,
      bets: game.bets(settings),
      moves: game.rules.map(({ do: name, by, cite, fields }) => ({ do: name, by, cite, fields })),
      rules: rulesOf(game.id),
    }
  })

  api.get('/api/games/:id/odds', { config, schema: { tags, params, response: answers() } }, async (request) =>
    oddsOf(gameNamed(request.params.id).id),
  )

  api.get(
    '/api/rules',
    { config, schema: { tags, querystring: exactly({ game: Type.Optional(GameId) }), response: answers() } },
    async (request) => {
      const { game } = request.query
      if (game !== undefined) return { rules: rulesOf(gameNamed(game).id) }
      return {
        rules: [...new Map(CATALOGUE.flatMap(({ id }) => rulesOf(id)).map((rule) => [rule.rule, rule])).values()],
      }
    },
  )
}
