// Every way a round can end, played by the engine's own `step`. Nothing here knows what a bet pays.

import {
  type AnyGame,
  betsOf,
  betweenRounds,
  type Event,
  firstMove,
  type Move,
  netOf,
  type Option,
  type SeatId,
  type Table,
} from '@tapete/engine'
import { outcomes } from './chance.js'
import { type Distribution, note } from './distribution.js'
import { type Fraction, fraction, mul, ONE } from './fraction.js'
import { refused } from './tables.js'

/** What somebody who is not chance does now, before staff does what is due; undefined for nothing. */
export type Policy = (table: Table) => Move | undefined

export interface Start {
  readonly game: AnyGame
  /** A table with the seat's stakes on the cloth. */
  readonly table: Table
  readonly seat: SeatId
  readonly policy?: Policy | undefined
  /** Rounds a stake may last; what can go on for ever is for a chain (`chain.ts`), a round of it at a time. */
  readonly roundsMax?: number
  /** How many ends are still worth counting. */
  readonly endsMax?: number
}

export class TooManyEnds extends Error {}

const ROUNDS_MAX = 10
const ENDS_MAX = 5_000_000
/** Answers of chance on the way to one end: without a limit, what never ends would overflow the stack. */
const ANSWERS_MAX = 500

/** Between rounds, and nothing of the seat's left on the cloth. */
export const isSettled = (table: Table, seat: SeatId): boolean =>
  betweenRounds(table) && betsOf(table, seat).length === 0

/** What the table waits for: a move of its staff, as `staffMove` makes it, or the answer of chance to a question. */
export const awaited = (game: AnyGame, table: Table): { readonly move: Move } | { readonly chance: Option } => {
  const [option, ...others] = game.due(table).map((due) => due.option)
  const move = option && firstMove(option)
  if (!move) throw new Error(`${game.id}: nobody can go on in phase ${table.phase}`)
  if (option.by !== 'chance') return { move }
  if (others.some((other) => other.by === 'chance')) throw new Error(`${game.id}: two questions for chance at once`)
  return { chance: option }
}

/** Nothing is due but what staff does for players who do not answer: they may still act. */
export const waitsForPlayers = (game: AnyGame, table: Table): boolean =>
  game.due(table).every((due) => due.waitsFor !== undefined)

/** Visits every end: the events that led there, and how likely they are. */
export const walk = (
  { game, table: first, seat, policy, roundsMax = ROUNDS_MAX, endsMax = ENDS_MAX }: Start,
  visit: (events: readonly Event[], probability: Fraction) => void,
): void => {
  let ends = 0

  const step = (table: Table, move: Move, events: Event[]): Table => {
    const result = game.step(table, move)
    if (!result.ok) throw refused(game, move, result.refusal)
    for (const event of result.events) events.push(event)
    return result.state
  }

  const follow = (from: Table, before: readonly Event[], probability: Fraction, answered: number): void => {
    if (answered > ANSWERS_MAX) throw new TooManyEnds(`${game.id}: a stake outlasts ${ANSWERS_MAX} answers of chance`)
    const events = [...before]
    let table = from
    while (!isSettled(table, seat)) {
      if (table.round - first.round >= roundsMax)
        throw new TooManyEnds(`${game.id}: a stake outlasts ${roundsMax} rounds`)
      const chosen = policy?.(table)
      const next = chosen ? { move: chosen } : awaited(game, table)
      if ('chance' in next) {
        const answers = outcomes(next.chance)
        const total = answers.reduce((ways, answer) => ways + answer.ways, 0n)
        for (const answer of answers) {
          const heard = [...events]
          const after = step(table, answer.move, heard)
          follow(after, heard, mul(probability, fraction(answer.ways, total)), answered + 1)
        }
        return
      }
      table = step(table, next.move, events)
    }
    ends += 1
    if (ends > endsMax) throw new TooManyEnds(`${game.id}: more than ${endsMax} ends`)
    visit(events, probability)
  }

  follow(first, [], ONE, 0)
}

/** The seat's net over every end, with its exact probability. */
export const enumerate = (start: Start): Distribution => {
  const nets = new Map<number, Fraction>()
  walk(start, (events, probability) => note(nets, netOf(events, start.seat), probability))
  return nets
}
