// Rounds at the real table: the same session over and over, chance from the generator, beside what enumerating the very same
// bets says.

import { type AnyGame, type Event, type Move, staffMove, type Table } from '@tapete/engine'
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

/** What staff does at most between two rounds: a new shoe is shuffled, cut, loaded and burned. */
const STAFF_MOVES_MAX = 20

/** The next round with the stakes on the cloth. */
const stake = (session: Session, between: Table): Table => {
  const { game, moves } = session
  let table = between
  for (let made = 0; made < STAFF_MOVES_MAX; made += 1) {
    const next = staffMove(game, table)
    const opened = next ? take(game, table, [next]) : undefined
    if (opened?.ok) table = opened.table
    const laid = take(game, table, moves)
    if (laid.ok) return laid.table
    // Chips run out at last, those of a kind of their own soonest, and some bets have their time: the seat goes on at the table
    // where the same was laid before.
    if (laid.refusal.code !== 'betting-closed' || !opened?.ok) return session.staked
  }
  throw new RangeError(`${game.id}: no round is opened in phase ${table.phase}`)
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

export interface Exact {
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

const rowsOf = (session: Session, { rounds, lines, total }: Tally, exact: Exact | undefined): Rows => {
  const staked = session.lines.reduce((all, line) => all + line.stake, 0)
  return {
    bets: session.lines.map((line, index) => rowOf(line, lines[index] as Counts, rounds, exact?.lines[index])),
    total: rowOf({ bet: 'total', stake: staked }, total, rounds, exact?.total),
  }
}

/** How a family seats its player, where the cloth does not say it all. */
interface Seating {
  open(game: AnyGame, request: RoundsRequest): Session
  readonly manners?: Rounds<RoundsRequest>['manners']
  /** What is to be expected of it, where not every end can be counted; undefined where nothing is known. */
  expected?(session: Session, request: RoundsRequest): Exact | undefined
}

/** Rounds of whatever `open` puts on the cloth. A session cannot cross to a thread: what it is opened from can. */
export const sessionRounds = ({ open, manners, expected }: Seating): Rounds<RoundsRequest> => ({
  ...(manners ? { manners } : {}),
  chunk: CHUNK,
  ready: (game, request) => {
    open(game, request)
    return request
  },
  play: (game, request, part, pulse = () => {}) => play(open(game, request), part, pulse),
  rows: (game, request, tally) => {
    const session = open(game, request)
    return rowsOf(session, tally, expected ? expected(session, request) : exactOf(session, {}))
  },
})

export const engineRounds = (habits: Habits): Rounds<RoundsRequest> =>
  sessionRounds({
    open: (game, request) => openSession(game, request, habits),
    expected: (session) => exactOf(session, habits),
    ...(habits.choice ? { manners: { [habits.choice.name]: habits.choice } } : {}),
  })
