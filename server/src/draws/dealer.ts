// Chance at a digital table: the answer to what the table asks, drawn on the very version it is written at. Asked again
// after a lost race it is the same answer: a draw belongs to one place of its series.

import { randomUUID } from 'node:crypto'
import type { Move } from '@tapete/engine'
import { type Clock, PROCESS_CLOCK } from '../clock/clock.js'
import { secondsAt } from '../floor/clock.js'
import type { Answer } from '../tables/command.js'
import { floorNo, type Plan, type Refused } from '../tables/deed.js'
import type { Replica } from '../tables/replica.js'
import type { Tables } from '../tables/tables.js'
import type { Draws } from './draws.js'
import type { Cursor } from './notes.js'
import { chanceQuestion } from './questions.js'

export interface Dealer {
  /** Answers what the table asks of chance; undefined when it asks nothing (any more). What a restore left owed comes first. */
  deal(table: string, key?: string): Promise<Answer | undefined>
  /** The house was restored: the table goes on to a new series, and to a new deck. Undefined when nothing was committed to. */
  restored(table: string): Promise<Answer | undefined>
  /** Where the table stands, for `Draws.published`. */
  cursor(table: string): Promise<Cursor | null>
}

const NOTHING = floorNo('nothing-to-draw')

export const dealerOf = (tables: Tables, draws: Draws, clock: Clock = PROCESS_CLOCK): Dealer => {
  /** Done at the table, unless it has no use for it. */
  const made = async (
    table: string,
    key: string,
    by: Plan['move']['by'],
    prepare: (replica: Replica) => Promise<Plan | Refused>,
  ): Promise<Answer | undefined> => {
    const answer = await tables.command({
      ...{ table, key },
      isSame: ({ move }) => move.by === by,
      prepare: (replica) => (replica.row.mode === 'live' ? NOTHING : prepare(replica)),
    })
    return !answer.ok && answer.refusal.code === NOTHING.refusal.code ? undefined : answer
  }

  const restored: Dealer['restored'] = async (table) => {
    const answer = await made(table, randomUUID(), 'clock', async ({ row, game, state, cursor }) => {
      if (!cursor) return NOTHING
      const at = Math.max(secondsAt(row, clock.now()), state.clock + 1)
      const move: Move = { by: 'clock', do: 'time', at }
      const step = game.step(state, move)
      if (!step.ok) return { refusal: step.refusal }
      const { state: after, events } = step
      const draw = await draws.restart(table, cursor, { game, before: state, move, after, events })
      return { person: null, role: 'clock', move, draw }
    })
    if (answer?.ok !== false) await tables.owed.paid(table)
    return answer
  }

  return {
    deal: async (table, key = randomUUID()) => {
      const paid = (await tables.owed.stands(table)) ? await restored(table) : undefined
      if (paid?.ok === false) return paid
      return made(table, key, 'chance', async ({ game, state, cursor }) => {
        if (!chanceQuestion(game, state)) return NOTHING
        const { move, draw } = await draws.draw(table, cursor, game, state)
        return { person: null, role: 'chance', move, draw }
      })
    },

    restored,

    cursor: async (table) => (await tables.load(table))?.cursor ?? null,
  }
}
