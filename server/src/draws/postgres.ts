// Seeds in PostgreSQL, and the place of a table in its series as its log tells it.

import type { Queryable } from '../database/pool.js'
import { advance, type Commit, type Cursor, type Draw } from './notes.js'
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
  const load = async (table: string, n: number): Promise<Series | null> => {
    const { rows } = await pool.query<Row>(`select ${COLUMNS} from draw_series where table_id = $1 and n = $2`, [
      table,
      n,
    ])
    return rows[0] ? seriesOf(rows[0]) : null
  }
  return {
    load,
    loadUpTo: async (table, last) => {
      const text = `select ${COLUMNS} from draw_series where table_id = $1 and n <= $2 order by n`
      return (await pool.query<Row>(text, [table, last])).rows.map(seriesOf)
    },
    save: async (series) => {
      const { table, n, size, commitment, seed } = series
      await pool.query(
        `insert into draw_series (table_id, n, size, commitment, seed) values ($1, $2, $3, decode($4, 'hex'), $5)
         on conflict (table_id, n) do nothing`,
        [table, n, size, commitment, Buffer.from(seed.reveal())],
      )
      // Two nodes may begin the same series; both go on with the one that was kept.
      return (await load(table, n)) as Series
    },
  }
}

/** The cursor of a table at a version, from its log alone. */
export const loadCursor = async (pool: Queryable, table: string, version: number): Promise<Cursor | null> => {
  const last = async <Note>(kind: string): Promise<Note | null> => {
    const { rows } = await pool.query<{ draw: Note }>(
      `select draw from log_entry
        where table_id = $1 and seq <= $2 and draw is not null and draw ->> 'kind' = $3 order by seq desc limit 1`,
      [table, version, kind],
    )
    return rows[0]?.draw ?? null
  }
  const commit = await last<Commit>('commit')
  const draw = commit && (await last<Draw>('draw'))
  return advance(advance(null, commit), draw?.series === commit?.series ? draw : null)
}
