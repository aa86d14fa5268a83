// What it costs to tell everybody at a table of one step: processor time of this process, from hearing an entry of the log to
// the last socket written to, and the bytes that go to everybody and to single persons. The rules and the database are not
// part of it: the table is played beforehand.

import { setTimeout as sleep } from 'node:timers/promises'
import { type AnyGame, configure, firstMove, type Move, openingOf, type SeatId, seat, type Table } from '@tapete/engine'
import type { WebSocket } from 'ws'
import type { Following } from '../http/house.js'
import { connect } from '../http/live/connection.js'
import { GATHER_MS, hubOf } from '../http/live/hub.js'
import type { Person } from '../people/roles.js'
import type { LogEntry, TableRow } from '../tables/log.js'
import type { Replica } from '../tables/replica.js'
import type { Listener } from '../tables/tables.js'
import { quantile } from './live.js'
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
const FIRST_PERSON = 1000
const CROUPIER = 1
const TABLE = 'bench'
const OWN = ',"own":'

/** A table played in memory, and a house that has nothing but it. */
const openTable = (game: AnyGame, seats: number) => {
  const configured = configure(game.settings, { seats })
  if (!configured.ok) throw new RangeError(`bench: ${game.id}: ${configured.option} ${configured.why}`)
  const { config } = configured
  const row: TableRow = {
    ...{ id: TABLE, game: game.id, config, room: '', name: '', mode: 'digital', robot: null, owner: null },
    ...{ rules: null, createdAt: new Date() },
  }
  const hash = Buffer.alloc(32)
  let replica: Replica = { row, game, version: 0, head: hash, state: game.open(config) }
  const listeners = new Set<Listener>()
  const take = (move: Move): LogEntry => {
    const step = game.step(replica.state, move)
    if (!step.ok) throw new Error(`bench: ${game.id}: ${JSON.stringify(move)} refused: ${step.refusal.code}`)
    replica = { ...replica, version: replica.version + 1, state: step.state }
    const made = { table: TABLE, seq: replica.version, at: new Date().toISOString(), role: 'house', move }
    return { ...made, person: personOf(move), events: step.events, draw: null, hash }
  }
  const house: Following = {
    pool: { query: () => Promise.reject(new Error('bench: no database')) },
    tables: {
      load: async () => replica,
      readLog: async () => [],
      subscribe: (_table, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    floor: { maySee: async () => true, countdown: () => null, watch: () => () => {}, onClock: () => () => {} },
  }
  const tell = (entry: LogEntry): void => {
    for (const listener of listeners) listener({ entry, state: replica.state })
  }
  return { house, take, tell, config, state: (): Table => replica.state }
}

const personOf = ({ by }: Move): number | null => (by.startsWith('seat:') ? FIRST_PERSON + Number(by.slice(5)) : null)

/** A socket that keeps what it was given, to be weighed afterwards. */
const deafSocket = (sent: (string | Buffer)[]): WebSocket =>
  Object.assign(Object.create(null), {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: 0 },
    send: (message: string | Buffer) => sent.push(message),
    close: () => {},
    terminate: () => {},
  })

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

const weigh = (sent: readonly (string | Buffer)[]): { publicBytes: number; privateBytes: number } => {
  let publicBytes = 0
  let privateBytes = 0
  for (const message of sent) {
    const own = typeof message === 'string' ? message.indexOf(OWN) : -1
    publicBytes = Math.max(publicBytes, own < 0 ? message.length : own)
    if (own >= 0) privateBytes += message.length - own
  }
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

export const benchTelling = async (options: TellingBenchOptions): Promise<TellingBench> => {
  const { game, seats, sockets = false, console: attended = false } = options
  const table = openTable(game, seats)
  const { house, take, tell, state } = table
  for (const move of openingOf(game, table.config, 'open', {}))
    take(move.person === 'croupier-1' ? { ...move, person: String(CROUPIER) } : move)
  for (let n = 1; n <= seats; n += 1) {
    take({ by: seat(n), do: 'sit', player: String(FIRST_PERSON + n) })
    take({ by: seat(n), do: 'buy', amount: CHIPS })
  }

  const people: Person[] = Array.from({ length: seats }, (_, n) => ({
    id: FIRST_PERSON + 1 + n,
    name: '',
    role: 'player',
  }))
  if (attended) people.push({ id: CROUPIER, name: '', role: 'croupier' })
  const none = { inc: () => {}, dec: () => {} }
  const metrics = { sockets: none, socketsDropped: none, stepsSent: none }
  const hub = hubOf(house, metrics)
  let sent: (string | Buffer)[] = []
  const opened = sockets ? await openSockets(people.length) : undefined
  for (const [index, person] of people.entries()) {
    const keeping = deafSocket([])
    const socket = opened
      ? (opened.sockets[index] as WebSocket)
      : Object.assign(keeping, { send: (data: string) => sent.push(data) })
    await hub.join(connect({ house, metrics, socket, table: TABLE, person, session: '' }), undefined)
  }

  const measure = async (move: Move): Promise<Told> => {
    const entry = take(move)
    sent = []
    const before = cpuMs()
    tell(entry)
    await sleep(GATHER_MS + 50)
    return { cpuMs: cpuMs() - before, move: move.do, ...weigh(sent) }
  }
  const bets: Told[] = []
  const phases: Told[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let staked = 0; ; ) {
        const before = state().phase
        const bettor = seat(1 + ((staked * 7) % seats))
        const stake = staked < seats ? stakeOf(game, state(), bettor) : undefined
        // Everybody stakes; as many as are enough are measured.
        if (stake) {
          staked += 1
          if (staked <= BETS) bets.push(await measure(stake))
          else tell(take(stake))
          // What nobody measures is out of the way before the next is.
          if (staked === seats) await sleep(2 * GATHER_MS)
          continue
        }
        const [due] = game.due(state())
        const move = due && firstMove(due.option)
        if (!move) throw new Error(`bench: ${game.id}: nothing is due in ${before}`)
        const told = await measure(move)
        if (state().phase !== before) phases.push(told)
        if (staked > 0 && state().phase === 'idle') break
      }
    }
  } finally {
    hub.close()
    await opened?.close()
  }
  return { game: game.id, seats, sockets, console: attended, bet: costOf(bets), phase: costOf(phases) }
}
