// A move, as a person sends it: by HTTP or by the socket, done in their name, answered as they may hear it.

import { heardBy, isSeat, type Table, type Viewer } from '@tapete/engine'
import type { FastifyInstance } from 'fastify'
import { limitsChanged, recordLimits } from '../administration/limits.js'
import type { Act } from '../floor/floor.js'
import { type Person, PLAYERS, type Role, TABLE_STAFF } from '../people/roles.js'
import type { Done } from '../wire/index.js'
import { sessionOf } from './guard.js'
import type { House } from './house.js'
import type { Metrics } from './metrics.js'
import { refused } from './problems.js'
import { serving } from './serving.js'
import { guestsPractise, noSuchTable } from './table-access.js'
import { viewerOf } from './viewers.js'

/** Who makes moves at all; at which tables, the floor knows. */
export const MOVERS: readonly Role[] = [...PLAYERS, ...TABLE_STAFF]

export type Mover = (person: Person, table: string, sent: Act) => Promise<Done>

/** Does what somebody sent, or throws why not. */
export const moverOf =
  ({ floor, tables, pool, production }: House, metrics: Metrics): Mover =>
  async (person, table, sent) => {
    let viewer: Viewer = 'public'
    let limits: Table['limits'] = {}
    const answer = await metrics.command(async () => {
      const before = (await floor.maySee(person, table)) ? await tables.current(table) : undefined
      if (!before) throw noSuchTable(table)
      if (person.role === 'guest' && production) guestsPractise(before.row)
      viewer = viewerOf(before.state, person)
      limits = before.state.limits
      return floor.act(person, table, sent)
    })
    if (!answer.ok) throw refused(answer.refusal)
    const { by, version, events, repeated } = answer
    const changed = limitsChanged(events)
    if (changed) await recordLimits(pool, person, { table, entry: version, before: limits, changed })
    // The seat it was done from: this node may have been behind, and it may have been done before, from another seat.
    return { version, events: heardBy(events, by !== undefined && isSeat(by) ? by : viewer), repeated }
  }

export const moveRoute = (app: FastifyInstance, move: Mover): void => {
  serving(app)('POST /api/tables/:id/moves', { allow: MOVERS }, (request) =>
    move(sessionOf(request).person, request.params.id, request.body),
  )
}
