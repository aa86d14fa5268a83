// Opens a table without people: the system posts its staff.

import type { Move } from '@tapete/engine'
import { keyOf } from '../robots/attendant.js'
import type { Answer, No } from '../tables/command.js'
import type { Tables } from '../tables/tables.js'

const CROUPIERS_MAX = 2
const DRAWS_STOPPED = 'draws-stopped'

/** In the name of the house; the same person is posted so only once. */
export const postCroupier = (tables: Tables, table: string, person: string): Promise<Answer> => {
  const move: Move = { by: 'pit-boss', do: 'post', role: 'croupier', person }
  return tables.command({ table, person: null, role: 'house', move, key: keyOf(table, 0, JSON.stringify(move)) })
}

/**
 * Posts until the table may be opened, then opens it. Any node may do the same at the same time. Answers the no of a house
 * that draws nothing for now: the table stays closed.
 */
export const openTable = async (tables: Tables, table: string): Promise<No | undefined> => {
  const once = (move: Move) =>
    tables.command({ table, person: null, role: 'house', move, key: keyOf(table, 0, JSON.stringify(move)) })
  const answers = [await once({ by: 'room-head', do: 'post', role: 'pit-boss', person: 'house-pit-boss' })]
  for (let n = 1; n <= CROUPIERS_MAX; n++) answers.push(await postCroupier(tables, table, `house-croupier-${n}`))
  answers.push(await once({ by: 'pit-boss', do: 'open' }))
  const stopped = answers.find((answer) => !answer.ok && answer.refusal.code === DRAWS_STOPPED)
  if (stopped && !stopped.ok) return stopped
  const replica = await tables.load(table)
  // A pot has no doors.
  const opens = replica?.game.rules.some((rule) => rule.do === 'open')
  if (opens && replica?.state.status === 'sealed') throw new Error(`table ${table} could not be opened`)
  return undefined
}
