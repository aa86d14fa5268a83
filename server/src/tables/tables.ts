// The tables of the floor as one node serves them. Nodes hold nothing that matters: every state here can be rebuilt from
// the log, and any node serves any table.

import { type Actor, type Config, configure, findGame, isSeat, type Json, occupied, type Table } from '@tapete/engine'
import { append, BY_ITSELF, type Order, together } from '../administration/record.js'
import { type Clock, dateOf, PROCESS_CLOCK } from '../clock/clock.js'
import { type Pool, type Queryable, statement } from '../database/pool.js'
import type { Draws } from '../draws/draws.js'
import { type Aside, asidesOf, RulesFailed, TableAside } from './aside.js'
import { chainStart } from './chain.js'
import { type Answer, type Command, commander, type Done, type UnitAnswer } from './command.js'
import type { Refused } from './deed.js'
import { type LogEntry, type Mode, readLog, type TableRow, writeSnapshot } from './log.js'
import { type OwedSeries, owedSeriesOf } from './owed.js'
import { catchUp, type FindGame, firstReplica, LogBroken, type Replica, rebuild } from './replica.js'
import { retiredOf } from './retired.js'
import { turnsOf } from './turns.js'
import { startWake, type Wake } from './wake.js'
import { startWriter } from './writer.js'

export interface NewTable {
  readonly id: string
  readonly game: string
  /** The one in force, where nothing is said. */
  readonly ruleSet?: string
  readonly config?: { readonly [option: string]: Json }
  readonly room: string
  readonly name: string
  readonly mode: Mode
  readonly robot?: Json
  readonly owner?: number
  /** Anybody may look at it without a session. */
  readonly display?: boolean
}

export type Created =
  | { readonly ok: true; readonly table: TableRow }
  | { readonly ok: false; readonly code: string; readonly params: { readonly [name: string]: Json } }

/** What a listener hears: the entry, and the table as it is after it. */
export interface Heard {
  readonly entry: LogEntry
  readonly state: Table
}

export type Listener = (heard: Heard) => void

export interface Tables {
  /** In the record of administration too, but for a table somebody only practises at. */
  create(table: NewTable, order?: Order): Promise<Created>
  /** The table as it is now in the database; undefined when there is none. */
  load(table: string): Promise<Replica | undefined>
  /** The table as this node knows it, after what is under way here. A command made on it finds out what it missed. */
  current(table: string): Promise<Replica | undefined>
  command(command: Command): Promise<Answer>
  /**
   * Several commands, one for each table, done whole or not at all. They are prepared one after another, so that a later
   * one may tell its table what an earlier one brought about at another.
   */
  unit(commands: readonly Command[]): Promise<UnitAnswer>
  readLog(table: string, from?: number, to?: number): Promise<LogEntry[]>
  /**
   * Hear every entry from now on, in order, whichever node wrote it. Subscribe first and load then: what is heard up to
   * the loaded version is already in it. Answers how to stop.
   */
  subscribe(table: string, listener: Listener): () => void
  /** Tables at which nothing can be done; everything asked of them throws `TableAside`. */
  asides(): readonly Aside[]
  /** Hears of each that is set aside or tried again, on whatever node. Answers how to stop. */
  onAside(listener: (table: string, aside: Aside | undefined) => void): () => void
  /** Looks whether the rules can show the table and go on at it; where they fail, it is set aside. */
  examine(table: string): Promise<void>
  /** Does what only reads the table, and where that fails examines it. */
  sound<T>(table: string, work: () => T): Promise<T>
  /** Sets a table aside at which things fail again and again. */
  setAside(table: string, error: unknown): Promise<void>
  /** Whether it can be played at now. Undefined when it is not set aside. */
  tryAgain(table: string, order: Order): Promise<{ readonly aside: Aside; readonly why: string | null } | undefined>
  /** Plays at it no more, for good. Null when it is done, otherwise why not; undefined when there is no such table. */
  retire(table: string, order: Order): Promise<Refused | null | undefined>
  isRetired(table: string): boolean
  /** Of a restored house: what may not go on in its old series. */
  readonly owed: OwedSeries
  /** Finishes what is under way. The pool stays open: it belongs to the caller. */
  stop(): Promise<void>
}

export interface TablesOptions {
  readonly pool: Pool
  /** For the connection that wakes other nodes; without it the node serves its tables alone. */
  readonly url?: string
  /** Where the results of tables nobody throws a ball at come from. Without it their log commits to nothing. */
  readonly draws?: Draws
  /** The games of the house; those of the catalogue by itself. */
  readonly find?: FindGame
  readonly onError?: (error: Error) => void
  /** The time of the house; without it, that of this process. */
  readonly clock?: Clock
  readonly snapshotEvery?: number
  readonly cached?: number
  readonly pollMs?: number
}

const SNAPSHOT_EVERY = 200
const CACHED = 2_000
const POLL_MS = 5_000
/** Whom a command tells something may change between two looks at its table, but not for ever. */
const REACH_TRIES = 20

const VERSIONS = statement('table-versions', 'select table_id as id, version from table_head where table_id = any ($1)')

const INSERT = `
  with t as (insert into game_table (id, game, config, room, name, mode, robot, owner, rules, display, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $10, $11, $12) on conflict do nothing
    returning id, game, config, room, name, mode, robot, owner, rules, created_at as "createdAt"),
  h as (insert into table_head (table_id, version, head) select id, 0, $9 from t)
  select * from t`

const aboutTable = ({ id, game, config, room, name, mode, robot, rules }: TableRow, display: boolean) => ({
  subject: `table:${id}`,
  before: null,
  after: { game, config, room, name, mode, robot, rules, display },
})

/** What everybody who comes to a table asks of its rules. */
const answersOf = ({ game, state }: Replica): void => {
  const view = game.view(state)
  for (const viewer of [...occupied(state), 'croupier', 'pit-boss'] as const) {
    view.of(viewer)
    game.options(state, viewer)
  }
  game.due(state)
}

export const openTables = async (options: TablesOptions): Promise<Tables> => {
  const {
    pool,
    url,
    draws,
    find = findGame,
    onError = () => {},
    clock = PROCESS_CLOCK,
    snapshotEvery = SNAPSHOT_EVERY,
    cached = CACHED,
    pollMs = POLL_MS,
  } = options
  const replicas = new Map<string, Replica>()
  const listeners = new Map<string, Set<Listener>>()
  const { inTurn, serial, inOneTurn, settled } = turnsOf<Replica | undefined>()
  const chores = new Set<Promise<void>>()
  const asides = asidesOf(pool, onError)
  const retired = retiredOf(pool)
  const owed = owedSeriesOf(pool)
  let wake: Wake | undefined

  const remember = (replica: Replica): void => {
    // A map keeps its order: what was used last stands last, and the first goes when there are too many.
    replicas.delete(replica.row.id)
    replicas.set(replica.row.id, replica)
    if (replicas.size <= cached) return
    for (const id of replicas.keys())
      if (!listeners.has(id)) {
        replicas.delete(id)
        return
      }
  }

  const heard = (replica: Replica, entry: LogEntry): void => {
    remember(replica)
    for (const listener of listeners.get(entry.table) ?? [])
      try {
        listener({ entry, state: replica.state })
      } catch (error) {
        onError(error as Error)
      }
  }

  const wrote = (replica: Replica, entry: LogEntry): void => {
    heard(replica, entry)
    wake?.tell(entry.table, entry.seq)
    if (replica.version % snapshotEvery !== 0) return
    const { version, head, state, cursor, lying } = replica
    const chore = writeSnapshot(pool, entry.table, { version, hash: head, state, cursor, lying })
      .catch(onError)
      .finally(() => chores.delete(chore))
    chores.add(chore)
  }

  const newest = async (table: string): Promise<Replica | undefined> => {
    asides.check(table)
    const known = replicas.get(table)
    const replica = await (known ? catchUp(pool, known, heard) : rebuild(pool, table, { find })).catch(
      (error: unknown) => fromLog(table, error),
    )
    if (replica) remember(replica)
    return replica
  }

  /** A copy in memory or a snapshot may be what is broken: the log alone says whether the table is. */
  const fromLog = async (table: string, error: unknown): Promise<Replica | undefined> => {
    if (!(error instanceof LogBroken)) throw error
    replicas.delete(table)
    try {
      return await rebuild(pool, table, { find, snapshots: false })
    } catch (still) {
      throw await asides.put(table, still)
    }
  }

  const store = {
    ...{ pool, draws, clock },
    cachedOrNewest: async (table: string) => {
      asides.check(table)
      return replicas.get(table) ?? (await newest(table))
    },
    newest,
    append: startWriter(pool, clock),
    tell: (table: string, version: number) => wake?.tell(table, version),
    isRetired: retired.has,
    wrote,
  }
  const commands = commander(store)
  /** What a player sends and the rules throw at is refused like any fault; what the house owes its round stops it. */
  const execute: typeof commands = async (unit, came, reach) => {
    try {
      return await commands(unit, came, reach)
    } catch (error) {
      if (!(error instanceof RulesFailed) || isSeat(error.by as Actor)) throw error
      throw await asides.put(error.table, error)
    }
  }

  /** In the queues of its tables, and of all logs that it turns out to reach. */
  const inAllTurns = async (unit: readonly Command[]): Promise<UnitAnswer> => {
    const came = performance.now()
    const ids = unit.map(({ table }) => table)
    let reach: readonly string[] = []
    for (let tries = 0; tries < REACH_TRIES; tries += 1) {
      const others = reach
      const answer = await inTurn([...ids, ...others], () => execute(unit, came, others))
      if (!('reaches' in answer)) return answer
      reach = answer.reaches
    }
    throw new Error(`${ids.join(' and ')} reach other logs every time`)
  }

  const examine = async (table: string): Promise<void> => {
    const replica = await serial(table, () => newest(table))
    if (!replica || replica.outdated) return
    try {
      answersOf(replica)
    } catch (error) {
      throw await asides.put(table, new RulesFailed(table, 'nobody', error))
    }
  }

  const refresh = (table: string, version: number): void => {
    const known = replicas.get(table)
    if (known ? known.version >= version : !listeners.has(table)) return
    serial(table, async () => {
      if ((replicas.get(table)?.version ?? -1) < version) await newest(table)
    }).catch(onError)
  }

  /** A node may die between commit and message, or a connection: what somebody listens to is looked at anyway. */
  const lookAround = async (): Promise<void> => {
    await Promise.all([asides.refresh(), retired.refresh(), owed.refresh()])
    if (listeners.size === 0) return
    const { rows } = await pool.query<{ id: string; version: number }>({ ...VERSIONS, values: [[...listeners.keys()]] })
    for (const { id, version } of rows) refresh(id, version)
  }
  await Promise.all([asides.refresh(), retired.refresh(), owed.refresh()])
  asides.onChange((table) => replicas.delete(table))
  let poll: NodeJS.Timeout | undefined
  if (url !== undefined) {
    const reconnected = () => void lookAround().catch(onError)
    wake = await startWake({ url, hear: refresh, reconnected, onError })
    poll = setInterval(reconnected, pollMs)
    poll.unref()
  }

  return {
    create: async (wanted, order = BY_ITSELF) => {
      const game = find(wanted.game, wanted.ruleSet)
      if (!game) return { ok: false, code: 'no-such-game', params: { game: wanted.game } }
      const configured = configure(game.settings, wanted.config, { origin: wanted.mode === 'live' ? 'live' : 'drawn' })
      if (!configured.ok)
        return { ok: false, code: configured.code, params: { option: configured.option, why: configured.why } }
      // As the database will give it back, so that the chain starts alike on every node.
      const config = JSON.parse(JSON.stringify(configured.config)) as Config
      const rules = game.ruleSet
      const head = chainStart({ ...wanted, config, rules })
      const values = [
        wanted.id,
        wanted.game,
        JSON.stringify(config),
        wanted.room,
        wanted.name,
        wanted.mode,
        wanted.robot === undefined || wanted.robot === null ? null : JSON.stringify(wanted.robot),
        wanted.owner ?? null,
        head,
        rules,
        wanted.display ?? false,
        dateOf(clock),
      ]
      const insert = async (db: Queryable) => (await db.query<TableRow>(INSERT, values)).rows[0]
      const insertOnRecord = async (db: Queryable) => {
        const made = await insert(db)
        if (made) await append(db, order, { act: 'table-created', ...aboutTable(made, wanted.display ?? false) })
        return made
      }
      const row = await (wanted.mode === 'practice' ? insert(pool) : together(pool, insertOnRecord))
      if (!row) return { ok: false, code: 'table-exists', params: { table: wanted.id } }
      remember(firstReplica(row, find))
      return { ok: true, table: row }
    },
    load: (table) => inOneTurn(table, () => newest(table)),
    current: (table) => serial(table, () => store.cachedOrNewest(table)),
    command: async (command) => {
      const answer = await inAllTurns([command])
      if (answer.ok) return answer.done[0] as Done
      const { table: _, ...no } = answer
      return no
    },
    unit: inAllTurns,
    readLog: (table, from, to) => readLog(pool, table, from, to),
    subscribe: (table, listener) => {
      const set = listeners.get(table) ?? new Set()
      listeners.set(table, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(table) === set) listeners.delete(table)
      }
    },
    asides: asides.all,
    onAside: asides.onChange,
    sound: async (table, work) => {
      try {
        return work()
      } catch (error) {
        await examine(table)
        throw error
      }
    },
    examine,
    setAside: async (table, error) => {
      await asides.put(table, error)
    },
    tryAgain: async (table, order) => {
      const aside = await asides.take(table, order)
      if (!aside) return undefined
      try {
        await examine(table)
        return { aside, why: null }
      } catch (error) {
        if (error instanceof TableAside) return { aside, why: error.aside.why }
        throw error
      }
    },
    retire: (table, order) =>
      serial(table, async () => {
        const replica = await newest(table)
        return replica && retired.put(replica, order)
      }),
    isRetired: retired.has,
    owed,
    stop: async () => {
      clearInterval(poll)
      await settled()
      await Promise.allSettled([...chores])
      await wake?.stop()
    },
  }
}
