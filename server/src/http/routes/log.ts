// What happened: the log of a table, one round of it, the signed export, and the proof of its draws.

import { betweenRounds } from '@tapete/engine'
import type { FastifyInstance } from 'fastify'
import { dateOf } from '../../clock/clock.js'
import { voidsBySeries } from '../../draws/voids.js'
import type { Person, Role } from '../../people/roles.js'
import type { Replica } from '../../tables/replica.js'
import { buildExport } from '../../verify/export.js'
import type { LogEntry } from '../../wire/index.js'
import { deckProofs } from '../deck-proofs.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { badRequest, conflict, forbidden, notFound } from '../problems.js'
import { roundIn } from '../rounds.js'
import { perMinute, RATES, type RateLimits } from '../security.js'
import { serving } from '../serving.js'
import { fullLog, heardLog, reviewed, tableFor } from '../table-access.js'

const PAGE_MAX = 500
const PAGE = 100
const ROUND_ENTRIES_MAX = 5_000

/** Those who see every move and who made it. */
export const REVIEWERS: readonly Role[] = ['pit-boss', 'room-head', 'regulator']

export const logRoutes = (app: FastifyInstance, house: House, rates: Partial<RateLimits> | undefined): void => {
  const { tables, pool, dealer, draws } = house
  const serve = serving(app)

  const entriesFor = async (replica: Replica, person: Person, from: number, to: number): Promise<LogEntry[]> =>
    REVIEWERS.includes(person.role)
      ? fullLog(await tables.readLog(replica.row.id, from, to))
      : heardLog(house, replica, person, from, to)

  serve('GET /api/tables/:id/log', { allow: 'signed-in' }, async (request) => {
    const { person } = sessionOf(request)
    const replica = await tableFor(house, person, request.params.id)
    const to = Math.min(Number(request.query.to ?? replica.version), replica.version)
    const from = Math.max(1, Number(request.query.from ?? to - PAGE + 1))
    if (to - from >= PAGE_MAX) throw badRequest('range-too-long', `ask for ${PAGE_MAX} entries at most`)
    return { version: replica.version, from, to, entries: await entriesFor(replica, person, from, to) }
  })

  serve('GET /api/tables/:id/rounds/:n', { allow: 'signed-in' }, async (request) => {
    const { person } = sessionOf(request)
    const replica = await tableFor(house, person, request.params.id)
    const round = Number(request.params.n)
    if (round > replica.state.round) throw notFound('no-such-round', `no round ${round} yet`, { round })
    const { from, next = replica.version + 1 } = await roundIn(pool, replica, round)
    const to = Math.min(next - 1, from + ROUND_ENTRIES_MAX)
    return { round, from, to, entries: await entriesFor(replica, person, from, to) }
  })

  const rateLimit = perMinute({ ...RATES, ...rates }.heavy)
  serve('GET /api/tables/:id/export', { allow: REVIEWERS, rateLimit }, async (request, reply) => {
    const { id } = request.params
    const { person } = sessionOf(request)
    const replica = await tableFor(house, person, id)
    const auditor = request.query.as === 'auditor'
    if (auditor && person.role !== 'regulator') throw forbidden('not-allowed', 'only the regulator audits')
    if (auditor && !betweenRounds(replica.state)) throw conflict('round-in-progress', 'what is hidden is in play')
    const log = await tables.readLog(id, 1, replica.version)
    const entries = auditor ? log : log.map(reviewed)
    const series = await draws[auditor ? 'audited' : 'published'](id, replica.cursor)
    const { game, config, mode, rules } = replica.row
    const { key } = house
    const table = { id, game, config, mode, rules }
    reply.header('content-disposition', `attachment; filename="${id}-${replica.version}.json"`)
    return buildExport({ table, entries, series, key, exportedAt: dateOf(house.clock) })
  })

  serve('GET /api/tables/:id/fairness', { allow: 'signed-in' }, async (request) => {
    const { id } = request.params
    const replica = await tableFor(house, sessionOf(request).person, id)
    const series = await draws.published(id, await dealer.cursor(id))
    const { rows } = await pool.query<{ n: number; draws: number }>(
      `select (note ->> 'series')::int as n, sum(coalesce((note ->> 'count')::int, 1))::int as draws
         from log_entry, jsonb_array_elements(draw) note
        where table_id = $1 and draw is not null and note ->> 'kind' in ('draw', 'deal') group by 1`,
      [id],
    )
    const drawn = new Map(rows.map((row) => [row.n, row.draws]))
    const voided = await voidsBySeries(pool, replica)
    return {
      series: series.map(({ n, size, commitment, seed, deck }) => ({
        ...{ n, size, commitment, ...(deck && { deck }) },
        opened: seed,
        draws: drawn.get(n) ?? 0,
        voids: voided.get(n) ?? 0,
      })),
    }
  })

  serve('GET /api/tables/:id/decks/:n', { allow: 'signed-in' }, async (request) => {
    const { person } = sessionOf(request)
    const replica = await tableFor(house, person, request.params.id)
    return deckProofs(house, replica, person, Number(request.params.n))
  })
}
