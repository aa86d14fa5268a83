// Wrong passwords slow down whoever gives them, not whoever they are given for: five for a name from one address, twenty
// from an address, which a whole room may share. A name tried from everywhere is tried no more from where nobody of
// that name has come in before. A browser its person came in with counts by itself: no stranger can shut it out.
// An attempt is counted before the password is looked at and taken back when it fits: attempts sent all at once count
// one by one.

import { createHash, randomBytes } from 'node:crypto'
import { append, BY_ITSELF, type Order, together } from '../administration/record.js'
import { dateOf, PROCESS_CLOCK } from '../clock/clock.js'
import { type Pool, run, statement } from '../database/pool.js'
import { addressKey } from './addresses.js'
import { nameKey } from './names.js'

export const PAIR_FAILURES_MAX = 5
export const ADDRESS_FAILURES_MAX = 20
export const NAME_FAILURES_MAX = 100
export const LOCK_MINUTES = 15
export const DEVICE_DAYS = 365

/** Where an attempt comes from. */
export interface Door {
  readonly address: string
  /** The token of a browser that somebody came in with before. */
  readonly device?: string | undefined
}

export interface Lockout {
  /** Counts an attempt. Answers the seconds to wait when it may not be made. */
  attempt(name: string, door: Door): Promise<number | undefined>
  /** The attempt was right after all. */
  forgive(name: string, door: Door): Promise<void>
  /** The seconds each of these names has to wait at some door; those that need not wait anywhere are left out. */
  waiting(names: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The name may be tried again at once, from any address that is not slowed down itself. */
  release(name: string, order?: Order): Promise<void>
  /** A token for the browser this person came in with, unless it has one. */
  remember(person: number, name: string, door: Door): Promise<string | undefined>
}

// What waits does not wait longer by knocking: its time stands still.
const ATTEMPT = statement(
  'login-attempt',
  `insert into login_attempt as a (name, address, failures, last_at) values ($1, $2, 1, $3)
     on conflict (name, address) do update set
       failures = case when a.last_at <= $4 then 1 else least(a.failures + 1, $5 + 1) end,
       last_at = case when a.last_at > $4 and a.failures >= $5 then a.last_at else $3 end
   returning failures, last_at as "lastAt"`,
)
const FORGIVE = `
  with right_place as (delete from login_attempt where name = $1 and address = $2)
  update login_attempt set failures = greatest(failures - 1, 0)
   where (name = $1 and address = '') or (name = '' and address = $2)`
const WAITING = statement(
  'login-waiting',
  `select name, max(last_at) as "lastAt" from login_attempt
    where name = any ($1) and last_at > $4 and failures >= case when address = '' then $3::integer else $2 end
    group by name`,
)
const SWEEP = 'delete from login_attempt where last_at < $1'
const DEVICE = statement(
  'login-device',
  `select from login_device d join person p on p.id = d.person where d.id = $1 and p.name_key = $2 and d.created_at > $3`,
)
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const DAY = 24 * 3_600_000

const digest = (token: string): Buffer => createHash('sha256').update(token).digest()

export const lockoutOf = (pool: Pool, clock: () => Date = () => dateOf(PROCESS_CLOCK)): Lockout => {
  const staleAt = (now: Date): Date => new Date(now.getTime() - LOCK_MINUTES * 60_000)
  const secondsLeft = (lastAt: Date, stale: Date): number =>
    Math.max(1, Math.ceil((lastAt.getTime() - stale.getTime()) / 1000))

  const wait = async (name: string, address: string, max: number): Promise<number> => {
    const now = clock()
    const stale = staleAt(now)
    const [row] = await run<{ failures: number; lastAt: Date }>(pool, ATTEMPT, [name, address, now, stale, max])
    if (!row || row.failures <= max) return 0
    return secondsLeft(row.lastAt, stale)
  }

  /** The browser's own place among the addresses, where this name has come in with it before. */
  const deviceOf = async (key: string, { device }: Door): Promise<string | undefined> => {
    if (device === undefined || !TOKEN.test(device)) return undefined
    const oldest = new Date(clock().getTime() - DEVICE_DAYS * DAY)
    const known = await pool.query({ ...DEVICE, values: [digest(device), key, oldest] })
    return known.rowCount === 1 ? `device ${digest(device).toString('hex')}` : undefined
  }

  return {
    attempt: async (name, door) => {
      const key = nameKey(name)
      const device = await deviceOf(key, door)
      if (device !== undefined) return (await wait(key, device, PAIR_FAILURES_MAX)) || undefined
      const address = addressKey(door.address)
      // From the narrowest: who waits already cannot make anybody else wait.
      const seconds =
        (await wait('', address, ADDRESS_FAILURES_MAX)) ||
        (await wait(key, address, PAIR_FAILURES_MAX)) ||
        (await wait(key, '', NAME_FAILURES_MAX))
      return seconds || undefined
    },
    forgive: async (name, door) => {
      const key = nameKey(name)
      await pool.query(FORGIVE, [key, (await deviceOf(key, door)) ?? addressKey(door.address)])
      await pool.query(SWEEP, [new Date(clock().getTime() - DAY)])
    },
    waiting: async (names) => {
      const stale = staleAt(clock())
      const values = [names.map(nameKey), PAIR_FAILURES_MAX, NAME_FAILURES_MAX, stale]
      const rows = await run<{ name: string; lastAt: Date }>(pool, WAITING, values)
      const left = new Map(rows.map(({ name, lastAt }) => [name, secondsLeft(lastAt, stale)]))
      return new Map(
        names.flatMap((name) => {
          const seconds = left.get(nameKey(name))
          return seconds === undefined ? [] : [[name, seconds]]
        }),
      )
    },
    release: (name, order = BY_ITSELF) =>
      together(pool, async (db) => {
        await db.query('delete from login_attempt where name = $1', [nameKey(name)])
        await append(db, order, {
          act: 'attempts-forgiven',
          subject: `name:${nameKey(name)}`,
          before: null,
          after: null,
        })
      }),
    remember: async (person, name, door) => {
      if ((await deviceOf(nameKey(name), door)) !== undefined) return undefined
      const token = randomBytes(32).toString('base64url')
      const now = clock()
      await pool.query('insert into login_device (id, person, created_at) values ($1, $2, $3)', [
        digest(token),
        person,
        now,
      ])
      const oldest = new Date(now.getTime() - DEVICE_DAYS * DAY)
      await pool.query('delete from login_device where person = $1 and created_at < $2', [person, oldest])
      return token
    },
  }
}
