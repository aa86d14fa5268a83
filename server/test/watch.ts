// What tests of the watch share.

import type { Pool } from '../src/database/pool.js'

/** Results as croupiers would have entered them, written past the house: ten thousand rounds take too long to play. */
export const enterResults = async (
  pool: Pool,
  table: string,
  move: string,
  field: string,
  results: readonly string[],
): Promise<void> => {
  await pool.query(
    `insert into log_entry (table_id, seq, at, key, person, role, move, events, hash)
     select $1, coalesce((select max(seq) from log_entry where table_id = $1), 0) + n, now(), gen_random_uuid(), null, 'chance',
            jsonb_build_object('by', 'chance', 'do', $2::text, $3::text, result), '[]', decode(repeat('00', 32), 'hex')
       from unnest($4::text[]) with ordinality each (result, n)`,
    [table, move, field, results],
  )
}
