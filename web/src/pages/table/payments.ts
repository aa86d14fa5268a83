// What a round did to one player's money, from the events heard, in the order they came: the regulated one.

import type { Event } from '../../app/types.js'
import type { FamilyModule } from '../../games/family.js'

export interface Line {
  /** How it came about: `paid`, `collected`, `returned`, `void`, `freed`, `pushed`; a family has others. */
  readonly kind: string
  readonly on: string
  readonly with: string
  readonly stake: number
  readonly odds?: { readonly num: number; readonly den: number }
  /** The stake is not counted. */
  readonly net: number
  readonly rule: string
  /** It stands until a decision about the same spot, which belongs to the same round, takes its place. */
  readonly waits?: true
  readonly decides?: true
  /** Several of its kind and spot are told as one. */
  readonly sums?: true
}

export interface Account {
  readonly round: number | null
  readonly lines: readonly Line[]
  readonly net: number
  /** The cause, when the round was declared void. */
  readonly voided: string | null
}

/** What a family tells about its own events. */
export type Family = Pick<FamilyModule, 'voidedBy' | 'table'>

interface Paid {
  readonly on: string
  readonly with: string
  readonly stake: number
  readonly odds: { readonly num: number; readonly den: number }
  readonly amount: number
  readonly void: boolean
  readonly cite: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const amount = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** A line about the stake an event names: what the player's money changes by. */
export const lineOf = (kind: string, event: Event, net: number): Line => ({
  kind,
  on: text(event.on),
  with: text(event.with) || 'money',
  stake: amount(event.stake),
  net,
  rule: event.cite,
})

export const linesOf = (event: Event, family: Family): readonly Line[] => {
  const own = family.table?.linesOf?.(event)
  if (own) return own
  switch (event.type) {
    case 'collected':
    case 'halved':
      return [lineOf(event.type, event, -amount(event.amount))]
    case 'bet-returned':
      return [lineOf('returned', event, 0)]
    case 'pushed':
      return [lineOf('pushed', event, 0)]
    case 'paid':
      return ((event.lines ?? []) as unknown as readonly Paid[]).map((line) => ({
        kind: line.void ? 'void' : line.odds.num === 0 ? 'freed' : 'paid',
        on: line.on,
        with: line.with,
        stake: line.stake,
        odds: line.odds,
        net: line.amount,
        rule: line.cite,
      }))
    default:
      return []
  }
}

const EMPTY: Account = { round: null, lines: [], net: 0, voided: null }

const isSame = (line: Line) => (other: Line) => line.sums && other.kind === line.kind && other.on === line.on

/** A decision replaces the line that waited for it; what is told as one is added up. */
const add = (lines: readonly Line[], fresh: readonly Line[]): Line[] => {
  const decided = (line: Line) => line.waits && fresh.some((each) => each.decides && each.on === line.on)
  const summed = lines.map((line) =>
    fresh.filter(isSame(line)).reduce((all, each) => ({ ...each, net: all.net + each.net }), line),
  )
  return [...summed.filter((line) => !decided(line)), ...fresh.filter((line) => !lines.some(isSame(line)))]
}

/** What an event says of this seat's bets, and of those of others where this seat is their bank. */
const toldOf = (event: Event, seat: string, family: Family): readonly Line[] => {
  const asBank = family.table?.asBank?.(event, seat)
  return [...(event.seat === seat ? linesOf(event, family) : []), ...(asBank ? [asBank] : [])]
}

/**
 * The account of the last round that settled something of this seat's. What a new round brings replaces it only once
 * there is something to say: until then the last payments stay to be read.
 */
export const accountOf = (events: readonly Event[], seat: string | null, family: Family): Account => {
  let round: number | null = null
  let shown = EMPTY
  for (const event of events) {
    if (event.type === 'round-started') {
      round = amount(event.round)
      continue
    }
    if (event.type === family.voidedBy) {
      shown = { ...EMPTY, round: amount(event.round), voided: text(event.cause) }
      continue
    }
    if (seat === null) continue
    const fresh = toldOf(event, seat, family)
    if (!fresh.length) continue
    const late = fresh.every((line) => line.decides) && shown.lines.some((line) => line.waits)
    const same = shown.round === round || late
    const lines = add(same ? shown.lines : [], fresh)
    shown = {
      round: same ? shown.round : round,
      lines,
      net: lines.reduce((sum, line) => sum + line.net, 0),
      voided: null,
    }
  }
  return shown
}

/** Whether nothing of the last round begun is left to settle; stakes may stand for the next. */
export const isOver = (events: readonly Event[]): boolean =>
  events.findLastIndex(({ type }) => type === 'round-ended') >
  events.findLastIndex(({ type }) => type === 'round-started')

/** Whether the last round begun was declared void, and not ended since. */
export const isVoid = (events: readonly Event[], { voidedBy }: Family): boolean => {
  const at = voidedBy === undefined ? -1 : events.findLastIndex((event) => event.type === voidedBy)
  return at >= 0 && !events.slice(at).some((event) => event.type === 'round-started' || event.type === 'round-ended')
}
