import { DECK } from '@tapete/engine'
import { combinatorics, fractions } from '@tapete/odds'
import { describe, expect, it } from 'vitest'

const { choose, combinations, hands, without } = combinatorics
const { format, fraction } = fractions

const RANKS = Array.from({ length: 13 }, () => 4)
const SUITS = [13, 13, 13, 13]

const sumOfWays = (taken: Iterable<{ ways: bigint }>): bigint => {
  let all = 0n
  for (const { ways } of taken) all += ways
  return all
}

describe('n choose k', () => {
  it.each([
    [52, 3, 22_100n],
    [52, 5, 2_598_960n],
    [52, 7, 133_784_560n],
    [90, 15, 45_795_673_964_460_816n],
    [80, 20, 3_535_316_142_212_174_320n],
    [6, 0, 1n],
    [6, 6, 1n],
    [6, 7, 0n],
    [6, -1, 0n],
    [0, 0, 1n],
  ])('%i choose %i is %s', (n, k, ways) => expect(choose(n, k)).toBe(ways))

  it('is the sum of the two above it', () => {
    for (let n = 1; n < 40; n += 1)
      for (let k = 0; k <= n; k += 1) expect(choose(n, k)).toBe(choose(n - 1, k - 1) + choose(n - 1, k))
  })

  it('is asked of whole numbers', () => {
    for (const [n, k] of [
      [-1, 0],
      [5.5, 2],
      [5, 0.5],
    ] as const)
      expect(() => choose(n, k)).toThrow(RangeError)
  })
})

describe('sets', () => {
  it('come in the order of their items, each once', () => {
    expect([...combinations(['a', 'b', 'c', 'd'], 2)].map((set) => set.join(''))).toEqual([
      'ab',
      'ac',
      'ad',
      'bc',
      'bd',
      'cd',
    ])
    expect([...combinations(['a', 'b'], 2)]).toEqual([['a', 'b']])
    expect([...combinations(['a', 'b'], 0)]).toEqual([[]])
    expect([...combinations(['a', 'b'], 3)]).toEqual([])
    expect(() => [...combinations(['a'], -1)]).toThrow(RangeError)
  })

  it('of three cards are 22,100: 52 trios, 1,096 flushes and 3,744 pairs among them', () => {
    const seen = new Set<string>()
    const counted = { trio: 0, pair: 0, flush: 0 }
    for (const hand of combinations(DECK, 3)) {
      seen.add(hand.join())
      const [ranks, suits] = [new Set(hand.map((card) => card[0])), new Set(hand.map((card) => card[1]))]
      if (ranks.size === 1) counted.trio += 1
      if (ranks.size === 2) counted.pair += 1
      // Forty-eight of the 1,144 hands of one suit are sequences.
      if (suits.size === 1) counted.flush += 1
    }
    expect(seen.size).toBe(22_100)
    expect(counted).toEqual({ trio: 52, pair: 3_744, flush: 1_096 + 48 })
  })
})

describe('hands of cards that are alike', () => {
  it('of three cards by rank are 455 kinds of the 22,100', () => {
    const kinds = [...hands(RANKS, 3)]
    expect(kinds).toHaveLength(455)
    expect(sumOfWays(kinds)).toBe(22_100n)
    expect(sumOfWays(kinds.filter(({ counts }) => counts.includes(3)))).toBe(52n)
    expect(sumOfWays(kinds.filter(({ counts }) => counts.includes(2)))).toBe(3_744n)
  })

  it('of five cards of one suit are 5,148 of the 2,598,960', () => {
    const kinds = [...hands(SUITS, 5)]
    expect(sumOfWays(kinds)).toBe(choose(52, 5))
    expect(sumOfWays(kinds.filter(({ counts }) => counts.includes(5)))).toBe(5_148n)
  })

  it('follow each other without replacement: two aces and then the other two, 1 in 270,725', () => {
    const shoe = [4, 48]
    let ways = 0n
    for (const first of hands(shoe, 2))
      for (const second of hands(without(shoe, first.counts), 2))
        if (first.counts[0] === 2 && second.counts[0] === 2) ways += first.ways * second.ways
    expect(format(fraction(ways, choose(52, 2) * choose(50, 2)))).toBe('1/270725')
  })

  it('are none where there are not so many cards, and one where none is wanted', () => {
    expect([...hands([1, 2], 4)]).toEqual([])
    expect([...hands([1, 2], -1)]).toEqual([])
    expect([...hands([1, 2], 3)]).toEqual([{ counts: [1, 2], ways: 1n }])
    expect([...hands([1, 2], 0)]).toEqual([{ counts: [0, 0], ways: 1n }])
    expect([...hands([], 0)]).toEqual([{ counts: [], ways: 1n }])
  })
})
