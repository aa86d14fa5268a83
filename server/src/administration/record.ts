// The record of administration: who did what to the house, when, how it was before and after, and why. Each entry carries
// the hash of the one before, and stands or falls with its deed: both are written in one transaction.

import { createHash } from 'node:crypto'
import type { Json } from '@tapete/engine'
import { pages } from '../audit/findings.js'
import { isConnectionLost, type Pool, type Queryable, run, statement } from '../database/pool.js'
import { nameKey } from '../people/names.js'
import { type AccountAct, type Role, takesTwo } from '../people/roles.js'
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
/** The end of an exclusion of the house, which takes two. */
export const READMITTED = 'player-readmitted'
/** The hash before the first entry. */
export const RECORD_START: Buffer = createHash('sha256')
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
const OF_SUBJECT = statement(
  'admin-of-subject',
  `select ${COLUMNS} from admin_entry where subject = $1 and act = any ($2) order by seq desc limit 1`,
)
const NOTED = statement(
  'admin-noted',
  `select ${COLUMNS} from admin_entry where act = any ($1) and at > $2 order by seq desc limit $3`,
)
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

/**
 * Within the transaction of the deed. Entries wait for each other, and so for the end of the transaction before. Answers the
 * number of the entry.
 */
export const append = async (db: Queryable, { by, why }: Order, deed: Deed): Promise<number> => {
  await db.query('select pg_advisory_xact_lock($1)', [LOCK])
  const [last] = await run<{ now: Date; seq: number | null; hash: Buffer | null }>(db, LAST, [])
  if (!last) throw new Error('the house has no clock')
  const entry = { seq: (last.seq ?? 0) + 1, at: last.now.toISOString(), ...by, ...deed, why }
  const hash = hashOf(last.hash ?? RECORD_START, entry)
  const { seq, at, persons, names, role, act, subject, before, after } = entry
  const json = (value: Json) => (value === null ? null : JSON.stringify(value))
  const values = [seq, at, persons, names, role, act, subject, json(before), json(after), why, hash]
  await run(db, INSERT, values)
  return seq
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

/** The last of these acts that something was the subject of. */
export const lastOf = async (
  db: Queryable,
  subject: string,
  acts: readonly string[],
): Promise<AdminEntry | undefined> =>
  (await run<Row & Record<string, unknown>>(db, OF_SUBJECT, [subject, acts])).map(entryOf)[0]

/** What was noted of these acts since then, newest first. */
export const notedSince = async (
  db: Queryable,
  acts: readonly string[],
  since: Date,
  limit: number,
): Promise<AdminEntry[]> => (await run<Row & Record<string, unknown>>(db, NOTED, [acts, since, limit])).map(entryOf)

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
  readonly demonstration?: boolean
  readonly password: string
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
  select id, name, name_key as key, role, disabled_at is not null as disabled, demonstration, password_given as given, password
    from person where password is not null and id > $1 order by id limit $2`

interface Account extends Omit<KnownAccount, 'seal'> {
  readonly id: number
  readonly key: string
  readonly given: boolean
}

const accountApart = (account: Account, known: KnownAccount | undefined): string | null => {
  const { id, name, key, role, disabled, demonstration, given, password } = account
  const person = `person ${id}`
  if (!known) return `${person} has an account the record does not know`
  if (known.role !== role) return `${person} is a ${role}, in the record a ${known.role}`
  if (known.name !== name || key !== nameKey(name)) return `${person} has another name than in the record`
  if (known.disabled !== disabled) return `${person} is ${disabled ? '' : 'not '}disabled, against the record`
  if (known.seal !== sealOf(password)) return `${person} has another password than the record knows of`
  if ((known.password === 'given') !== given)
    return `${person} has ${given ? 'a given' : 'an own'} password, against the record`
  const demo = demonstration ? 'for demonstration' : 'for real'
  return (known.demonstration ?? false) === demonstration
    ? null
    : `${person} has an account ${demo}, against the record`
}

/** The first account that is not as the record left it: made, promoted, closed or gone behind its back. */
const accountsApart = async (db: Queryable, recorded: ReadonlyMap<string, KnownAccount>): Promise<string | null> => {
  const more = async (after: Account | undefined, limit: number) =>
    (await db.query<Account>(ACCOUNTS, [after?.id ?? 0, limit])).rows
  const gone = new Set(recorded.keys())
  for await (const account of pages(more)) {
    const subject = `person:${account.id}`
    const wrong = accountApart(account, recorded.get(subject))
    if (wrong) return wrong
    gone.delete(subject)
  }
  const [first] = gone
  return first === undefined
    ? null
    : `${first.replace(':', ' ')} has no account any more, and the record does not say so`
}

const DONE_TO_OTHERS: { readonly [act: string]: AccountAct } = {
  'account-created': 'create',
  'account-disabled': 'disable',
  'account-enabled': 'enable',
  'password-given': 'password',
}

/** What takes two people and was done by one; the house itself makes its first operator. */
const doneByOne = ({ act, after, persons, names, role }: AdminEntry): boolean => {
  if (role === THE_HOUSE.role || new Set([...persons, ...names]).size >= 2) return false
  if (act === READMITTED) return true
  const done = DONE_TO_OTHERS[act]
  return done !== undefined && isAccount(after) && takesTwo(done, after.role)
}

/** Every hash computed again, and the accounts held against what the record says of them. `hear` is told every entry. */
export const auditRecord = async (
  db: Queryable,
  hear: (entry: AdminEntry) => string | null = () => null,
): Promise<RecordAudit> => {
  const accounts = new Map<string, KnownAccount>()
  let previous: Buffer = RECORD_START
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
      const apart = hear(entry)
      if (apart !== null) return { ...about, wrong: apart }
      if (isAccount(entry.after)) accounts.set(entry.subject, entry.after)
      previous = hash
      entries = entry.seq
    }
    if (rows.length < CHECKED_AT_ONCE) break
  }
  return { entries, head: previous.toString('hex'), wrong: await accountsApart(db, accounts) }
}
