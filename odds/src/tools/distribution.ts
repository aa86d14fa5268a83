// Discrete distributions: how likely each value is, exactly. They are made by adding chances up and read as moments.

import { add, compare, type Fraction, fraction, mul, sub, sum, ZERO } from './fraction.js'

export type Distribution = ReadonlyMap<number, Fraction>

/** Adds a chance to what a value has already. */
export const note = (into: Map<number, Fraction>, value: number, chance: Fraction): void => {
  into.set(value, add(into.get(value) ?? ZERO, chance))
}

/** From values and their chances, in which a value may come more than once. */
export const distribution = (chances: Iterable<readonly [number, Fraction]>): Distribution => {
  const all = new Map<number, Fraction>()
  for (const [value, chance] of chances) note(all, value, chance)
  return all
}

/** Each value equally likely, as often as it is listed. */
export const equally = (values: readonly number[]): Distribution =>
  distribution(values.map((value) => [value, fraction(1, values.length)]))

/** One of several distributions, each as likely as it says. */
export const mixed = (parts: Iterable<readonly [Distribution, Fraction]>): Distribution =>
  distribution([...parts].flatMap(([part, share]) => [...part].map(([value, chance]) => [value, mul(chance, share)])))

/** The sum of two that do not depend on each other. */
export const together = (one: Distribution, other: Distribution): Distribution =>
  distribution([...one].flatMap(([a, first]) => [...other].map(([b, second]) => [a + b, mul(first, second)])))

/** The same chances, of what becomes of each value. */
export const mapped = (of: Distribution, change: (value: number) => number): Distribution =>
  distribution([...of].map(([value, chance]) => [change(value), chance]))

/** One, unless something was forgotten. */
export const totalOf = (of: Distribution): Fraction => sum(of.values())

export interface Moments {
  readonly ev: Fraction
  readonly variance: Fraction
  /** The chance of a gain, and of neither gain nor loss. */
  readonly hit: Fraction
  readonly push: Fraction
  /** Ascending by net. */
  readonly shares: readonly { readonly net: Fraction; readonly probability: Fraction }[]
}

/** What a distribution of nets says per unit staked. */
export const moments = (nets: Distribution, stake = 1): Moments => {
  const shares = [...nets]
    .sort(([a], [b]) => a - b)
    .map(([net, probability]) => ({ net: fraction(net, stake), probability }))
  const ev = sum(shares.map(({ net, probability }) => mul(net, probability)))
  const square = sum(shares.map(({ net, probability }) => mul(mul(net, net), probability)))
  const where = (sign: number) =>
    sum(shares.filter(({ net }) => compare(net, ZERO) === sign).map(({ probability }) => probability))
  return { ev, variance: sub(square, mul(ev, ev)), hit: where(1), push: where(0), shares }
}
