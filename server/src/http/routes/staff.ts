// Tables, as those who run the house see to them.

import { randomUUID } from 'node:crypto'
import { findGame } from '@tapete/engine'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { House } from '../house.js'
import { conflict, notFound, refused } from '../problems.js'
import { answers, exactly, GameConfig, GameId, Name, TableId, type TypeBox } from '../schemas.js'

export const staffRoutes = (app: FastifyInstance, house: House): void => {
  const { tables } = house
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
          /** Shown on the wall to whoever looks. */
          display: Type.Optional(Type.Boolean()),
        }),
        response: answers(),
      },
    },
    async (request) => {
      const {
        id = `mesa-${randomUUID().slice(0, 8)}`,
        game,
        config,
        room,
        name,
        mode,
        robot,
        display = false,
      } = request.body
      if (!findGame(game)) throw notFound('no-such-game', `no game ${game}`)
      if (robot && mode === 'live') throw conflict('robot-at-live-table', 'a live table is served by people')
      const created = await tables.create({
        ...{ id, game, room, name, mode, display },
        ...(config !== undefined && { config: config as never }),
        ...(robot && { robot: {} }),
      })
      if (!created.ok) throw refused({ code: created.code, params: created.params })
      const { owner: _, ...table } = created.table
      return { table }
    },
  )
}
