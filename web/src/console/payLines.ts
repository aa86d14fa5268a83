// The settlement as lines in the order the engine made them, which is the order of the regulation.

import type { Citation, Event } from '@tapete/engine'
import { familyOf } from '../games/families.js'
import { money } from '../i18n/format.js'
import type { Teller } from '../i18n/staff/tell.js'
import type { PayLine } from '../parts/PayList.js'

export interface PayWords {
  readonly collectTag: string
  readonly collected: string
  readonly payTag: string
  readonly paidTag: string
  readonly halfTag: string
  readonly waitTag: string
  readonly prisonTag: string
  readonly voidTag: string
  readonly freedTag: string
  readonly heldTag: string
  readonly on: (stake: string, pays: string) => string
}

interface Paid {
  readonly on: string
  readonly stake: number
  readonly odds: { readonly num: number; readonly den: number }
  readonly amount: number
  readonly void: boolean
  readonly cite: Citation
}

// Of the card tables: a roulette has splits too, and those are somebody's.
const ON_HAND = /^(main|round|pairs|insurance|split|double|tie-break|bonus)(-\d)?:\d/

export const payLines = (
  events: readonly Event[],
  done: boolean,
  w: PayWords,
  tell: Teller,
  pays: (num: number, den: number) => string,
): PayLine[] => {
  const held = new Set(events.filter((event) => event.type === 'payment-held').map((event) => event.seat))
  const tagOf = (line: Paid, seat: Event['seat']): string => {
    if (line.void) return w.voidTag
    if (line.odds.num === 0) return w.freedTag
    if (held.has(seat)) return w.heldTag
    return done ? w.paidTag : w.payTag
  }
  return events.flatMap((event, index): PayLine[] => {
    // A bet on a hand names its box: the seat would say it twice.
    const bet = (on: unknown): string =>
      familyOf(tell.game) === 'blackjack' && ON_HAND.test(String(on))
        ? tell.spot(String(on))
        : `${tell.seat(String(event.seat))} · ${tell.spot(String(on))}`
    const line = (net: number, tag: string, how: string): PayLine[] => [
      {
        id: `${done ? 'done' : 'next'}-${index}`,
        bet: bet(event.on),
        how,
        net: net === 0 ? 0 : net,
        article: event.cite.article,
        tag,
      },
    ]
    const stake = money(Number(event.stake ?? 0))
    switch (event.type) {
      case 'collected':
        return line(-Number(event.amount), done ? w.collected : w.collectTag, stake)
      case 'halved':
        return line(-Number(event.amount), w.halfTag, stake)
      case 'zero-decision-due':
        return line(0, w.waitTag, stake)
      case 'imprisoned':
        return line(0, w.prisonTag, stake)
      case 'bet-returned':
        return line(0, w.voidTag, stake)
      case 'paid':
        return (event.lines as unknown as readonly Paid[]).map((each, at) => ({
          id: `${done ? 'done' : 'next'}-${index}-${at}`,
          bet: bet(each.on),
          how: each.odds.num === 0 ? money(each.stake) : w.on(money(each.stake), pays(each.odds.num, each.odds.den)),
          net: each.amount,
          article: each.cite.article,
          tag: tagOf(each, event.seat),
        }))
      default:
        return []
    }
  })
}

/** The events of the round in progress, or of the last one. */
export const ofThisRound = (events: readonly Event[]): readonly Event[] => {
  const start = events.findLastIndex((event) => event.type === 'round-started')
  const voided = events.findLastIndex((event) => event.type === 'round-voided')
  return events.slice(Math.max(0, start, voided))
}

export const sumOf = (lines: readonly PayLine[]): number => lines.reduce((sum, line) => sum + line.net, 0)
