import { CATALOGUE, configure, type Device } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { below } from '../../src/draws/bounded.js'
import { chacha20, type WordStream } from '../../src/draws/chacha20.js'
import { chiSquareTail, LIFETIME, levelOf, lookAt, RESULTS_MIN } from '../../src/watch/bias.js'

const streamOf = (seed: number): WordStream => {
  const key = Buffer.alloc(32)
  key.writeUInt32LE(seed)
  return chacha20(key)
}

describe('the tail of chi-square', () => {
  it('is that of the tables', () => {
    // Abramowitz and Stegun 26.8, and R 4: pchisq(x, df, lower.tail = FALSE).
    for (const [statistic, freedom, p] of [
      [3.841458820694124, 1, 0.05],
      [6.634896601021213, 1, 0.01],
      [16.81189382977093, 6, 0.01],
      [22.457744484825323, 6, 0.001],
      [50.99846016571091, 36, 0.05],
      [67.98516883, 36, 0.001],
      [69.3464524962412, 37, 0.001],
    ] as const)
      expect(chiSquareTail(statistic, freedom) / p, `${statistic} ${freedom}`).toBeCloseTo(1, 6)
    // Two degrees of freedom are an exponential: exact however far out.
    for (const statistic of [0.1, 1, 5, 20, 100, 700])
      expect(chiSquareTail(statistic, 2) / Math.exp(-statistic / 2)).toBeCloseTo(1, 10)
    expect(chiSquareTail(0, 36)).toBe(1)
  })
})

const DEVICES = CATALOGUE.flatMap(
  (game): { id: string; device: Device; outcomes: ReturnType<Device['outcomes']> }[] => {
    const configured = configure(game.settings)
    return game.device && configured.ok
      ? [{ id: game.id, device: game.device, outcomes: game.device.outcomes(configured.config) }]
      : []
  },
)

describe('what a game declares of its wheel', () => {
  it.each(DEVICES)('$id: everything chance may say there, as often as chance says it', ({ id, device, outcomes }) => {
    const game = CATALOGUE.find((each) => each.id === id)
    const rule = game?.rules.find((each) => each.do === device.result.move)
    expect(rule).toMatchObject({ nature: 'chance', by: ['chance'] })
    expect(Object.keys(rule?.fields ?? {})).toContain(device.result.field)
    expect(new Set(outcomes.map(({ outcome }) => outcome)).size).toBe(outcomes.length)
    if (device.round) expect(outcomes.every(({ places }) => places === 1)).toBe(true)
  })
})

describe('looking again and again', () => {
  it('spends no more than the lifetime on all looks together', () => {
    let spent = 0
    for (let look = 1; look <= 100_000; look++) spent += 2 * levelOf(look, 2)
    expect(spent).toBeLessThan(LIFETIME)
    expect(spent).toBeGreaterThan(0.99 * LIFETIME)
    expect(levelOf(1, 2)).toBeGreaterThan(levelOf(2, 2))
  })

  it('calls none of a hundred sound wheels biased in five looks each', () => {
    const [{ outcomes }] = DEVICES as [(typeof DEVICES)[0]]
    const stream = streamOf(1)
    let called = 0
    for (let wheel = 0; wheel < 100; wheel++) {
      const counts = outcomes.map(() => 0)
      for (let look = 1; look <= 5; look++) {
        for (let result = 0; result < RESULTS_MIN; result++) {
          const at = below(outcomes.length, stream)
          counts[at] = (counts[at] as number) + 1
        }
        if (lookAt(look, outcomes, counts, true).biased) called += 1
      }
    }
    expect(called).toBe(0)
  })
})

describe('a wheel that is not sound', () => {
  const [{ outcomes }] = DEVICES as [(typeof DEVICES)[0]]
  /** Places drawn by weight, ten thousand times. */
  const thrown = (weightOf: (place: number) => number): number[] => {
    const stream = streamOf(2)
    const weights = outcomes.map((_, place) => weightOf(place))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const counts = outcomes.map(() => 0)
    for (let result = 0; result < RESULTS_MIN; result++) {
      let left = below(total, stream)
      const at = weights.findIndex((weight) => {
        left -= weight
        return left < 0
      })
      counts[at] = (counts[at] as number) + 1
    }
    return counts
  }

  it('is found at its first look: one pocket worn', () => {
    const look = lookAt(
      1,
      outcomes,
      thrown((place) => (place === 17 ? 150 : 100)),
      true,
    )
    expect(look).toMatchObject({ look: 1, results: RESULTS_MIN, biased: true })
    expect(look.tests.find(({ test }) => test === 'outcomes')?.p).toBeLessThan(look.level)
  })

  it('is found by its side before any pocket stands out: a wheel that leans', () => {
    const look = lookAt(
      1,
      outcomes,
      thrown((place) => Math.round(1000 * (1 + 0.09 * Math.cos((2 * Math.PI * place) / 37)))),
      true,
    )
    const [byOutcome, bySide] = look.tests
    expect(byOutcome?.p).toBeGreaterThan(look.level)
    expect(bySide?.p).toBeLessThan(look.level)
    expect(look.biased).toBe(true)
  })
})
