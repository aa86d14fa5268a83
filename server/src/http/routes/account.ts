// Coming, going, and what one is here.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountStatement, type StatementLine as LedgerLine, walletOf } from '../../ledger/ledger.js'
import type { Access } from '../../people/access.js'
import { GUEST_MONEY, type PersonRow } from '../../people/people.js'
import type { Person } from '../../people/roles.js'
import type { Account, StatementLine } from '../../wire/index.js'
import { COOKIE, doorOf, sessionOf, setCookie, setDevice } from '../guard.js'
import type { House } from '../house.js'
import type { Hub } from '../live/hub.js'
import { forbidden, Problem, unauthorised } from '../problems.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'

export const accessProblem = (no: Exclude<Access, { ok: true }>): Problem =>
  no.code === 'wrong-login'
    ? unauthorised('wrong-login', 'the name or the password is wrong')
    : new Problem(429, 'locked-out', `too many wrong passwords: wait ${no.seconds} seconds`, { seconds: no.seconds })

/** An account, and a line of a statement, as they are told. */
export const accountOf = ({ id, name, role, logsIn, demonstration, disabled, createdAt }: PersonRow): Account => ({
  ...{ id, name, role, logsIn, demonstration, disabled },
  createdAt: createdAt.toISOString(),
})

export const told = ({ at, ...line }: LedgerLine): StatementLine => ({ ...line, at: at.toISOString() })

export const accountRoutes = (app: FastifyInstance, house: House, hub: Hub, rates: RateLimits): void => {
  const { people, sessions, access, lockout, floor, production, guests, pool } = house
  const serve = serving(app)
  const perAddress = rates.login

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

  serve('POST /api/login', { allow: 'anyone', perAddress }, async (request, reply) => {
    const { name, password } = request.body
    const door = doorOf(request)
    const entered = await access(name, password, door)
    if (!entered.ok) throw accessProblem(entered)
    await enter(request, reply, entered.person)
    const device = await lockout.remember(entered.person.id, entered.person.name, door)
    if (device !== undefined) setDevice(reply, device, production)
    return { person: entered.person }
  })

  serve('POST /api/guest', { allow: 'anyone', perAddress }, async (request, reply) => {
    if (!guests) throw forbidden('no-guests', 'this house has no guests: log in')
    // Where money is played for, a guest practises, with chips of another kind.
    const person = await people.guest(production ? 0 : GUEST_MONEY)
    await enter(request, reply, person)
    return { person }
  })

  serve('POST /api/unlock', { allow: 'signed-in', perAddress }, async (request, reply) => {
    const session = sessionOf(request)
    const left = await sessions.tries(session)
    const entered = left < 0 ? undefined : await access(session.person.name, request.body.password, doorOf(request))
    const right = entered?.ok && entered.person.id === session.person.id
    if (!right && left <= 0) {
      await sessions.close(session.id)
      hub.closeSession(session.id)
      reply.clearCookie(COOKIE, { path: '/' })
      throw unauthorised('no-session', 'too many wrong passwords: the session is over')
    }
    if (entered && !entered.ok) throw accessProblem(entered)
    if (!entered || !right) throw unauthorised('wrong-login', 'the password is wrong')
    setCookie(reply, await sessions.renew(session), production)
    return { person: entered.person }
  })

  serve('POST /api/logout', { allow: 'signed-in', passwordDue: true }, async (request, reply) => {
    const { id } = sessionOf(request)
    await sessions.close(id)
    hub.closeSession(id)
    reply.clearCookie(COOKIE, { path: '/' })
    return {}
  })

  serve('GET /api/me', { allow: 'signed-in', background: true, passwordDue: true }, async (request) => {
    const { person, passwordDue } = sessionOf(request)
    const [wallet, practice, seats] = await Promise.all([
      people.wallet(person.id),
      people.practiceChips(person.id),
      floor.seatsOf(person),
    ])
    return { person, passwordDue, wallet, practice, seats }
  })

  serve('GET /api/me/statement', { allow: 'signed-in' }, async (request) => {
    const { before } = request.query
    const options = before === undefined ? {} : { before: Number(before) }
    const lines = await accountStatement(pool, walletOf(sessionOf(request).person.id), options)
    return { lines: lines.map(told) }
  })

  serve('GET /api/demo', { allow: 'anyone' }, () => ({ accounts: house.demonstration, guests }))
}
