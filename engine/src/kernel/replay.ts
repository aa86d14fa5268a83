// The log of accepted moves is the table: replaying it gives the same state and the same events (GEN-40).

import type { Change, Event, Game, Kind, Move, Refusal } from './contract.js'
import type { Table } from './table.js'

export type Replayed<G extends Kind> =
  | ({ readonly ok: true } & Change<G>)
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal }

export const replay = <G extends Kind>(game: Game<G>, config: G['config'], moves: readonly Move[]): Replayed<G> => {
  let state: Table<G> = game.open(config)
  const events: Event[] = []
  for (const [at, move] of moves.entries()) {
    const step = game.step(state, move)
    if (!step.ok) return { ok: false, at, refusal: step.refusal }
    state = step.state
    events.push(...step.events)
  }
  return { ok: true, state, events }
}
