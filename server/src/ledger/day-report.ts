// What each table did in a day, from the ledger: what its accounts count as their game declared, and how much of a set was
// put at stake was told by who posted it. What was returned where a rule set ended (tables/older.ts) is in it.
//
// Every class of account is in some column, so over all tables of the house
//   buyIns - cashOuts + promotions = win + commission + pots + tips + inPlay
// and what logs gave each other shows in both.

import { type Queryable, run, statement } from '../database/pool.js'
import { OLDER_RULE_SET } from './ledger.js'

export interface TableDay {
  readonly table: string
  readonly name: string
  readonly room: string
  readonly game: string
  readonly mode: string
  readonly moves: number
  /** Rounds that ended: spins of the wheel, hands of cards. */
  readonly rounds: number
  /** Money changed for chips. */
  readonly buyIns: number
  readonly cashOuts: number
  /** Staked, less what came back undecided: a bet withdrawn, returned or tied. */
  readonly stakes: number
  /** What the bank of the house gained: collected less paid. Below zero the players won. */
  readonly win: number
  /** What the house kept of what players won from each other. */
  readonly commission: number
  /** What the house put aside for pots, less what they paid. */
  readonly pots: number
  /** Coupons issued, less those that lapsed. */
  readonly promotions: number
  readonly tips: number
  /** How often a settled round was put right, and what that gave players and took from them. It is in `win` too. */
  readonly corrections: number
  readonly correctionsGiven: number
  readonly correctionsTaken: number
  /** What came to players' chips, stakes, held payments and banks of their own, less what left them. */
  readonly inPlay: number
  /** Win as hundredths of a percent of the buy-ins, rounded down; null without buy-ins. */
  readonly holdBasisPoints: number | null
}

const REPORT = statement(
  'day-report',
  `with day as (
     select table_id, false as returned, staked, corrected, accounts::text[], amounts::bigint[]
       from log_entry where at >= $1 and at < $2 and accounts is not null
     union all
     select memo, true, 0, 0, accounts::text[], amounts::bigint[]
       from ledger_set where at >= $1 and at < $2 and kind = '${OLDER_RULE_SET}'
   ), money as (
     select d.table_id,
            (0 - coalesce(sum(e.amount) filter (where a.class = 'wallet' and e.amount < 0), 0))::bigint as buy_ins,
            coalesce(sum(e.amount) filter (where a.class = 'wallet' and e.amount > 0), 0)::bigint as cash_outs,
            coalesce(sum(e.amount) filter (where a.class = 'stakes' and d.returned), 0)::bigint as stakes_returned,
            coalesce(sum(e.amount) filter (where a.class = 'bank' and a.owner = 'house'), 0)::bigint as win,
            coalesce(sum(e.amount) filter (where a.class = 'commission'), 0)::bigint as commission,
            coalesce(sum(e.amount) filter (where a.class = 'pot'), 0)::bigint as pots,
            (0 - coalesce(sum(e.amount) filter (where a.class = 'promotions'), 0))::bigint as promotions,
            coalesce(sum(e.amount) filter (where a.class = 'tips'), 0)::bigint as tips,
            coalesce(sum(e.amount) filter (where a.owner = 'seat'), 0)::bigint as in_play
       from day d cross join unnest(d.accounts, d.amounts) as e (account, amount) join ledger_account a on a.id = e.account
      group by d.table_id
   ), staked as (
     select table_id, sum(staked)::bigint as staked,
            count(*) filter (where corrected <> 0) as corrections,
            coalesce(sum(corrected) filter (where corrected > 0), 0)::bigint as given,
            (0 - coalesce(sum(corrected) filter (where corrected < 0), 0))::bigint as taken
       from day group by table_id
   ), played as (
     select table_id, sum(moves)::bigint as moves, sum(rounds)::bigint as rounds from (
       select table_id, count(*) as moves, count(*) filter (where events @> '[{"type":"round-ended"}]') as rounds
         from log_entry where at >= $1 and at < $2 group by table_id
       union all select table_id, 0, 0 from day
     ) each group by table_id
   )
   select g.id as "table", g.name, g.room, g.game, g.mode, p.moves, p.rounds,
          coalesce(m.buy_ins, 0) as "buyIns", coalesce(m.cash_outs, 0) as "cashOuts",
          coalesce(s.staked + m.stakes_returned, 0) as stakes, coalesce(m.win, 0) as win,
          coalesce(m.commission, 0) as commission, coalesce(m.pots, 0) as pots,
          coalesce(m.promotions, 0) as promotions, coalesce(m.tips, 0) as tips,
          coalesce(s.corrections, 0) as corrections, coalesce(s.given, 0) as "correctionsGiven",
          coalesce(s.taken, 0) as "correctionsTaken", coalesce(m.in_play, 0) as "inPlay",
          floor(m.win * 10000.0 / nullif(m.buy_ins, 0))::bigint as "holdBasisPoints"
     from played p join game_table g on g.id = p.table_id and g.mode <> 'practice'
     left join money m on m.table_id = p.table_id left join staked s on s.table_id = p.table_id
    order by g.room, g.name, g.id`,
)

/** The tables that saw a move from one moment until before another. Practice is nobody's money. */
export const dayReport = (db: Queryable, from: Date, until: Date): Promise<TableDay[]> =>
  run<TableDay & Record<string, unknown>>(db, REPORT, [from, until])
