// Whether the house is well, for those who keep it running.

import type { FastifyInstance } from 'fastify'
import type { House } from '../house.js'
import type { Metrics } from '../metrics.js'
import { forbidden, Problem } from '../problems.js'
import { serving } from '../serving.js'

/** What a proxy adds. Whoever comes through one is not the machine, though the proxy may be. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']
/** Whoever watches over the house does not wait for a database that is stuck. */
const PROMPT_MS = 1_000
const LOOPBACK = /^(::1|127\.|::ffff:127\.)/

export const opsRoutes = (app: FastifyInstance, { heart }: House, metrics: Metrics): void => {
  const config = { allow: 'anyone' } as const

  serving(app)('GET /api/health', config, async () => {
    if (!(await heart.answers(PROMPT_MS))) throw new Problem(503, 'no-database', 'the database does not answer')
    return { ok: true, uptime: Math.floor(process.uptime()) }
  })

  app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
    const forwarded = FORWARDED.some((name) => request.headers[name] !== undefined)
    if (forwarded || !LOOPBACK.test(request.ip)) throw forbidden('not-allowed', 'metrics are for the machine itself')
    return reply
      .type(metrics.registry.contentType)
      .serializer(String)
      .send(await metrics.registry.metrics())
  })

  app.get('/api/openapi.json', { config, schema: { hide: true } }, async () => app.swagger())
}
