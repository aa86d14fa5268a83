import { type Random, random, xoshiro } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { draw, outcomes } from '../../src/tools/chance.js'

const MASK = 0xffff_ffffn

/** The published algorithm, in words that cannot overflow. */
const reference = (seed: readonly bigint[]): (() => number) => {
  const s = [...seed] as [bigint, bigint, bigint, bigint]
  const rotate = (value: bigint, by: bigint) => ((value << by) | (value >> (32n - by))) & MASK
  return () => {
    const result = (rotate((s[1] * 5n) & MASK, 7n) * 9n) & MASK
    const shifted = (s[1] << 9n) & MASK
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= shifted
    s[3] = rotate(s[3], 11n)
    return Number(result)
  }
}

const chiSquare = (observed: readonly number[], expected: readonly number[]): number =>
  observed.reduce(
    (total, count, index) => total + (count - (expected[index] as number)) ** 2 / (expected[index] as number),
    0,
  )

/** Wilson and Hilferty: chi-square as a standard normal. */
const normal = (statistic: number, freedom: number): number => {
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(statistic / freedom) - 1 + spread) / Math.sqrt(spread)
}

const counted = (draws: number, bound: number, next: () => number): number[] => {
  const counts = new Array<number>(bound).fill(0)
  for (let index = 0; index < draws; index += 1) {
    const value = next()
    counts[value] = (counts[value] as number) + 1
  }
  return counts
}

describe('the generator', () => {
  it('is xoshiro128**', () => {
    const dice = xoshiro([1, 2, 0xffff_ffff, 0x8000_0000])
    const expected = reference([1n, 2n, 0xffff_ffffn, 0x8000_0000n])
    for (let index = 0; index < 1000; index += 1) expect(dice.next()).toBe(expected())
    expect(xoshiro([1, 2, 3, 4]).next()).toBe(11520)
  })

  it('fills a buffer with what it would have given one by one, and goes on from there', () => {
    const [dice, other] = [xoshiro([1, 2, 3, 4]), xoshiro([1, 2, 3, 4])]
    const buffer = new Uint32Array(100)
    dice.fill(buffer)
    expect([...buffer]).toEqual(Array.from({ length: 100 }, () => other.next()))
    expect(dice.next()).toBe(other.next())
  })

  it('does not stand still when seeded with zeros', () => {
    const dice = xoshiro([0, 0, 0, 0])
    expect(new Set(Array.from({ length: 100 }, () => dice.next())).size).toBeGreaterThan(90)
  })

  it('repeats a seed, as text or number, and no other seed or stream', () => {
    const head = (dice: Random) => [dice.next(), dice.next(), dice.next()].join()
    expect(head(random(7))).toBe(head(random('7')))
    const heads = new Set<string>()
    for (let seed = 0; seed < 40; seed += 1)
      for (let stream = 0; stream < 50; stream += 1) heads.add(head(random(seed, stream)))
    expect(heads.size).toBe(2000)
  })

  it.each([2, 3, 37, 38, 54, 1000])('draws below %i evenly', (bound) => {
    const dice = random(`below ${bound}`)
    const draws = 200_000
    const counts = counted(draws, bound, () => dice.below(bound))
    expect(
      Math.abs(
        normal(
          chiSquare(
            counts,
            counts.map(() => draws / bound),
          ),
          bound - 1,
        ),
      ),
    ).toBeLessThan(4)
  })

  it('draws evenly across streams: the first draw of each', () => {
    const draws = 50_000
    let stream = 0
    const counts = counted(draws, 37, () => random('streams', stream++).below(37))
    expect(
      Math.abs(
        normal(
          chiSquare(
            counts,
            counts.map(() => draws / 37),
          ),
          36,
        ),
      ),
    ).toBeLessThan(4)
  })

  it('rejects the incomplete last cycle', () => {
    // Three quarters of the range: taken modulo, the first third would come twice as often as the others.
    const bound = 2 ** 32 - 2 ** 30
    const dice = random('bias')
    const draws = 60_000
    const counts = counted(draws, 3, () => Math.floor(dice.below(bound) / 2 ** 30))
    expect(Math.abs(normal(chiSquare(counts, [draws / 3, draws / 3, draws / 3]), 2))).toBeLessThan(4)
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses to draw below %d', (bound) => {
    expect(() => random(1).below(bound)).toThrow(RangeError)
  })
})

describe('chance', () => {
  const weighted = {
    by: 'chance',
    do: 'stop',
    fields: { symbol: { oneOf: ['a', 'b', 'c'], weights: [5, 0, 1] } },
  } as const
  const dice = {
    by: 'chance',
    do: 'roll',
    fields: { first: { min: 1, max: 6, step: 1 }, second: { oneOf: [1, 2] } },
  } as const

  it('counts the ways of every answer', () => {
    expect(outcomes(weighted).map(({ move, ways }) => [move.symbol, ways])).toEqual([
      ['a', 5n],
      ['c', 1n],
    ])
    expect(outcomes(dice)).toHaveLength(12)
    expect(outcomes(dice)[11]).toEqual({ move: { by: 'chance', do: 'roll', first: 6, second: 2 }, ways: 1n })
  })

  it('draws by weight', () => {
    const source = random('weights')
    const draws = 60_000
    const seen = counted(draws, 3, () => ['a', 'b', 'c'].indexOf(draw(weighted, source).symbol as string))
    expect(seen[1]).toBe(0)
    expect(Math.abs(normal(chiSquare([seen[0] as number, seen[2] as number], [50_000, 10_000]), 1))).toBeLessThan(4)
  })

  it('invents no words, and takes no broken weights', () => {
    const fields = (bound: object) => ({ by: 'chance', do: 'x', fields: { name: bound } }) as never
    expect(() => outcomes(fields({ any: 'word' }))).toThrow('cannot invent a word')
    expect(() => outcomes(fields({ oneOf: ['a'], weights: [0.5] }))).toThrow('whole numbers')
    expect(() => outcomes(fields({ oneOf: ['a', 'b'], weights: [1] }))).toThrow('one for each')
  })
})
