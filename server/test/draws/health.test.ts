import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chacha20 } from '../../src/draws/chacha20.js'
import { FALSE_POSITIVE, healthOf, proportionCutoff, repetitionCutoff, SAMPLINGS } from '../../src/draws/health.js'
import { type RawSource, SourceDegraded, sourceOf } from '../../src/draws/source.js'

const [BYTES, BITS] = SAMPLINGS as [(typeof SAMPLINGS)[0], (typeof SAMPLINGS)[0]]

/** A good source that is the same at every run. */
const good = (seed: number): RawSource => {
  const key = Buffer.alloc(32)
  key.writeUInt32LE(seed)
  const stream = chacha20(key)
  return (count) => Uint8Array.from({ length: count }, () => stream.next() & 255)
}

/** Each bit is set so often. */
const leaning = (chance: number): RawSource => {
  const stream = chacha20(Buffer.alloc(32, 7))
  const bit = () => (stream.next() / 2 ** 32 < chance ? 1 : 0)
  return (count) =>
    Uint8Array.from({ length: count }, () => Array.from({ length: 8 }, bit).reduce<number>((a, b) => 2 * a + b, 0))
}

describe('the cut-offs', () => {
  it('are those the standard prints for a false positive in 2^20', () => {
    const alpha = 2 ** -20
    expect(repetitionCutoff(2, alpha)).toBe(11)
    // SP 800-90B table 2: binary windows of 1,024, others of 512.
    for (const [entropy, cutoff] of [
      [0.2, 941],
      [0.4, 840],
      [0.6, 748],
      [0.8, 664],
      [1, 589],
    ] as const)
      expect(proportionCutoff(1024, entropy, alpha), String(entropy)).toBe(cutoff)
    for (const [entropy, cutoff] of [
      [0.5, 410],
      [1, 311],
      [2, 177],
      [4, 62],
      [8, 13],
    ] as const)
      expect(proportionCutoff(512, entropy, alpha), String(entropy)).toBe(cutoff)
  })

  it('are as strict as stated: one less would fail a good source more often', () => {
    expect(FALSE_POSITIVE).toBe(2 ** -40)
    expect(SAMPLINGS.map(({ entropy }) => repetitionCutoff(entropy))).toEqual([6, 41])
    const exactTail = (window: number, entropy: number, from: number): number => {
      const [p, q] = [1n, 2n ** BigInt(entropy) - 1n]
      let choices = 1n
      let sum = 0n
      for (let k = 0; k <= window; k++) {
        if (k >= from) sum += choices * p ** BigInt(k) * q ** BigInt(window - k)
        choices = (choices * BigInt(window - k)) / BigInt(k + 1)
      }
      return Number((sum * 10n ** 30n) / 2n ** BigInt(entropy * window)) / 1e30
    }
    for (const { window, entropy } of SAMPLINGS) {
      const cutoff = proportionCutoff(window, entropy)
      expect(exactTail(window, entropy, cutoff)).toBeLessThanOrEqual(FALSE_POSITIVE)
      expect(exactTail(window, entropy, cutoff - 1)).toBeGreaterThan(FALSE_POSITIVE)
    }
  })
})

describe('the tests of the source', () => {
  it('pass what is good, for a million bytes', () => {
    const [test, bits] = [healthOf(BYTES), healthOf(BITS)]
    const source = good(1)
    for (let block = 0; block < 1000; block++) {
      const bytes = source(1024)
      expect(test(bytes) ?? bits(bytes)).toBeNull()
    }
  })

  it('count across blocks: a run that ends one and begins the next is one run', () => {
    const test = healthOf(BYTES)
    const cutoff = repetitionCutoff(8)
    const start = good(2)(100)
    start.fill(9, 100 - (cutoff - 1))
    start[100 - cutoff] = 8
    expect(test(start)).toBeNull()
    expect(test(Uint8Array.of(9))).toEqual({ test: 'repetition', samples: 'bytes', count: cutoff, cutoff })
  })

  it.each<[string, RawSource, string]>([
    ['stuck at a byte', (count) => new Uint8Array(count).fill(0xa5), 'repetition'],
    ['stuck at zero', (count) => new Uint8Array(count), 'repetition'],
    ['of sixteen values', (count) => randomBytes(count).map((byte) => (byte % 16) * 17), 'proportion'],
    ['whose bits lean to one side', leaning(0.7), 'proportion'],
    ['whose bits lean to the other', leaning(0.3), 'proportion'],
    ['that gives the same block again', () => good(3)(1024), 'same-block'],
    ['that gives too little', () => new Uint8Array(5), 'silent'],
    [
      'that fails',
      () => {
        throw new Error('no entropy')
      },
      'silent',
    ],
  ])('find one %s before its first seed, and give none', (_what, raw, test) => {
    const source = sourceOf(raw)
    expect(source.tried()).toMatchObject({ test })
    expect(() => source.seed()).toThrow(SourceDegraded)
  })

  it('find one that degrades later, and give no seed until it passes from the beginning', () => {
    let stuck = false
    const fine = good(4)
    const source = sourceOf((count) => (stuck ? new Uint8Array(count).fill(1) : fine(count)))
    expect(source.tried()).toBeNull()
    const seeds = Array.from({ length: 50 }, () => Buffer.from(source.seed()).toString('hex'))
    expect(new Set(seeds).size).toBe(50)
    stuck = true
    expect(() => source.seed()).toThrow(SourceDegraded)
    stuck = false
    // Good again by itself is not good enough.
    expect(() => source.seed()).toThrow(SourceDegraded)
    expect(source.look()).toMatchObject({ test: 'repetition' })
    expect(source.tried()).toBeNull()
    expect(source.seed()).toHaveLength(32)
  })
})
