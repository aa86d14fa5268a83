// The lobby and the tables: looking, sitting, leaving.

import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../administration/record.js'
import type { Lobby } from '../../floor/floor.js'
import { isPlayer, PLAYERS, TABLE_STAFF } from '../../people/roles.js'
import { TableAside } from '../../tables/aside.js'
import { askerOf } from '../asker.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { lookAt } from '../live/told.js'
import type { OddsOf } from '../odds.js'
import { conflict, forbidden, refused } from '../problems.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'
import { guestsPractise, heardLog, tableFor } from '../table-access.js'
import { optionsFor, viewerOf } from '../viewers.js'

const RECENT = 50

/** To players a table that is set aside is closed; why, and what lies on it, is told to staff and regulator. */
const closedToPlayers = ({ rooms }: Lobby): Lobby => ({
  rooms: rooms.map((room) => ({ ...room, tables: room.tables.map((table) => ({ ...table, aside: null })) })),
})

export const tableRoutes = (app: FastifyInstance, house: House, odds: OddsOf, rates: RateLimits): void => {
  const { floor, people } = house
  const serve = serving(app)

  serve('GET /api/lobby', { allow: 'signed-in', background: true, shared: true }, async (request) => {
    const lobby = await floor.lobby()
    return isPlayer(sessionOf(request).person.role) ? closedToPlayers(lobby) : lobby
  })

  serve('GET /api/tables/:id', { allow: 'signed-in' }, async (request) => {
    const { person } = sessionOf(request)
    const replica = await tableFor(house, person, request.params.id)
    const { row, game, state, version, outdated = false } = replica
    const { id, name, room, mode } = row
    const look = await house.tables.sound(id, () => lookAt(replica, version, state))
    const own = await house.tables.sound(id, () => look.own({ viewer: viewerOf(state, person), served: undefined }))
    const heard = await heardLog(house, replica, person, Math.max(1, version - RECENT + 1), version)
    return {
      table: { id, name, room, mode, game: row.game, title: game.title, config: row.config, outdated },
      version,
      seen: { table: look.table, ...own },
      events: heard.flatMap((entry) => entry.events).slice(-RECENT),
      clock: floor.countdown(id),
    }
  })

  serve('GET /api/tables/:id/options', { allow: 'signed-in' }, async (request) => {
    const { person } = sessionOf(request)
    const { row, game, state, version } = await tableFor(house, person, request.params.id)
    return { version, options: optionsFor(game, state, row, viewerOf(state, person), request.query.for) }
  })

  serve('GET /api/tables/:id/people', { allow: [...TABLE_STAFF, 'regulator'] }, async (request) => {
    const { person } = sessionOf(request)
    const { state } = await tableFor(house, person, request.params.id)
    if (viewerOf(state, person) === 'public') throw forbidden('not-posted-here', 'not posted at this table')
    const { croupier, 'pit-boss': boss } = state.staff
    const ids = [...Object.values(state.seats).map((seat) => seat.player), ...croupier, ...boss]
    return { people: await people.named(ids.map(Number).filter(Number.isSafeInteger)) }
  })

  serve('GET /api/tables/:id/odds', { allow: 'signed-in', perAsker: rates.reading }, async (request) => {
    const { row, state } = await tableFor(house, sessionOf(request).person, request.params.id)
    const invented = row.mode === 'practice'
    return odds({ asker: askerOf(request), game: row.game, config: state.config, invented })
  })

  serve('POST /api/tables/:id/sit', { allow: PLAYERS }, async (request) => {
    const { person } = sessionOf(request)
    const { id } = request.params
    const { row } = await tableFor(house, person, id)
    if (person.role === 'guest' && house.production) guestsPractise(row)
    const seated = await floor.sit(person, id, request.body.seat, request.body.key)
    if (!seated.ok) throw refused(seated.refusal)
    return { seat: Number(seated.seat.slice(5)), second: seated.second, version: seated.version }
  })

  serve('POST /api/tables/:id/leave', { allow: PLAYERS }, async (request) => {
    const { person } = sessionOf(request)
    const { id } = request.params
    await tableFor(house, person, id)
    const left = await floor.leave(person, id, request.body.key)
    if (!left.ok) throw refused(left.refusal)
    return { version: left.version }
  })

  serve('POST /api/tables/:id/try-again', { allow: ['operator'] }, async (request) => {
    const { id } = request.params
    const tried = await house.tables.tryAgain(id, { by: actorOf(sessionOf(request).person), why: request.body.why })
    if (!tried) throw conflict('not-set-aside', `table ${id} is not set aside`, { table: id })
    // Where it cannot yet, it is owed still, and comes before the next draw.
    if (tried.why === null && (await house.tables.owed.stands(id)))
      await house.dealer.restored(id).catch((error: unknown) => {
        if (!(error instanceof TableAside)) throw error
      })
    return { sound: tried.why === null, why: tried.why }
  })

  serve('GET /api/practice', { allow: PLAYERS }, async (request) => ({
    tables: await floor.practising(sessionOf(request).person),
  }))

  serve('POST /api/practice', { allow: PLAYERS, perAsker: rates.heavy }, async (request) => {
    const { game, config } = request.body
    const made = await floor.practice(sessionOf(request).person, game, config)
    if (!made.ok) throw refused(made.refusal)
    return { table: made.table, seat: Number(made.seat.slice(5)) }
  })
}
