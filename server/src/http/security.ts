// Headers that tell a browser what our pages may do, and how often anybody may ask.

import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problems.js'

export interface RateLimits {
  /** Requests of one address in a minute. */
  readonly all: number
  /** Attempts to log in, and guests made, of one address in a minute. */
  readonly login: number
  /** Heavy work: verifying a file, exporting a log. */
  readonly heavy: number
  /** Looks at tables on display, without a session. */
  readonly display: number
}

export const RATES: RateLimits = { all: 1200, login: 30, heavy: 20, display: 240 }

/** The limits for so many requests a minute, the others in proportion. */
export const ratesFor = (all: number): RateLimits => {
  const share = (rate: number) => Math.max(1, Math.round((rate * all) / RATES.all))
  return { all, login: share(RATES.login), heavy: share(RATES.heavy), display: share(RATES.display) }
}

const HOST = /^[a-z0-9.:[\]-]{1,255}$/i

export const headers = async (app: FastifyInstance, production: boolean): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        // Older browsers do not count the socket of the same host as 'self'.
        connectSrc: [
          "'self'",
          (request) => {
            const { host = '' } = request.headers
            return HOST.test(host) ? `${production ? 'wss' : 'ws'}://${host}` : "'self'"
          },
        ],
      },
    },
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  })
}

export const limits = async (app: FastifyInstance, rates: Partial<RateLimits> = {}): Promise<void> => {
  const { all } = { ...RATES, ...rates }
  await app.register(rateLimit, {
    max: all,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000))
      return new Problem(429, 'too-many-requests', `wait ${seconds} seconds`, { seconds })
    },
  })
}

/** For a route that is costlier, or more tempting, than the others. */
export const perMinute = (max: number) => ({ max, timeWindow: '1 minute' })
