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

/** Answers the tables that went on to a new series. Whoever could not, because it or its pot is set aside, owes it still. */
export const restartSeries = async (
  db: Queryable,
  dealer: Pick<Dealer, 'restored'>,
  tables: Pick<Tables, 'owed'>,
): Promise<string[]> => {
  const restarted: string[] = []
  const all = (await run<{ id: string }>(db, DRAWING, [])).map(({ id }) => id)
  await tables.owed.owe(all)
  for (const id of all)
    try {
      if ((await dealer.restored(id))?.ok) restarted.push(id)
    } catch (error) {
      if (!(error instanceof TableAside)) throw error
    }
  return restarted
}
