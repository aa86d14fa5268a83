// Time enters a table as a move: when something of it runs out, and before something is counted from it.

import { randomUUID } from 'node:crypto'
import type { Move, Table } from '@tapete/engine'
import type { Dealer } from '../draws/dealer.js'
import type { TableRow } from '../tables/log.js'

/** Seconds since the table was created. */
export const secondsAt = (row: TableRow, now: number): number => Math.floor((now - row.createdAt.getTime()) / 1000)

/** When the next hold or exclusion runs out, in milliseconds. */
export const runsOutAt = (row: TableRow, state: Table): number | undefined => {
  const ends = [...state.holds.map((hold) => hold.until), ...Object.values(state.excluded)]
  const next = Math.min(...ends.filter((end) => end > state.clock))
  return Number.isFinite(next) ? row.createdAt.getTime() + next * 1000 : undefined
}

const COUNTED: readonly string[] = ['hold', 'exclude']

/** Whether a move counts from the table's clock, which then must be right. */
export const countsFromNow = (state: Table, move: string): boolean =>
  COUNTED.includes(move) || (move === 'pay' && state.holding.length > 0)

/** Brings the table's clock up to date; answers whether it moved. */
export const tellTime = async (dealer: Dealer, row: TableRow, state: Table): Promise<boolean> => {
  const at = secondsAt(row, Date.now())
  if (at <= state.clock) return false
  const move: Move = { by: 'clock', do: 'time', at }
  // Another node may have told a later time: a refusal is as good.
  return (await dealer.command({ table: row.id, person: null, role: 'clock', move, key: randomUUID() })).ok
}
