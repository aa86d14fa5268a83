// What the house watches of itself, for who has to know; and what is told of throws at live tables.

import type { FastifyInstance } from 'fastify'
import { actorOf, notedSince } from '../../administration/record.js'
import { FALSE_POSITIVE, proportionCutoff, repetitionCutoff, SAMPLINGS } from '../../draws/health.js'
import type { Role } from '../../people/roles.js'
import { VERSION } from '../../version.js'
import { RESULTS_MIN } from '../../watch/bias.js'
import { noteThrow, readingOf } from '../../watch/devices.js'
import { ACCEPTED, CHANGED, CHECKED } from '../../watch/itself.js'
import { KEPT_MS, noticesFor } from '../../watch/notices.js'
import type { GeneratorState, ProgramNoted } from '../../wire/index.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { badRequest, conflict, forbidden } from '../problems.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'
import { tableFor } from '../table-access.js'

const WATCHERS: readonly Role[] = ['operator', 'regulator']
const PIT_AND_WATCHERS: readonly Role[] = ['pit-boss', 'room-head', ...WATCHERS]
/** The house goes on drawing on the word of somebody who answers for a room, or for all of them. */
const RESUMERS: readonly Role[] = ['room-head', 'operator']
const AT_TABLES: readonly Role[] = ['croupier', 'pit-boss', 'room-head']
const NOTED_MAX = 500

const TESTS: GeneratorState['tests'] = SAMPLINGS.map(({ samples, entropy, window }) => ({
  ...{ samples, entropy, window },
  repetition: repetitionCutoff(entropy),
  proportion: proportionCutoff(window, entropy),
}))

export const watchRoutes = (app: FastifyInstance, house: House, rates: RateLimits): void => {
  const { pool, watch } = house
  const serve = serving(app)
  /** Every file of the program is read again, or every log of a live table. */
  const perAsker = rates.heavy

  serve('GET /api/watch/program', { allow: WATCHERS }, async () => {
    const since = new Date(house.clock.now() - KEPT_MS)
    const entries = await notedSince(pool, [CHECKED, CHANGED, ACCEPTED], since, NOTED_MAX)
    const noted = entries.map(({ seq, at, act, after }): ProgramNoted => {
      const { ok, digest, expected, node } = after as typeof after & Omit<ProgramNoted, 'seq' | 'at' | 'act'>
      return { seq, at, act, ok, digest, expected, node }
    })
    return { now: watch.itself.last(), version: VERSION, noted }
  })

  serve('POST /api/watch/program', { allow: WATCHERS, perAsker }, async (request) => ({
    now: await watch.itself.note(pool, { by: actorOf(sessionOf(request).person), why: null }),
  }))

  const state = (): GeneratorState => {
    const stop = watch.generator.stopped()
    return { drawing: stop === null, stop, tests: TESTS, falsePositive: FALSE_POSITIVE }
  }

  serve('GET /api/watch/generator', { allow: PIT_AND_WATCHERS }, async () => state())

  serve('POST /api/watch/generator', { allow: RESUMERS, perAsker }, async (request) => {
    if (!watch.generator.stopped()) throw conflict('generator-runs', 'the generator is not stopped')
    const by = actorOf(sessionOf(request).person)
    const fault = await watch.generator.resume({ by, why: request.body.why })
    if (fault) throw conflict('generator-fails', 'the source does not pass its tests', { ...fault })
    return state()
  })

  serve('GET /api/watch/devices', { allow: PIT_AND_WATCHERS, perAsker }, async () => ({
    devices: await watch.devices.reports(),
    every: RESULTS_MIN,
  }))

  serve('GET /api/watch/backups', { allow: WATCHERS }, async () => ({
    backups: (await watch.backups?.state()) ?? null,
  }))

  serve('GET /api/watch/notices', { allow: PIT_AND_WATCHERS }, async (request) => {
    const entries = await noticesFor(pool, sessionOf(request).person.role, house.clock.now())
    return { notices: entries.map(({ seq, at, act, subject, after }) => ({ seq, at, act, subject, about: after })) }
  })

  serve('POST /api/tables/:id/readings', { allow: AT_TABLES }, async (request) => {
    const { person } = sessionOf(request)
    const { id } = request.params
    const { row, game, state: table } = await tableFor(house, person, id)
    if (person.role === 'croupier' && !table.staff.croupier.includes(String(person.id)))
      throw forbidden('not-posted-here', 'only croupiers posted at the table tell of its throws')
    const { device } = game
    if (row.mode !== 'live' || !device) throw conflict('nothing-to-measure', 'nothing is thrown at this table')
    const reading = readingOf(device, request.body.reading)
    if (!reading) throw badRequest('no-such-reading', 'the game knows no such reading')
    const wrong = device.wrong(table, reading)
    if (!wrong) throw conflict('nothing-thrown', 'nothing was thrown since the last result')
    if (wrong.length > 0)
      await noteThrow(
        pool,
        { by: actorOf(person), why: request.body.why ?? null },
        { id, game: game.id, state: table },
        reading,
        wrong,
      )
    return { wrong: wrong.map(({ code, cite, params }) => ({ code, cite, params })) }
  })
}
