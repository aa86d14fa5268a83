// The block function of RFC 8439, 2.3, written out from its text with a nonce of zero: what node:crypto is compared with.

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

const quarterRound = (x: Uint32Array, a: number, b: number, c: number, d: number): void => {
  const mix = (sum: number, other: number, turned: number, bits: number) => {
    x[sum] = (x[sum] as number) + (x[other] as number)
    x[turned] = rotated((x[turned] as number) ^ (x[sum] as number), bits)
  }
  mix(a, b, d, 16)
  mix(c, d, b, 12)
  mix(a, b, d, 8)
  mix(c, d, b, 7)
}

/** The sixteen words of one block. */
export const block = (key: Uint8Array, counter: number): number[] => {
  const bytes = Buffer.concat([Buffer.from('expand 32-byte k'), key, Buffer.alloc(16)])
  const initial = Uint32Array.from({ length: 16 }, (_, word) => bytes.readUInt32LE(4 * word))
  initial[12] = counter
  const x = initial.slice()
  for (let round = 0; round < 10; round += 1) {
    for (const at of [0, 1, 2, 3]) quarterRound(x, at, at + 4, at + 8, at + 12)
    for (const at of [0, 1, 2, 3]) quarterRound(x, at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4))
  }
  return [...x.map((word, at) => word + (initial[at] as number))]
}
