import { createCipheriv, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chacha20, WORDS_MAX } from '../../src/draws/chacha20.js'

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll(/\s/g, ''), 'hex')

const keystream = (key: Uint8Array, nonce: Uint8Array, firstBlock: number, length: number): Buffer => {
  const stream = chacha20(key, firstBlock * 16, nonce)
  const out = Buffer.alloc(Math.ceil(length / 4) * 4)
  for (let at = 0; at < out.length; at += 4) out.writeUInt32LE(stream.next(), at)
  return out.subarray(0, length)
}

/** OpenSSL's ChaCha20: the counter, little-endian, stands before the nonce. */
const openssl = (key: Uint8Array, nonce: Uint8Array, firstBlock: number, length: number): Buffer => {
  const counter = Buffer.alloc(4)
  counter.writeUInt32LE(firstBlock)
  return createCipheriv('chacha20', key, Buffer.concat([counter, nonce])).update(Buffer.alloc(length))
}

const COUNTING_KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index))
const ZERO_KEY = Buffer.alloc(32)
const ZERO_NONCE = Buffer.alloc(12)

describe('ChaCha20', () => {
  it('RFC 8439, 2.3.2: the block function', () => {
    expect(keystream(COUNTING_KEY, bytesOf('000000090000004a00000000'), 1, 64)).toEqual(
      bytesOf(`10f1e7e4d13b5915500fdd1fa32071c4 c7d1f4c733c068030422aa9ac3d46c4e
               d2826446079faa0914c2d705d98b02a2 b5129cd1de164eb9cbd083e8a2503c4e`),
    )
  })

  it('RFC 8439, 2.4.2: the sunscreen text', () => {
    const text = Buffer.from(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
    )
    const stream = keystream(COUNTING_KEY, bytesOf('000000000000004a00000000'), 1, text.length)
    expect(Buffer.from(text.map((byte, at) => byte ^ (stream[at] as number)))).toEqual(
      bytesOf(`6e2e359a2568f98041ba0728dd0d6981 e97e7aec1d4360c20a27afccfd9fae0b
               f91b65c5524733ab8f593dabcd62b357 1639d624e65152ab8f530c359f0861d8
               07ca0dbf500d6a6156a38e088a22b65e 52bc514d16ccf806818ce91ab7793736
               5af90bbf74a35be6b40b8eedf2785e42 874d`),
    )
  })

  it.each([
    [0, '00', '00', '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7'],
    [1, '00', '00', '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed'],
    [1, '01', '00', '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a'],
    [0, '00', '02', 'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7'],
  ])('RFC 8439, A.1: counter %i, key ending in %s, nonce ending in %s', (counter, key, nonce, start) => {
    const [keyBytes, nonceBytes] = [Buffer.from(ZERO_KEY), Buffer.from(ZERO_NONCE)]
    keyBytes.set(bytesOf(key), 31)
    nonceBytes.set(bytesOf(nonce), 11)
    expect(keystream(keyBytes, nonceBytes, counter, 32)).toEqual(bytesOf(start))
  })

  it('agrees with OpenSSL for any key, nonce and place', () => {
    const property = fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.uint8Array({ minLength: 12, maxLength: 12 }),
      fc.integer({ min: 0, max: 2 ** 32 - 5 }),
      fc.integer({ min: 1, max: 256 }),
      (key, nonce, block, length) => {
        expect(keystream(key, nonce, block, length).equals(openssl(key, nonce, block, length))).toBe(true)
      },
    )
    fc.assert(property, { numRuns: 500 })
    const key = randomBytes(32)
    expect(keystream(key, ZERO_NONCE, 0, 1 << 20).equals(openssl(key, ZERO_NONCE, 0, 1 << 20))).toBe(true)
  })

  it('goes on from any position as if it had never stopped', () => {
    const key = randomBytes(32)
    const whole = chacha20(key)
    const words = Array.from({ length: 200 }, () => whole.next())
    for (let position = 0; position < 200; position++) {
      const stream = chacha20(key, position)
      expect(stream.position).toBe(position)
      expect(Array.from({ length: 200 - position }, () => stream.next())).toEqual(words.slice(position))
      expect(stream.position).toBe(200)
    }
  })

  it('ends rather than begin again', () => {
    const stream = chacha20(ZERO_KEY, WORDS_MAX - 1)
    stream.next()
    expect(() => stream.next()).toThrow('used up')
    for (const position of [-1, 0.5, WORDS_MAX, Number.NaN])
      expect(() => chacha20(ZERO_KEY, position)).toThrow(RangeError)
    expect(() => chacha20(Buffer.alloc(31))).toThrow('32 bytes')
    expect(() => chacha20(ZERO_KEY, 0, Buffer.alloc(8))).toThrow('12 bytes')
  })
})
