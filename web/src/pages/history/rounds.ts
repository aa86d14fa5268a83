// The log of a table as one heard it, cut into rounds, and each event in words a person can read.

import type { Event, HeardEntry, Spot } from '../../app/types.js'
import type { FamilyModule, FamilyWords, Words } from '../../games/family.js'
import { capital, money, signed } from '../../i18n/format.js'
import { quoted } from '../../parts/Announcement.js'
import { linesOf } from '../table/payments.js'

export interface Round {
  readonly round: number
  readonly at: string
  readonly result: string | null
  /** What it did to the reader's money. */
  readonly net: number | null
  readonly voided: boolean
  readonly ended: boolean
  /** What is told of it, where no result can be drawn. */
  readonly outcome: string | undefined
}

/** What gives a stake back, or waits for a word about it, has settled nothing yet. */
const net = (events: readonly Event[], seat: string | null, family: FamilyModule): number | null => {
  if (seat === null) return null
  const settled = events
    .filter((event) => event.seat === seat)
    .flatMap((event) => linesOf(event, family))
    .filter(({ kind, waits }) => kind !== 'returned' && !waits)
  return settled.length ? settled.reduce((sum, line) => sum + line.net, 0) : null
}

/** Newest first. A round whose beginning lies before the log read is left out. */
export const roundsOf = (entries: readonly HeardEntry[], seat: string | null, family: FamilyModule): Round[] => {
  const rounds: { round: number; at: string; events: Event[] }[] = []
  for (const { at, events } of entries)
    for (const event of events) {
      if (event.type === 'round-started') rounds.push({ round: Number(event.round), at, events: [] })
      rounds.at(-1)?.events.push(event)
    }
  return rounds.reverse().map(({ round, at, events }) => ({
    round,
    at,
    result: family.resultOf?.(events) ?? null,
    net: net(events, seat, family),
    voided: events.some((event) => event.type === family.voidedBy),
    ended: events.some((event) => event.type === 'round-ended'),
    outcome: family.history?.outcome?.(events),
  }))
}

export interface Told {
  readonly kind: 'move' | 'money'
  readonly label: string
  readonly rule: string
  readonly at: string
  readonly version: number
  readonly event: Event
}

export interface ReplayWords {
  readonly seat: (n: string) => string
  readonly events: Words
}

const QUIET = ['seat-away', 'seat-back']

export interface Telling {
  readonly spots: readonly Spot[]
  readonly w: ReplayWords
  readonly own: FamilyWords
  readonly family: FamilyModule
  /** An event in a sentence. */
  readonly tell: (event: Event) => string
}

const sumOf = (event: Event): string => {
  if (event.type === 'paid') return signed(Number(event.amount))
  if (event.type === 'collected' || event.type === 'halved') return signed(-Number(event.amount))
  return event.type === 'bet-placed' || event.type === 'bet-withdrawn' ? money(Number(event.stake)) : ''
}

const labelOf = (event: Event, { spots, w, own, family, tell }: Telling): string => {
  if (event.type === 'said') return quoted([capital(String(event.phrase))])
  if (family.history?.sentences) return tell(event)
  const spot = spots.find((each) => each.id === event.on)
  const parts = [
    own.told?.[event.type] ?? w.events[event.type] ?? event.type,
    event.seat ? w.seat(String(event.seat).replace('seat:', '')) : '',
    spot ? own.spot(spot) : '',
    family.history?.detail?.(event) ?? sumOf(event),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Every event of a round, one step each: a circle is a move, a square is money. */
export const replayOf = (entries: readonly HeardEntry[], telling: Telling): Told[] => {
  const quiet = [...QUIET, ...(telling.family.history?.quiet ?? [])]
  return entries.flatMap(({ at, version, events }) =>
    events
      .filter((event) => !quiet.includes(event.type))
      .map((event) => ({
        kind: event.transfers?.length ? ('money' as const) : ('move' as const),
        label: labelOf(event, telling),
        rule: event.cite,
        at,
        version,
        event,
      })),
  )
}
