// Who sits and may not play on: excluded since, or over a limit of time. Each node knows it of the tables it looks after, asks again
// with every beat, and lets them leave when nothing of theirs is on the cloth any more: what lies there plays out, and its
// player still decides what a round under way asks. No new stake is written meanwhile, on any node.

import type { SeatId, Table } from '@tapete/engine'
import { type Clock, dateOf } from '../clock/clock.js'
import { type Queryable, run, statement } from '../database/pool.js'
import { periodStarts } from '../tables/days.js'

const OVER = statement(
  'players-over',
  `select p as person from unnest($1::bigint[]) p
    where exists (select from player_barred b where b.person = p)
       or exists (select from player_limits(p) l where l.kind = 'time' and l.amount is not null
                   and play_seconds(p, ($2::jsonb -> l.period ->> 'at')::timestamptz) >= l.amount)`,
)

/** What `play_refusal` of the database says. */
export const HELD_CODES: readonly string[] = ['excluded-from-house', 'time-limit', 'loss-limit', 'stake-limit']

export interface Leaving {
  /** Asks anew about those who sit. */
  refresh(players: Iterable<string>): Promise<void>
  /** The first seat to be given up now. */
  seatOf(state: Table): SeatId | undefined
}

const PERSON = /^[1-9][0-9]{0,14}$/

export const leavingOf = (db: Queryable, clock: Clock): Leaving => {
  let over: ReadonlySet<string> = new Set()
  return {
    refresh: async (players) => {
      const people = [...new Set(players)].filter((player) => PERSON.test(player))
      const rows =
        people.length === 0
          ? []
          : await run<{ person: number }>(db, OVER, [people, JSON.stringify(periodStarts(dateOf(clock)))])
      over = new Set(rows.map(({ person }) => String(person)))
    },
    seatOf: (state) => {
      if (over.size === 0) return undefined
      const found = Object.entries(state.seats).find(
        ([id, { player, leaving, present }]) =>
          over.has(player) && !leaving && !(present && state.bets.some(({ seat }) => seat === id)),
      )
      return found?.[0] as SeatId | undefined
    },
  }
}
