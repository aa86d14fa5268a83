// Who plays along at a practice table: players of the house, as many as the game takes besides its owner. They are nobody's
// persons, their chips are no money, and they act only when the owner lets the table go on.

import { randomUUID } from 'node:crypto'
import { allSeats, betsOf, balance as chipsOf, type Move, occupied, type SeatId } from '@tapete/engine'
import type { Pool } from '../database/pool.js'
import {
  balance,
  practiceOf as chipsOfPractice,
  isCompanion,
  move as issue,
  openAccount,
  PRACTICE,
} from '../ledger/ledger.js'
import { DICE } from '../robots/players.js'
import { playerMove, purchase } from '../robots/policy.js'
import type { Answer } from '../tables/command.js'
import type { Replica } from '../tables/replica.js'
import type { Tables } from '../tables/tables.js'

/** A stake comes one time in two: asked so often, hardly anybody leaves a round out. */
const TRIES = 3
const BUY_IN_STAKES = 40
/** More than one of them ever buys: its purse is that of every practice table at once. */
const PURSE_STAKES = 2_000

const companionNamed = (n: number): string => `robot-${n}`

export const companionsIn = ({ row, state }: Replica): readonly SeatId[] =>
  row.mode === 'practice' ? occupied(state).filter((id) => isCompanion(state.seats[id]?.player ?? '')) : []

const smallest = ({ state }: Replica): number => Math.max(state.config.min ?? 0, state.config.chip)

/** What one of them does now: the answer it is asked for, chips, or a stake. */
const wish = (now: Replica, id: SeatId): Move | undefined => {
  const { game, state } = now
  if (chipsOf(state, id) < smallest(now) && betsOf(state, id).length === 0)
    return purchase(game.options(state, id), smallest(now) * BUY_IN_STAKES)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const move = playerMove(game, state, id, DICE)
    if (move) return move
  }
  return undefined
}

/** Takes out of `waiting` whoever has nothing to do, up to the first who has: whom the table waits for comes first. */
export const nextAlong = (now: Replica, waiting: SeatId[]): Move | undefined => {
  const asked = now.game.due(now.state)[0]?.waitsFor
  if (asked !== undefined && companionsIn(now).includes(asked)) return wish(now, asked)
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const move = now.state.seats[id] && wish(now, id)
    if (move) return move
  }
  return undefined
}

export interface Companions {
  /** Brings as many as the game takes besides the person who opened the table. */
  come(table: string): Promise<void>
  send(now: Replica, move: Move, key: string): Promise<Answer>
  go(table: string): Promise<void>
}

export const companionsOf = (pool: Pool, tables: Tables): Companions => {
  const fund = async (player: string, amount: number): Promise<void> => {
    const purse = chipsOfPractice(player)
    await openAccount(pool, purse)
    const missing = amount - ((await balance(pool, purse)) ?? 0)
    if (missing <= 0) return
    await issue(pool, { kind: 'practice', key: `practice:${randomUUID()}`, from: PRACTICE, to: purse, amount: missing })
  }

  const send: Companions['send'] = async (now, move, key) => {
    const player = now.state.seats[move.by as SeatId]?.player
    if (move.do === 'buy' && player) await fund(player, smallest(now) * PURSE_STAKES)
    return tables.command({ table: now.row.id, key, person: null, role: 'robot', move })
  }

  return {
    send,

    come: async (table) => {
      for (let n = 1; ; n++) {
        const now = await tables.load(table)
        if (!now || n >= (now.game.company.players ?? 1)) return
        const place = allSeats(now.state).find((id) => !now.state.seats[id] && !now.state.blocked.includes(id))
        if (!place) return
        await send(now, { by: place, do: 'sit', player: companionNamed(n) }, randomUUID())
      }
    },

    go: async (table) => {
      const now = await tables.load(table)
      for (const by of now ? companionsIn(now) : []) {
        if (now) await send(now, { by, do: 'leave' }, randomUUID())
      }
    },
  }
}
