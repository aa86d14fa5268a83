// Who is asking, and whether they may. A route that does not say who may use it cannot be registered.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_DAYS, type Door } from '../people/lockout.js'
import type { Role } from '../people/roles.js'
import type { Session } from '../people/sessions.js'
import type { House } from './house.js'
import { forbidden, unauthorised } from './problems.js'

export type Allowed = 'anyone' | 'signed-in' | readonly Role[]

declare module 'fastify' {
  interface FastifyContextConfig {
    allow?: Allowed
    /** Asked by pages on their own: no sign that somebody is there. */
    background?: boolean
    /** Also for who still has to replace a password that was given to them. */
    passwordDue?: boolean
  }
  interface FastifyRequest {
    session: Session | null
  }
}

export const COOKIE = 'tapete'
const DEVICE_COOKIE = 'tapete-device'
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export const setCookie = (reply: FastifyReply, token: string, production: boolean): void => {
  reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: production,
    path: '/',
    maxAge: 30 * 24 * 3600,
  })
}

/** Where somebody knocks from. */
export const doorOf = (request: FastifyRequest): Door => ({
  address: request.ip,
  device: request.cookies[DEVICE_COOKIE],
})

/** So that the browser is known at the door the next time. It opens nothing. */
export const setDevice = (reply: FastifyReply, token: string, production: boolean): void => {
  reply.setCookie(DEVICE_COOKIE, token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: production,
    path: '/api',
    maxAge: DEVICE_DAYS * 24 * 3600,
  })
}

/** Whether a page of this very host asks. Programs that are not browsers send no origin. */
export const sameOrigin = (request: FastifyRequest): boolean => {
  const { origin } = request.headers
  if (origin === undefined) return true
  try {
    return new URL(origin).host === request.host
  } catch {
    return false
  }
}

const checkForgery = (request: FastifyRequest): void => {
  if (SAFE.has(request.method) && request.headers.upgrade === undefined) return
  if (!sameOrigin(request)) throw forbidden('foreign-origin', 'this page may not ask that')
  // A form of another site can neither set a header nor ask for leave to do so.
  if (!SAFE.has(request.method) && request.headers['x-tapete'] !== '1')
    throw forbidden('csrf', 'send the header x-tapete: 1')
}

export const guard = (app: FastifyInstance, { sessions }: House): void => {
  app.decorateRequest('session', null)

  app.addHook('onRoute', (route) => {
    if (route.config?.allow === undefined) throw new Error(`${route.method} ${route.url} does not say who may use it`)
    if (route.schema === undefined) throw new Error(`${route.method} ${route.url} does not say what it takes`)
  })

  app.addHook('onRequest', async (request) => {
    // An address nobody serves is answered as such, to everybody.
    if (request.is404) return
    checkForgery(request)
    const { allow = [], background = false, passwordDue = false } = request.routeOptions.config
    const token = request.cookies[COOKIE]
    if (allow === 'anyone' || token === undefined) {
      if (allow !== 'anyone') throw unauthorised('no-session', 'log in first')
      return
    }
    const session = await sessions.find(token)
    if (!session) throw unauthorised('no-session', 'the session is over: log in again')
    request.session = session
    if (session.locked) {
      if (request.routeOptions.url === '/api/unlock' || request.routeOptions.url === '/api/logout') return
      const { name, role } = session.person
      // Whose console it is: a page that comes back to it asks that person, and no other, for the password.
      throw unauthorised('session-locked', 'nobody was there for a while: give the password again', { name, role })
    }
    if (session.passwordDue && !passwordDue)
      throw forbidden('password-due', 'replace the password that was given to you first')
    if (allow !== 'signed-in' && !allow.includes(session.person.role))
      throw forbidden('not-allowed', `not for a ${session.person.role}`, { roles: allow })
    if (!background) await sessions.touch(session)
  })
}

/** The person of a route that lets in only who has a session. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (!request.session) throw unauthorised('no-session', 'log in first')
  return request.session
}
