// Counting and listing hands: k cards of n without replacement, each as a set, or sets of a kind with their number of ways.

/** n choose k: how many sets of k there are of n; none when there are not so many. */
export const choose = (n: number, k: number): bigint => {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(k) || n < 0) throw new RangeError(`no choice of ${k} of ${n}`)
  if (k < 0 || k > n) return 0n
  let ways = 1n
  // Whole at every step: the product of i consecutive numbers divides by i!.
  for (let i = 1; i <= Math.min(k, n - k); i += 1) ways = (ways * BigInt(n - i + 1)) / BigInt(i)
  return ways
}

/** Every set of k of the items, in the order of the items. */
export function* combinations<T>(items: readonly T[], k: number): Generator<readonly T[]> {
  if (!Number.isSafeInteger(k) || k < 0) throw new RangeError(`no sets of ${k}`)
  if (k > items.length) return
  const places = Array.from({ length: k }, (_, at) => at)
  for (;;) {
    yield places.map((place) => items[place] as T)
    let at = k - 1
    while (at >= 0 && places[at] === items.length - k + at) at -= 1
    if (at < 0) return
    places[at] = (places[at] as number) + 1
    for (let later = at + 1; later < k; later += 1) places[later] = (places[later - 1] as number) + 1
  }
}

export interface Taken {
  /** How many of each kind. */
  readonly counts: readonly number[]
  /** In how many of the equally likely sets of cards it comes so. */
  readonly ways: bigint
}

/**
 * Every hand of k cards when cards of one kind are alike: `held` of each kind are left. The ways add up to all the sets of k
 * that there are, so that a share of them is a chance without replacement.
 */
export function* hands(held: readonly number[], k: number): Generator<Taken> {
  // What can still be taken from a kind on, to leave a branch that cannot come to k.
  const from = [...held, 0]
  for (let kind = held.length - 1; kind >= 0; kind -= 1)
    from[kind] = (held[kind] as number) + (from[kind + 1] as number)
  const counts = held.map(() => 0)
  function* take(kind: number, left: number, ways: bigint): Generator<Taken> {
    if (kind === held.length) {
      yield { counts: [...counts], ways }
      return
    }
    const most = Math.min(left, held[kind] as number)
    for (let taken = Math.max(0, left - (from[kind + 1] as number)); taken <= most; taken += 1) {
      counts[kind] = taken
      yield* take(kind + 1, left - taken, ways * choose(held[kind] as number, taken))
    }
    counts[kind] = 0
  }
  if (k >= 0 && k <= (from[0] as number)) yield* take(0, k, 1n)
}

/** What is left of each kind once a hand is gone. */
export const without = (held: readonly number[], counts: readonly number[]): number[] =>
  held.map((many, kind) => many - (counts[kind] ?? 0))
