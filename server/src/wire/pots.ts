// Pots: what anybody may see of them. One pot by itself is a table like others (`GET /api/tables/:id`, the socket, the display).

import { type Static, Type } from 'typebox'
import { answers } from './route.js'
import { Count, exactly, Json, listOf, Money, Nothing, Text, Title } from './shapes.js'

export const PotLine = exactly(
  {
    ...{ id: Text, name: Text, game: Text, title: Title, version: Count, open: Type.Boolean() },
    main: Money,
    increment: Money,
    ...{ min: Money, max: Money, credit: Money },
    tables: listOf(exactly({ id: Text, name: Text, game: Text })),
    prizes: Json,
    awards: Json,
  },
  { title: 'PotLine', description: '`increment`: what the last contribution added to the main pot.' },
)
export type PotLine = Static<typeof PotLine>

export const potRoutes = {
  'GET /api/pots': { tags: ['tables'], querystring: Nothing, response: answers(exactly({ pots: listOf(PotLine) })) },
}
