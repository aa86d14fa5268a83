// The accounts of people, as the operator sees to them, and one's own password. A password the house makes is answered
// once; whoever comes in with it replaces it before anything else. Whatever opens an account that is somebody's takes two
// people, each of whom is told half of the password.

import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ProposedAct } from '../../administration/proposals.js'
import { actorOf } from '../../administration/record.js'
import { nameFault } from '../../people/names.js'
import { PASSWORD_MIN, passwordFault } from '../../people/password-rules.js'
import type { PersonRow } from '../../people/people.js'
import { CONSOLES, ROLES, type Role, takesTwo } from '../../people/roles.js'
import { exclusionsOf } from '../../protection/exclusions.js'
import { doorOf, sessionOf, setCookie } from '../guard.js'
import type { House } from '../house.js'
import type { Hub } from '../live/hub.js'
import { badRequest, conflict, notFound } from '../problems.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'
import { accessProblem, accountOf } from './account.js'
import { proposalRoutes, toldProposal } from './proposals.js'
import { toldExclusion } from './protection.js'

const PAGE = 50

const oneTimePassword = (): string => randomBytes(9).toString('base64url')

export const peopleRoutes = (app: FastifyInstance, house: House, hub: Hub, rates: RateLimits): void => {
  const { people, sessions, access, lockout, proposals, production, pool } = house
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

  const propose = async (
    by: { id: number; name: string; role: Role },
    act: ProposedAct,
    of: PersonRow,
    why: string,
  ) => {
    const { proposal, half } = await proposals.propose(by, { act, person: of.id, name: of.name, role: of.role, why })
    return { proposal: toldProposal(proposal), ...(half !== undefined && { half }) }
  }

  serve('GET /api/people', { allow: ['pit-boss', 'room-head', 'operator', 'regulator'] }, async (request) => {
    const { q = '', role, before } = request.query
    const roles = role === 'staff' ? CONSOLES : role ? [role] : ROLES
    const found = await people.search(q, { roles, limit: PAGE + 1, ...(before && { before: Number(before) }) })
    const page = found.slice(0, PAGE)
    const waiting = await lockout.waiting(page.filter(({ logsIn }) => logsIn).map(({ name }) => name))
    const excluded = await exclusionsOf(
      pool,
      page.map(({ id }) => id),
    )
    const secondsOf = ({ logsIn, name }: PersonRow) => (logsIn && waiting.get(name)) || null
    return {
      people: page.map((each) => ({
        ...accountOf(each),
        lockedSeconds: secondsOf(each),
        exclusion: toldExclusion(excluded.get(each.id)),
      })),
      more: found.length > PAGE,
    }
  })

  serve('POST /api/people', operator, async (request) => {
    const { person: by } = sessionOf(request)
    const { name, role, why } = request.body
    const unclear = nameFault(name)
    if (unclear) throw badRequest('name-unclear', `the name is ${unclear}`, { reason: unclear })
    const taken = () => conflict('name-taken', 'somebody logs in under that name', { name })
    if (takesTwo('create', role)) {
      if (await people.byLogin(name)) throw taken()
      const { proposal, half } = await proposals.propose(by, { act: 'create', person: null, name, role, why })
      return { proposal: toldProposal(proposal), ...(half !== undefined && { half }) }
    }
    const password = oneTimePassword()
    const person = await people.create({ name, role, password, given: true }, { by: actorOf(by), why })
    if (!person) throw taken()
    return { person: { ...accountOf(await named(String(person.id))), lockedSeconds: null, exclusion: null }, password }
  })

  for (const way of ['disable', 'enable'] as const)
    serve(`POST /api/people/:id/${way}`, operator, async (request) => {
      const { person: by } = sessionOf(request)
      const person = await changeable(request.params.id, by.id)
      const { why } = request.body
      if (takesTwo(way, person.role)) return propose(by, way, person, why)
      await people.setDisabled(person.id, way === 'disable', { by: actorOf(by), why })
      if (way === 'disable') await end(person.id)
      return { person: { ...accountOf(person), disabled: way === 'disable' } }
    })

  serve('POST /api/people/:id/password', operator, async (request) => {
    const { person: by } = sessionOf(request)
    const person = await changeable(request.params.id, by.id)
    if (!person.logsIn) throw conflict('no-password', 'nobody logs in as this person')
    return propose(by, 'password', person, request.body.why)
  })

  serve('POST /api/people/:id/unlock', operator, async (request) => {
    const { person: by } = sessionOf(request)
    const person = await another(request.params.id, by.id)
    // A guest may be called like somebody who logs in, and has nothing to unlock.
    if (!person.logsIn) throw conflict('no-password', 'nobody logs in as this person')
    await lockout.release(person.name, { by: actorOf(by), why: request.body.why ?? null })
    return { person: accountOf(person) }
  })

  proposalRoutes(app, house, { end, named })

  const perAddress = rates.login
  const mine = { allow: 'signed-in', passwordDue: true, perAddress } as const
  serve('POST /api/me/password', mine, async (request, reply) => {
    const { person } = sessionOf(request)
    const { password, next } = request.body
    const known = await people.byLogin(person.name)
    if (known?.id !== person.id) throw conflict('no-password', 'a guest has none')
    if (known.demonstration) throw conflict('demonstration-account', 'everybody knows its password')
    const entered = await access(person.name, password, doorOf(request))
    if (!entered.ok) throw accessProblem(entered)
    const reason = passwordFault(next, person.name, password)
    if (reason) throw badRequest('weak-password', `the password is refused: ${reason}`, { reason, min: PASSWORD_MIN })
    await people.setPassword(person.id, next, false, { by: actorOf(person), why: null })
    await end(person.id)
    setCookie(reply, await sessions.open(person.id), production)
    return { person }
  })
}
