// Time enters a table as a move: when something of it runs out, and before something is counted from it.

import { randomUUID } from 'node:crypto'
import type { AnyGame, Table } from '@tapete/engine'
import type { Clock } from '../clock/clock.js'
import { type Deed, floorNo } from '../tables/deed.js'
import type { TableRow } from '../tables/log.js'
import type { Tables } from '../tables/tables.js'

/** Seconds since the table was created. */
export const secondsAt = (row: TableRow, now: number): number => Math.floor((now - row.createdAt.getTime()) / 1000)

/** When the next hold or exclusion runs out, in milliseconds. */
export const runsOutAt = (row: TableRow, state: Table): number | undefined => {
  const ends = [...state.holds.map((hold) => hold.until), ...Object.values(state.excluded)]
  const next = Math.min(...ends.filter((end) => end > state.clock))
  return Number.isFinite(next) ? row.createdAt.getTime() + next * 1000 : undefined
}

/** Whether a move counts from the table's clock, which then must be right. */
export const countsFromNow = ({ rules }: AnyGame, state: Table, move: string): boolean =>
  rules.find((rule) => rule.do === move)?.countsTime?.(state) ?? false

/** The time as it is to be told to the table; nothing where it knows. */
export const timeNow = (clock: Clock, row: TableRow, state: Table): Deed[] => {
  const at = secondsAt(row, clock.now())
  return at > state.clock ? [{ person: null, role: 'clock', move: { by: 'clock', do: 'time', at } }] : []
}

/** Brings the table's clock up to date; answers whether it moved. Another node may have told a later time. */
export const tellTime = async (clock: Clock, tables: Tables, table: string): Promise<boolean> => {
  const answer = await tables.command({
    ...{ table, key: randomUUID() },
    isSame: ({ move }) => move.by === 'clock',
    prepare: ({ row, state }) => timeNow(clock, row, state)[0] ?? floorNo('time-told'),
  })
  return answer.ok
}
