// What takes two people: what waits for the second, and their yes or no.

import type { FastifyInstance } from 'fastify'
import type { Confirmed, Proposal as Kept } from '../../administration/proposals.js'
import type { PersonRow } from '../../people/people.js'
import type { Proposal } from '../../wire/index.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { conflict, notFound, type Problem } from '../problems.js'
import { serving } from '../serving.js'
import { accountOf } from './account.js'

export const toldProposal = ({ id, at, act, person, name, role, why, ...by }: Kept): Proposal => ({
  ...{ id, act, person, name, role, why },
  at: at.toISOString(),
  proposer: { id: by.proposer, name: by.proposerName },
})

const problemOf = ({ code }: Exclude<Confirmed, { ok: true }>): Problem =>
  code === 'no-such-proposal'
    ? notFound(code, 'no such proposal is open')
    : conflict(code, `it cannot be confirmed: ${code}`)

export interface Accounts {
  /** Ends every session of a person. */
  end(person: number): Promise<void>
  named(id: string): Promise<PersonRow>
}

export const proposalRoutes = (app: FastifyInstance, { proposals }: House, { end, named }: Accounts): void => {
  const serve = serving(app)

  serve('GET /api/proposals', { allow: ['operator', 'regulator'], background: true }, async () => ({
    proposals: (await proposals.open()).map(toldProposal),
  }))

  serve('POST /api/proposals/:id/confirm', { allow: ['operator'] }, async (request) => {
    const done = await proposals.confirm(Number(request.params.id), sessionOf(request).person)
    if (!done.ok) throw problemOf(done)
    const person = await named(String(done.person))
    // Made or enabled: there is none to end. Disabled, or given a new password: none may go on.
    await end(person.id)
    return { person: accountOf(person), ...(done.half !== undefined && { half: done.half }) }
  })

  serve('POST /api/proposals/:id/withdraw', { allow: ['operator'] }, async (request) => {
    const done = await proposals.withdraw(Number(request.params.id), sessionOf(request).person)
    if (!done) throw notFound('no-such-proposal', 'no such proposal is open')
    return {}
  })
}
