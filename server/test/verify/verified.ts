// Most tests of exports ask about everything but the signer: whoever signed the file is the one expected.

import { fingerprintOf, type PublicKey } from '../../src/verify/key.js'
import { type VerifyOptions, verifyExport } from '../../src/verify/verify.js'

const signerOf = (file: unknown): string | undefined => {
  try {
    return fingerprintOf((file as { key: PublicKey }).key)
  } catch {
    return undefined
  }
}

export const verified = (file: unknown, options: VerifyOptions = {}) =>
  verifyExport(file, { key: signerOf(file), ...options })
