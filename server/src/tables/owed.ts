// Tables of a restored house that owe their log a new series: the seeds they would draw from may be known. Written down for
// all of them before the first goes on, and crossed out only when the new series stands in the log: whatever lies between (a
// table set aside, a generator that is stopped, a crash) leaves the debt where it was, and nothing is drawn there before it.

import { type Pool, run, statement } from '../database/pool.js'

const OWE = statement(
  'owed-series-owe',
  'insert into series_owed (table_id) select unnest($1::text[]) on conflict do nothing',
)
const LIST = statement('owed-series-list', 'select table_id as id from series_owed')
const STANDS = statement('owed-series-stands', 'select table_id as id from series_owed where table_id = $1')
const PAY = statement('owed-series-pay', 'delete from series_owed where table_id = $1')

export interface OwedSeries {
  owe(tables: readonly string[]): Promise<void>
  /** Asked before every draw: it costs a query only at a table that owed one when this node looked last. */
  stands(table: string): Promise<boolean>
  paid(table: string): Promise<void>
  /** What other nodes owed and paid. */
  refresh(): Promise<void>
}

export const owedSeriesOf = (db: Pool): OwedSeries => {
  let known = new Set<string>()
  let owes = 0
  return {
    owe: async (tables) => {
      await run(db, OWE, [tables])
      owes += 1
      known = new Set([...known, ...tables])
    },
    stands: async (table) => {
      if (!known.has(table)) return false
      const [row] = await run<{ id: string }>(db, STANDS, [table])
      if (!row) known.delete(table)
      return row !== undefined
    },
    paid: async (table) => {
      await run(db, PAY, [table])
      known.delete(table)
    },
    refresh: async () => {
      const before = owes
      const rows = await run<{ id: string }>(db, LIST, [])
      // Read while this node wrote more, it may lack them.
      if (owes === before) known = new Set(rows.map(({ id }) => id))
    },
  }
}
