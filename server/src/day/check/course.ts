// What was done at all tables and by whom, without when: a digest by which two days are compared.

import { createHash } from 'node:crypto'
import type { Pool } from '../../database/pool.js'
import { canonicalJson } from '../../tables/chain.js'

interface Done {
  readonly table: string
  readonly person: number | null
  readonly move: unknown
}

/** What the clock says at a table depends on how fast the day went. */
export const courseOf = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<Done>(
    `select table_id as "table", person, move from log_entry where move ->> 'by' <> 'clock' order by table_id, seq`,
  )
  const hash = createHash('sha256')
  for (const row of rows) hash.update(canonicalJson(row))
  return hash.digest('hex').slice(0, 16)
}
