// Whether the database still holds the laws it was made with.

import { readMigrations } from '../database/migrate.js'
import type { Checkpoint } from './checkpoints.js'
import type { Findings, Reading } from './findings.js'
import { schemaOf } from './heads.js'

const SLEEPING = `
  select tgname as name, tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = tgrelid
   where c.relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'O' order by 1, 2`

/** Tables that are append only. */
const GUARDED = [
  ...['log_entry', 'ledger_set', 'ledger_account', 'ledger_chain'],
  ...['admin_entry', 'draw_series', 'session_entry', 'checkpoint', 'signing_key'],
]
const GUARDS = `
  select c.relname as name, count(*)::int as guards from pg_trigger t join pg_class c on c.oid = tgrelid
    join pg_proc f on f.oid = t.tgfoid
   where f.proname = 'tapete_refuse' and c.relname = any ($1) group by 1`

/** Who may do what only the owner may, with whole tables or single columns. */
const POWERS = `
  select distinct grantee::regrole::text as role, privilege_type as verb, c.relname as name
    from pg_class c, lateral (
      select a.grantee, a.privilege_type from aclexplode(c.relacl) a
      union all
      select a.grantee, a.privilege_type from pg_attribute t, aclexplode(t.attacl) a where t.attrelid = c.oid) as granted
   where c.relname = any ($1) and c.relnamespace = 'public'::regnamespace and grantee <> c.relowner
     and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE') order by 1, 2, 3`

export const auditSchema = async (db: Reading, checkpoints: readonly Checkpoint[], found: Findings): Promise<void> => {
  const known = new Map(readMigrations().map((each) => [each.number, each]))
  const { rows: applied } = await db.query<{ number: number; name: string; checksum: string }>(
    'select number, name, checksum from schema_migration order by number',
  )
  for (const { number, name, checksum } of applied) {
    const own = known.get(number)
    if (own?.name !== name || own.checksum !== checksum) found.add(`migration ${number} is not the one of this program`)
    known.delete(number)
  }
  for (const { name } of known.values()) found.add(`migration ${name} is not applied`)
  for (const { name, table } of (await db.query<{ name: string; table: string }>(SLEEPING)).rows)
    found.add(`trigger ${name} of ${table} is switched off`)
  const { rows: guards } = await db.query<{ name: string; guards: number }>(GUARDS, [GUARDED])
  for (const table of GUARDED)
    if ((guards.find(({ name }) => name === table)?.guards ?? 0) < 2) found.add(`nothing keeps ${table} append only`)
  for (const { role, verb, name } of (await db.query<{ role: string; verb: string; name: string }>(POWERS, [GUARDED]))
    .rows)
    found.add(`${role} may ${verb.toLowerCase()} ${name}`)
  const now = await schemaOf(db)
  for (const { n, at, schema } of checkpoints)
    if (schema.migrations === now.migrations && schema.defined !== now.defined)
      found.add(`the laws of the database are not those of checkpoint ${n} of ${at}`)
}
