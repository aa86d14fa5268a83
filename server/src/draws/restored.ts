// After a restore the seeds of the running series are known to whoever saw the lost results. Every table that draws ends
// its series there and then, whatever is on the cloth, and its log says so.

import { type Queryable, run, statement } from '../database/pool.js'
import { TableAside } from '../tables/aside.js'
import type { Tables } from '../tables/tables.js'
import type { Dealer } from './dealer.js'

const DRAWING = statement(
  'tables-drawing',
  `select t.id from game_table t
    where t.mode <> 'live' and (t.mode <> 'practice' or exists (select from floor_practice p where p.table_id = t.id)) order by t.id`,
)

/** Answers the tables that went on to a new series. */
export const restartSeries = async (
  db: Queryable,
  dealer: Dealer,
  tables: Pick<Tables, 'oweSeries'>,
): Promise<string[]> => {
  const restarted: string[] = []
  for (const { id } of await run<{ id: string }>(db, DRAWING, []))
    try {
      if ((await dealer.restored(id))?.ok) restarted.push(id)
    } catch (error) {
      if (!(error instanceof TableAside)) throw error
      await tables.oweSeries(id)
    }
  return restarted
}
