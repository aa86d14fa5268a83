// Whether the house is well.

import { Type } from 'typebox'
import { answers } from './route.js'
import { Count, exactly, Hash, Nothing, orNull } from './shapes.js'

export const opsRoutes = {
  'GET /api/health': {
    tags: ['ops'],
    querystring: Nothing,
    response: answers(
      exactly({
        ...{ ok: Type.Boolean(), uptime: Count },
        key: Type.String({ description: 'The fingerprint of the key this house signs with: write it down elsewhere.' }),
        program: orNull(
          exactly({ digest: Hash, asBuilt: Type.Boolean() }, { description: 'What runs; null while it is not known.' }),
        ),
        drawing: Type.Boolean({ description: 'False while the generator of the house is stopped.' }),
        backups: Type.Enum(['off', 'none', 'made', 'failed']),
      }),
    ),
  },
}
