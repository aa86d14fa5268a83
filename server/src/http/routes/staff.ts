// Tables, as those who run the house see to them.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../administration/record.js'
import { run, statement } from '../../database/pool.js'
import type { Role } from '../../people/roles.js'
import type { TableRow } from '../../tables/log.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { conflict, refused } from '../problems.js'
import { serving } from '../serving.js'
import { noSuchTable } from '../table-access.js'

const MAKERS: readonly Role[] = ['pit-boss', 'room-head']
const LOOKERS: readonly Role[] = [...MAKERS, 'operator', 'regulator']

type Listed = Omit<TableRow, 'owner'> & {
  readonly display: boolean
  readonly retired: boolean
  readonly entries: number
}

const LIST = statement(
  'house-tables',
  `select t.id, t.game, t.config, t.room, t.name, t.mode, t.robot, t.rules, t.display, t.created_at as "createdAt",
          h.retired, h.version as entries
     from game_table t join table_head h on h.table_id = t.id
    where t.mode <> 'practice' order by t.room, t.name, t.id`,
)

export const staffRoutes = (app: FastifyInstance, house: House): void => {
  const { tables, floor, pool } = house
  const serve = serving(app)

  serve('POST /api/tables', { allow: MAKERS }, async (request) => {
    const { id = `mesa-${randomUUID().slice(0, 8)}`, game, config, room, name, mode } = request.body
    const { robot, display = false, open = false, why = null } = request.body
    if (robot && mode === 'live') throw conflict('robot-at-live-table', 'a live table is served by people')
    if (open && !robot) throw conflict('people-open-it', 'a table that people serve is opened by them')
    const wanted = {
      ...{ id, game, room, name, mode, display },
      ...(config !== undefined && { config }),
      ...(robot && { robot: {} }),
    }
    const created = await tables.create(wanted, { by: actorOf(sessionOf(request).person), why })
    if (!created.ok) throw refused({ code: created.code, params: created.params })
    const stopped = open ? await floor.open(id) : await floor.refresh()
    if (stopped) throw refused(stopped.refusal)
    const { owner: _, createdAt, ...table } = created.table
    return { table: { ...table, createdAt: createdAt.toISOString() } }
  })

  serve('GET /api/tables', { allow: LOOKERS, background: true }, async () => {
    const lobby = await floor.lobby()
    const lines = new Map(lobby.rooms.flatMap((room) => room.tables.map((table) => [table.id, table] as const)))
    const rows = await run<Listed & Record<string, unknown>>(pool, LIST, [])
    return {
      now: Math.round(house.clock.now()),
      tables: rows.map(({ robot, createdAt, ...row }) => {
        const line = row.retired ? undefined : lines.get(row.id)
        return {
          ...row,
          ...{ robot: robot !== null, createdAt: createdAt.toISOString() },
          ...{ status: line && !line.aside ? line.status : null, seated: line?.seated ?? 0 },
        }
      }),
    }
  })

  serve('POST /api/tables/:id/retire', { allow: MAKERS }, async (request) => {
    const { id } = request.params
    const order = { by: actorOf(sessionOf(request).person), why: request.body.why }
    const no = await tables.retire(id, order)
    if (no === undefined) throw noSuchTable(id)
    if (no) throw refused(no.refusal)
    await floor.refresh()
    return { table: id, retired: true as const }
  })

  serve('GET /api/me/posts', { allow: ['croupier'], background: true }, async (request) => ({
    tables: floor.postsOf(sessionOf(request).person),
  }))
}
