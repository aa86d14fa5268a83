// Commands: one queue a table, one loop of attempts, one step an attempt for each entry, one statement that makes it
// durable. A lost race is tried again on the newer table; a repeated key is answered as the first time; a refusal
// writes nothing, and is given to nobody on the word of a node that may be behind.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor, Event } from '@tapete/engine'
import { type Clock, dateOf } from '../clock/clock.js'
import { DatabaseAway, isConnectionLost, isSerialization, isUnique, type Pool } from '../database/pool.js'
import type { Draws } from '../draws/draws.js'
import { DrawsStopped } from '../draws/generator.js'
import { balance, isPurse, type Line, ledgerNo, linkOf } from '../ledger/ledger.js'
import { canonicalJson } from './chain.js'
import { type FloorRefusal, floorNo, type Plan, type Refused, type Stepped, stepperOf } from './deed.js'
import { type LogEntry, readAnswer } from './log.js'
import type { Replica } from './replica.js'
import { type NotTold, tellingOf } from './told.js'
import type { Append, Unit } from './writer.js'

export type { FloorRefusal }

interface Addressed {
  readonly table: string
  /** A uuid: the same key is done once, however often it is sent. */
  readonly key: string
  /** Refuse unless the table is at this version. */
  readonly expected?: number | undefined
}

interface Prepared {
  /**
   * What is to be done at the table as it stands, or why nothing. Asked in the table's turn, and again whenever the
   * table turns out to have gone on: it must not wait for a table itself. `unit` is what the commands before it in
   * the same unit do.
   */
  prepare(replica: Replica, unit: readonly Stepped[]): Plan | Refused | Promise<Plan | Refused>
  /** Whether what was once done under the key is this: to answer else would tell one person what another did. */
  isSame(entry: LogEntry): boolean
}

export type Command = Addressed & (Plan | Prepared)

export interface Done {
  readonly ok: true
  readonly version: number
  readonly events: readonly Event[]
  /** Whether it had been done before under the same key. */
  readonly repeated: boolean
  /** Who did it, where it was one move. */
  readonly by?: Actor
}

export interface No {
  readonly ok: false
  readonly version: number
  readonly refusal: FloorRefusal
}

export type Answer = Done | No

/** It tells other logs something: it is done again in the queues of those too. */
export interface Reaches {
  readonly reaches: readonly string[]
}

/** A unit is done whole, or refused whole because of one of its tables. */
export type UnitAnswer = { readonly ok: true; readonly done: readonly Done[] } | (No & { readonly table: string })

/** The connection broke while it was written: whether it was done, the same key tells when it is sent again. */
export class FateUnknown extends Error {
  constructor(readonly table: string) {
    super(`nobody knows yet whether it was done at ${table}: ask again under the same key`)
  }
}

/** What became of a command so far. */
interface Way {
  /** Perhaps written: it was sent, and no answer came. */
  sent: boolean
}

export interface Store {
  readonly pool: Pool
  readonly draws: Draws | undefined
  readonly clock: Clock
  cachedOrNewest(table: string): Promise<Replica | undefined>
  newest(table: string): Promise<Replica | undefined>
  /** Nothing is played at it any more. */
  isRetired(table: string): boolean
  /** Makes a unit durable; false when the race was lost. */
  append(unit: Unit): Promise<boolean>
  /** Tells other nodes where the table is. */
  tell(table: string, version: number): void
  wrote(replica: Replica, entry: LogEntry): void
}

const TRIES = 50
/** How long somebody waits while the connection is lost, from when the command came; then they are told. */
const PATIENCE_MS = 5_000
const PAUSE_MS = 100
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const prepared = async (
  { isRetired }: Store,
  command: Command,
  replica: Replica,
  unit: readonly Stepped[],
): Promise<Plan | Refused> => {
  const { expected } = command
  if (isRetired(command.table)) return floorNo('table-retired')
  if (replica.outdated) return floorNo('older-rule-set', { opened: replica.row.rules, now: replica.game.ruleSet })
  if (expected !== undefined && expected !== replica.version)
    return floorNo('version-conflict', { version: replica.version })
  return 'prepare' in command ? command.prepare(replica, unit) : command
}

/** Chance that does not answer is a no like others: nothing is written, and the table waits where it is. */
const unlessStopped = async <T>(work: () => Promise<T>): Promise<T | Refused> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DrawsStopped) return floorNo('draws-stopped')
    throw error
  }
}

const isSame = (command: Command, entry: LogEntry): boolean =>
  'prepare' in command
    ? command.isSame(entry)
    : entry.person === command.person && canonicalJson(entry.move) === canonicalJson(command.move)

const doneAs = ({ seq: version, events, move }: LogEntry, repeated: boolean): Done => {
  return { ok: true, version, events, repeated, by: move.by }
}

const refused = (table: string, version: number, { refusal }: Refused): UnitAnswer => {
  return { ok: false, table, version, refusal }
}

const isIn = (lines: readonly Line[], account: string): boolean => lines.some((line) => line.account === account)

const appendOf = ({ before, after, steps }: Stepped): Append => {
  const { row, version, head: previous } = before
  return { table: row.id, version, previous, head: after.head, postings: steps.map(({ posting }) => posting) }
}

/** What another log would have to give or to take besides: more than nothing where this is only half of a unit. */
const owedBy = (stepped: readonly Stepped[]): number => {
  const link = linkOf(stepped.map(({ before }) => before.row.id))
  const lines = stepped.flatMap(({ steps }) => steps.flatMap(({ posting }) => posting.lines))
  return lines.reduce((sum, { account, amount }) => sum + (account === link ? amount : 0), 0)
}

/** A player's limit, or that the house is closed to them: said by the database, in the transaction of the move. */
const playNo = (error: unknown): Refused | undefined => {
  const { code, detail } = error as { code?: string; detail?: string }
  if (code !== 'TPL08' || detail === undefined) return undefined
  const { code: why, params } = JSON.parse(detail) as { code: string; params: FloorRefusal['params'] }
  return floorNo(why, params)
}

export const commander = (store: Store) => {
  const { pool, draws, clock } = store
  const step = stepperOf(draws)
  const tell = tellingOf(store, step)

  /** What the database knows of the keys of a unit, and the versions its tables have. */
  const ask = (unit: readonly Pick<Command, 'table' | 'key'>[]) =>
    Promise.all(unit.map(({ table, key }) => readAnswer(pool, table, key)))

  /** What was done under the keys of a unit: all of it or nothing, unless a key was used for something else. */
  const doneBefore = (unit: readonly Command[], known: Awaited<ReturnType<typeof ask>>): UnitAnswer | undefined => {
    const entries = known.map((each) => each?.entry)
    const done = entries.filter((entry) => entry !== undefined)
    if (done.length === 0) return undefined
    const whole = done.length === unit.length
    const other = unit.findIndex((command, index) => {
      const entry = entries[index]
      return entry && !(whole && isSame(command, entry))
    })
    const command = unit[other]
    if (command) return refused(command.table, entries[other]?.seq ?? 0, floorNo('key-reused'))
    return { ok: true, done: done.map((entry) => doneAs(entry, true)) }
  }

  /** Before a `no` of one of its tables goes out: perhaps it was done under these keys, or this node is behind. */
  const confirm = async (
    unit: readonly Command[],
    seen: readonly Replica[],
    { row, version }: Replica,
    refusal: Refused,
  ): Promise<UnitAnswer | 'again'> => {
    // Those that are only told something have no key that anybody asks for.
    const told = seen.slice(unit.length).map((replica) => ({ table: replica.row.id, key: randomUUID() }))
    const known = await ask([...unit, ...told])
    const done = doneBefore(unit, known.slice(0, unit.length))
    if (done) return done
    const behind = seen.filter((replica, index) => known[index]?.version !== replica.version)
    for (const replica of behind) await store.newest(replica.row.id)
    return behind.length > 0 ? 'again' : refused(row.id, version, refusal)
  }

  const walletNo = async (wallet: string, stepped: readonly Stepped[]): Promise<Refused> => {
    const have = await balance(pool, wallet)
    if (have === undefined) return floorNo('no-such-wallet', {}, 'GEN-17')
    const lines = stepped.flatMap(({ steps }) => steps.flatMap(({ posting }) => posting.lines))
    const need = lines.reduce((sum, { account, amount }) => sum - (account === wallet ? amount : 0), 0)
    return floorNo('wallet-short', { have, need }, 'GEN-17')
  }

  const write = async (
    unit: readonly Command[],
    stepped: readonly Stepped[],
    way: Way,
  ): Promise<UnitAnswer | 'again'> => {
    try {
      if (!(await store.append(stepped.map(appendOf)))) {
        for (const { before } of stepped) await store.newest(before.row.id)
        return 'again'
      }
    } catch (error) {
      way.sent ||= isConnectionLost(error) && !(error instanceof DatabaseAway)
      if (isUnique(error, 'log_entry_key')) return doneBefore(unit, await ask(unit)) ?? 'again'
      const held = playNo(error)
      if (held) {
        const before = stepped.map((each) => each.before)
        return confirm(unit, before, before[0] as Replica, held)
      }
      const no = ledgerNo(error)
      if (no?.account === undefined || !isPurse(no.account)) throw error
      const seen = stepped.map(({ before }) => before)
      const { account } = no
      const short = stepped.find(({ steps }) => steps.some(({ posting }) => isIn(posting.lines, account)))
      return confirm(unit, seen, (short ?? (stepped[0] as Stepped)).before, await walletNo(account, stepped))
    }
    for (const { steps } of stepped) for (const { posting, after } of steps) store.wrote(after, posting.entry)
    return { ok: true, done: stepped.slice(0, unit.length).map(({ entry }) => doneAs(entry, false)) }
  }

  /** A `no` of a log that was told something, or of one that nobody has. */
  const unheard = (unit: readonly Command[], seen: readonly Replica[], { table, replica, refusal }: NotTold) => {
    if (!replica) return refused(table, 0, { refusal })
    const isOwn = seen.some(({ row }) => row.id === table)
    return confirm(unit, isOwn ? seen : [...seen, replica], replica, { refusal })
  }

  const attempt = async (
    unit: readonly Command[],
    way: Way,
    reach: readonly string[],
  ): Promise<UnitAnswer | Reaches | 'again'> => {
    const ids = [...unit.map(({ table }) => table), ...reach]
    const seen: Replica[] = []
    const stepped: Stepped[] = []
    for (const command of unit) {
      const replica = await store.cachedOrNewest(command.table)
      if (!replica) return refused(command.table, 0, floorNo('no-such-table', { table: command.table }))
      seen.push(replica)
      const done = await unlessStopped(async () => {
        const plan = await prepared(store, command, replica, stepped)
        const at = stepped[0]?.entry.at ?? dateOf(clock).toISOString()
        return 'refusal' in plan ? plan : step(replica, plan, command.key, ids, at)
      })
      if ('refusal' in done) return confirm(unit, seen, replica, done)
      stepped.push(done)
    }
    const told = await unlessStopped(() => tell(stepped, ids))
    if ('refusal' in told)
      return 'table' in told ? unheard(unit, seen, told) : confirm(unit, seen, seen[0] as Replica, told)
    const others = told.others.map(({ row }) => row.id)
    if (others.length !== reach.length || others.some((id) => !reach.includes(id))) return { reaches: others }
    if (owedBy(told.stepped) !== 0) return confirm(unit, seen, seen.at(-1) as Replica, floorNo('half-a-unit'))
    return write(unit, told.stepped, way)
  }

  /** `came`: when, by the monotonic clock; `reach`: the other logs whose turn it is. */
  return async (
    unit: readonly Command[],
    came = performance.now(),
    reach: readonly string[] = [],
  ): Promise<UnitAnswer | Reaches> => {
    const ids = unit.map(({ table }) => table)
    if (new Set(ids).size !== unit.length || unit.length === 0) throw new Error('a unit has one command for each table')
    const ill = unit.find(({ key }) => !UUID.test(key))
    if (ill) return refused(ill.table, 0, floorNo('malformed', { field: 'key' }))
    const way: Way = { sent: false }
    let races = 0
    while (races < TRIES) {
      try {
        const answer = await attempt(unit, way, reach)
        if (answer !== 'again') return answer
        races += 1
      } catch (error) {
        races += isSerialization(error) ? 1 : 0
        if (isSerialization(error)) continue
        if (!isConnectionLost(error)) throw error
        // Nobody knows whether it was committed; the keys find out.
        if (performance.now() - came > PATIENCE_MS)
          throw way.sent ? new FateUnknown(ids.join(' and ')) : new DatabaseAway()
        await sleep(PAUSE_MS)
        const known = await ask(unit).catch(() => [])
        const done = doneBefore(unit, known)
        if (!done) continue
        for (const table of [...ids, ...reach]) store.tell(table, (await store.newest(table))?.version ?? 0)
        return done
      }
    }
    throw new Error(`${ids.join(' and ')} lost ${TRIES} races in a row`)
  }
}
