// Seeds in PostgreSQL.

import type { Queryable } from '../database/pool.js'
import type { Composition } from './deck.js'
import { Secret } from './secret.js'
import type { Series, SeriesStore } from './series.js'

interface Row {
  readonly table_id: string
  readonly n: number
  readonly size: number
  readonly commitment: string
  readonly seed: Buffer
  readonly deck_key: Buffer | null
  readonly deck: Composition | null
}

const seriesOf = ({ table_id, n, size, commitment, seed, deck_key, deck }: Row): Series => ({
  ...{ table: table_id, n, size, commitment, seed: new Secret(seed) },
  ...(deck_key && { key: new Secret(deck_key) }),
  ...(deck && { deck }),
})

const COLUMNS = `table_id, n, size, encode(commitment, 'hex') as commitment, seed, deck_key, deck`

/** As the index of such entries has it. */
export const COMMITS = '[{"kind":"commit"}]'

const bytes = (secret: Secret | undefined): Buffer | null => (secret ? Buffer.from(secret.reveal()) : null)

export const postgresSeriesStore = (pool: Queryable): SeriesStore => {
  return {
    load: async (table, n, commitment) => {
      const text = `select ${COLUMNS} from draw_series where table_id = $1 and n = $2 and commitment = decode($3, 'hex')`
      const [row] = (await pool.query<Row>(text, [table, n, commitment])).rows
      return row ? seriesOf(row) : null
    },
    list: async (table, { from, to }) => {
      // Numbers go up along the log, and an entry that commits commits to one at least: the newest of them, as many as there
      // are numbers from `from` on, have every series from there on. The log may have gone on since the caller looked, so
      // the count is the database's own; a series that is prepared and not committed to yet only makes it larger.
      const text = `select ${COLUMNS} from draw_series where table_id = $1 and n between $2 and $3 and commitment in (
          select decode(note ->> 'commitment', 'hex')
            from (select draw from log_entry where table_id = $1 and draw @> '${COMMITS}' order by seq desc limit (
                   select greatest(0, coalesce(max(n), 0) - $2 + 1) from draw_series where table_id = $1)) l,
                 jsonb_array_elements(l.draw) note
            where note ->> 'kind' = 'commit') order by n`
      return (await pool.query<Row>(text, [table, from, to])).rows.map(seriesOf)
    },
    // A deck is the same whoever prepares it, so it may be there already.
    save: async ({ table, n, size, commitment, seed, key, deck }) => {
      await pool.query(
        `insert into draw_series (table_id, n, size, commitment, seed, deck_key, deck)
          values ($1, $2, $3, decode($4, 'hex'), $5, $6, $7) on conflict do nothing`,
        [table, n, size, commitment, bytes(seed), bytes(key), deck ? JSON.stringify(deck) : null],
      )
    },
  }
}
