// What the pots paid in the round on the cloth, read from its events in their order.

import type { Event } from '../../../app/types.js'
import type { Line } from '../../../pages/table/payments.js'

export interface HitLine {
  readonly seat: string
  readonly pot: string
  readonly category: string
  readonly amount: number
  readonly paid: boolean
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const sum = (value: unknown): number => (typeof value === 'number' ? value : 0)

const lineIn = (event: Event): Omit<HitLine, 'paid'> => ({
  seat: text(event.seat),
  pot: text(event.pot),
  category: text(event.category),
  amount: sum(event.amount),
})

/** The prizes of the last round begun, in the order they became due. */
export const hitsOf = (events: readonly Event[]): readonly HitLine[] => {
  const from = events.findLastIndex(({ type }) => type === 'round-started')
  const round = events.slice(Math.max(0, from))
  const due = round.filter(({ type }) => type === 'prize-due').map(lineIn)
  const settled = round.filter(({ type }) => type === 'prize-paid')
  return due.map((line) => ({
    ...line,
    paid: settled.some(
      (event) => event.seat === line.seat && event.pot === line.pot && event.category === line.category,
    ),
  }))
}

/** In the account of a round: a side bet that is lost, and a prize that is paid. */
export const sideLines = (event: Event): readonly Line[] | undefined => {
  if (event.type === 'side-bet-lost') {
    const stake = sum(event.amount)
    return [
      {
        kind: `pot-${text(event.why)}`,
        on: `pot:${text(event.pot)}`,
        with: 'money',
        stake,
        net: -stake,
        rule: event.cite,
      },
    ]
  }
  if (event.type === 'prize-paid') {
    const net = sum(event.amount)
    return [{ kind: 'pot-prize', on: `prize:${text(event.category)}`, with: 'money', stake: 0, net, rule: event.cite }]
  }
  return undefined
}
