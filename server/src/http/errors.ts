// Every error leaves in the same envelope. What a client caused is never a 5xx, and a 5xx tells nothing of the inside.

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../people/addresses.js'
import { Problem } from './problems.js'
import type { Counter } from './rates.js'

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

const problemOf = (error: FastifyError): Problem => {
  if (error instanceof Problem) return error
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
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    const seconds = problem.params?.seconds
    if (problem.status === 429 && typeof seconds === 'number') reply.header('retry-after', seconds)
    return reply.status(problem.status).send(problem.body())
  })
}

/** An address that cannot be read never reaches a route, nor a hook; it is counted and answered like the rest. */
export const frameworkErrors =
  (counter: Counter, all: number) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    let problem = problemOf(error)
    try {
      counter.count(addressKey(request.ip), all)
    } catch (tooOften) {
      problem = problemOf(tooOften as FastifyError)
    }
    reply.status(problem.status).send(problem.body())
  }
