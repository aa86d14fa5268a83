// The export of a table, built from its log and signed.

import type { KeyObject } from 'node:crypto'
import type { Config } from '@tapete/engine'
import type { AuditedSeries, PublicSeries } from '../draws/series.js'
import { type ChainEntry, canonicalJson, chainStart } from '../tables/chain.js'
import { type ExportFile, FORMAT, FORMAT_VERSION, type Mode } from './format.js'
import { publicKeyOf, signText } from './key.js'

export interface ExportInput {
  readonly table: {
    readonly id: string
    readonly game: string
    readonly config: Config
    readonly mode: Mode
    readonly rules: string
  }
  /** The whole log, from seq 1. */
  readonly entries: readonly (Omit<ChainEntry, 'table'> & { readonly hash: Uint8Array })[]
  /** As anybody may know them, or as the auditor does. */
  readonly series: readonly (PublicSeries | AuditedSeries)[]
  readonly key: KeyObject
  readonly exportedAt: Date
  /** The digest of the program that writes it; null where nobody knows. */
  readonly program?: string | null
}

/** What the signature covers: everything in the file but itself. */
export const signedText = (file: object): string => canonicalJson({ ...file, signature: undefined })

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

export const buildExport = ({ table, entries, series, key, exportedAt, program = null }: ExportInput): ExportFile => {
  const { id, game, config, mode, rules } = table
  const genesis = hex(chainStart(table))
  const last = entries.at(-1)
  const unsigned = {
    format: FORMAT,
    version: FORMAT_VERSION,
    exportedAt: exportedAt.toISOString(),
    program,
    table: { id, game, config, mode, rules },
    genesis,
    head: last ? { seq: last.seq, hash: hex(last.hash) } : { seq: 0, hash: genesis },
    entries: entries.map(({ seq, at, person, role, move, events, draw, hidden, hash }) => ({
      ...{ seq, at, person, role, move, events },
      draw: draw ?? null,
      ...(hidden && { hidden }),
      hash: hex(hash),
    })),
    series,
    key: publicKeyOf(key),
  }
  return { ...JSON.parse(canonicalJson(unsigned)), signature: signText(signedText(unsigned), key) }
}
