// ChaCha20 (RFC 8439) as a stream of 32-bit words. Any word is found from key and position alone, so a restart needs
// nothing but the seed and the place where the last draw ended.

import { createCipheriv } from 'node:crypto'

export const KEY_BYTES = 32
const WORD_BYTES = 4
const BLOCK_WORDS = 16

/** The block counter has 32 bits: OpenSSL would count on in the nonce, where the RFC has no more stream. */
export const WORDS_MAX = 2 ** 32 * BLOCK_WORDS

/** Enciphered zeros are the keystream. Many blocks at once, because the call costs more than a block. */
const ZEROS = new Uint8Array(16 * BLOCK_WORDS * WORD_BYTES)

/** A source of 32-bit words that says where it stands. */
export interface WordStream {
  /** The position of the word `next` gives. */
  readonly position: number
  next(): number
}

/** The keystream from word `position` on. Every series has its own key, so the nonce stays zero. */
export const chacha20 = (key: Uint8Array, position = 0): WordStream => {
  if (!Number.isSafeInteger(position) || position < 0 || position >= WORDS_MAX)
    throw new RangeError(`no word ${position} in a ChaCha20 stream`)
  const counterAndNonce = Buffer.alloc(16)
  counterAndNonce.writeUInt32LE(Math.floor(position / BLOCK_WORDS))
  const cipher = createCipheriv('chacha20', key, counterAndNonce)
  let bytes = cipher.update(ZEROS)
  let offset = (position % BLOCK_WORDS) * WORD_BYTES
  let at = position
  return {
    get position() {
      return at
    },
    next: () => {
      if (at >= WORDS_MAX) throw new RangeError('the ChaCha20 stream is used up')
      if (offset === bytes.length) {
        bytes = cipher.update(ZEROS)
        offset = 0
      }
      const word = bytes.readUInt32LE(offset)
      offset += WORD_BYTES
      at += 1
      return word
    },
  }
}
