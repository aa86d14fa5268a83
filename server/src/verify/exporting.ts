// The file of a log, read from the database in pages and written in parts.

import { openPool } from '../database/pool.js'
import { drawsOf } from '../draws/draws.js'
import type { Cursor } from '../draws/notes.js'
import { postgresSeriesStore } from '../draws/postgres.js'
import { readLog, reviewed } from '../tables/log.js'
import { type ExportInput, type ExportWriter, exportWriter } from './export.js'

export interface ExportOrder extends Omit<ExportInput, 'series'> {
  readonly databaseUrl: string
  /** Where the table stands in its series after the last entry. */
  readonly cursor: Cursor | null
  /** With everything that is hidden, and every seed that is drawn from no more. */
  readonly auditor: boolean
}

const PAGE = 200

/** The parts of the file up to its seal, then the hash of them all: who has the key signs it. */
export const exporting = ({ databaseUrl, cursor, auditor, ...input }: ExportOrder) => {
  const pool = openPool(databaseUrl, { max: 1 })
  const { id } = input.table
  const last = input.last?.seq ?? 0
  let writer: ExportWriter | undefined
  let next = 1
  return {
    step: async (): Promise<Uint8Array | string> => {
      if (!writer) {
        const series = await drawsOf(postgresSeriesStore(pool))[auditor ? 'audited' : 'published'](id, cursor)
        writer = exportWriter({ ...input, series })
        return Buffer.from(writer.opening)
      }
      if (next > last) return writer.digest()
      const to = Math.min(last, next + PAGE - 1)
      const entries = await readLog(pool, id, next, to)
      if (entries.length !== to - next + 1) throw new Error(`table ${id}: entries ${next} to ${to} have a gap`)
      next = to + 1
      return Buffer.from(writer.entries(auditor ? entries : entries.map(reviewed)))
    },
    end: (): Promise<void> => pool.end(),
  }
}
