// What happened: the log of a table, one round of it, the signed export, and the proof of its draws.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countedDraws } from '../../draws/counted.js'
import type { Person, Role } from '../../people/roles.js'
import { readHead, readLogBy } from '../../tables/log.js'
import type { Replica } from '../../tables/replica.js'
import { MEDIA_TYPE } from '../../verify/format.js'
import type { VerifyReport } from '../../verify/report.js'
import type { LogEntry, QueryOf } from '../../wire/index.js'
import type { Apart } from '../apart.js'
import { askerOf } from '../asker.js'
import { deckProofs } from '../deck-proofs.js'
import { exported, exportOrder } from '../exported.js'
import { fairQueue } from '../fair.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { badRequest, conflict, forbidden, notFound } from '../problems.js'
import { roundIn } from '../rounds.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'
import { fullLog, heardLog, tableFor } from '../table-access.js'

const PAGE_MAX = 500
const PAGE = 100
const ROUND_ENTRIES_MAX = 5_000
/** Of series and decks at once, the newest first. */
const SERIES_MAX = 100
const READERS = { atOnce: 3, waitingEach: 16, waitingAll: 128 }

/** Those who see every move and who made it. */
export const REVIEWERS: readonly Role[] = ['pit-boss', 'room-head', 'regulator']

export const logRoutes = (app: FastifyInstance, house: House, apart: Apart, rates: RateLimits): void => {
  const { tables, pool, draws } = house
  const serve = serving(app)
  const reading = { allow: 'signed-in', perAsker: rates.reading } as const
  const counts = countedDraws(pool)
  // Logs are read for some at a time, in turn: whoever turns many pages at once waits behind themself.
  const queue = fairQueue(READERS)
  const inTurn = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => queue.turn(askerOf(request), work)

  const entriesFor = async (replica: Replica, person: Person, from: number, to: number): Promise<LogEntry[]> =>
    REVIEWERS.includes(person.role)
      ? fullLog(await tables.readLog(replica.row.id, from, to))
      : heardLog(house, replica, person, from, to)

  /** How a table that is set aside was written: whoever finds out why needs it, and nothing of it is played again. */
  const asideFor = ({ role }: Person, id: string) =>
    REVIEWERS.includes(role)
      ? tables.asides().find(({ table, mode }) => table === id && mode !== 'practice')
      : undefined

  const pageOf = (version: number, query: { readonly from?: string; readonly to?: string }) => {
    const to = Math.min(Number(query.to ?? version), version)
    const from = Math.max(1, Number(query.from ?? to - PAGE + 1))
    if (to - from >= PAGE_MAX) throw badRequest('range-too-long', `ask for ${PAGE_MAX} entries at most`)
    return { version, from, to }
  }

  const logPage = async (person: Person, id: string, query: QueryOf<'GET /api/tables/:id/log'>) => {
    const { by } = query
    if (by !== undefined && !REVIEWERS.includes(person.role))
      throw forbidden('not-allowed', 'who made an entry is for those who review')
    const aside = asideFor(person, id)
    if (aside) {
      // What was under way when it was set aside may have been written after it.
      const { version } = (await readHead(pool, id)) ?? aside
      const page = pageOf(version, query)
      return { ...page, entries: fullLog(await tables.readLog(id, page.from, page.to)) }
    }
    const replica = await tableFor(house, person, id)
    if (by !== undefined) {
      const made = await readLogBy(pool, replica.row.id, by.split(','), PAGE)
      const entries = fullLog(made.toReversed())
      return { version: replica.version, from: made.at(-1)?.seq ?? 0, to: made[0]?.seq ?? 0, entries }
    }
    const page = pageOf(replica.version, query)
    return { ...page, entries: await entriesFor(replica, person, page.from, page.to) }
  }

  serve('GET /api/tables/:id/log', reading, (request) =>
    inTurn(request, () => logPage(sessionOf(request).person, request.params.id, request.query)),
  )

  const roundOf = async (person: Person, id: string, round: number) => {
    const replica = await tableFor(house, person, id)
    if (round > replica.state.round) throw notFound('no-such-round', `no round ${round} yet`, { round })
    const { from, next = replica.version + 1 } = await roundIn(pool, replica, round)
    const to = Math.min(next - 1, from + ROUND_ENTRIES_MAX)
    return { round, from, to, entries: await entriesFor(replica, person, from, to) }
  }

  serve('GET /api/tables/:id/rounds/:n', reading, (request) =>
    inTurn(request, () => roundOf(sessionOf(request).person, request.params.id, Number(request.params.n))),
  )

  serve('GET /api/tables/:id/export', { allow: REVIEWERS, perAsker: rates.heavy }, async (request, reply) => {
    const { id } = request.params
    const { person } = sessionOf(request)
    const auditor = request.query.as === 'auditor'
    if (auditor && person.role !== 'regulator') throw forbidden('not-allowed', 'only the regulator audits')
    const { version, hidesNothing, ...order } = await exportOrder(house, person, id)
    if (auditor && !hidesNothing) throw conflict('round-in-progress', 'what is hidden is in play')
    const stream = exported(apart, askerOf(request), { ...order, auditor }, house.key)
    const name = `${id}-${version}${auditor ? '-auditor' : ''}.ndjson`
    reply.header('content-disposition', `attachment; filename="${name}"`).type(MEDIA_TYPE)
    return stream
  })

  serve('POST /api/tables/:id/verify', { allow: REVIEWERS, perAsker: rates.heavy }, async (request) => {
    const { id } = request.params
    const { version: _, hidesNothing: _any, ...order } = await exportOrder(house, sessionOf(request).person, id)
    const asker = askerOf(request)
    const stream = exported(apart, asker, { ...order, auditor: false }, house.key)
    const work = apart.begin(asker, { task: 'verify', key: house.fingerprint })
    try {
      for await (const part of stream as AsyncIterable<Buffer>) if (!(await work.step(part))) break
      return (await work.step()) as VerifyReport
    } finally {
      void work.end()
    }
  })

  const fairness = async (person: Person, id: string, newest: string | undefined) => {
    const replica = await tableFor(house, person, id)
    const last = replica.cursor?.last ?? 0
    const to = Math.min(Number(newest ?? last), last)
    const series = await draws.published(id, replica.cursor, { from: Math.max(1, to - SERIES_MAX + 1), to })
    const counted = await counts(replica)
    return {
      last,
      series: series.map(({ n, size, commitment, seed, deck }) => ({
        ...{ n, size, commitment, ...(deck && { deck }) },
        opened: seed,
        draws: counted.draws.get(n) ?? 0,
        voids: counted.voids.get(n) ?? 0,
      })),
    }
  }

  serve('GET /api/tables/:id/fairness', reading, (request) =>
    inTurn(request, () => fairness(sessionOf(request).person, request.params.id, request.query.to)),
  )

  serve('GET /api/tables/:id/decks/:n', reading, (request) => {
    const { person } = sessionOf(request)
    const { id, n } = request.params
    return inTurn(request, async () => deckProofs(house, await tableFor(house, person, id), person, Number(n)))
  })
}
