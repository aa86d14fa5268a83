// Tables set aside. One whose log cannot be played again, or at which the rules fail, is nobody's to play at until an
// operator has it tried again: it must neither stop the house nor be tried by every robot for ever. Its money stays where the
// ledger has it. All nodes read the same list.

import { append, BY_ITSELF, type Order, together } from '../administration/record.js'
import { isConnectionLost, isDatabaseAway, type Pool, type Queryable, run, statement } from '../database/pool.js'
import { holdings, tableAccount } from '../ledger/ledger.js'
import type { Mode, TableRow } from './log.js'
import { LogBroken } from './replica.js'

export interface Aside extends Pick<TableRow, 'game' | 'room' | 'name' | 'config' | 'robot'> {
  readonly table: string
  readonly mode: Mode
  readonly at: Date
  /** Where its log ends. */
  readonly version: number
  /** The entry that cannot be played again; null where the rules fail. */
  readonly entry: number | null
  readonly why: string
  /** What the ledger has of its players there, and in its bank. */
  readonly players: number
  readonly bank: number
}

/** Nothing can be done at this table, or seen of it, until it was tried again. */
export class TableAside extends Error {
  constructor(readonly aside: Aside) {
    super(`table ${aside.table} is set aside: ${aside.why}`)
  }
}

/** The rules threw instead of answering. What they say then may name a card: it is for the log of the program alone. */
export class RulesFailed extends Error {
  constructor(
    readonly table: string,
    readonly by: string,
    cause: unknown,
  ) {
    super(`table ${table}: the rules failed at a move of ${by}`, { cause })
  }
}

export interface Asides {
  get(table: string): Aside | undefined
  all(): readonly Aside[]
  /** Throws where the table is set aside. */
  check(table: string): void
  /** Sets it aside, once for all nodes; answers what is told of it. Trouble of the database is no fault of a table. */
  put(table: string, error: unknown): Promise<TableAside>
  /** What other nodes set aside, and what was tried again. */
  refresh(): Promise<void>
  /** Takes it off the list; undefined when it is not on it. */
  take(table: string, order: Order): Promise<Aside | undefined>
  onChange(listener: (table: string, aside: Aside | undefined) => void): () => void
}

const COLUMNS = `a.table_id as "table", a.at, a.version, a.entry, a.why, a.players, a.bank,
  t.game, t.room, t.name, t.mode, t.config, t.robot`
const LIST = statement('aside-list', `select ${COLUMNS} from table_aside a join game_table t on t.id = a.table_id`)
const PUT = statement(
  'aside-put',
  `insert into table_aside (table_id, version, why, entry, players, bank)
     select h.table_id, h.version, $2, $3, $4, $5 from table_head h where h.table_id = $1 on conflict do nothing
     returning version, (select mode from game_table where id = table_id) as mode`,
)
const TAKE = statement('aside-take', 'delete from table_aside where table_id = $1 returning version, why')

const WHY_MAX = 300

/** For staff and the regulator. */
const whyOf = (error: unknown): string => {
  if (error instanceof LogBroken) return error.message.slice(0, WHY_MAX)
  const { name } = (error instanceof RulesFailed ? error.cause : error) as Error
  return `the rules failed (${name})`
}

export const isDatabaseTrouble = (error: unknown): boolean => isDatabaseAway(error) || isConnectionLost(error)

/** Takes it off the list, on the record; false when it is not on it. */
export const takeOff = async (db: Queryable, table: string, order: Order): Promise<boolean> => {
  const [before] = await run<{ version: number; why: string }>(db, TAKE, [table])
  const deed = { act: 'table-tried-again', subject: `table:${table}`, after: null }
  if (before) await append(db, order, { ...deed, before })
  return before !== undefined
}

export const asidesOf = (pool: Pool, onError: (error: Error) => void): Asides => {
  let known = new Map<string, Aside>()
  const listeners = new Set<(table: string, aside: Aside | undefined) => void>()

  const refresh = async (): Promise<void> => {
    const rows = await run<Aside & Record<string, unknown>>(pool, LIST, [])
    const before = known
    known = new Map(rows.map((row) => [row.table, row]))
    for (const table of new Set([...before.keys(), ...known.keys()]))
      if (before.has(table) !== known.has(table)) for (const listener of listeners) listener(table, known.get(table))
  }

  const write = (table: string, error: unknown): Promise<void> =>
    together(pool, async (db) => {
      const why = whyOf(error)
      const entry = error instanceof LogBroken ? error.seq : null
      const there = await holdings(db, tableAccount(table, ''))
      const sum = (which: (typeof there)[number][]) => which.reduce((total, { balance }) => total + balance, 0)
      const players = sum(there.filter(({ owner }) => owner === 'seat'))
      const bank = sum(there.filter(({ class: kind }) => kind === 'bank'))
      const [made] = await run<{ version: number; mode: Mode }>(db, PUT, [...[table, why, entry, players, bank]])
      if (!made || made.mode === 'practice') return
      const after = { version: made.version, entry, why, players, bank }
      await append(db, BY_ITSELF, { act: 'table-set-aside', subject: `table:${table}`, before: null, after })
    })

  return {
    get: (table) => known.get(table),
    all: () => [...known.values()],
    check: (table) => {
      const aside = known.get(table)
      if (aside) throw new TableAside(aside)
    },
    put: async (table, error) => {
      if (isDatabaseTrouble(error)) throw error
      const before = known.get(table)
      if (before) return new TableAside(before)
      onError(error as Error)
      await write(table, error)
      await refresh()
      const aside = known.get(table)
      if (!aside) throw error
      return new TableAside(aside)
    },
    refresh,
    take: async (table, order) => {
      await refresh()
      const aside = known.get(table)
      const taken = await together(pool, (db) => takeOff(db, table, order))
      await refresh()
      return taken ? aside : undefined
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
