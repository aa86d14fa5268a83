// The proofs of a deck that was committed to card by card: of the cards everybody was shown, for everybody, and of those
// that lie in the hand of who asks, for them alone. What nobody was shown has no proof here, not even for staff.

import { isSeat } from '@tapete/engine'
import { run, statement } from '../database/pool.js'
import type { Commit, Open } from '../draws/notes.js'
import type { Person } from '../people/roles.js'
import type { Replica } from '../tables/replica.js'
import type { DeckProofs } from '../wire/index.js'
import type { House } from './house.js'
import { notFound } from './problems.js'
import { viewerOf } from './viewers.js'

interface Noted extends Record<string, unknown> {
  readonly version: number
  readonly note: Commit | Open
}

const NOTED = statement(
  'deck-notes',
  `select seq as version, note from log_entry, jsonb_array_elements(draw) note
    where table_id = $1 and draw is not null and (note ->> 'series')::int = $2 and note ->> 'kind' in ('commit', 'open')
    order by seq`,
)

export const deckProofs = async (
  { pool, draws }: Pick<House, 'pool' | 'draws'>,
  { row: { id }, state, cursor }: Replica,
  person: Person,
  n: number,
): Promise<DeckProofs> => {
  const noted = await run<Noted>(pool, NOTED, [id, n])
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
