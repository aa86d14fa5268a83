// What stands on each spot as the events of a round leave it, and whose it is.

import type { Event } from '../app/types.js'
import type { Stake } from '../felt/types.js'

interface Line {
  readonly on: string
  readonly stake: number
  readonly with: string
}

const SIGN: { readonly [event: string]: 1 | -1 } = {
  'bet-placed': 1,
  'bet-found': 1,
  'bet-withdrawn': -1,
  collected: -1,
  halved: -1,
  'bet-returned': -1,
  paid: -1,
}

const linesOf = (event: Event): readonly Line[] =>
  event.type === 'paid' ? ((event.lines ?? []) as unknown as readonly Line[]) : [event as unknown as Line]

/** `colourOf` says in whose colour chips are, where they are not money. */
export const stakesAt = (
  events: readonly Event[],
  me: string | null = null,
  colourOf: (seat: string, kind: string) => string | undefined = () => undefined,
): readonly Stake[] => {
  const stakes = new Map<string, Stake>()
  for (const event of events) {
    const sign = SIGN[event.type]
    if (!sign) continue
    const seat = String(event.seat)
    for (const { on, stake, with: kind } of linesOf(event)) {
      const key = `${seat} ${on} ${kind}`
      const amount = (stakes.get(key)?.amount ?? 0) + sign * stake
      const colour = colourOf(seat, kind)
      if (amount > 0) stakes.set(key, { spot: on, amount, mine: seat === me, ...(colour ? { colour } : {}) })
      else stakes.delete(key)
    }
  }
  return [...stakes.values()]
}

/** The result as these events leave it: a round that begins, or is void, has none. */
export const resultAt = (
  events: readonly Event[],
  resultOf: (events: readonly Event[]) => string | undefined,
  voidedBy?: string,
): string | null => {
  const from = events.findLastIndex(({ type }) => type === 'round-started' || type === voidedBy)
  return resultOf(events.slice(from + 1)) ?? null
}
