// The shapes that cross the border. Nothing is converted: a number in quotes is not a number.

import { MONEY_MAX } from '@tapete/engine'
import type { FastifyTypeProvider } from 'fastify'
import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import { PASSWORD_MAX } from '../people/passwords.js'
import { ROLES } from '../people/roles.js'

export interface TypeBox extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown
}

export const exactly = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })

export const Nothing = exactly({})
export const TableId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$' })
export const GameId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$' })
export const Uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$' })
export const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_646 })
export const Amount = Type.Integer({ minimum: 1, maximum: MONEY_MAX })
/** A whole number in an address. */
export const Digits = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})$' })
export const PersonId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
// No control characters: a name is printed in logs and on screens.
export const Name = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\p{Cc}\\p{Cs}]+$' })
export const Query = Type.String({ maxLength: 40, pattern: '^[^\\p{Cc}\\p{Cs}]*$' })
export const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX })
export const RoleName = Type.Enum([...ROLES])

export const Move = Type.Object(
  // `by` is never the client's to say.
  { do: Type.String({ minLength: 1, maxLength: 40 }), by: Type.Optional(Type.Never()) },
  {
    additionalProperties: Type.Union([Type.String({ maxLength: 200 }), Type.Integer()]),
    maxProperties: 12,
  },
)

export const Sent = exactly({ move: Move, key: Uuid, expected: Type.Optional(Version) })

/** Options of a game, which the game itself judges. */
export const GameConfig = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 60 })

export const AnyValue = Type.Unknown()
export const PersonOut = exactly({ id: PersonId, name: Type.String(), role: RoleName })

export const ErrorOut = exactly({
  error: exactly({
    code: Type.String(),
    message: Type.String(),
    cite: Type.Optional(exactly({ rule: Type.String(), article: Type.String() })),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
})

/** What a route answers when all is well, and how every `no` looks. */
export const answers = (ok: TSchema = AnyValue) => ({ 200: ok, '4xx': ErrorOut })
