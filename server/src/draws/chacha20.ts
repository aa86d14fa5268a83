// ChaCha20 (RFC 8439) as a stream of 32-bit words. Any word is found from key and position alone, so a restart needs
// nothing but the seed and the place where the last draw ended.

export const KEY_BYTES = 32
export const NONCE_BYTES = 12
const BLOCK_WORDS = 16
const DOUBLE_ROUNDS = 10

/** The block counter has 32 bits: beyond it the stream would begin again. */
export const WORDS_MAX = 2 ** 32 * BLOCK_WORDS

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

const littleEndian = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, true)

const initialState = (key: Uint8Array, nonce: Uint8Array): Uint32Array => {
  if (key.length !== KEY_BYTES) throw new RangeError(`a ChaCha20 key has ${KEY_BYTES} bytes`)
  if (nonce.length !== NONCE_BYTES) throw new RangeError(`a ChaCha20 nonce has ${NONCE_BYTES} bytes`)
  const state = new Uint32Array(BLOCK_WORDS)
  state.set(CONSTANTS, 0)
  for (let word = 0; word < 8; word++) state[4 + word] = littleEndian(key, 4 * word)
  for (let word = 0; word < 3; word++) state[13 + word] = littleEndian(nonce, 4 * word)
  return state
}

const quarterRound = (x: Uint32Array, a: number, b: number, c: number, d: number): void => {
  let va = x[a] as number
  let vb = x[b] as number
  let vc = x[c] as number
  let vd = x[d] as number
  va = (va + vb) | 0
  vd ^= va
  vd = (vd << 16) | (vd >>> 16)
  vc = (vc + vd) | 0
  vb ^= vc
  vb = (vb << 12) | (vb >>> 20)
  va = (va + vb) | 0
  vd ^= va
  vd = (vd << 8) | (vd >>> 24)
  vc = (vc + vd) | 0
  vb ^= vc
  vb = (vb << 7) | (vb >>> 25)
  x[a] = va
  x[b] = vb
  x[c] = vc
  x[d] = vd
}

const block = (initial: Uint32Array, counter: number, out: Uint32Array): void => {
  initial[12] = counter
  out.set(initial)
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(out, 0, 4, 8, 12)
    quarterRound(out, 1, 5, 9, 13)
    quarterRound(out, 2, 6, 10, 14)
    quarterRound(out, 3, 7, 11, 15)
    quarterRound(out, 0, 5, 10, 15)
    quarterRound(out, 1, 6, 11, 12)
    quarterRound(out, 2, 7, 8, 13)
    quarterRound(out, 3, 4, 9, 14)
  }
  for (let word = 0; word < BLOCK_WORDS; word++) out[word] = (out[word] as number) + (initial[word] as number)
}

/** A source of 32-bit words that says where it stands. */
export interface WordStream {
  /** The position of the word `next` gives. */
  readonly position: number
  next(): number
}

const NO_NONCE = new Uint8Array(NONCE_BYTES)

/** The keystream from word `position` on. Every series has its own key, so the nonce may stay zero. */
export const chacha20 = (key: Uint8Array, position = 0, nonce: Uint8Array = NO_NONCE): WordStream => {
  if (!Number.isSafeInteger(position) || position < 0 || position >= WORDS_MAX)
    throw new RangeError(`no word ${position} in a ChaCha20 stream`)
  const initial = initialState(key, nonce)
  const words = new Uint32Array(BLOCK_WORDS)
  let at = position
  let loaded = -1
  return {
    get position() {
      return at
    },
    next: () => {
      if (at >= WORDS_MAX) throw new RangeError('the ChaCha20 stream is used up')
      const counter = Math.floor(at / BLOCK_WORDS)
      if (counter !== loaded) {
        block(initial, counter, words)
        loaded = counter
      }
      return words[at++ % BLOCK_WORDS] as number
    },
  }
}
