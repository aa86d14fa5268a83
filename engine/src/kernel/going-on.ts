// `...` of a scenario: staff does what the regulation asks for next, and decides nothing for a player who says nothing.

import { isSeat, type SeatId } from './actors.js'
import type { Game, Kind, Move } from './contract.js'
import { firstMove } from './moves.js'
import { formatMove } from './notation.js'
import { natureOf } from './rules.js'
import { occupied, type Table } from './table.js'

/** Staff goes on until chance must speak, a player must decide, or the round is over. */
export const GO_ON = '...'
/** The same, and whoever says nothing is answered for as the regulation has it. */
export const GO_ON_ANSWERING = '... answering'

/** What staff does next by itself; undefined when chance must speak or nothing is asked. */
export const staffMove = <G extends Kind>(game: Game<G>, s: Table<G>): Move | undefined => {
  const [due] = game.due(s)
  return due && due.option.by !== 'chance' && !isSeat(due.option.by) ? firstMove(due.option) : undefined
}

/** Players who have not said what they do, what they are asked, and the move of staff that would do without their answer. */
export interface Silence {
  readonly seats: readonly SeatId[]
  readonly asked: readonly string[]
  readonly instead: Move | undefined
}

const decisionsOf = <G extends Kind>(game: Game<G>, s: Table<G>, id: SeatId): string[] =>
  game
    .options(s, id)
    .map((option) => option.do)
    .filter((name) => natureOf(game, name) === 'decision')

/** Whom the table waits for: the seat whose answer is due, or those to whom the next move of staff closes a decision. */
export const silenceAt = <G extends Kind>(game: Game<G>, s: Table<G>): Silence | undefined => {
  const [due] = game.due(s)
  if (!due) return undefined
  const instead = staffMove(game, s)
  const silence = (seats: readonly SeatId[]): Silence => ({
    seats,
    asked: [...new Set(seats.flatMap((id) => decisionsOf(game, s, id)))].sort(),
    instead,
  })
  if (due.waitsFor !== undefined) return silence([due.waitsFor])
  const step = instead && game.step(s, instead)
  if (!step?.ok) return undefined
  const closes = (id: SeatId): boolean => {
    const left = new Set(decisionsOf(game, step.state, id))
    return decisionsOf(game, s, id).some((name) => !left.has(name))
  }
  const closed = occupied(s).filter(closes)
  return closed.length > 0 ? silence(closed) : undefined
}

/** Whom or what a table waits for, as it is told to who wrote the scenario. */
export const awaited = <G extends Kind>(game: Game<G>, s: Table<G>): string => {
  const silence = silenceAt(game, s)
  if (silence)
    return silence.seats.join(', ') + (silence.asked.length > 0 ? ` (${silence.asked.join(', ')})` : ' (not present)')
  const staff = staffMove(game, s)
  if (staff) return formatMove(game, staff)
  const [due] = game.due(s)
  return due ? `${due.option.by} ${due.option.do}` : 'nobody'
}
