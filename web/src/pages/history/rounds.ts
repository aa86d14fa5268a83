// The log of a table as one heard it, cut into rounds, and each event in words a person can read.

import type { Event, HeardEntry, Spot } from '../../app/types.js'
import { money, signed } from '../../i18n/format.js'
import type { Messages } from '../../i18n/language.js'
import { spotName } from '../../games/roulette/spots.js'
import { capital } from '../table/gloss.js'

export interface Round {
  readonly round: number
  readonly at: string
  readonly result: string | null
  /** What it did to the reader's money. */
  readonly net: number | null
  readonly voided: boolean
  readonly ended: boolean
  /** What was said of the bank's hand, at a table of cards. */
  readonly bank: string | null
}

const net = (events: readonly Event[], seat: string | null): number | null => {
  if (seat === null) return null
  const settled = events.filter(
    (event) => event.seat === seat && ['paid', 'collected', 'halved', 'imprisoned'].includes(event.type),
  )
  if (!settled.length) return null
  return settled.reduce((sum, event) => {
    const amount = Number(event.amount ?? 0)
    return sum + (event.type === 'paid' ? amount : event.type === 'imprisoned' ? 0 : -amount)
  }, 0)
}

const BANK = /puntos|black jack|canal 21/i

const bankSaid = (events: readonly Event[]): string | null => {
  const said = events.filter((event) => event.type === 'said' && BANK.test(String(event.phrase)))
  return said.length ? said.map((event) => capital(String(event.phrase))).join(' · ') : null
}

/** Newest first. A round whose beginning lies before the log read is left out. */
export const roundsOf = (entries: readonly HeardEntry[], seat: string | null): Round[] => {
  const rounds: { round: number; at: string; events: Event[] }[] = []
  for (const { at, events } of entries)
    for (const event of events) {
      if (event.type === 'round-started') rounds.push({ round: Number(event.round), at, events: [] })
      rounds.at(-1)?.events.push(event)
    }
  return rounds.reverse().map(({ round, at, events }) => {
    const landed = events.findLast((event) => event.type === 'ball-landed' || event.type === 'disc-stopped')
    return {
      round,
      at,
      result: landed ? String(landed.pocket ?? landed.symbol) : null,
      net: net(events, seat),
      voided: events.some((event) => event.type === 'round-voided'),
      ended: events.some((event) => event.type === 'round-ended'),
      bank: bankSaid(events),
    }
  })
}

export interface Told {
  readonly kind: 'move' | 'money'
  readonly label: string
  readonly article: string
  readonly rule: string
  readonly at: string
  readonly version: number
  readonly event: Event
}

export interface ReplayWords {
  readonly seat: (n: string) => string
  readonly events: { readonly [type: string]: string }
}

const LONELY = new Set(['pit-boss-told', 'marker-removed', 'seat-away', 'seat-back'])

const labelOf = (event: Event, spots: readonly Spot[], m: Messages, w: ReplayWords): string => {
  if (event.type === 'said') return `«${capital(String(event.phrase))}»`
  const name = w.events[event.type] ?? event.type
  const spot = spots.find((each) => each.id === event.on)
  const parts = [
    name,
    event.seat ? w.seat(String(event.seat).replace('seat:', '')) : '',
    spot ? spotName(m.bets, spot) : '',
    event.type === 'ball-landed' || event.type === 'disc-stopped' ? String(event.pocket ?? event.symbol) : '',
    event.type === 'paid' ? signed(Number(event.amount)) : '',
    event.type === 'collected' || event.type === 'halved' ? signed(-Number(event.amount)) : '',
    ['bet-placed', 'bet-withdrawn', 'imprisoned', 'zero-decision-due'].includes(event.type)
      ? money(Number(event.stake))
      : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Every event of a round, one step each: a circle is a move, a square is money. */
export const replayOf = (
  entries: readonly HeardEntry[],
  spots: readonly Spot[],
  m: Messages,
  w: ReplayWords,
  /** A table of cards tells its events in sentences. */
  tell?: (event: Event) => string,
): Told[] =>
  entries.flatMap(({ at, version, events }) =>
    events
      .filter((event) => !LONELY.has(event.type))
      .map((event) => ({
        kind: event.transfers?.length ? ('money' as const) : ('move' as const),
        label: tell && event.type !== 'said' ? tell(event) : labelOf(event, spots, m, w),
        article: event.cite.article,
        rule: event.cite.rule,
        at,
        version,
        event,
      })),
  )
