// The file of a log, read from the database in pages and written in parts.

import { openPool } from '../database/pool.js'
import { readLog, reviewed } from '../tables/log.js'
import { type ExportInput, exportWriter } from './export.js'

export interface ExportOrder extends ExportInput {
  readonly databaseUrl: string
  /** With everything that is hidden. */
  readonly auditor: boolean
}

const PAGE = 200

/** The parts of the file up to its seal, then the hash of them all: who has the key signs it. */
export const exporting = ({ databaseUrl, auditor, ...input }: ExportOrder) => {
  const pool = openPool(databaseUrl, { max: 1 })
  const writer = exportWriter(input)
  const last = input.last?.seq ?? 0
  let next = 0
  return {
    step: async (): Promise<Uint8Array | string> => {
      if (next === 0) {
        next = 1
        return Buffer.from(writer.opening)
      }
      if (next > last) return writer.digest()
      const to = Math.min(last, next + PAGE - 1)
      const entries = await readLog(pool, input.table.id, next, to)
      if (entries.length !== to - next + 1)
        throw new Error(`table ${input.table.id}: entries ${next} to ${to} have a gap`)
      next = to + 1
      return Buffer.from(writer.entries(auditor ? entries : entries.map(reviewed)))
    },
    end: (): Promise<void> => pool.end(),
  }
}
