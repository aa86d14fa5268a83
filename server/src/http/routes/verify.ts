// Verifying an exported log for who has no command line at hand.

import type { FastifyInstance } from 'fastify'
import { verifyApart } from '../apart.js'
import type { House } from '../house.js'
import { perMinute, RATES, type RateLimits } from '../security.js'
import { serving } from '../serving.js'

export const EXPORT_BYTES_MAX = 32 * 1024 * 1024

export const verifyRoutes = (
  app: FastifyInstance,
  { fingerprint }: House,
  rates: Partial<RateLimits> | undefined,
): void => {
  const rateLimit = perMinute({ ...RATES, ...rates }.heavy)
  serving(app)('POST /api/verify', { allow: 'signed-in', rateLimit, bodyLimit: EXPORT_BYTES_MAX }, (request) =>
    // What another house signed is judged by the fingerprint that is known of it.
    verifyApart(request.body, request.query.fingerprint ?? fingerprint),
  )
}
