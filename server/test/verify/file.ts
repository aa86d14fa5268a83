// An exported file in the hand of a test: taken apart, spoiled, written again and verified.

import { createHash, type KeyObject } from 'node:crypto'
import { canonicalJson } from '../../src/tables/chain.js'
import { type ExportedEntry, type ExportInput, exportWriter, sealedText, sealLine } from '../../src/verify/export.js'
import type { ExportEntry, ExportHead, ExportSeal, ExportSeries } from '../../src/verify/format.js'
import { fingerprintOf, publicKeyOf, signText } from '../../src/verify/key.js'
import type { VerifyReport } from '../../src/verify/report.js'
import { type VerifyOptions, verifier } from '../../src/verify/verify.js'

export interface ExportFile extends ExportHead, ExportSeal {
  readonly series: readonly ExportSeries[]
  readonly entries: readonly ExportEntry[]
}

interface Built extends Omit<ExportInput, 'key' | 'last'> {
  readonly entries: readonly ExportedEntry[]
  readonly key: KeyObject
}

const unsealed = ({ series, entries, signature: _, ...head }: ExportFile): string =>
  [head, ...series, ...entries].map((value) => `${canonicalJson(value)}\n`).join('')

export const textOf = (file: ExportFile): string => `${unsealed(file)}${canonicalJson({ signature: file.signature })}\n`

/** As the key signs it now, whatever is in it. */
export const sealed = <F extends ExportFile>(file: F, key: KeyObject): F => {
  const digest = createHash('sha256').update(unsealed(file)).digest('hex')
  return { ...file, signature: signText(sealedText(digest), key) }
}

export const fileOf = (text: string): ExportFile => {
  const [head, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const { signature } = lines.at(-1)
  const between = lines.slice(0, -1)
  return {
    ...head,
    series: between.filter((line) => 'n' in line),
    entries: between.filter((line) => 'seq' in line),
    signature,
  }
}

export const buildText = ({ entries, key, ...input }: Built): string => {
  const writer = exportWriter({ ...input, last: entries.at(-1) ?? null, key: publicKeyOf(key) })
  const written = writer.opening + writer.entries(entries)
  return written + sealLine(writer.digest(), key)
}

export const buildExport = (built: Built): ExportFile => fileOf(buildText(built))

/** Most tests ask about everything but the signer: whoever signed the file is the one expected. */
const signerOf = (text: string | Uint8Array): string | undefined => {
  try {
    const [head = ''] = Buffer.from(text).toString().split('\n', 1)
    return fingerprintOf((JSON.parse(head) as ExportHead).key)
  } catch {
    return undefined
  }
}

export const verifyText = (text: string | Uint8Array, options: VerifyOptions = {}): VerifyReport => {
  const check = verifier({ key: signerOf(text), ...options })
  check.take(Buffer.from(text))
  return check.report()
}

export const verifyExport = (file: ExportFile, options?: VerifyOptions): VerifyReport =>
  verifyText(textOf(file), options)
