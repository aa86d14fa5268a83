// A log of a rule set this program has no more: nobody can play it again, but it says who sat where and what was moved, and
// that is all its money follows from.

import type { AnyGame, Table } from '@tapete/engine'
import type { LogEntry, TableRow } from '../tables/log.js'
import { type Money, moneyOf } from '../tables/money.js'

/** Seats and holds as far as the log tells them: all that says whose cash it was. */
export const moneyFromLog = (row: TableRow, game: AnyGame, empty: Table) => {
  let seats: Table['seats'] = {}
  let holds: Table['holds'] = []
  return ({ move, events }: LogEntry, unit: readonly string[]): Money => {
    if (move.do === 'sit')
      seats = {
        ...seats,
        [move.by]: { ...seats[move.by as keyof Table['seats']], player: String(move.player) },
      } as Table['seats']
    for (const { type, hold, seat } of events)
      if (type === 'payment-held') {
        const player = seats[String(seat) as keyof Table['seats']]?.player
        holds = [...holds, { id: String(hold), player }] as Table['holds']
      }
    const told: Table = { ...empty, seats, holds }
    return moneyOf({ row, game, before: told, after: told, events, unit })
  }
}
