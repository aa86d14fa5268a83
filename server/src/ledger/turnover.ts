// What was staked on each bet of each table, from the logs: the sum, and the sum of the squares of what one player had on one
// bet in one round, which is what a variance grows with.

import { type Queryable, run, statement } from '../database/pool.js'

export interface Staked {
  readonly stake: number
  readonly squares: number
}

export type Turnover = ReadonlyMap<string, Staked>

/** Put on the cloth, and taken back from it undecided. */
const PLACED = 'bet-placed'
const BACK: readonly string[] = ['bet-withdrawn', 'bet-returned', 'bet-voided']
const ENDED = 'round-ended'

interface Row {
  readonly table: string
  readonly type: string
  readonly seat: string | null
  readonly on: string | null
  readonly stake: number | null
}

const EVENTS = statement(
  'turnover-events',
  `select l.table_id as "table", e.value ->> 'type' as type, e.value ->> 'seat' as seat, e.value ->> 'on' as "on",
          (e.value ->> 'stake')::bigint as stake
     from log_entry l
     join game_table g on g.id = l.table_id and g.mode <> 'practice'
     cross join lateral jsonb_array_elements(l.events) with ordinality e
    where l.at >= $1 and l.at < $2 and e.value ->> 'type' = any ($3)
    order by l.table_id, l.seq, e.ordinality`,
)

/** One table, event by event: stakes count once their round is over. */
export const tallyOf = () => {
  const sums = new Map<string, Staked>()
  const lying = new Map<string, { readonly on: string; readonly stake: number }>()
  const settle = (): void => {
    for (const { on, stake } of lying.values()) {
      const before = sums.get(on) ?? { stake: 0, squares: 0 }
      sums.set(on, { stake: before.stake + stake, squares: before.squares + stake * stake })
    }
    lying.clear()
  }
  return {
    hear: ({ type, seat, on, stake }: Omit<Row, 'table'>): void => {
      if (type === ENDED) settle()
      if (on === null || stake === null) return
      const key = `${seat} ${on}`
      const now = (lying.get(key)?.stake ?? 0) + (type === PLACED ? stake : -stake)
      if (now > 0) lying.set(key, { on, stake: now })
      else lying.delete(key)
    },
    sums: (): Turnover => sums,
  }
}

/** By table, from one moment until before another. What still lies on the cloth is not decided, and not counted. */
export const turnoverOf = async (db: Queryable, from: Date, until: Date): Promise<ReadonlyMap<string, Turnover>> => {
  const rows = await run<Row & Record<string, unknown>>(db, EVENTS, [from, until, [PLACED, ...BACK, ENDED]])
  const tables = new Map<string, ReturnType<typeof tallyOf>>()
  for (const row of rows) {
    const tally = tables.get(row.table) ?? tallyOf()
    tables.set(row.table, tally)
    tally.hear(row)
  }
  return new Map([...tables].map(([table, tally]) => [table, tally.sums()]))
}
