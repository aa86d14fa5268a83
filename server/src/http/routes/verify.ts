// Verifying an exported log for who has no command line at hand.

import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { verifyApart } from '../apart.js'
import { answers, type TypeBox } from '../schemas.js'
import { perMinute, RATES, type RateLimits } from '../security.js'

export const EXPORT_BYTES_MAX = 32 * 1024 * 1024

export const verifyRoutes = (app: FastifyInstance, rates: Partial<RateLimits> | undefined): void => {
  app.withTypeProvider<TypeBox>().post(
    '/api/verify',
    {
      bodyLimit: EXPORT_BYTES_MAX,
      config: { allow: 'signed-in', rateLimit: perMinute({ ...RATES, ...rates }.heavy) },
      // The verifier judges the rest of the shape, and says what is wrong with it.
      schema: { tags: ['log'], body: Type.Object({}), response: answers() },
    },
    (request) => verifyApart(request.body),
  )
}
