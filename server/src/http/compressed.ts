// Answers that are the same for many askers, compressed once for all of them: the lobby, the catalogue, its rules and odds. No
// other answer is: that would cost the house at every request, and what holds a secret beside what somebody wrote must not be.

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The same for many, and nobody's secret. */
    shared?: boolean
  }
}

/** Shorter answers fit into a few packets as they are. */
const LENGTH_MIN = 4096
/** Of each route; a lobby is another whenever a table goes on. */
const KEPT_MAX = 24
const LEVEL = 4
const packed = promisify(gzip) as (text: string, options: { readonly level: number }) => Promise<Buffer>

type Squeeze = (text: string) => Promise<Buffer>
export const squeezed: Squeeze = (text) => packed(text, { level: LEVEL })

type Kept = Map<string, Promise<Buffer>>

const compressedIn = (kept: Kept, text: string, squeeze: Squeeze): Promise<Buffer> => {
  const made = kept.get(text) ?? squeeze(text)
  // The last asked for are kept.
  kept.delete(text)
  kept.set(text, made)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  return made
}

export const compressShared = (app: FastifyInstance, squeeze = squeezed): void => {
  const routes = new Map<string, Kept>()
  app.addHook('onSend', async ({ routeOptions, headers }, reply, payload) => {
    if (!routeOptions.config?.shared || typeof payload !== 'string' || payload.length < LENGTH_MIN) return payload
    reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/i.test(String(headers['accept-encoding'] ?? ''))) return payload
    const route = routeOptions.url ?? ''
    const kept: Kept = routes.get(route) ?? new Map()
    routes.set(route, kept)
    const bytes = await compressedIn(kept, payload, squeeze)
    reply.header('content-encoding', 'gzip').header('content-length', bytes.length)
    return bytes
  })
}
