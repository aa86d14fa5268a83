// A player's own rounds across tables, a day at a time. What they staked and what came back is read from the ledger, whose
// sets carry the entry of the log they belong to: nothing is added up a second time.

import { type Queryable, run, statement } from '../database/pool.js'
import { tableAccount, walletOf } from '../ledger/ledger.js'

export interface PlayedDay {
  readonly day: string
  readonly staked: number
  readonly net: number
}

/** A round that has ended, and the entries of the log it takes. */
export interface PlayedRound {
  readonly table: string
  readonly from: number
  readonly to: number
  readonly at: Date
  readonly staked: number
  readonly net: number
}

export const ROUNDS_PAGE = 25
const DAYS_MAX = 90

/** The account of a seat, in the words of the database: as `tableAccount` has it. */
const ofSeat = `'${tableAccount("' || d.table_id || '", "' || d.seat || '")}'`

const DAYS = statement(
  'played-days',
  `select d.day::text as day, sum(d.staked)::bigint as staked, sum(d.chips + d.cloth)::bigint as net
     from play_day d join game_table g on g.id = d.table_id
    where d.person = $1 and ($3::text is null or g.game = $3) and (d.staked, d.chips + d.cloth) <> (0, 0)
    group by d.day order by d.day desc limit $2`,
)

// A round lasts from the end of the one before to its own; a seat is theirs from when they sat down until they got up. An
// entry after which all of theirs together is as before has decided nothing: it put chips on the cloth, or took them back.
const ROUNDS = statement(
  'played-rounds',
  `with sitting as (
     select s.table_id, s.seat, s.seq as since,
            coalesce((select min(u.seq) from play_sitting u
                       where u.table_id = s.table_id and u.seat = s.seat and u.seq > s.seq), 2147483647) as until
       from play_sitting s join game_table g on g.id = s.table_id
      where s.person = $1 and s.sat and g.mode <> 'practice' and ($3::text is null or g.game = $3)
        and s.table_id in (select table_id from play_day where person = $1 and day = $2::date)
   ), ended as (
     select s.table_id, s.seat, s.since, s.until, e.seq as "to", e.at,
            coalesce((select max(b.seq) from log_entry b where b.table_id = e.table_id and b.seq < e.seq
                       and b.events @> '[{"type":"round-ended"}]'), 0) + 1 as "from"
       from sitting s join log_entry e on e.table_id = s.table_id and e.seq > s.since
        and e.events @> '[{"type":"round-ended"}]' and (e.at at time zone $4)::date = $2::date
   ), moved as (
     select d.table_id, d."from", d."to", d.at, t.seq, sum(l.amount) as net,
            coalesce(sum(l.amount) filter (where l.account = ${ofSeat} || '/stakes'), 0) as cloth
       from ended d
       join log_entry t on t.table_id = d.table_id and t.seq between greatest(d."from", d.since) and least(d."to", d.until)
       cross join unnest(t.accounts, t.amounts) as l (account, amount)
      where d."from" <= d.until
        and (l.account = $5 or l.account = ${ofSeat} or starts_with(l.account, ${ofSeat} || '/'))
      group by d.table_id, d."from", d."to", d.at, t.seq
   )
   select table_id as "table", "from", "to", at, coalesce(sum(cloth) filter (where net = 0), 0)::bigint as staked,
          sum(net)::bigint as net
     from moved group by table_id, "from", "to", at
   having coalesce(sum(cloth) filter (where net = 0), 0) <> 0 or sum(net) <> 0
    order by at desc, table_id limit $6 offset $7`,
)

export const playedDays = (db: Queryable, person: number, game: string | null): Promise<PlayedDay[]> =>
  run<PlayedDay & Record<string, unknown>>(db, DAYS, [person, DAYS_MAX, game])

/** Newest first, a page after so many. */
export const playedRounds = (
  db: Queryable,
  person: number,
  { day, game, after }: { readonly day: string; readonly game: string | null; readonly after: number },
): Promise<PlayedRound[]> =>
  run<PlayedRound & Record<string, unknown>>(db, ROUNDS, [
    ...[person, day, game, Intl.DateTimeFormat().resolvedOptions().timeZone, walletOf(person), ROUNDS_PAGE, after],
  ])
