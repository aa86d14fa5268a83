// Rounds at the real table: the same session over and over, chance from the generator, beside what enumerating the very same
// bets says.

import { type Event, type Move, staffMove, type Table } from '@tapete/engine'
import type { Rounds, RoundsRequest } from '../analysis.js'
import { draw } from './chance.js'
import { type Distribution, note } from './distribution.js'
import { awaited, isSettled, TooManyEnds, walk } from './enumerate.js'
import type { Fraction } from './fraction.js'
import type { Habits } from './habits.js'
import { lasting } from './lasting.js'
import { type Random, random } from './random.js'
import { type Rows, rowOf } from './rows.js'
import { netsOf, openSession, type Session } from './session.js'
import { refused, SEAT, take } from './tables.js'
import { type Counts, chunksOf, count, newTally, type Part, type Tally } from './tally.js'

const step = ({ game }: Session, table: Table, move: Move, events: Event[]): Table => {
  const result = game.step(table, move)
  if (!result.ok) throw refused(game, move, result.refusal)
  for (const event of result.events) events.push(event)
  return result.state
}

/** The next round with the stakes on the cloth. */
const stake = (session: Session, between: Table): Table => {
  const { game, moves } = session
  const start = staffMove(game, between)
  const laid = take(game, between, start ? [start, ...moves] : moves)
  if (laid.ok) return laid.table
  // Chips run out at last, those of a kind of their own soonest, and some bets have their time: the seat goes on at the table
  // where the same was laid before.
  return session.staked
}

/** Until nothing of the seat's is left: a stake that outlasts its round comes to its end before the next bet. */
const settle = (session: Session, staked: Table, dice: Random, events: Event[]): Table => {
  const { game, policy } = session
  let table = staked
  while (!isSettled(table, SEAT)) {
    const chosen = policy?.(table)
    const next = chosen ? { move: chosen } : awaited(game, table)
    table = step(session, table, 'chance' in next ? draw(next.chance, dice) : next.move, events)
  }
  return table
}

const CHUNK = 1000

const play = (session: Session, part: Part, pulse: (done: number) => void): Tally => {
  const tally = newTally(session.lines.length)
  for (const { stream, rounds } of chunksOf(part, CHUNK)) {
    const dice = random(part.seed, stream)
    let table: Table | undefined
    for (let round = 0; round < rounds; round += 1) {
      const events: Event[] = []
      table = settle(session, table ? stake(session, table) : session.staked, dice, events)
      const nets = netsOf(session, events)
      count(tally.total, nets.total)
      for (const [index, net] of nets.lines.entries()) count(tally.lines[index] as Counts, net)
      tally.rounds += 1
      pulse(tally.rounds)
    }
  }
  return tally
}

interface Exact {
  readonly total: Distribution
  readonly lines: readonly Distribution[]
}

const ENDS_MAX = 20_000

/** Exact distributions at these very stakes, rounding included; undefined when there are too many outcomes. */
const exactOf = (session: Session, { stands }: Habits): Exact | undefined => {
  const { game, staked, policy } = session
  // A chain follows the seat's whole net: that of one bet, not of each of several.
  if (stands && session.lines.length === 1) {
    const { nets } = lasting({ game, table: staked, seat: SEAT, policy, stands })
    return { total: nets, lines: [nets] }
  }
  const total = new Map<number, Fraction>()
  const lines = session.lines.map(() => new Map<number, Fraction>())
  try {
    walk({ game, table: staked, seat: SEAT, endsMax: ENDS_MAX, policy }, (events, probability) => {
      const nets = netsOf(session, events)
      note(total, nets.total, probability)
      for (const [index, net] of nets.lines.entries()) note(lines[index] as Map<number, Fraction>, net, probability)
    })
  } catch (error) {
    if (error instanceof TooManyEnds) return undefined
    throw error
  }
  return { total, lines }
}

const rowsOf = (session: Session, habits: Habits, { rounds, lines, total }: Tally): Rows => {
  const exact = exactOf(session, habits)
  const staked = session.lines.reduce((all, line) => all + line.stake, 0)
  return {
    bets: session.lines.map((line, index) => rowOf(line, lines[index] as Counts, rounds, exact?.lines[index])),
    total: rowOf({ bet: 'total', stake: staked }, total, rounds, exact?.total),
  }
}

export const engineRounds = (habits: Habits): Rounds<RoundsRequest> => ({
  ...(habits.choice ? { manners: { [habits.choice.name]: habits.choice } } : {}),
  chunk: CHUNK,
  ready: (game, request) => {
    // A session cannot cross to a thread: what it is opened from can, once it has been.
    openSession(game, request, habits)
    return request
  },
  play: (game, request, part, pulse = () => {}) => play(openSession(game, request, habits), part, pulse),
  rows: (game, request, tally) => rowsOf(openSession(game, request, habits), habits, tally),
})
