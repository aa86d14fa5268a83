// The same key answers the same, also when the person has moved on since: left the seat, taken another, been relieved.

import type { Pool } from '../database/pool.js'
import { canonicalJson } from '../tables/chain.js'
import type { Answer } from '../tables/command.js'
import { type LogEntry, readAnswer } from '../tables/log.js'
import type { Act, Person } from './floor.js'

/** The seat a client names, as a number or as the engine does. */
export const seatNumber = (seat: string | number | undefined): number | undefined =>
  seat === undefined ? undefined : Number(String(seat).replace(/^seat:/, ''))

/** Whether the entry is what was asked for. Who acted was never the client's to say, nor as whom one sits. */
const isWished = (entry: LogEntry, { move }: Act): boolean => {
  const { by, ...done } = entry.move
  const { by: _, ...wished } = move
  if (done.do !== 'sit') return canonicalJson(done) === canonicalJson(wished)
  return wished.do === 'sit' && (wished.seat === undefined || `seat:${seatNumber(wished.seat)}` === by)
}

export type Done = Extract<Answer, { ok: true }>

/** What was answered when the entry was made. */
export const answerOf = ({ seq, events, move }: LogEntry): Done => ({
  ...{ ok: true, version: seq, events, repeated: true, by: move.by },
})

export type Repeats = (person: Person, table: string, act: Act) => Promise<LogEntry | undefined>

/** The entry this person's same wish made under this key; undefined when there is none. */
export const repeatsOf =
  (pool: Pool): Repeats =>
  async (person, table, act) => {
    const entry = (await readAnswer(pool, table, act.key))?.entry
    return entry && entry.person === person.id && isWished(entry, act) ? entry : undefined
  }
