// A pot whose log is played at no more cannot tell its tables that it is gone: the house does, in its name. Else their lamps could
// be lit for it and no bets be closed, and what is locked with it could not go back.

import { logActor, type Move } from '@tapete/engine'
import type { Known } from '../floor/house.js'
import { keyOf } from '../robots/attendant.js'
import { TableAside } from '../tables/aside.js'
import type { Tables } from '../tables/tables.js'

/** What a table keeps of its pots that the floor reads. */
interface Beside {
  readonly pots?: { readonly connected: { readonly [pot: string]: unknown } }
}

/** One that is set aside may be played on: it is not lost. */
const isLost = async (tables: Tables, pot: string): Promise<boolean> => {
  const replica = await tables.load(pot)
  return replica?.outdated === true || tables.isRetired(pot)
}

/** Safe at every start and on every node at the same time. Answers what could not be told. */
export const leaveLostPots = async (
  tables: Tables,
  known: readonly Pick<Known, 'row' | 'state' | 'version'>[],
): Promise<string[]> => {
  const notes: string[] = []
  for (const { row, state, version } of known)
    for (const pot of Object.keys((state.play as Beside).pots?.connected ?? {}))
      try {
        if (!(await isLost(tables, pot))) continue
        const move: Move = { by: logActor(pot), do: 'pot-lost' }
        const key = keyOf(row.id, version, JSON.stringify(move))
        const answer = await tables.command({ table: row.id, person: null, role: 'log', move, key })
        // Another node was quicker.
        if (!answer.ok && answer.refusal.code !== 'no-such-pot')
          notes.push(`table ${row.id} is not told that pot ${pot} is gone: ${answer.refusal.code}`)
      } catch (error) {
        if (!(error instanceof TableAside)) throw error
      }
  return notes
}
