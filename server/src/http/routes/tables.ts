// The lobby and the tables: looking, sitting, playing.

import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { PLAYERS, TABLE_STAFF } from '../../people/roles.js'
import { oddsOf } from '../apart.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import type { Metrics } from '../metrics.js'
import { forbidden, refused } from '../problems.js'
import { answers, exactly, GameConfig, GameId, Nothing, Sent, TableId, type TypeBox, Uuid } from '../schemas.js'
import { actAs, heardLog, tableFor } from '../table-access.js'
import { sightOf, viewerOf } from '../viewers.js'

const RECENT = 50

export const tableRoutes = (app: FastifyInstance, house: House, metrics: Metrics): void => {
  const { floor, people } = house
  const api = app.withTypeProvider<TypeBox>()
  const tags = ['tables']
  const params = exactly({ id: TableId })

  api.get(
    '/api/lobby',
    { config: { allow: 'signed-in', background: true }, schema: { tags, querystring: Nothing, response: answers() } },
    () => floor.lobby(),
  )

  api.get(
    '/api/tables/:id',
    { config: { allow: 'signed-in' }, schema: { tags, params, querystring: Nothing, response: answers() } },
    async (request) => {
      const { person } = sessionOf(request)
      const replica = await tableFor(house, person, request.params.id)
      const { row, game, state, version, outdated = false } = replica
      const { id, name, room, mode } = row
      const heard = await heardLog(house, replica, person, Math.max(1, version - RECENT + 1), version)
      return {
        table: { id, name, room, mode, game: row.game, title: game.title, config: row.config, outdated },
        version,
        ...sightOf(game, state, row, viewerOf(state, person)),
        events: heard.flatMap((entry) => entry.events).slice(-RECENT),
        clock: floor.countdown(id),
      }
    },
  )

  api.get(
    '/api/tables/:id/people',
    {
      config: { allow: [...TABLE_STAFF, 'regulator'] },
      schema: { tags, params, querystring: Nothing, response: answers() },
    },
    async (request) => {
      const { person } = sessionOf(request)
      const { state } = await tableFor(house, person, request.params.id)
      if (viewerOf(state, person) === 'public') throw forbidden('not-posted-here', 'not posted at this table')
      const { croupier, 'pit-boss': boss } = state.staff
      const ids = [...Object.values(state.seats).map((seat) => seat.player), ...croupier, ...boss]
      return { people: await people.named(ids.map(Number).filter(Number.isSafeInteger)) }
    },
  )

  api.get(
    '/api/tables/:id/odds',
    { config: { allow: 'signed-in' }, schema: { tags, params, querystring: Nothing, response: answers() } },
    async (request) => {
      const { row, state } = await tableFor(house, sessionOf(request).person, request.params.id)
      return oddsOf(row.game, state.config)
    },
  )

  api.post(
    '/api/tables/:id/sit',
    {
      config: { allow: PLAYERS },
      schema: {
        tags,
        params,
        body: exactly({ seat: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })), key: Type.Optional(Uuid) }),
        response: answers(),
      },
    },
    async (request) => {
      const { person } = sessionOf(request)
      const { id } = request.params
      await tableFor(house, person, id)
      const seated = await floor.sit(person, id, request.body.seat, request.body.key)
      if (!seated.ok) throw refused(seated.refusal)
      return { seat: Number(seated.seat.slice(5)), second: seated.second, version: seated.version }
    },
  )

  api.post(
    '/api/tables/:id/leave',
    {
      config: { allow: PLAYERS },
      schema: { tags, params, body: exactly({ key: Type.Optional(Uuid) }), response: answers() },
    },
    async (request) => {
      const { person } = sessionOf(request)
      const { id } = request.params
      await tableFor(house, person, id)
      const left = await floor.leave(person, id, request.body.key)
      if (!left.ok) throw refused(left.refusal)
      return { version: left.version }
    },
  )

  api.post(
    '/api/tables/:id/moves',
    {
      config: { allow: [...PLAYERS, ...TABLE_STAFF] },
      schema: { tags, params, body: Sent, response: answers() },
    },
    async (request) => {
      const { person } = sessionOf(request)
      const { move, key, expected } = request.body
      const sent = { move: move as { do: string }, key, expected }
      const answer = await metrics.command(() => actAs(house, person, request.params.id, sent))
      if (!answer.ok) throw refused(answer.refusal)
      const { version, events, repeated } = answer
      return { version, events, repeated }
    },
  )

  api.post(
    '/api/practice',
    {
      config: { allow: PLAYERS },
      schema: { tags, body: exactly({ game: GameId, config: Type.Optional(GameConfig) }), response: answers() },
    },
    async (request) => {
      const { game, config } = request.body
      const made = await floor.practice(sessionOf(request).person, game, config as never)
      if (!made.ok) throw refused(made.refusal)
      return { table: made.table, seat: Number(made.seat.slice(5)) }
    },
  )
}
