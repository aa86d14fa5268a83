// The accounts of people, as the operator sees to them, and one's own password.

import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../people/passwords.js'
import { type Person, ROLES, type Role } from '../../people/roles.js'
import { sessionOf, setCookie } from '../guard.js'
import type { House } from '../house.js'
import type { Hub } from '../live/hub.js'
import { conflict, notFound } from '../problems.js'
import { answers, Digits, exactly, Name, Nothing, Password, Query, type TypeBox } from '../schemas.js'
import { perMinute, RATES, type RateLimits } from '../security.js'
import { accessProblem } from './account.js'

const STAFF_ROLES = ROLES.filter((role) => role !== 'guest')
const NewPassword = Type.String({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX })

export const peopleRoutes = (
  app: FastifyInstance,
  house: House,
  hub: Hub,
  rates: Partial<RateLimits> | undefined,
): void => {
  const { people, sessions, access, production } = house
  const api = app.withTypeProvider<TypeBox>()
  const tags = ['people']
  const params = exactly({ id: Digits })
  const operator = { allow: ['operator'] as readonly Role[] }

  /** Nobody is this person any more, on this node at once, on others with their next look. */
  const end = async (person: number): Promise<void> => {
    await sessions.closeAll(person)
    hub.closePerson(person)
  }

  const named = async (id: string): Promise<Person> => {
    const person = await people.find(Number(id))
    if (!person) throw notFound('no-such-person', `no person ${id}`, { person: Number(id) })
    return person
  }

  api.get(
    '/api/people',
    {
      config: { allow: ['pit-boss', 'room-head', 'operator', 'regulator'] },
      schema: {
        tags,
        querystring: exactly({
          q: Type.Optional(Query),
          role: Type.Optional(Type.Enum([...ROLES])),
        }),
        response: answers(),
      },
    },
    async (request) => {
      const { q = '', role } = request.query
      return { people: await people.search(q, { roles: role ? [role] : ROLES, limit: 100 }) }
    },
  )

  api.post(
    '/api/people',
    {
      config: operator,
      schema: {
        tags,
        body: exactly({ name: Name, role: Type.Enum(STAFF_ROLES), password: NewPassword }),
        response: answers(),
      },
    },
    async (request) => {
      const { name, role, password } = request.body
      const person = await people.create({ name, role: role as Role, password })
      if (!person) throw conflict('name-taken', 'somebody logs in under that name', { name })
      request.log.info({ by: sessionOf(request).person.id, person: person.id, role }, 'person created')
      return { person }
    },
  )

  for (const way of ['disable', 'enable'] as const)
    api.post(
      `/api/people/:id/${way}`,
      { config: operator, schema: { tags, params, body: Nothing, response: answers() } },
      async (request) => {
        const person = await named(request.params.id)
        const by = sessionOf(request).person.id
        // A house whose only operator locked themself out has nobody to let them in.
        if (person.id === by) throw conflict('not-yourself', 'another operator must do that')
        await people.setDisabled(person.id, way === 'disable')
        if (way === 'disable') await end(person.id)
        request.log.info({ by, person: person.id }, `person ${way}d`)
        return { person: { ...person, disabled: way === 'disable' } }
      },
    )

  api.post(
    '/api/people/:id/password',
    { config: operator, schema: { tags, params, body: exactly({ password: NewPassword }), response: answers() } },
    async (request) => {
      const person = await named(request.params.id)
      const by = sessionOf(request).person.id
      if (person.id === by) throw conflict('not-yourself', 'change your own with the one you have')
      if (!(await people.setPassword(person.id, request.body.password)))
        throw conflict('no-password', 'nobody logs in as this person')
      await end(person.id)
      request.log.info({ by, person: person.id }, 'password reset')
      return { person }
    },
  )

  api.post(
    '/api/me/password',
    {
      config: { allow: 'signed-in', rateLimit: perMinute({ ...RATES, ...rates }.login) },
      schema: { tags, body: exactly({ password: Password, next: NewPassword }), response: answers() },
    },
    async (request, reply) => {
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
    },
  )
}
