// The joint law of the two rows on a finite shoe, exactly.
//
// A row is some cards that count at most 30 together, in any order, and one last card that takes it to 31 or more. Cards come in
// any order with the same chance, so both last cards may be thought to come first; what is left is to count, for each pair of
// them, the ways to lay cards that count s in one row and t in the other. With n cards of value v those ways are the terms of
// (1 + x + y)^n: cards of that value that lie nowhere, in the first row, in the second. The product over all values is kept by
// what each row counts and how many cards it has; taking a last card out of it is a division by (1 + x + y).

import { type Fraction, fraction, ZERO } from '../tools/fraction.js'

/** How many cards there are of each value, 1 to 10. */
export type Counts = readonly number[]

export const shoeOf = (decks: number): Counts => Array.from({ length: 10 }, (_, at) => decks * (at === 9 ? 16 : 4))

/** What a row may count before its last card. */
const MOST = 30
const SIDE = MOST + 1
const SIZE = SIDE ** 4

const at = (s: number, k: number, t: number, l: number): number => ((s * SIDE + k) * SIDE + t) * SIDE + l

/** Ways by points and cards of the first row, points and cards of the second. */
type Ways = (bigint | undefined)[]

/** n! / (a! b! (n - a - b)!), for all small a and b. */
const spreads = (n: number): bigint[][] => {
  const rows: bigint[][] = [[1n]]
  for (let a = 0; a <= Math.min(MOST, n); a += 1) {
    if (a > 0) rows[a] = [(((rows[a - 1] as bigint[])[0] as bigint) * BigInt(n - a + 1)) / BigInt(a)]
    const row = rows[a] as bigint[]
    for (let b = 1; b <= Math.min(MOST, n - a); b += 1)
      row[b] = ((row[b - 1] as bigint) * BigInt(n - a - b + 1)) / BigInt(b)
  }
  return rows
}

const times = (ways: Ways, value: number, n: number): Ways => {
  const spread = spreads(n)
  const next: Ways = new Array(SIZE)
  for (let s = 0; s <= MOST; s += 1)
    for (let k = 0; k <= s; k += 1)
      for (let t = 0; t <= MOST; t += 1)
        for (let l = 0; l <= t; l += 1) {
          const here = ways[at(s, k, t, l)]
          if (here === undefined) continue
          for (let a = 0; s + a * value <= MOST; a += 1)
            for (let b = 0; t + b * value <= MOST; b += 1) {
              const ways = spread[a]?.[b]
              if (ways === undefined) continue
              const to = at(s + a * value, k + a, t + b * value, l + b)
              next[to] = (next[to] ?? 0n) + here * ways
            }
        }
  return next
}

/** The same with one card of that value fewer. */
const without = (ways: Ways, value: number): Ways => {
  const next: Ways = new Array(SIZE)
  for (let s = 0; s <= MOST; s += 1)
    for (let k = 0; k <= s; k += 1)
      for (let t = 0; t <= MOST; t += 1)
        for (let l = 0; l <= t; l += 1) {
          const here = at(s, k, t, l)
          let left = ways[here] ?? 0n
          if (s >= value && k > 0) left -= next[at(s - value, k - 1, t, l)] ?? 0n
          if (t >= value && l > 0) left -= next[at(s, k, t - value, l - 1)] ?? 0n
          if (left !== 0n) next[here] = left
        }
  return next
}

const factorials = (most: number): bigint[] => {
  const all = [1n]
  for (let n = 1; n <= most; n += 1) all.push((all[n - 1] as bigint) * BigInt(n))
  return all
}

interface Row {
  readonly s: number
  readonly k: number
  readonly t: number
  readonly l: number
  readonly ways: bigint
}

const rowsOf = (ways: Ways): Row[] => {
  const rows: Row[] = []
  for (let s = 0; s <= MOST; s += 1)
    for (let k = 0; k <= s; k += 1)
      for (let t = 0; t <= MOST; t += 1)
        for (let l = 0; l <= t; l += 1) {
          const here = ways[at(s, k, t, l)]
          if (here !== undefined) rows.push({ s, k, t, l, ways: here })
        }
  return rows
}

/** Chances of each pair of totals, `law[i - 31][j - 31]`: what the first row counts, and the second. */
export type RowLaw = readonly (readonly Fraction[])[]

const TOTALS = 10

/** All of it, or only how likely each tie is: that is far less to add up. */
export const rowLaw = (counts: Counts, only?: 'ties'): RowLaw => {
  const cards = counts.reduce((total, n) => total + n, 0)
  const rest = cards - 2
  const facts = factorials(2 * MOST)
  /** rest (rest - 1) ..., so many factors after the first `from`. */
  const falling = (from: number): bigint => {
    let product = 1n
    for (let taken = from; taken < Math.min(2 * MOST, rest); taken += 1) product *= BigInt(rest - taken)
    return product
  }
  const after = Array.from({ length: 2 * MOST + 1 }, (_, taken) => falling(taken))
  const orders = (k: number, l: number): bigint =>
    k + l > rest ? 0n : (facts[k] as bigint) * (facts[l] as bigint) * (after[k + l] as bigint)
  const weights = Array.from({ length: SIDE }, (_, k) => Array.from({ length: SIDE }, (_, l) => orders(k, l)))

  // Everything but the aces, which fill a row up to any count and so are laid last.
  let all: Ways = new Array(SIZE)
  all[0] = 1n
  for (let value = 10; value >= 2; value -= 1) all = times(all, value, counts[value - 1] as number)

  const sums = Array.from({ length: TOTALS }, () => new Array<bigint>(TOTALS).fill(0n))
  const add = (i: number, j: number, ways: bigint): void => {
    const row = sums[i - 31] as bigint[]
    row[j - 31] = (row[j - 31] as bigint) + ways
  }
  for (let first = 1; first <= 10; first += 1) {
    const one = first === 1 ? all : without(all, first)
    for (let second = first; second <= 10; second += 1) {
      const drawn =
        BigInt(counts[first - 1] as number) * BigInt((counts[second - 1] as number) - (first === second ? 1 : 0))
      if (drawn <= 0n) continue
      const aces = spreads((counts[0] as number) - (first === 1 ? 1 : 0) - (second === 1 ? 1 : 0))
      const laid = rowsOf(second === 1 ? one : without(one, second))
      for (const { s, k, t, l, ways } of laid)
        for (let to = Math.max(s, 31 - first); to <= MOST; to += 1) {
          const spread = aces[to - s]
          const weight = weights[k + to - s] as bigint[]
          if (!spread) break
          const same = to + first - second
          const from = Math.max(t, 31 - second, only ? same : 0)
          for (let other = from; other <= (only ? Math.min(same, MOST) : MOST); other += 1) {
            const fills = spread[other - t]
            if (fills === undefined) break
            const chance = drawn * ways * fills * (weight[l + other - t] as bigint)
            add(to + first, other + second, chance)
            // Rows may change places: what the first does to the second the second does to the first.
            if (first !== second) add(other + second, to + first, chance)
          }
        }
    }
  }
  const total = BigInt(cards) * BigInt(cards - 1) * (after[0] as bigint)
  return sums.map((row) => row.map((ways) => (ways === 0n ? ZERO : fraction(ways, total))))
}
