// Whether the house is well.

import { Type } from 'typebox'
import { answers } from './route.js'
import { Count, exactly, Nothing } from './shapes.js'

export const opsRoutes = {
  'GET /api/health': {
    tags: ['ops'],
    querystring: Nothing,
    response: answers(
      exactly({
        ...{ ok: Type.Boolean(), uptime: Count },
        key: Type.String({ description: 'The fingerprint of the key this house signs with: write it down elsewhere.' }),
      }),
    ),
  },
}
