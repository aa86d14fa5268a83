// Coming, going, and what one is here.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { accountStatement, walletOf } from '../../ledger/ledger.js'
import type { Access } from '../../people/access.js'
import type { Person } from '../../people/roles.js'
import { COOKIE, sessionOf, setCookie } from '../guard.js'
import type { House } from '../house.js'
import type { Hub } from '../live/hub.js'
import { Problem, unauthorised } from '../problems.js'
import { answers, Digits, exactly, Name, Nothing, Password, PersonOut, type TypeBox } from '../schemas.js'
import { perMinute, RATES, type RateLimits } from '../security.js'

export const accessProblem = (no: Exclude<Access, { ok: true }>): Problem =>
  no.code === 'wrong-login'
    ? unauthorised('wrong-login', 'the name or the password is wrong')
    : new Problem(429, 'locked-out', `too many wrong passwords: wait ${no.seconds} seconds`, { seconds: no.seconds })

const PersonAnswer = exactly({ person: PersonOut })

export const accountRoutes = (
  app: FastifyInstance,
  house: House,
  hub: Hub,
  rates: Partial<RateLimits> | undefined,
): void => {
  const { people, sessions, access, floor, production, pool } = house
  const api = app.withTypeProvider<TypeBox>()
  const rateLimit = perMinute({ ...RATES, ...rates }.login)
  const tags = ['people']

  /** Opens a session. The one this browser had before does not stay open behind it. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> => {
    const before = request.cookies[COOKIE]
    const old = before === undefined ? undefined : await sessions.find(before)
    if (old) {
      await sessions.close(old.id)
      hub.closeSession(old.id)
    }
    setCookie(reply, await sessions.open(person.id), production)
  }

  api.post(
    '/api/login',
    {
      config: { allow: 'anyone', rateLimit },
      schema: { tags, body: exactly({ name: Name, password: Password }), response: answers(PersonAnswer) },
    },
    async (request, reply) => {
      const { name, password } = request.body
      const entered = await access(name, password, request.ip)
      if (!entered.ok) throw accessProblem(entered)
      await enter(request, reply, entered.person)
      return { person: entered.person }
    },
  )

  api.post(
    '/api/guest',
    { config: { allow: 'anyone', rateLimit }, schema: { tags, body: Nothing, response: answers(PersonAnswer) } },
    async (request, reply) => {
      const person = await people.guest()
      await enter(request, reply, person)
      return { person }
    },
  )

  api.post(
    '/api/unlock',
    {
      config: { allow: 'signed-in', rateLimit },
      schema: { tags, body: exactly({ password: Password }), response: answers(PersonAnswer) },
    },
    async (request, reply) => {
      const session = sessionOf(request)
      const entered = await access(session.person.name, request.body.password, request.ip)
      if (!entered.ok) throw accessProblem(entered)
      if (entered.person.id !== session.person.id) throw unauthorised('wrong-login', 'the password is wrong')
      setCookie(reply, await sessions.renew(session), production)
      return { person: entered.person }
    },
  )

  api.post(
    '/api/logout',
    {
      config: { allow: 'signed-in', passwordDue: true },
      schema: { tags, body: Nothing, response: answers(Nothing) },
    },
    async (request, reply) => {
      const { id } = sessionOf(request)
      await sessions.close(id)
      hub.closeSession(id)
      reply.clearCookie(COOKIE, { path: '/' })
      return {}
    },
  )

  api.get(
    '/api/me',
    {
      config: { allow: 'signed-in', background: true, passwordDue: true },
      schema: { tags, querystring: Nothing, response: answers() },
    },
    async (request) => {
      const { person, passwordDue } = sessionOf(request)
      const [wallet, practice, seats] = await Promise.all([
        people.wallet(person.id),
        people.practiceChips(person.id),
        floor.seatsOf(person),
      ])
      return { person, passwordDue, wallet, practice, seats }
    },
  )

  api.get(
    '/api/me/statement',
    {
      config: { allow: 'signed-in' },
      schema: { tags, querystring: exactly({ before: Type.Optional(Digits) }), response: answers() },
    },
    async (request) => {
      const { before } = request.query
      const options = before === undefined ? {} : { before: Number(before) }
      return { lines: await accountStatement(pool, walletOf(sessionOf(request).person.id), options) }
    },
  )

  api.get(
    '/api/demo',
    { config: { allow: 'anyone' }, schema: { tags, querystring: Nothing, response: answers() } },
    async () => ({ accounts: house.demonstration }),
  )
}
