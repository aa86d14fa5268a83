// How often somebody may ask: so many times in a minute from the first. Counted by a clock that never steps back.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey } from '../people/addresses.js'
import { askerOf } from './asker.js'
import { tooMany } from './problems.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route that is more tempting than the others: times in a minute for one address, whoever asks. */
    perAddress?: number
    /** For a route that is costlier than the others: times in a minute for one asker who may use it. */
    perAsker?: number
  }
}

const WINDOW_MS = 60_000
/** More than so many at once come from nowhere; the oldest is forgotten then. */
const KNOWN_MAX = 20_000

export interface Counter {
  /** Counts one; throws when that is more than `max` in a minute. */
  count(key: string, max: number): void
}

export const countedByMinute = (now: () => number = () => performance.now()): Counter => {
  const known = new Map<string, { times: number; readonly until: number }>()
  return {
    count: (key, max) => {
      const at = now()
      const before = known.get(key)
      const current = before && before.until > at ? before : { times: 0, until: at + WINDOW_MS }
      current.times += 1
      if (current !== before) {
        known.delete(key)
        known.set(key, current)
        const [oldest] = known.keys()
        if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest)
      }
      if (current.times <= max) return
      const seconds = Math.max(1, Math.ceil((current.until - at) / 1000))
      throw tooMany(`wait ${seconds} seconds`, seconds)
    },
  }
}

const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url}`

/** Before anything else is looked at: what is refused was asked as well, whoever asked and for whatever address. */
export const limitAddresses = (app: FastifyInstance, counter: Counter, all: number): void => {
  app.addHook('onRequest', async (request) => {
    const address = addressKey(request.ip)
    counter.count(address, all)
    const { perAddress } = request.routeOptions.config ?? {}
    if (perAddress !== undefined) counter.count(`${routeOf(request)} ${address}`, perAddress)
  })
}

/** When it is known who asks. */
export const limitAskers = (app: FastifyInstance, counter: Counter): void => {
  app.addHook('onRequest', async (request) => {
    const { perAsker } = request.routeOptions.config ?? {}
    if (perAsker !== undefined) counter.count(`${routeOf(request)} ${askerOf(request)}`, perAsker)
  })
}
