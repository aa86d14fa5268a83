// What the house may do in its database once it plays. The schema belongs to another role, which only migrates: whoever gets
// hold of the house's own connection can neither change nor delete what is append only, nor write money or a log
// otherwise than by the functions that hold their laws. A table without a line here is closed to the house.

import type pg from 'pg'
import type { Queryable } from './pool.js'

type Verbs = readonly string[]

const READ: Verbs = ['select']
const ADD: Verbs = ['select', 'insert']
/** What is true for a while and then forgotten. */
const KEEP: Verbs = ['select', 'insert', 'update', 'delete']

export const GRANTS: { readonly [table: string]: Verbs } = {
  schema_migration: READ,
  ledger_account: ['select', 'insert (id, class, owner, payable)'],
  ledger_set: READ,
  ledger_line: READ,
  ledger_chain: READ,
  game_table: [...ADD, 'update (display)'],
  table_head: [...ADD, 'update (retired)'],
  log_entry: READ,
  table_snapshot: [...ADD, 'update'],
  draw_series: ADD,
  signing_key: ADD,
  person: [...ADD, 'update (password, password_given, disabled_at)'],
  session: ['select', 'update (seen_at, failures)', 'delete'],
  session_entry: READ,
  login_attempt: KEEP,
  login_device: ['select', 'insert', 'delete'],
  floor_claim: ['select', 'insert', 'update (taken)', 'delete'],
  floor_practice: ['select', 'insert', 'delete'],
  floor_lease: KEEP,
  floor_presence: KEEP,
  robot_player: ADD,
  admin_entry: ADD,
  admin_proposal: [...ADD, 'update (closed_at, half)'],
  checkpoint: ADD,
  house_clock: ['select', 'update'],
  play_day: READ,
  play_sum: READ,
  play_sitting: READ,
  player_exclusion: ADD,
  player_limit: ADD,
  player_barred: READ,
  table_aside: ['select', 'insert', 'delete'],
  series_owed: ['select', 'insert', 'delete'],
}

/** What writes where the house itself may not: each holds its own laws, and runs as the owner. */
export const DOORS = ['tapete_append', 'play_closed', 'ledger_post', 'session_open'] as const
/** What only answers. */
const ANSWERS = ['house_now', 'ledger_lines', 'player_limits', 'play_seconds', 'player_lock']

const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** By the owner: exactly these, whatever was granted before. */
export const grantTo = async (db: Queryable, role: string): Promise<void> => {
  const to = identifier(role)
  const { rows: there } = await db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by 1`,
  )
  await db.query(`revoke all on all tables in schema public from public, ${to};
    revoke all on all sequences in schema public from public, ${to};
    revoke all on all functions in schema public from public, ${to};
    revoke create on schema public from public, ${to};
    grant usage on schema public to ${to}`)
  for (const { name } of there) {
    const verbs = GRANTS[name]
    if (verbs) await db.query(`grant ${verbs.join(', ')} on ${identifier(name)} to ${to}`)
  }
  const { rows: doors } = await db.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and proname = any ($1)`,
    [[...DOORS, ...ANSWERS]],
  )
  for (const { name } of doors) await db.query(`grant execute on function ${name} to ${to}`)
  const { rows: own } = await db.query<{ name: string }>(
    `select datname as name from pg_database where datname = current_database() and pg_has_role(datdba, 'usage')`,
  )
  for (const { name } of own)
    await db.query(`revoke all on database ${identifier(name)} from public;
      grant connect on database ${identifier(name)} to ${to}`)
}

/** Why the role of a connection could undo what it writes; null of a plain one. */
export const overpowered = async (db: Queryable): Promise<string | null> => {
  const { rows } = await db.query<{ role: string; super: boolean; owner: boolean }>(
    `select current_user as role, rolsuper as super,
            exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
                       and pg_has_role(c.relowner, 'member')) as owner
       from pg_roles where rolname = current_user`,
  )
  const [own] = rows
  if (!own?.super && !own?.owner) return null
  const what = own.super ? 'is a superuser' : 'owns the tables'
  return `the role ${own.role}, as which the house plays, ${what}: it could change what is append only`
}

/** The login the house plays under, made by an owner who may. The words tell an administrator what to do otherwise. */
export const ensureRole = async (owner: pg.Pool, role: string, password: string | undefined): Promise<void> => {
  if ((await owner.query('select from pg_roles where rolname = $1', [role])).rowCount !== 0) return
  const client = await owner.connect()
  try {
    const secret = password === undefined ? '' : ` password ${client.escapeLiteral(password)}`
    await client.query(`create role ${identifier(role)} login${secret}`)
  } catch (error) {
    const why = (error as Error).message
    throw new Error(
      `there is no role ${role} and the owner may not make it (${why}): create role ${role} login password ...`,
    )
  } finally {
    client.release()
  }
}
