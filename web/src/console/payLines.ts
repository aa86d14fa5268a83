// The settlement as lines in the order the engine made them, which is the order of the regulation.

import type { Event } from '@tapete/engine'
import type { FamilyModule, FamilyWords } from '../games/family.js'
import { money } from '../i18n/format.js'
import type { Teller } from '../i18n/staff/tell.js'
import type { PayLine } from '../parts/PayList.js'

export interface PayWords {
  readonly collectTag: string
  readonly collected: string
  readonly payTag: string
  readonly paidTag: string
  readonly halfTag: string
  readonly voidTag: string
  readonly returnedTag: string
  readonly freedTag: string
  readonly pushTag: string
  readonly heldTag: string
  readonly on: (stake: string, pays: string) => string
}

interface Paid {
  readonly on: string
  readonly stake: number
  readonly odds: { readonly num: number; readonly den: number }
  readonly amount: number
  readonly void: boolean
  readonly cite: string
}

export interface PayTelling {
  /** It has been settled; otherwise it is still to be. */
  readonly done: boolean
  readonly w: PayWords
  readonly tell: Teller
  readonly family: Pick<FamilyModule, 'console'>
  readonly own: Pick<FamilyWords, 'staff'>
  readonly pays: (num: number, den: number) => string
}

export const payLines = (events: readonly Event[], telling: PayTelling): PayLine[] => {
  const { done, w, tell, family, own, pays } = telling
  const held = new Set(events.filter((event) => event.type === 'payment-held').map((event) => event.seat))
  const tagOf = (line: Paid, seat: Event['seat']): string => {
    if (line.void) return w.voidTag
    if (line.odds.num === 0) return own.staff.tags?.freed ?? w.freedTag
    if (held.has(seat)) return w.heldTag
    return done ? w.paidTag : w.payTag
  }
  return events.flatMap((event, index): PayLine[] => {
    // A spot that names its box would say the seat twice.
    const bet = (on: unknown): string =>
      family.console.saysWhose?.(String(on))
        ? tell.spot(String(on))
        : `${tell.seat(String(event.seat))} · ${tell.spot(String(on))}`
    const line = (net: number, tag: string, how: string): PayLine[] => [
      {
        id: `${done ? 'done' : 'next'}-${index}`,
        bet: bet(event.on),
        how,
        net: net === 0 ? 0 : net,
        rule: event.cite,
        tag,
      },
    ]
    const stake = money(Number(event.stake ?? 0))
    switch (event.type) {
      case 'collected':
        return line(-Number(event.amount), done ? w.collected : w.collectTag, stake)
      case 'halved':
        return line(-Number(event.amount), w.halfTag, stake)
      case 'bet-returned':
        return line(0, w.returnedTag, stake)
      case 'pushed':
        return line(0, w.pushTag, stake)
      case 'paid':
        return (event.lines as unknown as readonly Paid[]).map((each, at) => ({
          id: `${done ? 'done' : 'next'}-${index}-${at}`,
          bet: bet(each.on),
          how: each.odds.num === 0 ? money(each.stake) : w.on(money(each.stake), pays(each.odds.num, each.odds.den)),
          net: each.amount,
          rule: each.cite,
          tag: tagOf(each, event.seat),
        }))
      default: {
        const settles = family.console.settles?.[event.type]
        return settles ? line(settles(event), own.staff.tags?.[event.type] ?? '', stake) : []
      }
    }
  })
}

/** The events of the round in progress, or of the last one. */
export const ofThisRound = (events: readonly Event[], voidedBy?: string): readonly Event[] => {
  const start = events.findLastIndex((event) => event.type === 'round-started')
  const voided = events.findLastIndex((event) => event.type === voidedBy)
  return events.slice(Math.max(0, start, voided))
}

export const sumOf = (lines: readonly PayLine[]): number => lines.reduce((sum, line) => sum + line.net, 0)
