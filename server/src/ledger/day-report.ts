// What each table did in a day, from the events of its log, and what was returned where a newer rule set closed it, from
// the ledger (tables/older.ts). The ledger holds the same money: a test compares them.

import { type Queryable, run, statement } from '../database/pool.js'
import { OLDER_RULE_SET } from './ledger.js'

export interface TableDay {
  readonly table: string
  readonly name: string
  readonly room: string
  readonly game: string
  readonly mode: string
  readonly moves: number
  /** Money changed for chips. */
  readonly buyIns: number
  readonly cashOuts: number
  /** Staked on the cloth, less what was withdrawn or returned without a result. */
  readonly stakes: number
  /** What the bank gained: collected less paid. Below zero the players won. */
  readonly win: number
  /** Coupons issued, less those that lapsed. */
  readonly promotions: number
  readonly tips: number
  /** Win as hundredths of a percent of the buy-ins, rounded down; null without buy-ins. */
  readonly holdBasisPoints: number | null
}

const REPORT = statement(
  'day-report',
  `with moved as (
     select l.table_id, e ->> 'type' as type, t ->> 'from' as source, t ->> 'to' as target, (t ->> 'amount')::bigint as amount
       from log_entry l
       cross join lateral jsonb_array_elements(l.events) as e
       cross join lateral jsonb_array_elements(e -> 'transfers') as t
      where l.at >= $1 and l.at < $2
     union all
     select s.memo, 'bet-returned', name.source, name.target, abs(e.amount)
       from ledger_set s join ledger_entry e on e.set_id = s.id
       cross join lateral (select case when e.account like 'wallet:%' then 'cash'
         else substr(e.account, length('table:' || s.memo || ':') + 1) end as name) as own
       cross join lateral (select case when e.amount < 0 then own.name end as source,
         case when e.amount > 0 then own.name end as target) as name
      where s.kind = '${OLDER_RULE_SET}' and s.at >= $1 and s.at < $2
   ), money as (
     select table_id,
            coalesce(sum(amount) filter (where source = 'cash'), 0)::bigint as buy_ins,
            coalesce(sum(amount) filter (where target = 'cash'), 0)::bigint as cash_outs,
            (coalesce(sum(amount) filter (where target like 'seat:%/stakes'), 0)
              - coalesce(sum(amount) filter (where source like 'seat:%/stakes'
                  and type in ('bet-withdrawn', 'bet-returned')), 0))::bigint as stakes,
            (coalesce(sum(amount) filter (where target = 'bank'), 0)
              - coalesce(sum(amount) filter (where source = 'bank'), 0))::bigint as win,
            (coalesce(sum(amount) filter (where source = 'promotions'), 0)
              - coalesce(sum(amount) filter (where target = 'promotions'), 0))::bigint as promotions,
            coalesce(sum(amount) filter (where target = 'tips'), 0)::bigint as tips
       from moved group by table_id
   ), played as (
     select table_id, sum(moves)::bigint as moves from (
       select table_id, count(*) as moves from log_entry where at >= $1 and at < $2 group by table_id
       union all select memo, 0 from ledger_set where kind = '${OLDER_RULE_SET}' and at >= $1 and at < $2
     ) each group by table_id
   )
   select g.id as "table", g.name, g.room, g.game, g.mode, p.moves,
          coalesce(m.buy_ins, 0) as "buyIns", coalesce(m.cash_outs, 0) as "cashOuts", coalesce(m.stakes, 0) as stakes,
          coalesce(m.win, 0) as win, coalesce(m.promotions, 0) as promotions, coalesce(m.tips, 0) as tips,
          floor(m.win * 10000.0 / nullif(m.buy_ins, 0))::bigint as "holdBasisPoints"
     from played p join game_table g on g.id = p.table_id and g.mode <> 'practice' left join money m on m.table_id = p.table_id
    order by g.room, g.name, g.id`,
)

/** The tables that saw a move from one moment until before another. Practice is nobody's money. */
export const dayReport = (db: Queryable, from: Date, until: Date): Promise<TableDay[]> =>
  run<TableDay & Record<string, unknown>>(db, REPORT, [from, until])
