// What it costs to tell everybody at a table of one step: processor time of this process, from hearing an entry of the log to
// the last socket written to, and the bytes that go to everybody and to single persons. The rules and the database are not
// part of it: the table is played beforehand.

import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AnyGame,
  betweenRounds,
  firstMove,
  type Move,
  openingOf,
  type SeatId,
  seat,
  type Table,
} from '@tapete/engine'
import { connect } from '../http/live/connection.js'
import { GATHER_MS, hubOf } from '../http/live/hub.js'
import { isContinued } from '../http/live/told.js'
import type { Person } from '../people/roles.js'
import { quantile } from './live.js'
import { deafPipe, FIRST_PERSON, MEMORY_TABLE, memoryTable, UNCOUNTED } from './memory.js'
import { openSockets } from './sockets.js'

export interface TellingBenchOptions {
  readonly game: AnyGame
  readonly seats: number
  /** Real sockets, read by another process; otherwise what is sent goes nowhere. */
  readonly sockets?: boolean
  /** A croupier's console listens too. */
  readonly console?: boolean
}

/** Of steps of one kind: the median, and the worst with its move. */
export interface TellingCost {
  readonly steps: number
  readonly cpuMs: number
  readonly worstCpuMs: number
  readonly worst: string
  /** To each of those who listen, and to all of them together besides. */
  readonly publicBytes: number
  readonly privateBytes: number
}

export interface TellingBench {
  readonly game: string
  readonly seats: number
  readonly sockets: boolean
  readonly console: boolean
  readonly bet: TellingCost
  readonly phase: TellingCost
}

interface Told {
  readonly cpuMs: number
  readonly move: string
  readonly publicBytes: number
  readonly privateBytes: number
}

const CHIPS = 1_000_000
const BETS = 24
const ROUNDS = 2
/** Until the last of it has left. */
const SETTLE_MS = 50
const CROUPIER = 1

const costOf = (told: readonly Told[]): TellingCost => {
  const sorted = told.toSorted((one, other) => one.cpuMs - other.cpuMs)
  const middle = (of: (each: Told) => number) =>
    quantile(
      told.map(of).sort((a, b) => a - b),
      0.5,
    )
  const worst = sorted.at(-1)
  return {
    steps: told.length,
    cpuMs: middle(({ cpuMs }) => cpuMs),
    ...{ worstCpuMs: worst?.cpuMs ?? Number.NaN, worst: worst?.move ?? '' },
    ...{ publicBytes: middle((each) => each.publicBytes), privateBytes: middle((each) => each.privateBytes) },
  }
}

/** A frame that goes on with another is somebody's own: what all are told stands before it. */
const weigh = (frames: readonly Buffer[]): { publicBytes: number; privateBytes: number } => {
  let publicBytes = 0
  let privateBytes = 0
  for (const frame of frames)
    if (isContinued(frame)) privateBytes += frame.length
    else publicBytes = Math.max(publicBytes, frame.length)
  return { publicBytes, privateBytes }
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The first thing this seat may stake now, as little as it may be. */
const stakeOf = (game: AnyGame, state: Table, id: SeatId): Move | undefined => {
  const stakes = new Set(game.rules.filter((rule) => rule.nature === 'stake').map((rule) => rule.do))
  const option = game.options(state, id).find((each) => stakes.has(each.do) && 'amount' in each.fields)
  return option && firstMove(option)
}

/** Plays on, and says what each thing that is told costs. */
const round = async (
  game: AnyGame,
  state: () => Table,
  tell: (move: Move) => Promise<Told>,
  others: (move: Move) => void,
): Promise<{ bets: Told[]; phases: Told[] }> => {
  const bets: Told[] = []
  const phases: Told[] = []
  const seats = Object.keys(state().seats).length
  for (let staked = 0; ; ) {
    const { phase } = state()
    const stake = staked < seats ? stakeOf(game, state(), seat(1 + ((staked * 7) % seats))) : undefined
    if (stake) {
      staked += 1
      // Everybody stakes; as many as are enough are measured, and the rest is out of the way before the next is.
      if (staked <= BETS) bets.push(await tell(stake))
      else others(stake)
      if (staked === seats) await sleep(2 * GATHER_MS)
      continue
    }
    const [due] = game.due(state())
    const move = due && firstMove(due.option)
    if (!move) throw new Error(`bench: ${game.id}: nothing is due in ${phase}`)
    const told = await tell(move)
    if (state().phase !== phase) phases.push(told)
    if (staked > 0 && betweenRounds(state())) return { bets, phases }
  }
}

export const benchTelling = async (options: TellingBenchOptions): Promise<TellingBench> => {
  const { game, seats, sockets = false, console: attended = false } = options
  const table = memoryTable(game, { seats })
  const { house, take, tell } = table
  const state = (): Table => table.replica().state
  for (const move of openingOf(game, state().config, 'open', {}))
    take(move.person === 'croupier-1' ? { ...move, person: String(CROUPIER) } : move)
  const people: Person[] = attended ? [{ id: CROUPIER, name: '', role: 'croupier' }] : []
  for (let n = 1; n <= seats; n += 1) {
    take({ by: seat(n), do: 'sit', player: String(FIRST_PERSON + n) })
    take({ by: seat(n), do: 'buy', amount: CHIPS })
    people.push({ id: FIRST_PERSON + n, name: '', role: 'player' })
  }

  const hub = hubOf(house, UNCOUNTED)
  const opened = sockets ? await openSockets(people.length) : undefined
  let sent: Buffer[] = []
  for (const [index, person] of people.entries()) {
    const pipe = opened?.sockets[index] ?? deafPipe((frame) => sent.push(frame))
    const connection = connect({ ...pipe, house, metrics: UNCOUNTED, table: MEMORY_TABLE, person, session: '' })
    await hub.join(connection, undefined)
  }
  const measure = async (move: Move): Promise<Told> => {
    const entry = take(move)
    sent = []
    const before = cpuMs()
    tell(entry)
    await sleep(GATHER_MS + SETTLE_MS)
    return { cpuMs: cpuMs() - before, move: move.do, ...weigh(sent) }
  }
  try {
    const rounds = []
    // The first is played to warm up.
    for (let n = 0; n <= ROUNDS; n += 1) rounds.push(await round(game, state, measure, (move) => tell(take(move))))
    const [bet, phase] = [rounds.slice(1).flatMap(({ bets }) => bets), rounds.slice(1).flatMap(({ phases }) => phases)]
    return { game: game.id, seats, sockets, console: attended, bet: costOf(bet), phase: costOf(phase) }
  } finally {
    hub.close()
    await opened?.close()
  }
}
