// The log of accepted moves is the table: replaying it gives the same state and the same events (GEN-40).

import type { Change, Event, Game, Move, Refusal } from './contract.js'
import type { Config } from './settings.js'
import type { Table } from './table.js'

export type Replayed<P> =
  | ({ readonly ok: true } & Change<P>)
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal }

export const replay = <P>(game: Game<P>, config: Config, moves: readonly Move[]): Replayed<P> => {
  let state: Table<P> = game.open(config)
  const events: Event[] = []
  for (const [at, move] of moves.entries()) {
    const step = game.step(state, move)
    if (!step.ok) return { ok: false, at, refusal: step.refusal }
    state = step.state
    events.push(...step.events)
  }
  return { ok: true, state, events }
}
