// Every error leaves in the same envelope. What a client caused is never a 5xx, and a 5xx tells nothing of the inside.

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionLost, isDatabaseAway } from '../database/pool.js'
import { FateUnknown } from '../tables/command.js'
import { Problem } from './problems.js'

const CODES: { readonly [status: number]: string } = {
  400: 'malformed',
  404: 'not-found',
  405: 'not-found',
  413: 'too-large',
  414: 'too-large',
  415: 'not-json',
  429: 'too-many-requests',
  431: 'too-large',
}

/** Seconds after which it is worth asking again. */
const AGAIN_SECONDS = 2
const params = { seconds: AGAIN_SECONDS }

/** Where the database is the matter: whether nothing was done, or nobody knows. Undefined for every other error. */
export const databaseProblem = (error: unknown, changes: boolean): Problem | undefined => {
  const unknown = error instanceof FateUnknown || (changes && isConnectionLost(error) && !isDatabaseAway(error))
  if (unknown)
    return new Problem(503, 'fate-unknown', 'whether it was done, the same key tells when it is sent again', params)
  if (isDatabaseAway(error) || isConnectionLost(error))
    return new Problem(503, 'no-database', 'the database does not answer; nothing was done', params)
  return undefined
}

const AGAIN = new Set([429, 503])
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

const problemOf = (error: FastifyError, method: string): Problem => {
  if (error instanceof Problem) return error
  const away = databaseProblem(error, !READS.has(method))
  if (away) return away
  if (error.validation) {
    const [first] = error.validation
    const where = `${error.validationContext ?? 'body'}${first?.instancePath ?? ''}`
    return new Problem(400, 'malformed', `${where} ${first?.message ?? 'is malformed'}`, { where })
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return new Problem(status, CODES[status] ?? 'malformed', error.message)
  return new Problem(500, 'internal', 'something broke in the house; nothing was changed by halves')
}

export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error, request.method)
    if (problem.status >= 500 && problem.code !== 'no-database') request.log.error({ err: error }, 'request failed')
    const seconds = problem.params?.seconds
    if (AGAIN.has(problem.status) && typeof seconds === 'number') reply.header('retry-after', seconds)
    return reply.status(problem.status).send(problem.body())
  })
}

/** An address that cannot be read never reaches a route; it is answered like the rest. */
export const frameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const problem = problemOf(error, request.method)
  reply.status(problem.status).send(problem.body())
}
