// The accounts of people, as the operator sees to them, and one's own password. A password the house makes is answered
// once; whoever comes in with it replaces it before anything else.

import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PersonRow } from '../../people/people.js'
import { CONSOLES, ROLES, type Role } from '../../people/roles.js'
import { sessionOf, setCookie } from '../guard.js'
import type { House } from '../house.js'
import type { Hub } from '../live/hub.js'
import { conflict, notFound } from '../problems.js'
import { perMinute, RATES, type RateLimits } from '../security.js'
import { serving } from '../serving.js'
import { accessProblem, accountOf } from './account.js'

const PAGE = 50

const oneTimePassword = (): string => randomBytes(9).toString('base64url')

export const peopleRoutes = (
  app: FastifyInstance,
  house: House,
  hub: Hub,
  rates: Partial<RateLimits> | undefined,
): void => {
  const { people, sessions, access, lockout, production } = house
  const serve = serving(app)
  const operator = { allow: ['operator'] as readonly Role[] }

  /** Nobody is this person any more, on this node at once, on others with their next look. */
  const end = async (person: number): Promise<void> => {
    await sessions.closeAll(person)
    hub.closePerson(person)
  }

  const named = async (id: string): Promise<PersonRow> => {
    const person = await people.find(Number(id))
    if (!person) throw notFound('no-such-person', `no person ${id}`, { person: Number(id) })
    return person
  }

  /** Whose account the operator may change. A house whose only operator locked themself out has nobody to let them in. */
  const another = async (id: string, by: number): Promise<PersonRow> => {
    const person = await named(id)
    if (person.id === by) throw conflict('not-yourself', 'another operator must do that')
    return person
  }

  /** Of an account that everybody uses, nothing is changed. */
  const changeable = async (id: string, by: number): Promise<PersonRow> => {
    const person = await another(id, by)
    if (person.demonstration) throw conflict('demonstration-account', 'everybody uses it')
    return person
  }

  serve('GET /api/people', { allow: ['pit-boss', 'room-head', 'operator', 'regulator'] }, async (request) => {
    const { q = '', role, before } = request.query
    const roles = role === 'staff' ? CONSOLES : role ? [role] : ROLES
    const found = await people.search(q, { roles, limit: PAGE + 1, ...(before && { before: Number(before) }) })
    const page = found.slice(0, PAGE)
    const waiting = await lockout.waiting(page.filter(({ logsIn }) => logsIn).map(({ name }) => name))
    const secondsOf = ({ logsIn, name }: PersonRow) => (logsIn && waiting.get(name)) || null
    return {
      people: page.map((each) => ({ ...accountOf(each), lockedSeconds: secondsOf(each) })),
      more: found.length > PAGE,
    }
  })

  serve('POST /api/people', operator, async (request) => {
    const { name, role, password } = request.body
    const given = password === undefined
    const secret = password ?? oneTimePassword()
    const person = await people.create({ name, role, password: secret, given })
    if (!person) throw conflict('name-taken', 'somebody logs in under that name', { name })
    request.log.info({ by: sessionOf(request).person.id, person: person.id, role }, 'person created')
    return {
      person: { ...accountOf(await named(String(person.id))), lockedSeconds: null },
      ...(given && { password: secret }),
    }
  })

  for (const way of ['disable', 'enable'] as const)
    serve(`POST /api/people/:id/${way}`, operator, async (request) => {
      const by = sessionOf(request).person.id
      const person = await changeable(request.params.id, by)
      await people.setDisabled(person.id, way === 'disable')
      if (way === 'disable') await end(person.id)
      request.log.info({ by, person: person.id }, `person ${way}d`)
      return { person: { ...accountOf(person), disabled: way === 'disable' } }
    })

  serve('POST /api/people/:id/password', operator, async (request) => {
    const by = sessionOf(request).person.id
    const person = await changeable(request.params.id, by)
    const { password } = request.body
    const given = password === undefined
    const secret = password ?? oneTimePassword()
    if (!(await people.setPassword(person.id, secret, given)))
      throw conflict('no-password', 'nobody logs in as this person')
    await end(person.id)
    request.log.info({ by, person: person.id }, 'password reset')
    return { person: accountOf(person), ...(given && { password: secret }) }
  })

  serve('POST /api/people/:id/unlock', operator, async (request) => {
    const by = sessionOf(request).person.id
    const person = await another(request.params.id, by)
    // A guest may be called like somebody who logs in, and has nothing to unlock.
    if (!person.logsIn) throw conflict('no-password', 'nobody logs in as this person')
    await lockout.release(person.name)
    request.log.info({ by, person: person.id }, 'attempts to log in forgiven')
    return { person: accountOf(person) }
  })

  const rateLimit = perMinute({ ...RATES, ...rates }.login)
  const mine = { allow: 'signed-in', passwordDue: true, rateLimit } as const
  serve('POST /api/me/password', mine, async (request, reply) => {
    const { person } = sessionOf(request)
    const { password, next } = request.body
    const known = await people.byLogin(person.name)
    if (known?.id !== person.id) throw conflict('no-password', 'a guest has none')
    if (known.demonstration) throw conflict('demonstration-account', 'everybody knows its password')
    const entered = await access(person.name, password, request.ip)
    if (!entered.ok) throw accessProblem(entered)
    await people.setPassword(person.id, next)
    await end(person.id)
    setCookie(reply, await sessions.open(person.id), production)
    return { person }
  })
}
