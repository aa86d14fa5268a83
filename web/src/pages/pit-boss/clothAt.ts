// The cloth as the events of a round leave it: what stands on each spot, and the result.

import type { Event } from '@tapete/engine'

export interface ClothAt {
  readonly stakes: readonly { readonly on: string; readonly amount: number }[]
  readonly result: string | null
}

const ADDS = ['bet-placed', 'bet-found']
const TAKES = ['bet-withdrawn', 'collected', 'halved', 'bet-returned']

export const clothAt = (entries: readonly { readonly events: readonly Event[] }[]): ClothAt => {
  const stakes = new Map<string, number>()
  let result: string | null = null
  const add = (on: unknown, amount: unknown, sign: number) =>
    stakes.set(String(on), Math.max(0, (stakes.get(String(on)) ?? 0) + sign * Number(amount)))
  for (const { events } of entries)
    for (const event of events) {
      if (ADDS.includes(event.type)) add(event.on, event.stake, 1)
      if (TAKES.includes(event.type)) add(event.on, event.stake, -1)
      if (event.type === 'paid')
        for (const line of event.lines as unknown as { on: string; stake: number }[]) add(line.on, line.stake, -1)
      if (event.type === 'ball-landed') result = String(event.pocket)
      if (event.type === 'round-voided' || event.type === 'round-ended') result = null
    }
  return { stakes: [...stakes].flatMap(([on, amount]) => (amount > 0 ? [{ on, amount }] : [])), result }
}
