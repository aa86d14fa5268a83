// A table as somebody sees it: what everybody sees, and what only they see besides.

import { type Static, Type } from 'typebox'
import { Option, SeatName } from './rules.js'
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
    voiding: optional(Yes),
    tells: optional(Json),
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

export const SeatSeen = exactly({ present: Type.Boolean(), leaving: Type.Boolean() }, { title: 'SeatSeen' })
export type SeatSeen = Static<typeof SeatSeen>

/** The table as it is on the wall. */
export const TableSeen = exactly(
  {
    game: Text,
    config: Config,
    status: Type.Enum(['sealed', 'closed', 'open', 'suspended']),
    phase: Text,
    round: Count,
    closing: orNull(Type.Union([Type.Literal('instructed'), Count])),
    limits: Type.Record(Text, Limit),
    blocked: listOf(SeatName),
    seats: Type.Record(Text, SeatSeen),
    bets: listOf(Bet),
    play: Json,
  },
  { title: 'TableSeen', description: 'What everybody sees. `play` is what the game keeps of its own.' },
)
export type TableSeen = Static<typeof TableSeen>

/** A game may tell more of one's own seat. */
export const SeatOwn = Type.Object(
  {
    player: Text,
    played: Type.Boolean(),
    idleRounds: Count,
    complaint: Type.Boolean(),
    askedToLeave: Type.Boolean(),
    chips: Money,
    holdings: Type.Record(Text, Money),
  },
  { title: 'SeatOwn', additionalProperties: Json },
)
export type SeatOwn = Static<typeof SeatOwn>

export const Correction = exactly(
  {
    ...{ id: Text, seat: Text, player: Text, round: Count, on: Text, with: Text, amount: Money, reason: Text },
    status: Type.Enum(['waiting', 'confirmed', 'rejected', 'made']),
  },
  { title: 'Correction' },
)

/** What the last round staked and brought, line by line: corrections stay within it. */
export const SettledRound = exactly(
  {
    ...{ round: Count, alone: Money },
    lines: listOf(
      exactly({
        ...{ seat: Text, player: Text, on: Text },
        ...{ staked: Money, returned: Money, held: Money, corrected: Money },
      }),
    ),
  },
  { title: 'SettledRound' },
)

/** A player has of each only their own; staff and the regulator have all. */
export const Mine = exactly(
  {
    seats: optional(Type.Record(Text, SeatOwn)),
    holds: optional(listOf(Hold)),
    disputes: optional(listOf(Dispute)),
    corrections: optional(listOf(Correction)),
    settled: optional(orNull(SettledRound)),
    conduct: optional(Type.Record(Text, listOf(Text))),
    staff: optional(exactly({ croupier: listOf(Text), 'pit-boss': listOf(Text) })),
    excluded: optional(Type.Record(Text, Count)),
    excludedNext: optional(listOf(Text)),
    accounts: optional(Type.Record(Text, Money)),
    clock: optional(Count),
    secrets: optional(Type.Record(Text, Json)),
  },
  {
    title: 'Mine',
    description:
      'What only this person sees. `secrets` is what they know of what lies hidden in `play`, by its place there.',
  },
)
export type Mine = Static<typeof Mine>

export const You = exactly(
  {
    seat: orNull(Count),
    actor: Type.String({ description: '`seat:3`, `croupier`, `public`...' }),
  },
  { title: 'You' },
)
export type You = Static<typeof You>

const own = { mine: Mine, options: listOf(Option), you: You }
export const Own = exactly(own, {
  title: 'Own',
  description: 'What somebody has of a table besides what everybody sees.',
})
export type Own = Static<typeof Own>

export const Seen = exactly({ table: TableSeen, ...own }, { title: 'Seen' })
export type Seen = Static<typeof Seen>

/** Both parts together, as the engine's `mergeSeen` makes one table of them. */
export type TableView = Omit<TableSeen, 'seats'> & {
  readonly seats: { readonly [seat: string]: SeatSeen & Partial<SeatOwn> }
} & Required<Pick<Mine, 'holds' | 'disputes' | 'conduct'>> &
  Pick<Mine, 'corrections' | 'settled' | 'staff' | 'excluded' | 'excludedNext' | 'accounts' | 'clock'>

export const Countdown = exactly(
  {
    table: Text,
    round: Count,
    phase: Text,
    closesAt: orNull(Type.Number({ description: "When bets close, in milliseconds of the server's clock." })),
    now: Type.Number(),
    stopped: optional(
      Type.Literal(true, {
        description: 'The generator of the house is stopped: nothing is drawn here until it passes.',
      }),
    ),
  },
  { title: 'Countdown' },
)
export type Countdown = Static<typeof Countdown>
