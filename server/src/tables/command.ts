// One command: the rules answer in memory, one statement makes it durable. A lost race is tried again on the newer state;
// a repeated key is answered as the first time; a refusal writes nothing.

import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Actor,
  type Citation,
  cite,
  type Event,
  type Json,
  type Move,
  type Refusal,
  type Table,
} from '@tapete/engine'
import { isConnectionLost, isSerialization, isUnique, type Pool } from '../database/pool.js'
import { balance, isPurse, type Line, ledgerNo } from '../ledger/ledger.js'
import { canonicalJson, chainHash } from './chain.js'
import { type LogEntry, readAnswer } from './log.js'
import { freshAccounts, ledgerLines, purseOf } from './money.js'
import { type Replica, rulesOfTable } from './replica.js'
import type { Append } from './writer.js'

export interface Command {
  readonly table: string
  /** Null for chance, the clock, and robots without a person. */
  readonly person: number | null
  readonly role: string
  readonly move: Move
  /** A uuid: the same key is done once, however often it is sent. */
  readonly key: string
  /** Refuse unless the table is at this version. Whoever draws chance gives it: a draw belongs to one state. */
  readonly expected?: number
  readonly draw?: Json
}

/** No table is ever at it: the answer is a conflict, or what was done before under the key. */
const NO_VERSION = -1

/**
 * The version a command may be written at, by whoever prepared it on a table at `known`. A client may have heard of a
 * newer version than this node; what was prepared here does not belong to that one, though the table may reach it
 * before the command does.
 */
export const preparedAt = (known: number, expected: number = known): number => (expected === known ? known : NO_VERSION)

/** A refusal of the rules, or of the floor itself, which cites an article only where one applies. */
export type FloorRefusal = Omit<Refusal, 'cite'> & { readonly cite?: Citation }

export type Answer =
  | {
      readonly ok: true
      readonly version: number
      readonly events: readonly Event[]
      /** Whether it had been done before under the same key. */
      readonly repeated: boolean
      /** Who did it, where it was one move. */
      readonly by?: Actor
    }
  | { readonly ok: false; readonly version: number; readonly refusal: FloorRefusal }

export interface Store {
  readonly pool: Pool
  cachedOrNewest(table: string): Promise<Replica | undefined>
  newest(table: string): Promise<Replica | undefined>
  /** Makes an entry durable; false when the race was lost. */
  append(append: Append): Promise<boolean>
  /** Tells other nodes where the table is. */
  tell(table: string, version: number): void
  wrote(replica: Replica, entry: LogEntry): void
}

const TRIES = 50
const LOST_CONNECTIONS_MAX = 5
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const floorNo = (code: string, params: FloorRefusal['params'] = {}, citation?: Citation): FloorRefusal => ({
  code,
  params,
  ...(citation ? { cite: citation } : {}),
})

/** A lone half of a character has no JSON that PostgreSQL would keep. */
const unstorable = (move: Move): string | undefined =>
  Object.entries(move).find(([, value]) => typeof value === 'string' && /\p{Surrogate}/u.test(value))?.[0]

export const commander = (store: Store) => {
  const { pool } = store

  /** Before a `no` goes out: perhaps it was done already under this key, or this node is behind. */
  const confirm = async (command: Command, replica: Replica, refusal: FloorRefusal): Promise<Answer | 'again'> => {
    const known = await readAnswer(pool, command.table, command.key)
    if (known?.entry) return repeated(command, known.entry)
    if ((known?.version ?? 0) === replica.version) return { ok: false, version: replica.version, refusal }
    await store.newest(command.table)
    return 'again'
  }

  const once = async (command: Command): Promise<Answer | 'again'> => {
    const replica = await store.cachedOrNewest(command.table)
    if (!replica) return { ok: false, version: 0, refusal: floorNo('no-such-table', { table: command.table }) }
    if (replica.outdated) return confirm(command, replica, floorNo('older-rule-set', rulesOfTable(replica.row)))
    if (command.expected !== undefined && command.expected !== replica.version)
      return confirm(command, replica, floorNo('version-conflict', { version: replica.version }))
    const step = replica.game.step(replica.state, command.move)
    if (!step.ok) return confirm(command, replica, step.refusal)
    const state = step.state as Table
    const { events } = step
    const entry = entryOf(command, replica, events)
    const lines = ledgerLines(command.table, replica.state, state, events, purseOf(replica.row))
    try {
      const previous = replica.head
      const opens = freshAccounts(command.table, replica.state, lines)
      if (!(await store.append({ entry, key: command.key, previous, lines, opens }))) {
        await store.newest(command.table)
        return 'again'
      }
    } catch (error) {
      if (isUnique(error, 'log_entry_key')) return answerOfKey(command)
      const no = ledgerNo(error)
      if (no?.account !== undefined && isPurse(no.account)) {
        const refusal = await walletNo(no.account, lines)
        return confirm(command, replica, refusal)
      }
      throw error
    }
    store.wrote({ ...replica, version: entry.seq, head: entry.hash, state }, entry)
    return { ok: true, version: entry.seq, events, repeated: false, by: command.move.by }
  }

  const answerOfKey = async (command: Command): Promise<Answer | 'again'> => {
    const known = await readAnswer(pool, command.table, command.key)
    return known?.entry ? repeated(command, known.entry) : 'again'
  }

  const walletNo = async (wallet: string, lines: readonly Line[]): Promise<FloorRefusal> => {
    const have = await balance(pool, wallet)
    if (have === undefined) return floorNo('no-such-wallet', {}, cite('GEN-17'))
    const need = -(lines.find((line) => line.account === wallet)?.amount ?? 0)
    return floorNo('wallet-short', { have, need }, cite('GEN-17'))
  }

  return async (command: Command): Promise<Answer> => {
    if (!UUID.test(command.key)) return { ok: false, version: 0, refusal: floorNo('malformed', { field: 'key' }) }
    const bad = unstorable(command.move)
    if (bad !== undefined)
      return { ok: false, version: 0, refusal: floorNo('malformed', { field: bad }, cite('GEN-25')) }
    let lost = 0
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      try {
        const answer = await once(command)
        if (answer !== 'again') return answer
      } catch (error) {
        if (isSerialization(error)) continue
        if (!isConnectionLost(error) || lost >= LOST_CONNECTIONS_MAX) throw error
        // Nobody knows whether it was committed; the key finds out.
        lost += 1
        await sleep(50 * 2 ** lost)
        const known = await readAnswer(pool, command.table, command.key).catch(() => undefined)
        if (!known?.entry) continue
        await store.newest(command.table)
        store.tell(command.table, known.version)
        return repeated(command, known.entry)
      }
    }
    throw new Error(`table ${command.table} lost ${TRIES} races in a row`)
  }
}

const repeated = (command: Command, entry: LogEntry): Answer => {
  const same = entry.person === command.person && canonicalJson(entry.move) === canonicalJson(command.move)
  // To answer would tell one person what another did.
  if (!same) return { ok: false, version: entry.seq, refusal: floorNo('key-reused') }
  return { ok: true, version: entry.seq, events: entry.events, repeated: true, by: entry.move.by }
}

const entryOf = (command: Command, replica: Replica, events: readonly Event[]): LogEntry => {
  const unsigned = {
    table: command.table,
    seq: replica.version + 1,
    at: new Date().toISOString(),
    person: command.person,
    role: command.role,
    move: command.move,
    events,
    draw: command.draw ?? null,
  }
  return { ...unsigned, hash: chainHash(replica.head, unsigned) }
}
