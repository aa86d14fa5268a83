// Seeds in PostgreSQL.

import type { Queryable } from '../database/pool.js'
import { Secret } from './secret.js'
import type { Series, SeriesStore } from './series.js'

interface Row {
  readonly table_id: string
  readonly n: number
  readonly size: number
  readonly commitment: string
  readonly seed: Buffer
}

const seriesOf = ({ table_id, n, size, commitment, seed }: Row): Series => ({
  table: table_id,
  n,
  size,
  commitment,
  seed: new Secret(seed),
})

const COLUMNS = `table_id, n, size, encode(commitment, 'hex') as commitment, seed`

export const postgresSeriesStore = (pool: Queryable): SeriesStore => {
  return {
    load: async (table, n, commitment) => {
      const text = `select ${COLUMNS} from draw_series where table_id = $1 and n = $2 and commitment = decode($3, 'hex')`
      const [row] = (await pool.query<Row>(text, [table, n, commitment])).rows
      return row ? seriesOf(row) : null
    },
    loadUpTo: async (table, last) => {
      const text = `select ${COLUMNS} from draw_series s where table_id = $1 and n <= $2
        and exists (select from log_entry l where l.table_id = s.table_id and l.draw is not null
          and l.draw ->> 'kind' = 'commit' and l.draw ->> 'commitment' = encode(s.commitment, 'hex')) order by n`
      return (await pool.query<Row>(text, [table, last])).rows.map(seriesOf)
    },
    save: async (series) => {
      const { table, n, size, commitment, seed } = series
      await pool.query(
        `insert into draw_series (table_id, n, size, commitment, seed) values ($1, $2, $3, decode($4, 'hex'), $5)`,
        [table, n, size, commitment, Buffer.from(seed.reveal())],
      )
    },
  }
}
