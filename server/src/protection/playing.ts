// What a player is told of their own playing: how long, how much, and the year day by day. Own data only: every question is
// asked of one person.

import { type Queryable, run, statement } from '../database/pool.js'
import { OLDER_RULE_SET, walletOf } from '../ledger/ledger.js'
import { periodStarts } from '../tables/days.js'
import { PERIODS, type Period } from './settings.js'

export interface PeriodPlay {
  readonly period: Period
  /** Won less lost; what is on the cloth is neither. */
  readonly net: number
  /** What counts towards a limit of loss: a stake counts as lost until it is decided. Below zero it was won. */
  readonly lost: number
  readonly staked: number
  readonly seconds: number
}

export interface Playing {
  /** Since when somebody sits somewhere without having got up everywhere; null where they do not. */
  readonly since: Date | null
  readonly periods: readonly PeriodPlay[]
}

const SUMS = statement(
  'playing-sums',
  `select s.period, coalesce(sum(d.chips + d.cloth), 0)::bigint as net, 0 - coalesce(sum(d.chips), 0)::bigint as lost,
          coalesce(sum(d.staked), 0)::bigint as staked, play_seconds($1, s.at) as seconds
     from unnest($2::text[], $3::date[], $4::timestamptz[]) as s (period, day, at)
     left join play_sum d on d.person = $1 and d.day >= s.day
    group by s.period, s.at order by s.at desc`,
)
// Sittings that touch are one: who changes tables has not got up. At a table set aside nobody plays on.
const SINCE = statement(
  'playing-since',
  `select lower(r) as since from unnest((
     select range_agg(tstzrange(at, greatest(until, at), '[]'))
       from (select p.at, p.sat,
                    least(coalesce(lead(p.at) over (partition by p.table_id order by p.seq), 'infinity'), a.at) as until
               from play_sitting p left join table_aside a on a.table_id = p.table_id
              where p.person = $1 and p.at > house_now() - interval '40 days') s
      where sat
   )) r where upper(r) = 'infinity'`,
)

export const playingOf = async (db: Queryable, person: number, now: Date): Promise<Playing> => {
  const starts = PERIODS.map((period) => periodStarts(now)[period])
  const asked = [person, [...PERIODS], starts.map(({ date }) => date), starts.map(({ at }) => at)]
  const [rows, [open]] = await Promise.all([
    run<PeriodPlay & Record<string, unknown>>(db, SUMS, asked),
    run<{ since: Date }>(db, SINCE, [person]),
  ])
  const periods = PERIODS.map((period) => rows.find((row) => row.period === period) as PeriodPlay)
  return { since: open?.since ?? null, periods }
}

export interface YearLine {
  readonly day: string
  readonly kind: 'table' | 'desk'
  /** The table, by number and name; null of what was paid in or out at the desk. */
  readonly table: string | null
  readonly name: string | null
  readonly deposited: number
  readonly withdrawn: number
  readonly bought: number
  readonly cashed: number
  readonly staked: number
  readonly net: number
}

export type YearSums = Pick<YearLine, 'deposited' | 'withdrawn' | 'bought' | 'cashed' | 'staked' | 'net'>

/** Where a page begins: after this line. */
export interface YearPlace {
  readonly day: string
  readonly table: string
}

// The purse has few lines, and is found by its account; the days are those of the house's clock, not the database's. What a
// newer rule set gave back is in the sums of its table.
const LINES = `
  select d.day::text as day, 'table' as kind, d.table_id as "table", g.name, 0::bigint as deposited, 0::bigint as withdrawn,
         d.bought, d.cashed, d.staked, d.chips + d.cloth as net
    from play_sum d join game_table g on g.id = d.table_id
   where d.person = $1 and d.day >= $2::date and d.day < $3::date
  union all
  select desk.day::text, 'desk', null, null, coalesce(sum(desk.amount) filter (where desk.amount > 0), 0)::bigint,
         (0 - coalesce(sum(desk.amount) filter (where desk.amount < 0), 0))::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
    from (select (at at time zone $4)::date as day, amount from ledger_lines($5)
           where table_id is null and kind <> '${OLDER_RULE_SET}') desk
   where desk.day >= $2::date and desk.day < $3::date
   group by desk.day`

const PAGE = statement(
  'year-page',
  `select * from (${LINES}) line
    where $6::text is null or (day, coalesce("table", '')) < ($6, $7)
    order by day desc, coalesce("table", '') desc limit $8`,
)
const TOTAL = statement(
  'year-total',
  `select coalesce(sum(deposited), 0)::bigint as deposited, coalesce(sum(withdrawn), 0)::bigint as withdrawn,
          coalesce(sum(bought), 0)::bigint as bought, coalesce(sum(cashed), 0)::bigint as cashed,
          coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(net), 0)::bigint as net from (${LINES}) line`,
)

export const YEAR_PAGE = 100

const asked = (person: number, year: number): unknown[] => [
  ...[person, `${year}-01-01`, `${year + 1}-01-01`],
  ...[Intl.DateTimeFormat().resolvedOptions().timeZone, walletOf(person)],
]

/** Newest first, a page after the place of the last line before. */
export const yearPage = (db: Queryable, person: number, year: number, after?: YearPlace): Promise<YearLine[]> =>
  run<YearLine & Record<string, unknown>>(db, PAGE, [
    ...asked(person, year),
    ...[after?.day ?? null, after?.table ?? '', YEAR_PAGE],
  ])

export const yearTotal = async (db: Queryable, person: number, year: number): Promise<YearSums> =>
  (await run<YearSums & Record<string, unknown>>(db, TOTAL, asked(person, year)))[0] as YearSums

export const placeOf = ({ day, table }: YearLine): YearPlace => ({ day, table: table ?? '' })

/** A whole year in pages: nothing of it is held longer than it takes to send. */
export async function* yearPages(db: Queryable, person: number, year: number): AsyncGenerator<YearLine[]> {
  let page = await yearPage(db, person, year)
  while (page.length > 0) {
    yield page
    const last = page.at(-1) as YearLine
    page = page.length < YEAR_PAGE ? [] : await yearPage(db, person, year, placeOf(last))
  }
}
