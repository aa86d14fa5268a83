// How much was drawn of each series, and how much of that thrown away. A log only grows: what was counted once is not counted
// again, so asking costs what is new.

import type { Pool } from '../database/pool.js'
import type { Replica } from '../tables/replica.js'
import { voidsBySeries } from './voids.js'

export interface DrawCounts {
  readonly draws: ReadonlyMap<number, number>
  readonly voids: ReadonlyMap<number, number>
}

interface Counted {
  version: number
  readonly draws: Map<number, number>
  readonly voids: Map<number, number>
}

const TABLES_MAX = 200
/** Of the log at a time. */
const PAGE = 20_000

const DRAWS = `
  select (note ->> 'series')::int as n, sum(coalesce((note ->> 'count')::int, 1))::int as draws
    from log_entry, jsonb_array_elements(draw) note
   where table_id = $1 and seq between $2 and $3 and draw is not null and note ->> 'kind' in ('draw', 'deal') group by 1`

const add = (counted: Map<number, number>, more: Iterable<readonly [number, number]>): void => {
  for (const [n, count] of more) counted.set(n, (counted.get(n) ?? 0) + count)
}

export const countedDraws = (pool: Pool) => {
  const known = new Map<string, Counted>()
  const under = new Map<string, Promise<void>>()

  const goOn = async (replica: Replica, counted: Counted): Promise<void> => {
    const { row, version } = replica
    while (counted.version < version) {
      const [from, to] = [counted.version + 1, Math.min(version, counted.version + PAGE)]
      const { rows } = await pool.query<{ n: number; draws: number }>(DRAWS, [row.id, from, to])
      const voids = await voidsBySeries(pool, replica, { from, to })
      add(
        counted.draws,
        rows.map(({ n, draws }) => [n, draws] as const),
      )
      add(counted.voids, voids)
      counted.version = to
    }
  }

  /** Up to the version of the replica at least. */
  return async (replica: Replica): Promise<DrawCounts> => {
    const { id } = replica.row
    await under.get(id)?.catch(() => {})
    const counted = known.get(id) ?? { version: 0, draws: new Map(), voids: new Map() }
    known.delete(id)
    known.set(id, counted)
    const [oldest] = known.keys()
    if (known.size > TABLES_MAX && oldest !== undefined) known.delete(oldest)
    const going = goOn(replica, counted)
    under.set(id, going)
    try {
      await going
    } finally {
      if (under.get(id) === going) under.delete(id)
    }
    return counted
  }
}
