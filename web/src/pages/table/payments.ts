// What a round did to one player's money, from the events heard, in the order they came: the regulated one.

import type { Event } from '../../app/types.js'

export interface Line {
  readonly kind: 'paid' | 'collected' | 'halved' | 'imprisoned' | 'freed' | 'returned' | 'void' | 'waiting'
  readonly on: string
  readonly with: string
  readonly stake: number
  readonly odds?: { readonly num: number; readonly den: number }
  /** The stake is not counted. */
  readonly net: number
  readonly article: string
}

export interface Account {
  readonly round: number | null
  readonly lines: readonly Line[]
  readonly net: number
  /** The cause, when the round was declared void. */
  readonly voided: string | null
}

interface Paid {
  readonly on: string
  readonly with: string
  readonly stake: number
  readonly odds: { readonly num: number; readonly den: number }
  readonly amount: number
  readonly void: boolean
  readonly cite: { readonly article: string }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const amount = (value: unknown): number => (typeof value === 'number' ? value : 0)

const linesOf = (event: Event): Line[] => {
  const on = text(event.on)
  const kind = text(event.with) || 'money'
  const stake = amount(event.stake)
  const article = event.cite.article
  switch (event.type) {
    case 'collected':
      return [{ kind: 'collected', on, with: kind, stake, net: -amount(event.amount), article }]
    case 'halved':
      return [{ kind: 'halved', on, with: kind, stake, net: -amount(event.amount), article }]
    case 'imprisoned':
      return [{ kind: 'imprisoned', on, with: kind, stake, net: 0, article }]
    case 'zero-decision-due':
      return [{ kind: 'waiting', on, with: kind, stake, net: 0, article }]
    case 'bet-returned':
      return [{ kind: 'returned', on, with: kind, stake, net: 0, article }]
    case 'paid':
      return ((event.lines ?? []) as unknown as readonly Paid[]).map((line) => ({
        kind: line.void ? 'void' : line.odds.num === 0 ? 'freed' : 'paid',
        on: line.on,
        with: line.with,
        stake: line.stake,
        odds: line.odds,
        net: line.amount,
        article: line.cite.article,
      }))
    default:
      return []
  }
}

const EMPTY: Account = { round: null, lines: [], net: 0, voided: null }

/** A decision about the zero replaces the line that waited for it. */
const add = (lines: readonly Line[], fresh: readonly Line[]): Line[] => {
  const decided = (line: Line) =>
    line.kind === 'waiting' &&
    fresh.some((each) => (each.kind === 'halved' || each.kind === 'imprisoned') && each.on === line.on)
  return [...lines.filter((line) => !decided(line)), ...fresh]
}

/**
 * The account of the last round that settled something of this seat's. What a new round brings replaces it only once
 * there is something to say: until then the last payments stay to be read.
 */
export const accountOf = (events: readonly Event[], seat: string | null): Account => {
  let round: number | null = null
  let shown = EMPTY
  for (const event of events) {
    if (event.type === 'round-started') {
      round = amount(event.round)
      continue
    }
    if (event.type === 'round-voided') {
      shown = { ...EMPTY, round: amount(event.round), voided: text(event.cause) }
      continue
    }
    if (event.seat !== seat || seat === null) continue
    const fresh = linesOf(event)
    if (!fresh.length) continue
    // A prisoner decided in the next round still belongs to the round of its zero.
    const late =
      fresh.every((line) => line.kind === 'halved' || line.kind === 'imprisoned') &&
      shown.lines.some((line) => line.kind === 'waiting')
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

/** The last phrase said at the table. */
export const lastPhrase = (events: readonly Event[]): { phrase: string; article: string } | undefined => {
  const said = events.findLast((event) => event.type === 'said')
  return said && { phrase: text(said.phrase), article: said.cite.article }
}

/** Whether the last round begun was declared void and its throw not yet repeated. */
export const isVoid = (events: readonly Event[], phase: string): boolean => {
  if (phase !== 'betting' && phase !== 'fault') return false
  const at = events.findLastIndex((event) => event.type === 'round-voided')
  return at >= 0 && !events.slice(at).some((event) => event.type === 'round-started' || event.type === 'round-ended')
}
