// A log as years of play leave it, for measuring what reads whole logs: played by the rules, drawn from committed series,
// chained, and written in large parts. Its money is in the log alone: no ledger stands behind it, so it belongs in a database
// that is thrown away.

import { randomUUID } from 'node:crypto'
import {
  type AnyGame,
  betweenRounds,
  type Event,
  findGame,
  firstMove,
  type Move,
  occupied,
  openingOf,
  seat,
} from '@tapete/engine'
import type { Pool } from '../database/pool.js'
import { drawsOf } from '../draws/draws.js'
import { advance, type DrawNotes } from '../draws/notes.js'
import { postgresSeriesStore } from '../draws/postgres.js'
import { chainHash } from '../tables/chain.js'
import { type LogEntry, readTable, writeSnapshot } from '../tables/log.js'
import { firstReplica, type Replica } from '../tables/replica.js'
import { MEASURED } from './measured.js'

const CHIPS = 1_000_000_000
const SEATS = 2
const STAKES_A_ROUND = 6
const PART = 1_000
const FIRST_AT = Date.UTC(2026, 0, 1)

const INSERT = `
  insert into log_entry (table_id, seq, at, person, role, move, events, draw, hidden, hash, key)
    select $1, e.seq, e.at, null, 'house', e.move, e.events, e.draw, null, decode(e.hash, 'hex'), e.key
      from jsonb_to_recordset($2) as e (seq integer, at timestamptz, move jsonb, events jsonb, draw jsonb, hash text, key uuid)`
const HEAD = 'update table_head set version = $2, head = $3 where table_id = $1'

/** Moves as they are made: staff and chance do what is due, and as long as bets are taken the seats stake. At last all leave. */
const nextMove = ({ game, state }: Replica, made: { stakes: number; over: boolean }): Move | 'chance' | undefined => {
  if (made.over && betweenRounds(state)) {
    const [by] = occupied(state)
    return by && { by, do: 'leave' }
  }
  const stakes = game.rules.filter((rule) => rule.nature === 'stake').map((rule) => rule.do)
  const at = seat(1 + (made.stakes % SEATS))
  const stake =
    made.stakes < STAKES_A_ROUND && !made.over
      ? game.options(state, at).find((option) => stakes.includes(option.do) && 'amount' in option.fields)
      : undefined
  const move = stake && firstMove(stake)
  if (move) {
    made.stakes += 1
    return move
  }
  const [due] = game.due(state)
  if (due?.option.by === 'chance') return 'chance'
  const staff = due && firstMove(due.option)
  if (!staff) throw new Error(`bench: ${game.id}: nothing is due in ${state.phase}`)
  if (betweenRounds(state)) made.stakes = 0
  return staff
}

const openings = (game: AnyGame, { state }: Replica): Move[] =>
  openingOf(
    game,
    state.config,
    'open',
    Object.fromEntries(Array.from({ length: SEATS }, (_, n) => [seat(n + 1), CHIPS])),
  )

/**
 * At least so many entries (answers how many), to the end of a round, after which nobody sits there whom the house would look after. The table must
 * have been created and nothing be in its log. Leaves a snapshot at its end, as play would.
 */
export const writeLongLog = async (
  pool: Pool,
  table: string,
  entries: number,
  onProgress: (written: number) => void = () => {},
): Promise<number> => {
  const row = await readTable(pool, table)
  const game = row && findGame(MEASURED.game)
  if (!game || row.game !== game.id) throw new Error(`bench: no table ${table} of ${MEASURED.game}`)
  const draws = drawsOf(postgresSeriesStore(pool))
  const waiting = openings(game, firstReplica(row))
  const made = { stakes: 0, over: false }
  let replica = firstReplica(row)
  let part: (Omit<LogEntry, 'hash'> & { readonly hash: string; readonly key: string })[] = []

  const write = async (): Promise<void> => {
    await pool.query(INSERT, [table, JSON.stringify(part)])
    await pool.query(HEAD, [table, replica.version, replica.head])
    onProgress(replica.version)
    part = []
  }

  const take = (move: Move, events: readonly Event[], state: Replica['state'], draw: DrawNotes): void => {
    const seq = replica.version + 1
    const at = new Date(FIRST_AT + seq * 1000).toISOString()
    const entry = { table, seq, at, person: null, role: 'house', move, events, draw, hidden: null }
    const head = chainHash(replica.head, entry)
    part.push({ ...entry, hash: head.toString('hex'), key: randomUUID() })
    replica = { ...replica, version: seq, head, state, cursor: advance(replica.cursor, draw) }
  }

  for (;;) {
    const { state: before, cursor } = replica
    made.over = replica.version >= entries
    const next = waiting.shift() ?? nextMove(replica, made)
    if (!next) break
    const drawn = next === 'chance' ? await draws.draw(table, cursor, game, before) : undefined
    const move = drawn?.move ?? (next as Move)
    const step = game.step(before, move)
    if (!step.ok) throw new Error(`bench: ${move.do} refused: ${step.refusal.code}`)
    const { state: after, events } = step
    take(
      move,
      events,
      after,
      drawn ? drawn.draw : await draws.note(table, cursor, { game, before, move, after, events }),
    )
    if (part.length >= PART) await write()
  }
  await write()
  const { version, head: hash, state, cursor, lying } = replica
  await writeSnapshot(pool, table, { version, hash, state, cursor, lying })
  return version
}
