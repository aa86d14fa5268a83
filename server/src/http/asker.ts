// Who asks, where what is asked for costs the house something: the person; a guest, who can be as many as they like, and
// whoever has no session, by the address they come from.

import type { FastifyRequest } from 'fastify'
import { addressKey } from '../people/addresses.js'

export const askerOf = ({ session, ip }: FastifyRequest): string =>
  session && session.person.role !== 'guest' ? `person ${session.person.id}` : `address ${addressKey(ip)}`
