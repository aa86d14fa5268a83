// Nets counted with whole weights, and what becomes of them: a way to play with its exact distribution.

import { type Distribution, distribution } from '../tools/distribution.js'
import { type Fraction, fraction } from '../tools/fraction.js'
import type { Way } from './module.js'

/** How often each net came, and what was staked, both by whole weights. */
export interface Counted {
  add(net: number, weight: number | bigint): void
  stake(units: number, weight: number | bigint): void
  /** The nets as chances, all of them together one. */
  nets(): Distribution
  staked(): Fraction
}

export const counted = (): Counted => {
  const nets = new Map<number, bigint>()
  let staked = 0n
  const total = (): bigint => [...nets.values()].reduce((all, weight) => all + weight, 0n)
  return {
    add: (net, weight) => {
      if (weight > 0) nets.set(net, (nets.get(net) ?? 0n) + BigInt(weight))
    },
    stake: (units, weight) => {
      staked += BigInt(units) * BigInt(weight)
    },
    nets: () => {
      const all = total()
      return distribution([...nets].map(([net, weight]) => [net, fraction(weight, all)]))
    },
    staked: () => fraction(staked, total()),
  }
}

export const wayOf = (way: string, about: string, counts: Counted): Way => ({
  way,
  about,
  nets: counts.nets(),
  staked: counts.staked(),
})
