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

interface Named {
  readonly seat: string
  readonly category: string
}

/** Whether a prize went back to its pot after it was due: its hand was put right. */
const isWithdrawn = (prize: Event, later: readonly Event[]): boolean =>
  later.some(
    ({ type, pot, prizes }) =>
      type === 'prizes-withdrawn' &&
      pot === prize.pot &&
      (prizes as unknown as readonly Named[]).some(
        ({ seat, category }) => seat === prize.seat && category === prize.category,
      ),
  )

/** The prizes of the last round begun, in the order they became due. */
export const hitsOf = (events: readonly Event[]): readonly HitLine[] => {
  const from = events.findLastIndex(({ type }) => type === 'round-started')
  const round = events.slice(Math.max(0, from))
  const due = round
    .filter((event, at) => event.type === 'prize-due' && !isWithdrawn(event, round.slice(at)))
    .map(lineIn)
  const settled = round.filter(({ type }) => type === 'prize-paid')
  return due.map((line) => ({
    ...line,
    paid: settled.some(
      (event) => event.seat === line.seat && event.pot === line.pot && event.category === line.category,
    ),
  }))
}

/** A bet on a pot stays with it, whatever the hand. */
const staked = (event: Event, kind: string, stake: number): Line => ({
  ...{ kind: `pot-${kind}`, on: `pot:${text(event.pot)}`, with: 'money' },
  ...{ stake, net: -stake, rule: event.cite },
})

/** In the account of a round: the bet on a pot, lost or won with, and the prize that is paid. */
export const sideLines = (event: Event): readonly Line[] | undefined => {
  if (event.type === 'side-bet-lost') return [staked(event, text(event.why), sum(event.amount))]
  if (event.type === 'pot-hit') return [staked(event, 'hit', sum(event.bet))]
  // What was said of its hand holds no more: it is said again when the prizes are claimed again.
  if (event.type === 'side-bet-reopened') return [{ ...staked(event, 'again', 0), net: sum(event.amount) }]
  if (event.type === 'prize-paid') {
    const net = sum(event.amount)
    return [{ kind: 'pot-prize', on: `prize:${text(event.category)}`, with: 'money', stake: 0, net, rule: event.cite }]
  }
  return undefined
}
