// Opens a table without people: the system posts its staff.

import { type AnyGame, firstMove, type Move } from '@tapete/engine'
import type { Dealer } from '../draws/dealer.js'
import { keyOf } from '../robots/attendant.js'
import type { Tables } from '../tables/tables.js'

const CROUPIERS_MAX = 2

/** Posts until the table may be opened, then opens it. Any node may do the same at the same time. */
export const openTable = async (tables: Tables, dealer: Dealer, table: string): Promise<void> => {
  const posts: Move[] = [
    { by: 'room-head', do: 'post', role: 'pit-boss', person: 'house-pit-boss' },
    ...Array.from({ length: CROUPIERS_MAX }, (_, index): Move => {
      return { by: 'pit-boss', do: 'post', role: 'croupier', person: `house-croupier-${index + 1}` }
    }),
  ]
  for (const move of [...posts, { by: 'pit-boss', do: 'open' } as Move])
    await dealer.command({ table, person: null, role: 'house', move, key: keyOf(table, 0, JSON.stringify(move)) })
  const replica = await tables.load(table)
  if (replica?.state.status === 'sealed') throw new Error(`table ${table} could not be opened`)
}

/** What staff does next, chance included; undefined when the table waits for players. */
export const dueMove = (game: AnyGame, state: Parameters<AnyGame['due']>[0]): Move | 'deal' | undefined => {
  const [due] = game.due(state)
  if (!due) return undefined
  return due.by === 'chance' ? 'deal' : firstMove(due)
}
