// The record of administration: who did what to the house, when, how it was before and after, and why. Each entry carries
// the hash of the one before, and stands or falls with its deed: both are written in one transaction.

import { createHash } from 'node:crypto'
import type { Json } from '@tapete/engine'
import { isConnectionLost, type Pool, type Queryable, run, statement } from '../database/pool.js'
import { type Role, takesTwo } from '../people/roles.js'
import { canonicalJson } from '../tables/chain.js'

/** Who acts: one person, two together, somebody at the command line by name, or the house itself. */
export interface Actor {
  readonly persons: readonly number[]
  readonly names: readonly string[]
  readonly role: string
}

/** The house itself: what its file says, what a first start makes. */
export const THE_HOUSE: Actor = { persons: [], names: [], role: 'house' }

export const actorOf = ({ id, role }: { readonly id: number; readonly role: string }): Actor => ({
  ...{ persons: [id], names: [], role },
})

/** On whose word something is done, and why. */
export interface Order {
  readonly by: Actor
  readonly why: string | null
}

export const BY_ITSELF: Order = { by: THE_HOUSE, why: null }

export interface Deed {
  readonly act: string
  /** `person:1001`, `table:mesa-1`, `house`. */
  readonly subject: string
  readonly before: Json
  readonly after: Json
}

export interface AdminEntry extends Deed, Actor {
  readonly seq: number
  readonly at: string
  readonly why: string | null
  readonly hash: string
}

const LOCK = 7_413
const START = createHash('sha256')
  .update(canonicalJson({ record: 'administration' }))
  .digest()

const hashOf = (previous: Uint8Array, entry: Omit<AdminEntry, 'hash'>): Buffer => {
  const { seq, at, persons, names, role, act, subject, before, after, why } = entry
  const covered = { seq, at, persons, names, role, act, subject, before, after, why }
  return createHash('sha256').update(previous).update(canonicalJson(covered)).digest()
}

const COLUMNS = `seq, at, persons, names, role, act, subject, before, after, why, encode(hash, 'hex') as hash`
const LAST = statement(
  'admin-last',
  `select n.now, l.seq, l.hash from (select house_now() as now) n
     left join (select seq, hash from admin_entry order by seq desc limit 1) l on true`,
)
const INSERT = statement(
  'admin-insert',
  `insert into admin_entry (seq, at, persons, names, role, act, subject, before, after, why, hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
)
const PAGE = statement(
  'admin-page',
  `select ${COLUMNS} from admin_entry where $1::integer is null or seq < $1 order by seq desc limit $2`,
)
const FROM = statement('admin-from', `select ${COLUMNS} from admin_entry where seq > $1 order by seq limit $2`)
const LATEST = statement(
  'admin-latest',
  'select after from admin_entry where act = $1 and subject = $2 order by seq desc limit 1',
)

/** Everything `work` does on the connection it is given becomes durable together, or nothing of it. */
export const together = async <T>(pool: Pool, work: (db: Queryable) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    client.release()
    return done
  } catch (error) {
    // A connection that cannot even undo is not used again.
    const undone =
      !isConnectionLost(error) &&
      (await client.query('rollback').then(
        () => true,
        () => false,
      ))
    client.release(!undone)
    throw error
  }
}

/** Within the transaction of the deed. Entries wait for each other, and so for the end of the transaction before. */
export const append = async (db: Queryable, { by, why }: Order, deed: Deed): Promise<void> => {
  await db.query('select pg_advisory_xact_lock($1)', [LOCK])
  const [last] = await run<{ now: Date; seq: number | null; hash: Buffer | null }>(db, LAST, [])
  if (!last) throw new Error('the house has no clock')
  const entry = { seq: (last.seq ?? 0) + 1, at: last.now.toISOString(), ...by, ...deed, why }
  const hash = hashOf(last.hash ?? START, entry)
  const { seq, at, persons, names, role, act, subject, before, after } = entry
  const json = (value: Json) => (value === null ? null : JSON.stringify(value))
  const values = [seq, at, persons, names, role, act, subject, json(before), json(after), why, hash]
  await run(db, INSERT, values)
}

interface Row extends Omit<AdminEntry, 'at'> {
  readonly at: Date
}

const entryOf = ({ at, ...row }: Row): AdminEntry => ({ ...row, at: at.toISOString() })

/** Newest first; `before` is the number of the last one seen. */
export const recordPage = async (db: Queryable, limit: number, before?: number): Promise<AdminEntry[]> =>
  (await run<Row & Record<string, unknown>>(db, PAGE, [before ?? null, limit])).map(entryOf)

/** How something was left the last time this was done to it; undefined when it never was. */
export const lastAfter = async (db: Queryable, act: string, subject: string): Promise<Json | undefined> =>
  (await run<{ after: Json }>(db, LATEST, [act, subject]))[0]?.after

const CHECKED_AT_ONCE = 500

export interface RecordAudit {
  readonly entries: number
  /** The hash at its end; whoever wrote it down elsewhere can compare. */
  readonly head: string
  /** What is wrong; null when nothing is. */
  readonly wrong: string | null
}

interface KnownAccount {
  readonly name: string
  readonly role: Role
  readonly disabled: boolean
  readonly seal: string | null
}

/**
 * Tells one kept password from another and nothing else: without the salt inside what it is taken of, nobody tries words
 * against it. A password put in place by hand is found by it.
 */
export const sealOf = (kept: string): string => createHash('sha256').update(kept).digest('hex')

const isAccount = (value: Json): value is Json & KnownAccount =>
  typeof value === 'object' && value !== null && 'role' in value && 'seal' in value

const ACCOUNTS = `
  select id, name, role, disabled_at is not null as disabled, password from person where password is not null order by id`

/** The first account that is not as the record left it: made, promoted or closed behind its back. */
const accountsApart = async (db: Queryable, recorded: ReadonlyMap<string, KnownAccount>): Promise<string | null> => {
  const { rows } = await db.query<KnownAccount & { id: number; password: string }>(ACCOUNTS)
  for (const { id, name, role, disabled, password } of rows) {
    const known = recorded.get(`person:${id}`)
    if (!known) return `person ${id} has an account the record does not know`
    if (known.role !== role) return `person ${id} is a ${role}, in the record a ${known.role}`
    if (known.name !== name) return `person ${id} has another name than in the record`
    if (known.disabled !== disabled) return `person ${id} is ${disabled ? '' : 'not '}disabled, against the record`
    if (known.seal !== sealOf(password)) return `person ${id} has another password than the record knows of`
  }
  return null
}

const DONE_TO_OTHERS = /^(account-(created|disabled|enabled)|password-given)$/

/** What takes two people and was done by one; the house itself makes its first operator. */
const doneByOne = ({ act, after, persons, names, role }: AdminEntry): boolean =>
  isAccount(after) &&
  takesTwo(after.role) &&
  DONE_TO_OTHERS.test(act) &&
  role !== THE_HOUSE.role &&
  new Set([...persons, ...names]).size < 2

/** Every hash computed again, and the accounts held against what the record says of them. */
export const auditRecord = async (db: Queryable): Promise<RecordAudit> => {
  const accounts = new Map<string, KnownAccount>()
  let previous: Buffer = START
  let entries = 0
  for (;;) {
    const rows = await run<Row & Record<string, unknown>>(db, FROM, [entries, CHECKED_AT_ONCE])
    for (const entry of rows.map(entryOf)) {
      const hash = hashOf(previous, entry)
      const about = { entries, head: previous.toString('hex') }
      if (entry.seq !== entries + 1) return { ...about, wrong: `entry ${entries + 1} is missing` }
      if (hash.toString('hex') !== entry.hash)
        return { ...about, wrong: `entry ${entry.seq}: its hash does not follow` }
      if (doneByOne(entry)) return { ...about, wrong: `entry ${entry.seq}: took two people, and was done by one` }
      if (isAccount(entry.after)) accounts.set(entry.subject, entry.after)
      previous = hash
      entries = entry.seq
    }
    if (rows.length < CHECKED_AT_ONCE) break
  }
  return { entries, head: previous.toString('hex'), wrong: await accountsApart(db, accounts) }
}
