// Every acknowledged command is in the log exactly once, where it was said to be; what was refused is not; and nothing stands
// in somebody's name that they did not ask for.

import { groupBy } from '@tapete/engine/testkit'
import type { Pool } from '../../database/pool.js'
import type { Asked, Book } from '../book.js'

export interface Logged {
  readonly table: string
  readonly seq: number
  readonly key: string
  readonly person: number | null
  readonly role: string
  readonly do: string
}

/** Who acts is there: the house says so in their name before what they do (GEN-24). */
const SAID_FOR_THEM: readonly string[] = ['come-back']
/** Whoever sits down where they sit is told where: nothing had to be written. */
const IDLE = 'sit'
const SHOWN_MAX = 10

export const readLogged = async (pool: Pool): Promise<readonly Logged[]> =>
  (
    await pool.query<Logged>(
      `select table_id as "table", seq, key::text as key, person, role, move ->> 'do' as "do" from log_entry`,
    )
  ).rows

const wrongWith = (
  { key, table, person, move, lost, answer }: Asked,
  entries: readonly Logged[],
): string | undefined => {
  const [entry, ...more] = entries
  if (more.length > 0) return `${key} is in the log ${entries.length} times`
  if (answer === undefined) return `${key} was never answered`
  if (answer.ok) {
    if (!entry && move.do === IDLE && answer.events.length === 0) return undefined
    if (!entry) return `acknowledged ${key} at ${table} is not in the log`
    if (entry.table !== table || entry.seq !== answer.version || entry.person !== person)
      return `acknowledged ${key}, entry ${answer.version} of ${table}, is ${JSON.stringify(entry)}`
    return undefined
  }
  // Asked twice, it may have been done by the first asking after the second was refused.
  return entry && lost === 0 ? `refused ${key} (${answer.code}) is entry ${entry.seq} of ${table}` : undefined
}

export const checkCommands = ({ asked }: Book, logged: readonly Logged[]): string[] => {
  const byKey = groupBy(logged, ({ key }) => key)
  const persons = new Set([...asked.values()].map(({ person }) => person))
  const wrong = [...asked.values()].flatMap((each) => wrongWith(each, byKey.get(each.key) ?? []) ?? [])
  const unasked = logged.filter(
    ({ person, key, do: name }) =>
      person !== null && persons.has(person) && !asked.has(key) && !SAID_FOR_THEM.includes(name),
  )
  return [
    ...wrong.slice(0, SHOWN_MAX),
    ...unasked.slice(0, SHOWN_MAX).map((entry) => `nobody asked for ${JSON.stringify(entry)}`),
  ]
}
