// Tables, as those who run the house see to them.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../administration/record.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { conflict, refused } from '../problems.js'
import { serving } from '../serving.js'

export const staffRoutes = (app: FastifyInstance, house: House): void => {
  const { tables } = house
  serving(app)('POST /api/tables', { allow: ['pit-boss', 'room-head'] }, async (request) => {
    const { id = `mesa-${randomUUID().slice(0, 8)}`, game, config, room, name, mode } = request.body
    const { robot, display = false, why = null } = request.body
    if (robot && mode === 'live') throw conflict('robot-at-live-table', 'a live table is served by people')
    const wanted = {
      ...{ id, game, room, name, mode, display },
      ...(config !== undefined && { config }),
      ...(robot && { robot: {} }),
    }
    const created = await tables.create(wanted, { by: actorOf(sessionOf(request).person), why })
    if (!created.ok) throw refused({ code: created.code, params: created.params })
    const { owner: _, createdAt, ...table } = created.table
    return { table: { ...table, createdAt: createdAt.toISOString() } }
  })
}
