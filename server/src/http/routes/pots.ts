// The pots of the house, for lobby and displays.

import type { FastifyInstance } from 'fastify'
import type { House } from '../house.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'

export const potRoutes = (app: FastifyInstance, { floor }: House, rates: RateLimits): void => {
  serving(app)('GET /api/pots', { allow: 'anyone', perAddress: rates.display }, async () => ({
    pots: await floor.pots(),
  }))
}
