// The records that protect players, held against what they follow from: sums and sittings against the logs played again,
// limits and exclusions against the record of administration.

import type { Queryable } from '../database/pool.js'
import type { LogEntry } from '../tables/log.js'
import { type Play, playsOf } from '../tables/plays.js'
import type { Replica } from '../tables/replica.js'

type Sums = Pick<Play, 'bought' | 'cashed' | 'chips' | 'cloth' | 'staked'>

const SUMS = ['bought', 'cashed', 'chips', 'cloth', 'staked'] as const

/** What the log of one table says of its players, entry after entry. */
export interface Tally {
  hear(replica: Replica, entry: LogEntry): void
  /** The first row of the table that the log does not say; null when all are as it says. */
  wrong(db: Queryable, table: string): Promise<string | null>
}

export const tallyOf = (first: Pick<Replica, 'state' | 'lying'>): Tally => {
  const days = new Map<string, Sums>()
  const sittings = new Map<string, string>()
  let before = first
  return {
    hear: (replica, { events, move, at, seq }) => {
      const { row, game, state: after } = replica
      const { state, lying } = before
      for (const play of playsOf({ row, game, before: state, after, events, move, at, lying })) {
        const key = `${play.person} ${play.day}`
        const sums = days.get(key)
        days.set(key, Object.fromEntries(SUMS.map((name) => [name, (sums?.[name] ?? 0) + play[name]])) as Sums)
        if (play.sat !== null) sittings.set(`${seq} ${play.seat}`, `${play.person} ${play.sat} ${at}`)
      }
      before = replica
    },
    wrong: async (db, table) => {
      const { rows } = await db.query<Sums & { person: number; day: string }>(
        `select person, day::text as day, ${SUMS.join(', ')} from play_sum where table_id = $1`,
        [table],
      )
      const held = new Map(rows.map((row) => [`${row.person} ${row.day}`, row]))
      for (const key of new Set([...days.keys(), ...held.keys()]))
        if (SUMS.some((name) => (days.get(key)?.[name] ?? 0) !== (held.get(key)?.[name] ?? 0)))
          return `what player ${key.replace(' ', ' played on ')} is not what the log says`
      const sat = await db.query<{ place: string; who: string; at: Date }>(
        `select seq || ' ' || seat as place, person || ' ' || sat as who, at from play_sitting where table_id = $1`,
        [table],
      )
      const kept = new Map(sat.rows.map(({ place, who, at }) => [place, `${who} ${at.toISOString()}`]))
      for (const place of new Set([...sittings.keys(), ...kept.keys()]))
        if (sittings.get(place) !== kept.get(place)) return `entry ${place}: who sat there is not what the log says`
      return null
    },
  }
}

const APART = `
  select coalesce(r.entry, e.seq) as entry from (
    select l.entry, 'player-limit-set' as act, 'person:' || l.person as subject,
           jsonb_build_object('kind', l.kind, 'period', l.period, 'amount', l.amount, 'meanwhile', l.meanwhile) as said,
           l.from_at as moment, null::timestamptz as until from player_limit l
    union all
    select x.entry, case x.kind when 'lifted' then 'player-readmitted' else 'player-excluded' end, 'person:' || x.person,
           jsonb_build_object('kind', x.kind), x.at, x.until from player_exclusion x
  ) r full join (select * from admin_entry where act in ('player-limit-set', 'player-excluded', 'player-readmitted')) e
    on e.seq = r.entry
  where e.seq is null or r.entry is null or e.act <> r.act or e.subject <> r.subject
     or (e.after - 'from' - 'at' - 'until') <> r.said
     or coalesce(e.after ->> 'from', e.after ->> 'at')::timestamptz is distinct from r.moment
     or (e.after ->> 'until')::timestamptz is distinct from r.until
  order by 1 limit 1`

/** Null when every limit and exclusion is as an entry of the record says, and none is missing. */
export const protectionWrong = async (db: Queryable): Promise<string | null> => {
  const [apart] = (await db.query<{ entry: number }>(APART)).rows
  return apart ? `entry ${apart.entry} of the record and what holds its player disagree` : null
}
