// What comes from the rules of the games: moves, options, events, places on the cloth. The types are the engine's own; tests
// hold these shapes to what its games give.

import type {
  Detail,
  Bound as EngineBound,
  Event as EngineEvent,
  Move as EngineMove,
  Option as EngineOption,
  Spot as EngineSpot,
  Holder,
  SeatId,
} from '@tapete/engine'
import { Type } from 'typebox'
import { Count, exactly, Json, listOf, Money, optional, Text, Yes } from './shapes.js'

export const RuleName = Type.String({ title: 'RuleName', description: 'A rule of the rulebook, as `RF-22`.' })
export const SeatName = Type.String({ pattern: '^seat:[1-9][0-9]{0,3}$' })
/** Who holds cards: a seat, or the bank. */
export const HolderName = Type.Unsafe<Holder>(Type.String({ pattern: '^(bank|seat:[1-9][0-9]{0,3})$' }))
/** A seat as somebody names it. */
export const SeatNamed = Type.Unsafe<SeatId>(SeatName)
export const Odds = exactly({ num: Type.Integer(), den: Type.Integer() }, { title: 'Odds' })

/** A move as a client sends it. `by` is never the client's to say. */
export const Intent = Type.Object(
  { do: Type.String({ minLength: 1, maxLength: 40 }), by: Type.Optional(Type.Never()) },
  {
    title: 'Intent',
    additionalProperties: Type.Union([
      Type.String({ maxLength: 200 }),
      Type.Integer(),
      Type.Array(Type.String({ maxLength: 200 }), { maxItems: 60 }),
    ]),
    maxProperties: 12,
  },
)
export interface Intent {
  readonly do: string
  readonly [field: string]: Detail
}

/** A move as it stands in the log. */
export type Move = EngineMove
export const Move = Type.Unsafe<EngineMove>(
  Type.Object({ by: Text, do: Text }, { title: 'Move', additionalProperties: Json }),
)

const needless = { optional: Type.Optional(Yes) }
export type Bound = EngineBound
export const Bound = Type.Unsafe<EngineBound>(
  Type.Union(
    [
      exactly({
        oneOf: listOf(Type.Union([Text, Type.Integer()])),
        weights: optional(listOf(Type.Number())),
        ...needless,
      }),
      exactly({ min: Type.Integer(), max: Type.Integer(), step: Type.Integer(), ...needless }),
      exactly({ any: Type.Enum(['word', 'text']), except: optional(listOf(Text)), ...needless }),
      exactly({ someOf: listOf(Text), least: Count, most: Count, ...needless }),
      exactly({
        ...{ deal: Count, oneOf: listOf(Text), weights: listOf(Type.Number()) },
        ...{ to: optional(listOf(HolderName)), ...needless },
      }),
    ],
    { title: 'Bound', description: 'What a field of an offered move may be.' },
  ),
)

export type Option = EngineOption
export const Option = Type.Unsafe<EngineOption>(
  exactly({ by: Text, do: Text, fields: Type.Record(Text, Bound) }, { title: 'Option' }),
)

export const Transfer = exactly({ from: Text, to: Text, amount: Money }, { title: 'Transfer' })

export type Event = EngineEvent
export const Event = Type.Unsafe<EngineEvent>(
  Type.Object(
    {
      type: Text,
      cite: RuleName,
      seat: optional(SeatName),
      transfers: optional(listOf(Transfer)),
      to: optional(listOf(SeatName)),
    },
    { title: 'Event', additionalProperties: Json },
  ),
)

export type Spot = EngineSpot
export const Spot = Type.Unsafe<EngineSpot>(
  exactly(
    {
      id: Text,
      kind: Text,
      pays: Odds,
      prizes: optional(listOf(exactly({ when: Text, pays: Odds, cite: RuleName }))),
      cite: RuleName,
      covers: listOf(Text),
      shares: optional(listOf(Odds)),
      decided: optional(Yes),
      within: optional(exactly({ minimumOf: Text, least: Odds, most: Odds })),
    },
    { title: 'Spot' },
  ),
)
