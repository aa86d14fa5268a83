// Tables that are played at no more. The database refuses whatever would be appended to their logs; nodes know them so that
// people are told instead.

import { classOf } from '@tapete/engine'
import { append, type Order, together } from '../administration/record.js'
import { type Pool, run, statement } from '../database/pool.js'
import { floorNo, type Refused } from './deed.js'
import type { Replica } from './replica.js'

const LIST = statement('retired-list', 'select table_id as id from table_head where retired')
const RETIRE = statement(
  'retire-table',
  'update table_head set retired = true where table_id = $1 and version = $2 and not retired returning table_id as id',
)

/** What the record calls it. */
export const RETIRED = 'table-retired'

export interface Retired {
  has(table: string): boolean
  /** What other nodes retired meanwhile. */
  refresh(): Promise<void>
  /** Why it may not be retired as it stands; null when it was. */
  put(replica: Replica, order: Order): Promise<Refused | null>
}

/** What players have there, or may still win of it: chips, stakes, payments that are held, a pot. */
const playersMoney = ({ game, state }: Replica): number =>
  Object.entries(state.accounts).reduce((sum, [account, balance]) => {
    const { owner, counts } = classOf(game.accounts, account)
    return sum + (owner === 'seat' || (owner === 'house' && counts === 'pot') ? balance : 0)
  }, 0)

/** People close and seal the table they serve. Nobody seals a robot's: empty, with nothing on the cloth, it may go as it is. */
const inUse = (replica: Replica): Refused | null => {
  const { row, game, state, outdated } = replica
  if (row.mode === 'practice') return floorNo('private-table')
  if (outdated) return null
  const seats = Object.keys(state.seats).length
  if (seats > 0) return floorNo('seats-taken', { seats })
  if (row.robot === null && state.status !== 'sealed') return floorNo('table-not-sealed', { status: state.status })
  const money = playersMoney(replica)
  if (state.bets.length > 0 || money !== 0) return floorNo('money-on-table', { amount: money })
  // Who counts on it would tell it things for ever, and be refused.
  const tables = game.countedOnBy?.(state) ?? []
  return tables.length > 0 ? floorNo('tables-connected', { tables: [...tables] }) : null
}

export const retiredOf = (pool: Pool): Retired => {
  let known = new Set<string>()
  const refresh = async (): Promise<void> => {
    known = new Set((await run<{ id: string }>(pool, LIST, [])).map(({ id }) => id))
  }
  return {
    has: (table) => known.has(table),
    refresh,
    put: async (replica, order) => {
      const { id } = replica.row
      const no = known.has(id) ? floorNo('table-retired') : inUse(replica)
      if (no) return no
      const done = await together(pool, async (db) => {
        const [gone] = await run<{ id: string }>(db, RETIRE, [id, replica.version])
        const deed = { act: RETIRED, subject: `table:${id}`, before: null, after: { retired: true } }
        if (gone) await append(db, order, deed)
        return gone !== undefined
      })
      await refresh()
      // Somebody did something at it meanwhile, or retired it.
      return done ? null : floorNo('version-conflict', { version: replica.version })
    },
  }
}
