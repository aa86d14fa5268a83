// What a body may not hold, whatever its route takes: text no database keeps, and depth that only breaks programs. And how
// long it may take to come.

import type { FastifyInstance } from 'fastify'
import { badRequest } from './problems.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads its body as it comes, and judges it itself. */
    streams?: boolean
  }
}

const DEPTH_MAX = 32
const BODY_MS_MAX = 30_000
// Halves of characters and the null character have no place in PostgreSQL.
const UNKEPT = /\p{Surrogate}|\0/u

/** Why the value cannot be taken; undefined when it can. Not recursive: depth is what it is about. */
export const unplain = (value: unknown): string | undefined => {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (typeof item.value === 'string' && UNKEPT.test(item.value)) return 'holds text that cannot be kept'
    if (typeof item.value !== 'object' || item.value === null) continue
    if (item.depth >= DEPTH_MAX) return 'is nested too deeply'
    for (const [key, inner] of Object.entries(item.value)) {
      if (UNKEPT.test(key)) return 'holds text that cannot be kept'
      open.push({ value: inner, depth: item.depth + 1 })
    }
  }
  return undefined
}

export const plainBodies = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request) => {
    // Nothing sent is nothing said: the schema of the route judges whether that is enough. A null sent is no such thing.
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.body === undefined) request.body = {}
    if (request.routeOptions.config?.streams) return
    const why = unplain(request.body)
    if (why !== undefined) throw badRequest('malformed', `body ${why}`)
  })
}

/** A body that trickles in would keep its request open for good; one that is read as it comes, once it was answered. */
export const promptBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.complete || raw.method === 'GET' || raw.method === 'HEAD') return
    const begin = (): void => {
      if (raw.complete || raw.destroyed) return
      const timer = setTimeout(() => raw.destroy(), BODY_MS_MAX)
      raw.once('close', () => clearTimeout(timer))
      raw.once('end', () => clearTimeout(timer))
    }
    if (routeOptions.config?.streams) reply.raw.once('finish', begin)
    else begin()
  })
}
