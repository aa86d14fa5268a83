// What protects players: their limits, exclusions, the time and the money they play with, and the year of it.

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { dateOf } from '../../clock/clock.js'
import type { Queryable } from '../../database/pool.js'
import { type Person, PLAYERS, type Role } from '../../people/roles.js'
import { csvOf } from '../../protection/csv.js'
import {
  type Exclusion as Excluded,
  excludeFromHouse,
  excludeOneself,
  exclusionOf,
} from '../../protection/exclusions.js'
import { type Limit, limitsOf, setLimit } from '../../protection/limits.js'
import { playingOf, YEAR_PAGE, yearPage, yearPages, yearTotal } from '../../protection/playing.js'
import { type PlayedRound as Played, playedDays, playedRounds, ROUNDS_PAGE } from '../../protection/rounds.js'
import { type Exclusion, type PlayedRound, type PlayerLimit, type QueryOf, ROUTES } from '../../wire/index.js'
import { doorOf, sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { badRequest, conflict, notFound } from '../problems.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'
import { heardLog } from '../table-access.js'
import { accessProblem } from './account.js'
import { toldProposal } from './proposals.js'

const BOSSES: readonly Role[] = ['pit-boss', 'room-head', 'operator']
const SECONDS = 60

export const toldExclusion = (found: Excluded | undefined): Exclusion | null =>
  found ? { kind: found.kind, at: found.at.toISOString(), until: found.until?.toISOString() ?? null } : null

/** Throws for who may not play in this house. */
export const admitted = async (db: Queryable, person: number): Promise<void> => {
  const found = await exclusionOf(db, person)
  if (found) throw conflict('excluded-from-house', 'excluded', { until: found.until?.toISOString() ?? null })
}

const inUnits = (kind: Limit['kind'], amount: number | null): number | null =>
  amount === null || kind !== 'time' ? amount : Math.floor(amount / SECONDS)

const toldLimit = ({ kind, period, amount, pending }: Limit): PlayerLimit => ({
  ...{ kind, period, amount: inUnits(kind, amount) },
  pending: pending && { amount: inUnits(kind, pending.amount), from: pending.from.toISOString() },
})

export const protectionRoutes = (app: FastifyInstance, house: House, rates: RateLimits): void => {
  const { pool, floor, tables, people, access, proposals, protection, clock } = house
  const serve = serving(app)
  const players = { allow: PLAYERS }

  const limits = async ({ id }: Person) => (await limitsOf(pool, id)).map(toldLimit)

  /** A round as this player heard it; nothing of a table that is set aside. */
  const toldRound = async (
    person: Person,
    { table, from, to, at, staked, net }: Played,
  ): Promise<PlayedRound | undefined> => {
    const replica = await tables.load(table).catch(() => undefined)
    if (!replica) return undefined
    const { row, game } = replica
    const events = (await heardLog(house, replica, person, from, to)).flatMap((entry) => entry.events)
    const round = Number(events.findLast(({ type }) => type === 'round-ended')?.round ?? 0)
    return {
      ...{ table, name: row.name, game: row.game, title: game.title, round, at: at.toISOString() },
      ...{ staked, returned: staked + net, net, events },
    }
  }

  /** A player whose account is their own. */
  const ownAccount = async (id: number) => {
    const person = await people.find(id)
    if (!person || !PLAYERS.includes(person.role)) throw notFound('no-such-person', `no player ${id}`, { person: id })
    if (person.demonstration) throw conflict('demonstration-account', 'everybody uses it')
    return person
  }

  serve('GET /api/settings', { allow: 'signed-in', background: true }, () => ({ protection }))

  serve('GET /api/me/play', { ...players, background: true }, async (request) => {
    const { person } = sessionOf(request)
    const now = dateOf(clock)
    const [{ since, periods }, own, excluded] = await Promise.all([
      playingOf(pool, person.id, now),
      limits(person),
      exclusionOf(pool, person.id),
    ])
    return {
      now: now.toISOString(),
      since: since?.toISOString() ?? null,
      periods: periods.map(({ seconds, ...sums }) => ({ ...sums, minutes: Math.floor(seconds / SECONDS) })),
      limits: own,
      exclusion: toldExclusion(excluded),
      thresholds: protection,
    }
  })

  serve('POST /api/me/limits', players, async (request) => {
    const { person } = sessionOf(request)
    const { kind, period, amount } = request.body
    const kept = amount === null || kind !== 'time' ? amount : amount * SECONDS
    if (kept !== null && !Number.isSafeInteger(kept)) throw badRequest('malformed', 'the limit is too large')
    const { looserAfterHours } = protection
    await setLimit(pool, person, { kind, period, amount: kept }, { now: dateOf(clock), looserAfterHours })
    await floor.protect()
    return { limits: await limits(person) }
  })

  serve('POST /api/me/exclusion', { ...players, perAsker: rates.login }, async (request) => {
    const { person } = sessionOf(request)
    const { days, password } = request.body
    const { logsIn } = await ownAccount(person.id)
    // It cannot be taken back: not by who sat down at somebody's open browser either.
    if (logsIn) {
      const entered = await access(person.name, password ?? '', doorOf(request))
      if (!entered.ok) throw accessProblem(entered)
    }
    const exclusion = await excludeOneself(pool, person, days, dateOf(clock))
    await floor.protect()
    return { exclusion: toldExclusion(exclusion) as Exclusion }
  })

  serve('POST /api/people/:id/exclude', { allow: BOSSES }, async (request) => {
    const { id } = await ownAccount(Number(request.params.id))
    const { days, why } = request.body
    const exclusion = await excludeFromHouse(pool, sessionOf(request).person, id, { days, why, now: dateOf(clock) })
    await floor.protect()
    return { exclusion: toldExclusion(exclusion) as Exclusion }
  })

  serve('POST /api/people/:id/readmit', { allow: ['operator'] }, async (request) => {
    const person = await ownAccount(Number(request.params.id))
    const { id, name, role } = person
    const wanted = { act: 'readmit', person: id, name, role, why: request.body.why } as const
    if ((await exclusionOf(pool, id)) === undefined) throw conflict('not-excluded', 'nobody excluded this player')
    return { proposal: toldProposal((await proposals.propose(sessionOf(request).person, wanted)).proposal) }
  })

  serve('GET /api/me/rounds', { ...players, perAsker: rates.reading }, async (request) => {
    const { person } = sessionOf(request)
    const { game = null, after = '0' } = request.query
    const days = await playedDays(pool, person.id, game)
    const day = request.query.day ?? days[0]?.day ?? null
    const found = day === null ? [] : await playedRounds(pool, person.id, { day, game, after: Number(after) })
    const told = await Promise.all(found.map((round) => toldRound(person, round)))
    return { days, day, rounds: told.filter((round) => round !== undefined), more: found.length === ROUNDS_PAGE }
  })

  serve('GET /api/me/year', players, async (request) => {
    const { id } = sessionOf(request).person
    const { year, day, table } = request.query
    const after = day === undefined ? undefined : { day, table: table ?? '' }
    const [total, lines] = await Promise.all([
      yearTotal(pool, id, Number(year)),
      yearPage(pool, id, Number(year), after),
    ])
    return { year, total, lines, more: lines.length === YEAR_PAGE }
  })

  app.get<{ Querystring: QueryOf<'GET /api/me/year.csv'> }>(
    '/api/me/year.csv',
    { config: { allow: PLAYERS, perAsker: rates.heavy }, schema: ROUTES['GET /api/me/year.csv'] },
    (request, reply) => {
      const { id } = sessionOf(request).person
      const { year, language = 'es' } = request.query
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="tapete-${year}.csv"`)
        .send(Readable.from(csvOf(yearPages(pool, id, Number(year)), language)))
    },
  )
}
