// Tables and people, as those who run the house see to them.

import { randomUUID } from 'node:crypto'
import { findGame } from '@tapete/engine'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../people/passwords.js'
import { ROLES } from '../../people/roles.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { conflict, notFound, refused } from '../problems.js'
import { answers, exactly, GameConfig, GameId, Name, Query, TableId, type TypeBox } from '../schemas.js'

const STAFF_ROLES = ROLES.filter((role) => role !== 'guest')

export const staffRoutes = (app: FastifyInstance, house: House): void => {
  const { tables, people } = house
  const api = app.withTypeProvider<TypeBox>()

  api.post(
    '/api/tables',
    {
      config: { allow: ['pit-boss', 'room-head'] },
      schema: {
        tags: ['tables'],
        body: exactly({
          id: Type.Optional(TableId),
          game: GameId,
          config: Type.Optional(GameConfig),
          room: Name,
          name: Name,
          mode: Type.Enum(['digital', 'live']),
          /** Served by the robot croupier; only a digital table can be. */
          robot: Type.Optional(Type.Boolean()),
        }),
        response: answers(),
      },
    },
    async (request) => {
      const { id = `mesa-${randomUUID().slice(0, 8)}`, game, config, room, name, mode, robot } = request.body
      if (!findGame(game)) throw notFound('no-such-game', `no game ${game}`)
      if (robot && mode === 'live') throw conflict('robot-at-live-table', 'a live table is served by people')
      const created = await tables.create({
        ...{ id, game, room, name, mode },
        ...(config !== undefined && { config: config as never }),
        ...(robot && { robot: {} }),
      })
      if (!created.ok) throw refused({ code: created.code, params: created.params })
      const { owner: _, ...table } = created.table
      return { table }
    },
  )

  api.get(
    '/api/people',
    {
      config: { allow: ['pit-boss', 'room-head', 'operator', 'regulator'] },
      schema: {
        tags: ['people'],
        querystring: exactly({
          q: Type.Optional(Query),
          role: Type.Optional(Type.Enum([...ROLES])),
        }),
        response: answers(),
      },
    },
    async (request) => {
      const { q = '', role } = request.query
      return { people: await people.search(q, { roles: role ? [role] : ROLES, limit: 100 }) }
    },
  )

  api.post(
    '/api/people',
    {
      config: { allow: ['operator'] },
      schema: {
        tags: ['people'],
        body: exactly({
          name: Name,
          role: Type.Enum(STAFF_ROLES),
          password: Type.String({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }),
        }),
        response: answers(),
      },
    },
    async (request) => {
      const { name, role, password } = request.body
      const person = await people.create({ name, role: role as (typeof ROLES)[number], password })
      if (!person) throw conflict('name-taken', 'somebody logs in under that name', { name })
      request.log.info({ by: sessionOf(request).person.id, person: person.id, role }, 'person created')
      return { person }
    },
  )
}
