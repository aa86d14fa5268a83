// The record of administration, as those who watch read it.

import { type Static, Type } from 'typebox'
import { Person } from './people.js'
import { answers } from './route.js'
import { Count, Digits, exactly, Hash, Instant, Json, listOf, optional, orNull, Text } from './shapes.js'

const tags = ['administration']

export const AdminEntry = exactly(
  {
    seq: Count,
    at: Instant,
    persons: Type.Immutable(
      Type.Array(Person, { description: 'Who did it; of two the first proposed it and the second confirmed it.' }),
    ),
    names: Type.Immutable(Type.Array(Text, { description: 'Who said they did it, at the command line of the house.' })),
    role: Type.String({ description: 'In which post; `house` where its file or a first start did it.' }),
    act: Text,
    subject: Text,
    before: orNull(Json),
    after: orNull(Json),
    why: orNull(Text),
    hash: Hash,
  },
  { title: 'AdminEntry' },
)
export type AdminEntry = Static<typeof AdminEntry>

export const administrationRoutes = {
  'GET /api/administration': {
    tags,
    querystring: exactly({ before: optional(Digits) }),
    response: answers(exactly({ entries: listOf(AdminEntry), more: Type.Boolean() })),
  },
}
