// The export of a table, written line by line as its log is read, and signed at the end. The hash that is signed covers
// every byte before the signature, so the file need never be in memory as a whole, not here and not where it is verified.

import { createHash, type KeyObject } from 'node:crypto'
import type { AuditedSeries, PublicSeries } from '../draws/series.js'
import { type ChainEntry, canonicalJson, chainStart } from '../tables/chain.js'
import { type ExportHead, FORMAT, FORMAT_VERSION } from './format.js'
import { type PublicKey, signText } from './key.js'

/** What is known before the first entry is read. */
export interface ExportInput {
  readonly table: ExportHead['table']
  /** The last entry; null where there is none. */
  readonly last: { readonly seq: number; readonly hash: Uint8Array } | null
  /** As anybody may know them, or as the auditor does. */
  readonly series: readonly (PublicSeries | AuditedSeries)[]
  readonly key: PublicKey
  readonly exportedAt: Date
  /** The digest of the program that writes it; null where nobody knows. */
  readonly program?: string | null
}

export type ExportedEntry = Omit<ChainEntry, 'table'> & { readonly hash: Uint8Array }

export interface ExportWriter {
  /** The lines before the entries. */
  readonly opening: string
  /** From seq 1 on, without a gap. */
  entries(entries: readonly ExportedEntry[]): string
  /** The hash of all that was written, in hex. */
  digest(): string
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** What the signature is of. */
export const sealedText = (digest: string): string => `${FORMAT} ${FORMAT_VERSION} ${digest}`

/** The last line. */
export const sealLine = (digest: string, key: KeyObject): string =>
  `${canonicalJson({ signature: signText(sealedText(digest), key) })}\n`

const headOf = ({ table, last, key, exportedAt, program = null }: ExportInput): ExportHead => {
  const { id, game, config, mode, rules } = table
  const genesis = hex(chainStart(table))
  return {
    ...{ format: FORMAT, version: FORMAT_VERSION, exportedAt: exportedAt.toISOString(), program },
    table: { id, game, config, mode, rules },
    genesis,
    head: last ? { seq: last.seq, hash: hex(last.hash) } : { seq: 0, hash: genesis },
    key,
  }
}

export const exportWriter = (input: ExportInput): ExportWriter => {
  const hash = createHash('sha256')
  const lines = (values: readonly unknown[]): string => {
    const text = values.map((value) => `${canonicalJson(value)}\n`).join('')
    hash.update(text)
    return text
  }
  return {
    opening: lines([headOf(input), ...input.series]),
    entries: (entries) =>
      lines(
        entries.map((entry) => {
          const { seq, at, person, role, move, events, draw, hidden } = entry
          return {
            ...{ seq, at, person, role, move, events },
            draw: draw ?? null,
            ...(hidden && { hidden }),
            hash: hex(entry.hash),
          }
        }),
      ),
    digest: () => hash.digest('hex'),
  }
}
