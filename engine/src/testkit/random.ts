// Repeatable chance for tests: a seed gives the same tables on every machine. Never used by a game.

export interface Random {
  /** A whole number from 0 to below `bound`. */
  below(bound: number): number
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
}

/** splitmix32: small, well mixed, good enough to wander through states. */
export const random = (seed: number): Random => {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (probability) => next() < probability,
  }
}
