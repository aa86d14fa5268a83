// Limits of a table that a boss changed. The table's own log has the move, with its hash; the record tells it beside
// everything else that was changed about the house.

import type { Event, Json, Table } from '@tapete/engine'
import type { Pool } from '../database/pool.js'
import type { Person } from '../people/roles.js'
import { actorOf, append, together } from './record.js'

type Changed = {
  readonly kind: string
  readonly min: number | null
  readonly max: number | null
  readonly plan: string
}

export interface LimitsChange {
  readonly table: string
  /** The number of the entry in the log of the table. */
  readonly entry: number
  readonly before: Table['limits']
  readonly changed: Changed
}

/** What an answer says about limits; undefined where it says nothing. */
export const limitsChanged = (events: readonly Event[]): Changed | undefined => {
  const told = events.find(({ type }) => type === 'limits-changed')
  return told && (told as Event & Changed)
}

/** Once for each entry of the log, however often it is sent: who sends it again fills in what a crash left out. */
export const recordLimits = (
  pool: Pool,
  person: Person,
  { table, entry, before, changed }: LimitsChange,
): Promise<void> =>
  together(pool, async (db) => {
    const { kind, min, max, plan } = changed
    const subject = `table:${table}`
    const act = 'limits-set'
    const known = `select from admin_entry where act = $1 and subject = $2 and after ->> 'entry' = $3`
    if ((await db.query(known, [act, subject, String(entry)])).rowCount !== 0) return
    const was: Json = { kind, ...before[kind] }
    await append(
      db,
      { by: actorOf(person), why: plan },
      { act, subject, before: was, after: { kind, min, max, plan, entry } },
    )
  })
