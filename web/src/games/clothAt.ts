// The cloth as the events of a round leave it: what stands on each spot, whose it is, and the result.

import type { Event, Play } from '../app/types.js'
import type { Stake } from '../felt/types.js'

export interface ClothAt {
  readonly stakes: readonly Stake[]
  readonly result: string | null
}

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

/** `colours` are those the seats had when the round began. */
export const clothAt = (events: readonly Event[], me: string | null = null, colours: Play['colours'] = {}): ClothAt => {
  const stakes = new Map<string, Stake>()
  const colourOf = new Map(Object.entries(colours).map(([seat, { colour }]) => [seat, colour]))
  let result: string | null = null
  for (const event of events) {
    const seat = String(event.seat)
    if (event.type === 'colour-assigned') colourOf.set(seat, String(event.colour))
    if (event.type === 'ball-landed' || event.type === 'disc-stopped') result = String(event.pocket ?? event.symbol)
    if (event.type === 'round-voided' || event.type === 'round-started') result = null
    const sign = SIGN[event.type]
    if (!sign) continue
    for (const { on, stake, with: kind } of linesOf(event)) {
      const key = `${seat} ${on} ${kind}`
      const amount = (stakes.get(key)?.amount ?? 0) + sign * stake
      const colour = kind === 'colour' ? colourOf.get(seat) : undefined
      if (amount > 0) stakes.set(key, { spot: on, amount, mine: seat === me, ...(colour ? { colour } : {}) })
      else stakes.delete(key)
    }
  }
  return { stakes: [...stakes.values()], result }
}
