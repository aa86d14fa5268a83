// Headers that tell a browser what our pages may do, and the rates at which anybody may ask.

import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

export interface RateLimits {
  /** Requests of one address in a minute. */
  readonly all: number
  /** Attempts to log in, and guests made, of one address in a minute. */
  readonly login: number
  /** Heavy work of one asker in a minute, of each kind: verifying a file, exporting a log, practice tables. */
  readonly heavy: number
  /** Reading of one asker in a minute, of each kind: odds, rounds, pages of a log, the proofs of series and decks. */
  readonly reading: number
  /** Looks at tables on display, without a session. */
  readonly display: number
}

export const RATES: RateLimits = { all: 1200, login: 30, heavy: 20, reading: 240, display: 240 }

/** The limits for so many requests a minute, the others in proportion. */
export const ratesFor = (all: number): RateLimits => {
  const share = (rate: number) => Math.max(1, Math.round((rate * all) / RATES.all))
  const { login, heavy, reading, display } = RATES
  return { all, login: share(login), heavy: share(heavy), reading: share(reading), display: share(display) }
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
