// Where seeds come from: the operating system's generator, tested on every byte it gives. Of what fails no seed is made.

import { createHash, randomBytes } from 'node:crypto'
import { healthOf, SAMPLINGS, type SourceFault } from './health.js'

/** So many bytes of the operating system. Tests give a degraded one. */
export type RawSource = (bytes: number) => Uint8Array

export class SourceDegraded extends Error {
  constructor(readonly fault: SourceFault) {
    super(`the source of seeds failed its ${fault.test} test`)
  }
}

export interface Source {
  /** 32 bytes, out of a block that passed. Throws `SourceDegraded` otherwise, and from then on until `tried` passes. */
  seed(): Uint8Array
  /** Tests one block more, though nobody needs a seed. */
  look(): SourceFault | null
  /** Tests it from the beginning, as at a start. Null: it may be used, again. */
  tried(): SourceFault | null
  /** What is against using it. */
  fault(): SourceFault | null
}

/** Two windows of the proportion of bytes, sixteen of bits: what leans is found before its first seed. */
const BLOCK_BYTES = 1024
/** The standard asks for 1,024 samples at least. */
const START_BLOCKS = 8
/** A generator put back, as that of a copied machine, gives the same blocks again. */
const REMEMBERED = 4096

export const sourceOf = (raw: RawSource = randomBytes): Source => {
  const startTests = () => SAMPLINGS.map((sampling) => healthOf(sampling))
  let tests = startTests()
  let fault: SourceFault | null = null
  const seen = new Set<string>()

  const isRepeated = (digest: string): boolean => {
    if (seen.has(digest)) return true
    seen.add(digest)
    const [oldest] = seen
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest)
    return false
  }

  const faultIn = (block: Uint8Array): SourceFault | null => {
    if (block.length !== BLOCK_BYTES)
      return { test: 'silent', samples: 'bytes', count: block.length, cutoff: BLOCK_BYTES }
    const found = tests.map((test) => test(block)).find((fault) => fault !== null) ?? null
    // Not the digest that becomes a seed: what is remembered is no secret.
    const digest = createHash('sha256').update('seen').update(block).digest('hex')
    return isRepeated(digest) && !found ? { test: 'same-block', samples: 'blocks', count: 2, cutoff: 2 } : found
  }

  const block = (): Uint8Array => {
    let bytes: Uint8Array
    try {
      bytes = raw(BLOCK_BYTES)
    } catch {
      bytes = new Uint8Array()
    }
    fault ??= faultIn(bytes)
    return bytes
  }

  return {
    seed: () => {
      if (fault) throw new SourceDegraded(fault)
      const bytes = block()
      if (fault) throw new SourceDegraded(fault)
      // Of all that was tested: what one part lacks, the others have.
      return createHash('sha256').update(bytes).digest()
    },
    look: () => {
      block()
      return fault
    },
    tried: () => {
      tests = startTests()
      fault = null
      for (let count = 0; count < START_BLOCKS && !fault; count++) block()
      return fault
    },
    fault: () => fault,
  }
}
