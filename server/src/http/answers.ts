// What is answered, before and after it is written: what the shape of a route does not name is not written, and nobody
// would notice. Tests hold one against the other.

import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface Answered {
  readonly method: string
  /** As it is registered: `/api/tables/:id`. */
  readonly route: string
  readonly status: number
  readonly given: unknown
  readonly written: unknown
}

export const tellAnswers = (app: FastifyInstance, listener: (answered: Answered) => void): void => {
  const given = new WeakMap<FastifyRequest, unknown>()
  app.addHook('preSerialization', async (request, _reply, payload) => {
    given.set(request, payload)
    return payload
  })
  app.addHook('onSend', async (request, reply, written) => {
    const route = request.routeOptions.url
    if (route !== undefined && given.has(request))
      listener({ method: request.method, route, status: reply.statusCode, given: given.get(request), written })
    return written
  })
}
