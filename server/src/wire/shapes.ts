// What the shapes of the wire are made of. Nothing is converted on the way: a number in quotes is not a number.
// A shape with a title is a component of the OpenAPI document.

import type { Config as AnyConfig, Json as AnyJson } from '@tapete/engine'
import { type TObject, type TProperties, type TReadonly, type TSchema, type TSchemaOptions, Type } from 'typebox'

type Read<P extends TProperties> = { [name in keyof P]: TReadonly<P[name]> }

/** These members and no others. */
export const exactly = <P extends TProperties>(properties: P, options: TSchemaOptions = {}) =>
  Type.Object(properties, { ...options, additionalProperties: false }) as TObject<Read<P>>

export const listOf = <S extends TSchema>(items: S) => Type.Immutable(Type.Array(items))
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
export const optional = Type.Optional

/** The one part that is open: what a game keeps, an option of it or a detail of an event is the game's own to shape. */
export const Json = Type.Unsafe<AnyJson>({
  title: 'Json',
  description: 'Any JSON value. What it holds is the business of the game it comes from.',
})

/** Of a key, as RFC 7638 has it. */
export const Fingerprint = Type.String({ pattern: '^[0-9a-f]{64}$' })
export const Nothing = Type.Unsafe<{ readonly [name: string]: never }>(exactly({}))
export const Text = Type.String()
export const Count = Type.Integer({ minimum: 0 })
export const Yes = Type.Literal(true)
export const Instant = Type.String({ description: 'An instant in UTC, as ISO 8601 writes it.' })
export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: '32 bytes in hex.' })
/** May be below zero. */
export const Money = Type.Integer()

const SLUG = '^[a-z0-9][a-z0-9-]{0,62}$'
export const TableId = Type.String({ pattern: SLUG })
export const GameId = Type.String({ pattern: SLUG })
export const Uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$' })
export const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_646 })
/** A whole number in an address. */
export const Digits = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})$' })
// No control characters: a name is printed in logs and on screens.
export const Name = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\p{Cc}\\p{Cs}]+$' })
export const Search = Type.String({ maxLength: 40, pattern: '^[^\\p{Cc}\\p{Cs}]*$' })
export const Password = Type.String({ minLength: 1, maxLength: 200 })
/** Why something is done to the house, for the record of its administration. */
export const Why = Type.String({
  minLength: 1,
  maxLength: 300,
  pattern: '^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$',
})

export const Title = exactly({ es: Text, en: Text }, { title: 'Title' })

/** Options of a game as somebody gives them: the game itself judges them. */
export const GivenConfig = Type.Record(Type.String({ maxLength: 40 }), Json, { maxProperties: 60 })
export const Config = Type.Unsafe<AnyConfig>(
  Type.Object({}, { title: 'Config', additionalProperties: Json, description: 'The options of a table, by name.' }),
)
