// The playing of a simulation: the same session over and over at the real table, chance from the generator.

import { type Event, type Move, staffMove, type Table } from '@tapete/engine'
import { draw } from './chance.js'
import { chanceOption, isSettled } from './enumerate.js'
import { type Random, random } from './random.js'
import { netsOf, type Session } from './session.js'
import { refused, SEAT, take } from './tables.js'

/** How often each net came out. Whole numbers, so parts add up to the same sum in any order. */
export type Counts = Map<number, number>

export interface Tally {
  rounds: number
  readonly lines: readonly Counts[]
  readonly total: Counts
}

export const newTally = ({ lines }: Session): Tally => ({ rounds: 0, lines: lines.map(() => new Map()), total: new Map() })

const count = (counts: Counts, net: number, times = 1): void => {
  counts.set(net, (counts.get(net) ?? 0) + times)
}

export const addTally = (into: Tally, part: Tally): void => {
  into.rounds += part.rounds
  for (const [net, times] of part.total) count(into.total, net, times)
  for (const [index, counts] of part.lines.entries())
    for (const [net, times] of counts) count(into.lines[index] as Counts, net, times)
}

const step = ({ game }: Session, table: Table, move: Move, events: Event[]): Table => {
  const result = game.step(table, move)
  if (!result.ok) throw refused(game, move, result.refusal)
  for (const event of result.events) events.push(event)
  return result.state
}

/** Stakes, and follows them until nothing of the seat's is left: a prisoner has its second spin before the next bet. */
const playOnce = (session: Session, between: Table, dice: Random): { table: Table; events: Event[] } => {
  const { game, moves, policy } = session
  const events: Event[] = []
  const start = staffMove(game, between)
  const open = start ? step(session, between, start, events) : between
  const laid = take(game, open, moves)
  // Chips run out at last, colour chips soonest: then the seat goes on at a fresh table.
  if (!laid.ok && laid.refusal.code !== 'not-enough-chips') throw refused(game, laid.move, laid.refusal)
  let table = laid.ok ? laid.table : session.staked
  while (!isSettled(table, SEAT)) {
    const move = policy?.(table) ?? staffMove(game, table) ?? draw(chanceOption(game, table), dice)
    table = step(session, table, move, events)
  }
  return { table, events }
}

/** Rounds that share a table and a stream. The work is cut the same way whoever does it. */
export const CHUNK = 1000

export interface Part {
  readonly rounds: number
  readonly seed: string | number
  /** Takes the chunks `first`, `first + every`, and so on. */
  readonly first: number
  readonly every: number
}

/** Plays a part of a simulation. `pulse` hears of progress after each chunk. */
export const playPart = (session: Session, part: Part, pulse: (done: number) => void = () => {}): Tally => {
  const tally = newTally(session)
  const chunks = Math.ceil(part.rounds / CHUNK)
  for (let chunk = part.first; chunk < chunks; chunk += part.every) {
    const dice = random(part.seed, chunk)
    const rounds = Math.min(CHUNK, part.rounds - chunk * CHUNK)
    let table = playOnce({ ...session, moves: [] }, session.staked, dice).table
    for (let round = 0; round < rounds; round += 1) {
      const played = playOnce(session, table, dice)
      table = played.table
      const nets = netsOf(session, played.events)
      count(tally.total, nets.total)
      for (const [index, net] of nets.lines.entries()) count(tally.lines[index] as Counts, net)
    }
    tally.rounds += rounds
    pulse(tally.rounds)
  }
  return tally
}
