// Every `no` leaves in the same envelope.

import { type Static, Type } from 'typebox'
import { RuleName } from './rules.js'
import { exactly, Json, optional, Text } from './shapes.js'

export const Fault = exactly(
  {
    code: Type.String({ description: 'Stable; people read its message in their own language.' }),
    message: Type.String({ description: 'For developers.' }),
    cite: optional(RuleName),
    params: optional(Type.Record(Text, Json)),
  },
  { title: 'Fault' },
)
export type Fault = Static<typeof Fault>

export const ErrorAnswer = exactly({ error: Fault }, { title: 'Error' })
export type ErrorAnswer = Static<typeof ErrorAnswer>
