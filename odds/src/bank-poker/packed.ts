// Long lists as short text: what takes a minute to count and is shipped instead.

import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

export const packNumbers = (numbers: readonly number[]): string =>
  brotliCompressSync(JSON.stringify(numbers)).toString('base64')

export const unpackNumbers = (text: string): readonly number[] =>
  JSON.parse(brotliDecompressSync(Buffer.from(text, 'base64')).toString())

const BYTE = 8

/** One bit each; how many there were is known to who reads them. */
export const packBits = (bits: readonly boolean[]): string => {
  const bytes = new Uint8Array(Math.ceil(bits.length / BYTE))
  for (const [at, bit] of bits.entries()) if (bit) bytes[at >> 3] = (bytes[at >> 3] as number) | (1 << (at & 7))
  return brotliCompressSync(bytes).toString('base64')
}

export const unpackBits = (text: string): ((at: number) => boolean) => {
  const bytes = brotliDecompressSync(Buffer.from(text, 'base64'))
  return (at) => ((bytes[at >> 3] as number) & (1 << (at & 7))) !== 0
}
