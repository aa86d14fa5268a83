// Where a round lies in a log. At a croupier's table it begins with the announcement; at a machine, where nobody announces
// anything, with the first stake.

import { type Queryable, run, statement } from '../database/pool.js'
import type { Replica } from '../tables/replica.js'

const ENDS = statement(
  'round-ends',
  `select seq from log_entry where table_id = $1 and events @> '[{"type":"round-ended"}]' order by seq offset $2 limit $3`,
)
const BEGINS = statement(
  'round-begins',
  `select seq from log_entry
    where table_id = $1 and seq > $2 and (move ->> 'do' = any ($3) or events @> '[{"type":"round-started"}]')
    order by seq limit 1`,
)

/** The first entry of a round that has begun, and the first of the next one, where that has any. */
export const roundIn = async (
  db: Queryable,
  { row, game }: Replica,
  round: number,
): Promise<{ readonly from: number; readonly next: number | undefined }> => {
  const stakes = game.rules.filter((rule) => rule.nature === 'stake').map((rule) => rule.do)
  const seqOf = async (begun: Promise<{ seq: number }[]>) => (await begun)[0]?.seq
  const after = (seq: number) => seqOf(run<{ seq: number }>(db, BEGINS, [row.id, seq, stakes]))
  const ends = await run<{ seq: number }>(db, ENDS, [row.id, Math.max(0, round - 2), round === 1 ? 1 : 2])
  const [before, end] = round === 1 ? [0, ends[0]?.seq] : [ends[0]?.seq, ends[1]?.seq]
  const from = before === undefined ? undefined : await after(before)
  if (from === undefined) throw new Error(`round ${round} of table ${row.id} is not in its log`)
  return { from, next: end === undefined ? undefined : await after(end) }
}
