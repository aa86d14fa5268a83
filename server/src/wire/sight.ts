// A table as somebody sees it.

import { type Static, Type } from 'typebox'
import { SeatName } from './rules.js'
import { Config, Count, exactly, Json, listOf, Money, optional, orNull, Text, Yes } from './shapes.js'

export const Mode = Type.Enum(['digital', 'live', 'practice'], { title: 'Mode' })
export type Mode = Static<typeof Mode>

export const Limit = exactly({ min: orNull(Money), max: orNull(Money) }, { title: 'Limit' })
export type Limit = Static<typeof Limit>

/** A stake on the cloth. */
export const Bet = exactly(
  {
    seat: SeatName,
    on: Text,
    with: Text,
    amount: Money,
    tag: optional(Text),
    notified: optional(Yes),
    authorised: optional(Type.Enum(['pay', 'refuse'])),
  },
  { title: 'Bet' },
)
export type Bet = Static<typeof Bet>

export const Hold = exactly(
  {
    id: Text,
    seat: SeatName,
    player: Text,
    amount: Money,
    until: Count,
    verdict: orNull(Type.Enum(['pay', 'void'])),
  },
  { title: 'Hold' },
)
export type Hold = Static<typeof Hold>

export const Dispute = exactly(
  {
    id: Text,
    by: Text,
    player: orNull(Text),
    about: Text,
    level: Type.Enum(['croupier', 'pit-boss', 'recording']),
    decided: orNull(exactly({ by: Text, decision: Text })),
  },
  { title: 'Dispute' },
)
export type Dispute = Static<typeof Dispute>

/** All but the first two only of one's own seat, or for staff. */
export const SeatView = exactly(
  {
    present: Type.Boolean(),
    leaving: Type.Boolean(),
    player: optional(Text),
    secondTable: optional(Type.Boolean()),
    played: optional(Type.Boolean()),
    idleRounds: optional(Count),
    complaint: optional(Type.Boolean()),
    askedToLeave: optional(Type.Boolean()),
    chips: optional(Money),
    holdings: optional(Type.Record(Text, Money)),
  },
  { title: 'SeatView' },
)
export type SeatView = Static<typeof SeatView>

export const TableView = exactly(
  {
    game: Text,
    config: Config,
    status: Type.Enum(['sealed', 'closed', 'open', 'suspended']),
    phase: Text,
    round: Count,
    closing: orNull(Type.Union([Type.Literal('instructed'), Count])),
    limits: Type.Record(Text, Limit),
    blocked: listOf(SeatName),
    seats: Type.Record(Text, SeatView),
    bets: listOf(Bet),
    holds: listOf(Hold),
    disputes: listOf(Dispute),
    conduct: Type.Record(Text, listOf(Text)),
    staff: optional(exactly({ croupier: listOf(Text), 'pit-boss': listOf(Text) })),
    excluded: optional(Type.Record(Text, Count)),
    accounts: optional(Type.Record(Text, Money)),
    clock: optional(Count),
    play: Json,
  },
  { title: 'TableView' },
)
export type TableView = Static<typeof TableView>

export const You = exactly(
  {
    seat: orNull(Count),
    actor: Type.String({ description: '`seat:3`, `croupier`, `public`...' }),
  },
  { title: 'You' },
)
export type You = Static<typeof You>

export const Countdown = exactly(
  {
    table: Text,
    round: Count,
    phase: Text,
    closesAt: orNull(Type.Number({ description: "When bets close, in milliseconds of the server's clock." })),
    now: Type.Number(),
  },
  { title: 'Countdown' },
)
export type Countdown = Static<typeof Countdown>
