// The newest checkpoint of the house, for who keeps it elsewhere.

import { type Static, Type } from 'typebox'
import { answers } from './route.js'
import { Count, exactly, Instant, Nothing } from './shapes.js'

const tags = ['administration']

export const CheckpointCopy = exactly(
  {
    n: Count,
    at: Instant,
    code: Type.String({ description: 'The first 120 bits of its hash, to be printed, read out or made a QR of.' }),
    printed: Type.String({ description: 'Number, moment, code and fingerprint in one line.' }),
    fingerprint: Type.String({ description: 'Of the key that signed it.' }),
    line: Type.String({ description: 'As `tapete audit --checkpoint` takes it: one line of a file.' }),
  },
  { title: 'CheckpointCopy' },
)
export type CheckpointCopy = Static<typeof CheckpointCopy>

export const checkpointRoutes = {
  'GET /api/checkpoint': { tags, querystring: Nothing, response: answers(CheckpointCopy) },
  'POST /api/checkpoint': { tags, body: Nothing, response: answers(CheckpointCopy) },
}
