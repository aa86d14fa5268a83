import type { Bound, Option } from '@tapete/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer, below, weighted } from '../../src/draws/bounded.js'
import type { WordStream } from '../../src/draws/chacha20.js'

/** A stream that says these words. */
const words = (...said: number[]): WordStream => {
  let position = 0
  return {
    get position() {
      return position
    },
    next: () => {
      if (position >= said.length) throw new Error('asked for more words than expected')
      return said[position++] as number
    },
  }
}

const TOP = 2 ** 32 - 1
const ask = (fields: { [field: string]: Bound }): Option => ({ by: 'chance', do: 'draw', fields })

describe('bounded draws', () => {
  it.each([
    [1, [TOP], 0, 1],
    [37, [0], 0, 1],
    [37, [36], 36, 1],
    [37, [37], 0, 1],
    // 2^32 = 37 x 116080197 + 7: the last seven words are rejected, the one before them is not.
    [37, [TOP - 7], 36, 1],
    [37, [TOP - 6, TOP, 5], 5, 3],
    [38, [TOP - 5, 4], 4, 2],
    [38, [TOP - 6], 37, 1],
    [2 ** 31 + 1, [2 ** 31], 2 ** 31, 1],
    [2 ** 31 + 1, [2 ** 31 + 1, 9], 9, 2],
    [2 ** 32, [TOP], TOP, 1],
    [2 ** 32 + 1, [1, 0], 2 ** 32, 2],
    [2 ** 32 + 1, [1, 1], 0, 2],
    [Number.MAX_SAFE_INTEGER, [TOP, TOP, 0, 7], 7, 4],
  ])('below %i with the words %j: %i, of %i words', (bound, said, value, used) => {
    const stream = words(...said)
    expect(below(bound, stream)).toBe(value)
    expect(stream.position).toBe(used)
  })

  it('every value has the same number of words: those past the last full multiple are rejected, and only those', () => {
    const property = fc.property(fc.integer({ min: 2, max: TOP }), (bound) => {
      const rejected = Number(2n ** 32n % BigInt(bound))
      expect(below(bound, words(TOP - rejected))).toBe(bound - 1)
      if (rejected === 0) return
      const stream = words(TOP - rejected + 1, TOP, 0)
      expect([below(bound, stream), stream.position]).toEqual([0, 3])
    })
    fc.assert(property, { numRuns: 1000 })
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('refuses to draw below %d', (bound) => {
    expect(() => below(bound, words(0))).toThrow(RangeError)
  })

  it('weighs: each place falls on as many values as it weighs', () => {
    const weights = [2, 0, 3, 1]
    expect([0, 1, 2, 3, 4, 5].map((word) => weighted(weights, words(word)))).toEqual([0, 0, 2, 2, 2, 3])
    expect(() => weighted([0, 0], words(0))).toThrow(RangeError)
    expect(() => weighted([1, -1, 1], words(0))).toThrow('none below zero')
    expect(() => weighted([0.5, 0.5], words(0))).toThrow('whole numbers')
  })
})

describe('answers of chance', () => {
  it('a pocket, a weighted symbol, a number of a range', () => {
    expect(answer(ask({ pocket: { oneOf: ['0', '1', '2'] } }), words(4))).toEqual({
      move: { by: 'chance', do: 'draw', pocket: '1' },
      word: 0,
      words: 1,
    })
    const symbol = { oneOf: ['a', 'b'], weights: [1, 3] }
    expect(answer(ask({ symbol }), words(3)).move.symbol).toBe('b')
    expect(answer(ask({ n: { min: 10, max: 31, step: 5 } }), words(9)).move.n).toBe(30)
  })

  it('the order in which a game writes the fields does not matter, and optional ones are left out', () => {
    const first = { min: 1, max: 6, step: 1 }
    const other: Bound = { oneOf: ['x'], optional: true }
    const [one, two] = [ask({ a: first, b: first, c: other }), ask({ c: other, b: first, a: first })]
    expect(answer(one, words(2, 5))).toEqual({ move: { by: 'chance', do: 'draw', a: 3, b: 6 }, word: 0, words: 2 })
    expect(answer(two, words(2, 5))).toEqual(answer(one, words(2, 5)))
  })

  it('a deal: one card after another, what has come weighs one less', () => {
    const cards = { deal: 4, oneOf: ['a', 'b', 'c'], weights: [2, 1, 1] }
    expect(answer(ask({ cards }), words(1, 1, 1, 0))).toEqual({
      move: { by: 'chance', do: 'draw', cards: ['a', 'b', 'c', 'a'] },
      word: 0,
      words: 4,
    })
    expect(answer(ask({ cards: { ...cards, deal: 0 } }), words()).move.cards).toEqual([])
    // The last card of a deck is drawn as well: one word, whatever it says.
    expect(answer(ask({ cards: { ...cards, deal: 1, weights: [0, 1, 0] } }), words(TOP)).move.cards).toEqual(['b'])
    expect(() => answer(ask({ cards: { ...cards, deal: 5 } }), words(0, 0, 0, 0, 0))).toThrow('cannot draw below 0')
    expect(() => answer(ask({ cards: { ...cards, weights: [1] } }), words(0))).toThrow('one weight for each')
  })

  it('a deal never brings a card more often than there are of it', () => {
    const property = fc.property(
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.infiniteStream(fc.integer({ min: 0, max: TOP })),
      (weights, wanted, said) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        const deal = wanted % (total + 1)
        const oneOf = weights.map((_, at) => `c${at}`)
        const stream: WordStream = { position: 0, next: () => said.next().value }
        const cards = answer(ask({ cards: { deal, oneOf, weights } }), stream).move.cards as string[]
        expect(cards).toHaveLength(deal)
        for (const [at, card] of oneOf.entries())
          expect(cards.filter((dealt) => dealt === card).length).toBeLessThanOrEqual(weights[at] as number)
      },
    )
    fc.assert(property)
  })

  it('counts the rejected words', () => {
    expect(answer(ask({ pocket: { oneOf: Array.from({ length: 37 }, String) } }), words(TOP, TOP, 1)).words).toBe(3)
  })

  it('refuses what it cannot draw', () => {
    expect(() => answer(ask({ word: { any: 'word' } }), words(0))).toThrow('cannot invent')
    expect(() => answer(ask({ x: { someOf: ['a'], least: 0, most: 1 } }), words(0))).toThrow('no reason to choose')
    expect(() => answer(ask({ x: { oneOf: [] } }), words(0))).toThrow(RangeError)
    expect(() => answer(ask({ x: { oneOf: ['a', 'b'], weights: [1] } }), words(0))).toThrow('one weight for each')
    expect(() => answer(ask({ x: { min: 1, max: 2, step: 0 } }), words(0))).toThrow('no step')
  })

  it('always within the bounds', () => {
    const property = fc.property(
      fc.integer({ min: -1000, max: 1000 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 0, max: TOP }),
      (min, span, step, word) => {
        const n = answer(ask({ n: { min, max: min + span, step } }), words(word, 0)).move.n as number
        expect(n >= min && n <= min + span && (n - min) % step === 0).toBe(true)
      },
    )
    fc.assert(property)
  })
})
