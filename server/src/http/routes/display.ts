// A table on the wall: what the public sees of it, for a screen that nobody logs in at.

import { type Event, heardBy } from '@tapete/engine'
import type { FastifyInstance } from 'fastify'
import { actorOf, append, together } from '../../administration/record.js'
import type { Replica } from '../../tables/replica.js'
import type { TableSeen } from '../../wire/index.js'
import { askerOf } from '../asker.js'
import { fairQueue } from '../fair.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { lookAt } from '../live/told.js'
import { notFound } from '../problems.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'

const RECENT = 30

/** Walls of one address behind each other, those of others beside them. */
const WALLS = { atOnce: 3, waitingEach: 16, waitingAll: 128 }

interface Shown {
  readonly version: number
  readonly view: TableSeen
  readonly events: readonly Event[]
}

export const displayRoutes = (app: FastifyInstance, house: House, rates: RateLimits): void => {
  const { pool, tables, floor } = house
  const serve = serving(app)
  const perAddress = rates.display
  /** Written once for each version, however many screens look. */
  const shown = new Map<string, Shown>()
  const queue = fairQueue(WALLS)

  const show = async (replica: Replica): Promise<Shown> => {
    const { row, state, version } = replica
    const known = shown.get(row.id)
    if (known?.version === version) return known
    const entries = await tables.readLog(row.id, Math.max(1, version - RECENT + 1), version)
    const events = entries.flatMap((entry) => heardBy(entry.events, 'public'))
    const fresh = { version, view: lookAt(replica, version, state).table, events }
    shown.set(row.id, fresh)
    return fresh
  }

  const isPublic = async (id: string): Promise<boolean> => {
    const found = `select from game_table where id = $1 and display and mode <> 'practice'`
    return (await pool.query(found, [id])).rowCount === 1
  }

  const lookFor = async (id: string, since: string | undefined) => {
    const replica = (await isPublic(id)) ? await tables.load(id) : undefined
    if (!replica) throw notFound('no-such-table', `no table ${id} on display`, { table: id })
    const { row, game, version } = replica
    const clock = floor.countdown(id)
    if (since === String(version)) return { version, clock }
    const { name, room, mode } = row
    return { table: { id, name, room, mode, game: row.game, title: game.title }, clock, ...(await show(replica)) }
  }

  serve('GET /api/display/:id', { allow: 'anyone', perAddress }, (request) =>
    queue.turn(askerOf(request), () => lookFor(request.params.id, request.query.since)),
  )

  serve('POST /api/tables/:id/display', { allow: ['pit-boss', 'room-head'] }, async (request) => {
    const { id } = request.params
    const { public: display, why = null } = request.body
    const by = actorOf(sessionOf(request).person)
    const set = `update game_table t set display = $2 from game_table was
      where t.id = $1 and was.id = t.id and t.mode <> 'practice' returning was.display`
    await together(pool, async (db) => {
      const [was] = (await db.query<{ display: boolean }>(set, [id, display])).rows
      if (!was) throw notFound('no-such-table', `no table ${id}`, { table: id })
      const deed = { act: 'display-set', subject: `table:${id}`, before: { display: was.display }, after: { display } }
      await append(db, { by, why }, deed)
    })
    return { table: id, public: display }
  })
}
