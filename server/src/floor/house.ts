// The tables this node knows: every one of the house, practice apart, with its state and what it waits for.

import type { AnyGame, Table } from '@tapete/engine'
import { type Pool, run, statement } from '../database/pool.js'
import { type Turn, turnAfter, turningMoves } from '../robots/pace.js'
import { TableAside } from '../tables/aside.js'
import type { TableRow } from '../tables/log.js'
import type { Heard, Tables } from '../tables/tables.js'

export interface Known {
  readonly row: TableRow
  readonly game: AnyGame
  readonly version: number
  readonly state: Table
  readonly turn: Turn
}

const LIST = statement(
  'floor-tables',
  `select t.id from game_table t join table_head h on h.table_id = t.id
    where t.mode <> 'practice' and not h.retired order by t.room, t.name, t.id`,
)
const TURN = statement(
  'floor-turn',
  `(select seq, at from log_entry where table_id = $1 and move ->> 'do' = any ($2) order by seq desc limit 1)
   union all (select seq, at from log_entry where table_id = $1 order by seq desc limit 1) limit 1`,
)

export interface House {
  get(table: string): Known | undefined
  all(): readonly Known[]
  /** Looks for tables that came in the meantime, and lets go of those that were retired. */
  refresh(): Promise<void>
  know(table: string): Promise<void>
  stop(): void
}

export type TurnListener = (known: Known, turned: boolean) => void

export const houseOf = (pool: Pool, tables: Tables, changed: TurnListener): House => {
  const known = new Map<string, Known>()
  const coming = new Map<string, Promise<void>>()
  const ends = new Map<string, () => void>()

  const meet = async (table: string): Promise<void> => {
    const early: Heard[] = []
    const follow = ({ entry, state }: Heard): void => {
      const now = known.get(table)
      if (!now) {
        early.push({ entry, state })
        return
      }
      if (entry.seq <= now.version) return
      let turn: Turn
      try {
        turn = turnAfter(now.turn, now.game, state, Date.parse(entry.at), entry.seq, entry.move)
      } catch (error) {
        tables.setAside(table, error).catch(() => {})
        return
      }
      const next = { ...now, version: entry.seq, state, turn }
      known.set(table, next)
      changed(next, turn.place !== now.turn.place || turn.due !== now.turn.due || turn.seq !== now.turn.seq)
    }
    ends.get(table)?.()
    ends.set(table, tables.subscribe(table, follow))
    const replica = await tables.load(table)
    if (!replica || replica.row.mode === 'practice') return
    const { row, game, version, state } = replica
    const [last] = await run<{ seq: number; at: Date }>(pool, TURN, [table, turningMoves(game)])
    const since = (last?.at ?? row.createdAt).getTime()
    const turn = await tables.sound(table, () => turnAfter(undefined, game, state, since, last?.seq ?? 0))
    known.set(table, { row, game, version, state, turn })
    for (const heard of early) follow(heard)
    changed(known.get(table) as Known, true)
  }

  const know = (table: string): Promise<void> => {
    const under = coming.get(table) ?? meet(table)
    coming.set(table, under)
    under.catch(() => forget(table))
    return under
  }

  const forget = (table: string): void => {
    known.delete(table)
    coming.delete(table)
    ends.get(table)?.()
    ends.delete(table)
  }
  const deaf = tables.onAside((table, aside) => aside && forget(table))

  return {
    get: (table) => known.get(table),
    all: () => [...known.values()],
    know,
    refresh: async () => {
      const rows = await run<{ id: string }>(pool, LIST, [])
      for (const id of known.keys()) if (tables.isRetired(id)) forget(id)
      const met = await Promise.allSettled(rows.map(({ id }) => know(id)))
      // One that is set aside is told of where it happened; the others are met.
      for (const each of met) if (each.status === 'rejected' && !(each.reason instanceof TableAside)) throw each.reason
    },
    stop: () => {
      deaf()
      for (const end of ends.values()) end()
    },
  }
}
