// The proofs of a deck that was committed to card by card: of the cards everybody was shown, for everybody, and of those
// that lie in the hand of who asks, for them alone. What nobody was shown has no proof here, not even for staff.

import { isSeat } from '@tapete/engine'
import { run, statement } from '../database/pool.js'
import type { Commit, Open } from '../draws/notes.js'
import { COMMITS } from '../draws/postgres.js'
import type { Person } from '../people/roles.js'
import { SEQ_MAX } from '../tables/log.js'
import type { Replica } from '../tables/replica.js'
import type { DeckProofs } from '../wire/index.js'
import type { House } from './house.js'
import { notFound } from './problems.js'
import { viewerOf } from './viewers.js'

interface Noted extends Record<string, unknown> {
  readonly version: number
  readonly note: Commit | Open
}

// Numbers go up along the log, and an entry commits to two at most: the deck begins among the newest of those entries that
// are not newer than it. Its cards are shown until a deck takes its place.
const NOTED = statement(
  'deck-notes',
  `with begun as (
     select l.seq from (
       select seq, draw from log_entry where table_id = $1 and draw @> '${COMMITS}' order by seq desc limit $3) l,
       jsonb_array_elements(l.draw) note
      where note ->> 'kind' = 'commit' and (note ->> 'series')::int = $2 limit 1
   ), ended as (
     select l.seq from begun, log_entry l, jsonb_array_elements(l.draw) note
      where l.table_id = $1 and l.seq > begun.seq and l.draw @> '${COMMITS}' and note ->> 'kind' = 'commit'
        and (note ? 'left' or (note ? 'deck' and not note ? 'besides'))
      order by l.seq limit 1
   )
   select l.seq as version, note from begun, log_entry l, jsonb_array_elements(l.draw) note
    where l.table_id = $1 and l.draw is not null and l.seq between begun.seq and coalesce((select seq from ended), ${SEQ_MAX})
      and (note ->> 'series')::int = $2 and note ->> 'kind' in ('commit', 'open')
    order by l.seq`,
)

export const deckProofs = async (
  { pool, draws }: Pick<House, 'pool' | 'draws'>,
  { row: { id }, state, cursor }: Replica,
  person: Person,
  n: number,
): Promise<DeckProofs> => {
  const noted = await run<Noted>(pool, NOTED, [id, n, Math.max(0, (cursor?.last ?? 0) - n + 1)])
  const begun = noted[0]
  if (begun?.note.kind !== 'commit' || !begun.note.deck) throw notFound('no-such-deck', `no deck ${n}`, { deck: n })
  const { size, commitment } = begun.note
  const viewer = viewerOf(state, person)
  const own = isSeat(viewer) ? await draws.proofsFor(id, cursor, state, viewer) : []
  return {
    ...{ n, size, commitment, committed: begun.version },
    shown: noted.flatMap(({ version, note }) =>
      note.kind === 'open' ? note.cards.map((card) => ({ version, ...card })) : [],
    ),
    mine: own.flatMap(({ series, cards }) => (series === n ? cards : [])),
  }
}
