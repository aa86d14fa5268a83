// Results that were thrown away, counted with the series they came from: the rules say which moves do that, never a name.

import { type Move, voidsResult } from '@tapete/engine'
import type { Queryable } from '../database/pool.js'
import { SEQ_MAX } from '../tables/log.js'
import type { Replica } from '../tables/replica.js'
import { COMMITS } from './postgres.js'
import type { Which } from './series.js'

/** How many entries threw away what came, by the series that ran then. */
export const voidsBySeries = async (
  db: Queryable,
  { row, game }: Pick<Replica, 'row' | 'game'>,
  { from, to }: Which = { from: 1, to: SEQ_MAX },
): Promise<ReadonlyMap<number, number>> => {
  const moves = game.rules.filter((rule) => rule.voids).map((rule) => rule.do)
  if (moves.length === 0 || row.mode === 'live') return new Map()
  const { rows } = await db.query<{ n: number | null; move: Move }>(
    `select series.n, void.move
       from log_entry void left join lateral (
         select (note ->> 'series')::int as n
           from log_entry begun, jsonb_array_elements(begun.draw) note
          where begun.table_id = void.table_id and begun.seq < void.seq and begun.draw @> '${COMMITS}'
            and note ->> 'kind' = 'commit' and not note ? 'deck'
          order by begun.seq desc limit 1
       ) series on true
      where void.table_id = $1 and void.seq between $3 and $4 and void.move ->> 'do' = any ($2)`,
    [row.id, moves, from, to],
  )
  const counted = new Map<number, number>()
  for (const { n, move } of rows) if (voidsResult(game, move)) counted.set(n ?? 0, (counted.get(n ?? 0) ?? 0) + 1)
  return counted
}
