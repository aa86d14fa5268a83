// What a verification of an exported log says.

import { type Static, Type } from 'typebox'
import { answers } from './route.js'
import { Count, exactly, Fingerprint, Json, listOf, Nothing, optional, orNull, TableId, Text } from './shapes.js'

export const Check = exactly(
  {
    name: Text,
    result: Type.Enum(['ok', 'failed', 'not-run']),
    checked: Count,
    failed: Count,
    skipped: Count,
    first: orNull(
      exactly({
        ...{ seq: orNull(Count), why: Text, expected: optional(Json), found: optional(Json) },
        refusal: optional(exactly({ code: Text, cite: Text })),
      }),
    ),
  },
  { title: 'Check' },
)
export type Check = Static<typeof Check>

export const VerifyReport = exactly(
  {
    ok: Type.Boolean(),
    table: orNull(Text),
    game: orNull(Text),
    mode: orNull(Text),
    rules: orNull(exactly({ opened: Text, here: orNull(Text) })),
    entries: Count,
    head: orNull(Text),
    key: orNull(
      Type.String({
        description: 'The fingerprint of the key that signed it. `ok` only where it is the one that was expected.',
      }),
    ),
    series: listOf(
      exactly({
        ...{ n: Count, commitment: Text, opened: Type.Boolean(), draws: Count, voids: Count },
        cards: optional(exactly({ dealt: Count, shown: Count })),
      }),
    ),
    restored: listOf(Count),
    voids: listOf(Count),
    totals: exactly(
      { series: Count, restored: Count, voids: Count, unshown: Count },
      { description: 'The lists name the last of each kind; this counts all.' },
    ),
    checks: listOf(Check),
  },
  { title: 'VerifyReport' },
)
export type VerifyReport = Static<typeof VerifyReport>

export const verifyRoutes = {
  'POST /api/tables/:id/verify': {
    tags: ['log'],
    description: 'The log of a table as it is exported, verified here without a file in between.',
    params: exactly({ id: TableId }),
    body: Nothing,
    response: answers(VerifyReport),
  },
  'POST /api/verify': {
    tags: ['log'],
    // No shape: it is read as a stream, of any length, and what is wrong with it is the answer.
    description: 'The body is an exported log, as GET /api/tables/{id}/export gives it.',
    querystring: exactly({ fingerprint: optional(Fingerprint) }),
    response: answers(VerifyReport),
  },
}
