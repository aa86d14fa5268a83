// What players allow themselves: how much they lose, stake and sit in a day, a week, a month. Tighter at once, looser a day
// later; only the last word of each kind and period counts. Held where moves are written (migrations/080-protection.sql).

import { actorOf, append, together } from '../administration/record.js'
import { type Pool, type Queryable, run, statement } from '../database/pool.js'
import type { Person } from '../people/roles.js'
import { lockPlayer } from './exclusions.js'
import type { LimitKind, Period } from './settings.js'

export interface Limit {
  readonly kind: LimitKind
  readonly period: Period
  /** In force now; null for none. Of time in seconds. */
  readonly amount: number | null
  /** What was asked for and comes later. */
  readonly pending: { readonly amount: number | null; readonly from: Date } | null
}

export interface WantedLimit {
  readonly kind: LimitKind
  readonly period: Period
  readonly amount: number | null
}

export const LIMIT_SET = 'player-limit-set'

interface Row {
  readonly kind: LimitKind
  readonly period: Period
  readonly amount: number | null
  readonly fromAt: Date
  readonly meanwhile: number | null
  readonly comes: boolean
}

const LAST = statement(
  'limits-last',
  `select distinct on (kind, period) kind, period, amount, from_at as "fromAt", meanwhile,
          from_at > house_now() as comes
     from player_limit where person = $1 order by kind, period, entry desc`,
)
const INSERT = statement(
  'limits-insert',
  `insert into player_limit (entry, person, kind, period, amount, from_at, meanwhile) values ($1, $2, $3, $4, $5, $6, $7)`,
)

const HOUR = 3_600_000

const limitOf = ({ kind, period, amount, fromAt, meanwhile, comes }: Row): Limit => ({
  ...{ kind, period, amount: comes ? meanwhile : amount },
  pending: comes ? { amount, from: fromAt } : null,
})

/** What somebody set, and what waits; where nothing was ever set there is nothing. */
export const limitsOf = async (db: Queryable, person: number): Promise<Limit[]> =>
  (await run<Row & Record<string, unknown>>(db, LAST, [person]))
    .map(limitOf)
    .filter(({ amount, pending }) => amount !== null || pending !== null)

const isLooser = (amount: number | null, than: number | null): boolean =>
  than !== null && (amount === null || amount > than)

/** What waited is dropped by whatever comes after it; who asks for what is in force asks for nothing more. */
export const setLimit = (
  pool: Pool,
  person: Person,
  { kind, period, amount }: WantedLimit,
  { now, looserAfterHours }: { readonly now: Date; readonly looserAfterHours: number },
): Promise<void> =>
  together(pool, async (db) => {
    await lockPlayer(db, person.id)
    const known = (await limitsOf(db, person.id)).find((each) => each.kind === kind && each.period === period)
    const meanwhile = known?.amount ?? null
    if (amount === meanwhile && !known?.pending) return
    const from = isLooser(amount, meanwhile) ? new Date(now.getTime() + looserAfterHours * HOUR) : now
    const entry = await append(
      db,
      { by: actorOf(person), why: null },
      {
        ...{ act: LIMIT_SET, subject: `person:${person.id}`, before: { kind, period, amount: meanwhile } },
        after: { kind, period, amount, from: from.toISOString(), meanwhile },
      },
    )
    await run(db, INSERT, [entry, person.id, kind, period, amount, from, meanwhile])
  })
