// Commands of a digital table with what the log must say about chance: the commitment of a series on the entry that
// begins it, the answer of chance with the words it was made of. Both belong to one version of the table, so a lost
// race is tried again on the newer one; the answer of chance at one place is always the same.

import { randomUUID } from 'node:crypto'
import type { Json, Move, Table } from '@tapete/engine'
import type { Queryable } from '../database/pool.js'
import { secondsAt } from '../floor/clock.js'
import { type Answer, type Command, preparedAt } from '../tables/command.js'
import type { Replica } from '../tables/replica.js'
import type { Tables } from '../tables/tables.js'
import { advance, type Cursor, chanceQuestion, type DrawNote } from './notes.js'
import { loadCursor } from './postgres.js'
import type { Draws } from './series.js'

export interface Dealer {
  /** Any command but one of chance; a live or unknown table is passed on as it is. */
  command(command: Command): Promise<Answer>
  /** Answers what the table asks of chance; undefined when it asks nothing (any more). */
  deal(table: string, key?: string): Promise<Answer | undefined>
  /** The house was restored: the table goes on to a new series. Undefined when nothing was committed to. */
  restored(table: string): Promise<Answer | undefined>
  /** Where the table stands, for `Draws.published`. */
  cursor(table: string): Promise<Cursor | null>
}

const TRIES = 50

const isConflict = (answer: Answer): boolean => !answer.ok && answer.refusal.code === 'version-conflict'

export const dealerOf = (tables: Tables, draws: Draws, pool: Queryable): Dealer => {
  const known = new Map<string, { readonly version: number; readonly cursor: Cursor | null }>()

  const cursorAt = async ({ row, version }: Replica): Promise<Cursor | null> => {
    const kept = known.get(row.id)
    const cursor = kept?.version === version ? kept.cursor : await loadCursor(pool, row.id, version)
    known.set(row.id, { version, cursor })
    return cursor
  }

  const send = async (command: Command, cursor: Cursor | null, note: DrawNote | null): Promise<Answer> => {
    const answer = await tables.command(note ? { ...command, draw: note as unknown as Json } : command)
    if (answer.ok && !answer.repeated)
      known.set(command.table, { version: answer.version, cursor: advance(cursor, note) })
    return answer
  }

  const again = async <T>(table: string, once: () => Promise<T | 'again'>): Promise<T> => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const done = await once()
      if (done !== 'again') return done
    }
    throw new Error(`table ${table} lost ${TRIES} races in a row`)
  }

  return {
    command: (command) =>
      again(command.table, async () => {
        const known = await tables.current(command.table)
        const behind = command.expected !== undefined && command.expected !== known?.version
        const replica = behind ? await tables.load(command.table) : known
        if (!replica || replica.outdated || replica.row.mode === 'live') return tables.command(command)
        const prepared = { ...command, expected: preparedAt(replica.version, command.expected) }
        const step = replica.game.step(replica.state, command.move)
        // What the rules refuse is refused by the table, which also knows whether it was done before.
        if (!step.ok) return tables.command(command.expected === undefined ? command : prepared)
        if (command.move.by === 'chance') throw new Error('the results of a digital table are dealt')
        const cursor = await cursorAt(replica)
        const note = await draws.note(command.table, cursor, command.move, step.state as Table)
        const answer = await send(prepared, cursor, note)
        return isConflict(answer) && command.expected === undefined ? 'again' : answer
      }),

    deal: (table, key = randomUUID()) =>
      again(table, async () => {
        const replica = await tables.load(table)
        if (!replica || replica.outdated || replica.row.mode === 'live') return undefined
        if (!chanceQuestion(replica.game, replica.state)) return undefined
        const cursor = await cursorAt(replica)
        const { move, draw } = await draws.draw(table, cursor, replica.game, replica.state)
        const made = { table, person: null, role: 'chance', move, key, expected: replica.version }
        const answer = await send(made, cursor, draw)
        return isConflict(answer) ? 'again' : answer
      }),

    restored: (table) =>
      again(table, async () => {
        const replica = await tables.load(table)
        if (!replica || replica.outdated || replica.row.mode === 'live') return undefined
        const cursor = await cursorAt(replica)
        if (!cursor) return undefined
        const { row, state, version } = replica
        const at = Math.max(secondsAt(row, Date.now()), state.clock + 1)
        const move: Move = { by: 'clock', do: 'time', at }
        const told = { table, person: null, role: 'clock', move, key: randomUUID(), expected: version }
        const answer = await send(told, cursor, await draws.restart(table, cursor))
        return isConflict(answer) ? 'again' : answer
      }),

    cursor: async (table) => {
      const replica = await tables.load(table)
      return replica ? cursorAt(replica) : null
    },
  }
}
