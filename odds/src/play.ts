// The playing of a simulation: the same session over and over at the real table, chance from the generator.

import { type Event, type Move, staffMove, type Table } from '@tapete/engine'
import { draw } from './chance.js'
import { awaited, isSettled } from './enumerate.js'
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

export const newTally = ({ lines }: Session): Tally => ({
  rounds: 0,
  lines: lines.map(() => new Map()),
  total: new Map(),
})

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

/** The next round with the stakes on the cloth. */
const stake = (session: Session, between: Table): Table => {
  const { game, moves } = session
  const start = staffMove(game, between)
  const laid = take(game, between, start ? [start, ...moves] : moves)
  if (laid.ok) return laid.table
  // Chips run out at last, colour chips soonest: then the seat goes on at a fresh table.
  if (laid.refusal.code === 'not-enough-chips') return session.staked
  throw refused(game, laid.move, laid.refusal)
}

/** Until nothing of the seat's is left: a prisoner has its second spin before the next bet. */
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

/** Rounds that share a table and a stream. The work is cut the same way whoever does it. */
export const CHUNK = 1000

export interface Part {
  readonly rounds: number
  readonly seed: string | number
  /** Takes the chunks `first`, `first + every`, and so on. */
  readonly first: number
  readonly every: number
}

/** Plays a part of a simulation; `pulse` hears how many rounds are done, after each. */
export const playPart = (session: Session, part: Part, pulse: (done: number) => void = () => {}): Tally => {
  const tally = newTally(session)
  const chunks = Math.ceil(part.rounds / CHUNK)
  for (let chunk = part.first; chunk < chunks; chunk += part.every) {
    const dice = random(part.seed, chunk)
    const rounds = Math.min(CHUNK, part.rounds - chunk * CHUNK)
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
