// The same key answers the same, also when the person has moved on since: left the seat, taken another, been relieved.

import type { Detail } from '@tapete/engine'
import type { Pool } from '../database/pool.js'
import { canonicalJson } from '../tables/chain.js'
import { type LogEntry, readAnswer } from '../tables/log.js'
import type { ClientMove, Person } from './floor.js'

/** The seat a client names, as a number or as the engine does. */
export const seatNumber = (seat: Detail | undefined): number | undefined =>
  seat === undefined ? undefined : Number(String(seat).replace(/^seat:/, ''))

/** Whether the entry is what this person asked for. Who acted was never the client's to say, nor as whom one sits. */
export const isWished = (person: Person, move: ClientMove, entry: LogEntry): boolean => {
  if (entry.person !== person.id) return false
  const { by, ...done } = entry.move
  const { by: _, ...wished } = move
  if (done.do !== 'sit') return canonicalJson(done) === canonicalJson(wished)
  return wished.do === 'sit' && (wished.seat === undefined || `seat:${seatNumber(wished.seat)}` === by)
}

/** The entry this person's same wish made under this key; undefined when there is none. */
export const doneUnder = async (
  pool: Pool,
  person: Person,
  table: string,
  { move, key }: { readonly move: ClientMove; readonly key: string },
): Promise<LogEntry | undefined> => {
  const entry = (await readAnswer(pool, table, key))?.entry
  return entry && isWished(person, move, entry) ? entry : undefined
}
