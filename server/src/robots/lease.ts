// One node looks after a table at a time. A lease only spares double work: two nodes that both believe to hold one do the
// same moves under the same keys, and each is done once.

import { type Clock, dateOf } from '../clock/clock.js'
import { type Queryable, run, statement } from '../database/pool.js'

const CLAIM = statement(
  'floor-lease-claim',
  `insert into floor_lease as l (table_id, node, until)
     select t, $2, $4::timestamptz + $3 * interval '1 millisecond' from unnest($1::text[]) t order by t
     on conflict (table_id) do update set node = excluded.node, until = excluded.until
       where l.node = excluded.node or l.until < $4
     returning table_id as id`,
)
const RELEASE = statement('floor-lease-release', 'delete from floor_lease where node = $1')

export interface Leases {
  /** Takes or renews; answers those that are this node's now. */
  claim(tables: readonly string[]): Promise<ReadonlySet<string>>
  holds(table: string): boolean
  /** Another node had it a moment ago: not worth asking at every move. */
  isAnothers(table: string): boolean
  release(): Promise<void>
}

export interface LeasesOptions {
  readonly db: Queryable
  readonly node: string
  readonly clock: Clock
  readonly length: number
}

export const leasesOf = ({ db, node, clock, length }: LeasesOptions): Leases => {
  const until = new Map<string, number>()
  const refused = new Map<string, number>()
  return {
    claim: async (tables) => {
      const asked = performance.now()
      const rows = await run<{ id: string }>(db, CLAIM, [tables, node, length, dateOf(clock)])
      const mine = new Set(rows.map(({ id }) => id))
      for (const table of tables) {
        const [now, before] = mine.has(table) ? [until, refused] : [refused, until]
        before.delete(table)
        now.set(table, asked + (now === until ? length : length / 4))
      }
      return mine
    },
    holds: (table) => (until.get(table) ?? 0) > performance.now(),
    isAnothers: (table) => (refused.get(table) ?? 0) > performance.now(),
    release: async () => {
      until.clear()
      await run(db, RELEASE, [node])
    },
  }
}
