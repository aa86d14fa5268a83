// Under which names the house answers. A page of another site that makes its own name point here (DNS rebinding) is of the
// same origin as what it asks, and would pass every other check: the name it asks for gives it away. A number is no
// name that anybody could point elsewhere.

import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problems.js'

const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')

export const answersTo = (host: string | undefined, hosts: readonly string[]): boolean => {
  if (!host) return false
  const name = nameOf(host)
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || hosts.map(nameOf).includes(name)
}

/** For every address, whether anybody serves it or not. */
export const checkHosts = (app: FastifyInstance, hosts: readonly string[]): void => {
  app.addHook('onRequest', async (request) => {
    if (!answersTo(request.host, hosts)) throw new Problem(421, 'wrong-host', 'the house does not go by that name')
  })
}
