// Five wrong passwords lock a name for fifteen minutes, and twenty an address, which a whole room may share. An attempt
// is counted before the password is looked at and taken back when it fits: attempts sent all at once count one by one.

import { type Pool, run, statement } from '../database/pool.js'

export const NAME_FAILURES_MAX = 5
export const ADDRESS_FAILURES_MAX = 20
export const LOCK_MINUTES = 15

export interface Lockout {
  /** Counts an attempt. Answers the seconds to wait when it may not be made. */
  attempt(name: string, address: string): Promise<number | undefined>
  /** The attempt was right after all. */
  forgive(name: string, address: string): Promise<void>
  /** The seconds each of these names has to wait; those that are not locked are left out. */
  waiting(names: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The name may be tried again at once, from any address that is not locked itself. */
  release(name: string): Promise<void>
}

// What is locked is not locked longer by knocking: its time stands still.
const ATTEMPT = statement(
  'login-attempt',
  `insert into login_attempt as a (subject, failures, last_at) values ($1, 1, $2)
     on conflict (subject) do update set
       failures = case when a.last_at <= $3 then 1 else least(a.failures + 1, $4 + 1) end,
       last_at = case when a.last_at > $3 and a.failures >= $4 then a.last_at else $2 end
   returning failures, last_at as "lastAt"`,
)
const FORGIVE = `
  with right_name as (delete from login_attempt where subject = $1)
  update login_attempt set failures = greatest(failures - 1, 0) where subject = $2`
const WAITING = statement(
  'login-waiting',
  'select subject, last_at as "lastAt" from login_attempt where subject = any ($1) and failures >= $2 and last_at > $3',
)
const SWEEP = 'delete from login_attempt where last_at < $1'

export const lockoutOf = (pool: Pool, clock: () => Date = () => new Date()): Lockout => {
  const ofName = (name: string): string => `name:${name.toLowerCase().slice(0, 100)}`
  const subjects = (name: string, address: string): [string, string] => [
    ofName(name),
    `address:${address.slice(0, 100)}`,
  ]
  const staleAt = (now: Date): Date => new Date(now.getTime() - LOCK_MINUTES * 60_000)
  const secondsLeft = (lastAt: Date, stale: Date): number =>
    Math.max(1, Math.ceil((lastAt.getTime() - stale.getTime()) / 1000))
  const wait = async (subject: string, max: number): Promise<number> => {
    const now = clock()
    const stale = staleAt(now)
    const values = [subject, now, stale, max]
    const [row] = await run<{ failures: number; lastAt: Date }>(pool, ATTEMPT, values)
    if (!row || row.failures <= max) return 0
    return secondsLeft(row.lastAt, stale)
  }
  return {
    attempt: async (name, address) => {
      const [byName, byAddress] = subjects(name, address)
      // The address first: who is locked out cannot lock names any more.
      const seconds = (await wait(byAddress, ADDRESS_FAILURES_MAX)) || (await wait(byName, NAME_FAILURES_MAX))
      return seconds || undefined
    },
    forgive: async (name, address) => {
      await pool.query(FORGIVE, subjects(name, address))
      await pool.query(SWEEP, [new Date(clock().getTime() - 24 * 3_600_000)])
    },
    waiting: async (names) => {
      const stale = staleAt(clock())
      const values = [names.map(ofName), NAME_FAILURES_MAX, stale]
      const rows = await run<{ subject: string; lastAt: Date }>(pool, WAITING, values)
      const left = new Map(rows.map(({ subject, lastAt }) => [subject, secondsLeft(lastAt, stale)]))
      return new Map(
        names.flatMap((name) => (left.has(ofName(name)) ? [[name, left.get(ofName(name)) as number]] : [])),
      )
    },
    release: async (name) => {
      await pool.query('delete from login_attempt where subject = $1', [ofName(name)])
    },
  }
}
