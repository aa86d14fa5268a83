import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chacha20, WORDS_MAX, type WordStream } from '../../src/draws/chacha20.js'
import { block } from './rfc8439.js'

const ZERO_KEY = Buffer.alloc(32)

const wordsFrom = (stream: WordStream, count: number): number[] => Array.from({ length: count }, () => stream.next())

const hexOf = (words: readonly number[]): string => {
  const bytes = Buffer.alloc(4 * words.length)
  words.forEach((word, at) => {
    bytes.writeUInt32LE(word, 4 * at)
  })
  return bytes.toString('hex')
}

const keyWith = (byte: number, at: number): Buffer => {
  const key = Buffer.from(ZERO_KEY)
  key[at] = byte
  return key
}

describe('ChaCha20', () => {
  it.each([
    [1, 0, ZERO_KEY, '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7'],
    [2, 1, ZERO_KEY, '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed'],
    [3, 1, keyWith(0x01, 31), '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a'],
    [4, 2, keyWith(0xff, 1), '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca'],
  ])('RFC 8439, A.1, test vector %i', (_, counter, key, start) => {
    expect(hexOf(wordsFrom(chacha20(key, 16 * counter), 8))).toBe(start)
    expect(hexOf(block(key, counter).slice(0, 8))).toBe(start)
  })

  it('is what the RFC says, for any key and from any word to the last', () => {
    const property = fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.oneof(
        fc.nat(1_000),
        fc.integer({ min: 0, max: WORDS_MAX - 1 }),
        fc.integer({ min: WORDS_MAX - 600, max: WORDS_MAX - 1 }),
      ),
      fc.integer({ min: 1, max: 600 }),
      (key, position, most) => {
        const count = Math.min(most, WORDS_MAX - position)
        const first = Math.floor(position / 16)
        const blocks = Array.from({ length: Math.ceil((position + count) / 16) - first }, (_, at) =>
          block(key, first + at),
        )
        const skipped = position % 16
        expect(wordsFrom(chacha20(key, position), count)).toEqual(blocks.flat().slice(skipped, skipped + count))
      },
    )
    fc.assert(property, { numRuns: 300 })
  })

  it('goes on from any position as if it had never stopped', () => {
    const key = randomBytes(32)
    const words = wordsFrom(chacha20(key), 600)
    for (let position = 0; position < 600; position += 1) {
      const stream = chacha20(key, position)
      expect(stream.position).toBe(position)
      expect(wordsFrom(stream, 600 - position)).toEqual(words.slice(position))
      expect(stream.position).toBe(600)
    }
  })

  it('ends rather than begin again', () => {
    const stream = chacha20(ZERO_KEY, WORDS_MAX - 1)
    stream.next()
    expect(() => stream.next()).toThrow('used up')
    for (const position of [-1, 0.5, WORDS_MAX, Number.NaN])
      expect(() => chacha20(ZERO_KEY, position)).toThrow(RangeError)
    expect(() => chacha20(Buffer.alloc(31))).toThrow(RangeError)
  })
})
