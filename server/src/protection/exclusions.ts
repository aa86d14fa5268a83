// Who may not play in the house at all. A player's own exclusion lasts as long as it was asked for, and nobody takes it back;
// one of the house has a reason, and its end takes two people (administration/proposals.ts). Every one is an entry of the record
// of administration, written with it. What it stops is held where moves are written (migrations/080-protection.sql).

import { actorOf, append, type Order, READMITTED, together } from '../administration/record.js'
import { type Pool, type Queryable, run, statement } from '../database/pool.js'
import type { Person } from '../people/roles.js'

export interface Exclusion {
  readonly kind: 'self' | 'house'
  readonly at: Date
  /** Null: until it is lifted. */
  readonly until: Date | null
}

export const EXCLUDED = 'player-excluded'

const DAY = 24 * 3_600_000

/** The one that ends last. */
const IN_FORCE = statement(
  'exclusion-in-force',
  'select kind, at, until from player_barred where person = $1 order by until desc nulls first limit 1',
)
const ALL_IN_FORCE = statement(
  'exclusions-in-force',
  `select distinct on (person) person, kind, at, until from player_barred where person = any ($1)
    order by person, until desc nulls first`,
)
const INSERT = statement(
  'exclusion-insert',
  'insert into player_exclusion (entry, person, kind, at, until) values ($1, $2, $3, $4, $5)',
)
const LOCK = statement('player-lock', 'select player_lock($1)')
const OF_THE_HOUSE = statement(
  'exclusion-of-the-house',
  `select until, max(entry) over () as entry from player_barred where person = $1 and kind = 'house'
    order by until desc nulls first limit 1`,
)

export const lockPlayer = async (db: Queryable, person: number): Promise<void> => {
  await run(db, LOCK, [person])
}

export const exclusionOf = async (db: Queryable, person: number): Promise<Exclusion | undefined> =>
  (await run<Exclusion & Record<string, unknown>>(db, IN_FORCE, [person]))[0]

/** Of these people, those who may not play. */
export const exclusionsOf = async (
  db: Queryable,
  people: readonly number[],
): Promise<ReadonlyMap<number, Exclusion>> => {
  const rows = await run<Exclusion & { person: number }>(db, ALL_IN_FORCE, [people])
  return new Map(rows.map(({ person, ...exclusion }) => [person, exclusion]))
}

const subjectOf = (person: number): string => `person:${person}`

const exclude = (
  pool: Pool,
  kind: 'self' | 'house',
  person: number,
  days: number | null,
  order: Order,
  now: Date,
): Promise<Exclusion> =>
  together(pool, async (db) => {
    await lockPlayer(db, person)
    const until = days === null ? null : new Date(now.getTime() + days * DAY)
    const after = { kind, at: now.toISOString(), until: until?.toISOString() ?? null }
    const entry = await append(db, order, { act: EXCLUDED, subject: subjectOf(person), before: null, after })
    await run(db, INSERT, [entry, person, kind, now, until])
    return { kind, at: now, until }
  })

export const excludeOneself = (pool: Pool, person: Person, days: number, now: Date): Promise<Exclusion> =>
  exclude(pool, 'self', person.id, days, { by: actorOf(person), why: null }, now)

export const excludeFromHouse = (
  pool: Pool,
  by: Person,
  person: number,
  { days, why, now }: { readonly days: number | null; readonly why: string; readonly now: Date },
): Promise<Exclusion> => exclude(pool, 'house', person, days, { by: actorOf(by), why }, now)

/**
 * Within a transaction of two people, who proposed it by an entry of the record: what the house excluded them for since is nothing
 * that the two agreed on. What the player asked for stays.
 */
export const readmitIn = async (
  db: Queryable,
  person: number,
  order: Order,
  { proposed, now }: { readonly proposed: number; readonly now: Date },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly code: 'not-excluded' | 'excluded-since' }> => {
  await lockPlayer(db, person)
  const [excluded] = await run<{ until: Date | null; entry: number }>(db, OF_THE_HOUSE, [person])
  if (!excluded) return { ok: false, code: 'not-excluded' }
  if (excluded.entry > proposed) return { ok: false, code: 'excluded-since' }
  const before = { kind: 'house', until: excluded.until?.toISOString() ?? null }
  const after = { kind: 'lifted', at: now.toISOString(), until: null }
  const entry = await append(db, order, { act: READMITTED, subject: subjectOf(person), before, after })
  await run(db, INSERT, [entry, person, 'lifted', now, null])
  return { ok: true }
}
