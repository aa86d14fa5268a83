// What is measured, in the same process and the same run:
// engine: rounds through `step`, ten bets each, everything the regulation asks of staff included.
// floor:  a plain copy of the table (structuredClone) for every move, which is what a pure engine without shared
//         structure would cost before it did anything.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  type AnyGame,
  type Bound,
  betweenRounds,
  CATALOGUE,
  type Config,
  configure,
  type Detail,
  type Move,
  openingMoves,
  seat,
  staffMove,
  type Table,
} from '@tapete/engine'
import { analysisOf, awaited, waitsForPlayers } from '@tapete/odds'
import type { Output } from '../command.js'
import { grouped, table } from '../format.js'
import { progress } from '../progress.js'

const WARM_UP_ROUNDS = 500
const HEAP_SAMPLES = 10

interface Driver {
  round(): void
  state(): Table
  steps(): number
}

const tenBets = (game: AnyGame, config: Config): string[] => {
  const ids = game.bets(config).flatMap((spot) => (spot.decided ? [] : [spot.id]))
  // Where there are few, one of each before the second of any: some stand only together.
  const at = (index: number) => (ids.length < 10 ? index % ids.length : Math.floor((index * ids.length) / 10))
  return Array.from({ length: 10 }, (_, index) => ids[at(index)] as string)
}

const take = (game: AnyGame, state: Table, move: Move): Table => {
  const step = game.step(state, move)
  if (!step.ok) throw new Error(`${move.do}: ${step.refusal.code}`)
  return step.state
}

const started = (game: AnyGame, between: Table): Table => {
  let state = between
  while (betweenRounds(state)) state = take(game, state, staffMove(game, state) as Move)
  return state
}

/** Those of the bets that stand, made in turn. */
const standing = (game: AnyGame, started: Table, bets: readonly Move[]): Move[] => {
  let state = started
  return bets.filter((bet) => {
    const step = game.step(state, bet)
    if (step.ok) state = step.state
    return step.ok
  })
}

/** The table at which the most of the bets stand, the seat being ready in one way or another. */
const readyFor = (game: AnyGame, opened: Table, bets: readonly Move[]): Table => {
  const ways = analysisOf(game).preparations?.(game, opened) ?? []
  const tables = [opened, ...ways.map(({ moves }) => moves.reduce((state, move) => take(game, state, move), opened))]
  const stand = tables.map((state) => standing(game, started(game, state), bets).length)
  return tables[stand.indexOf(Math.max(...stand))] as Table
}

/** One outcome, or as many cards as are dealt, each another one. */
const inTurn = (bound: Extract<Bound, { oneOf: unknown }>, turn: number): Detail => {
  const nth = (at: number) => bound.oneOf[at % bound.oneOf.length] as string
  return 'deal' in bound ? Array.from({ length: bound.deal }, (_, at) => nth(turn + at)) : nth(turn)
}

/** Plays rounds on one table: ten bets, staff as it is due, chance in turn through every outcome. */
const driver = (game: AnyGame): Driver => {
  const configured = configure(game.settings, {})
  if (!configured.ok) throw new Error(configured.why)
  const { config } = configured
  const betsOf = (by: 'seat:1' | 'seat:2') =>
    tenBets(game, config).map((on): Move => ({ by, do: 'bet', on, amount: 100 }))
  const [first, second] = [betsOf('seat:1'), betsOf('seat:2')]
  const players = Math.max(2, game.company.players ?? 1)
  const purses = Object.fromEntries(Array.from({ length: players }, (_, at) => [seat(at + 1), 100_000_000_000]))
  const opened = openingMoves('open', purses).reduce((table, move) => take(game, table, move), game.open(config))
  let state = readyFor(game, opened, first)
  let steps = 0
  let turn = 0
  const make = (move: Move): void => {
    state = take(game, state, move)
    steps += 1
  }
  const stake = (bets: readonly Move[]): void => {
    for (const bet of bets) if (game.step(state, bet).ok) make(bet)
  }
  return {
    round: () => {
      while (betweenRounds(state)) make(staffMove(game, state) as Move)
      stake(first)
      // A game may wait for a second bettor.
      if (waitsForPlayers(game, state)) stake(second)
      while (!betweenRounds(state)) {
        const next = awaited(game, state)
        if ('move' in next) {
          make(next.move)
          continue
        }
        const { chance } = next
        const [[field, bound] = []] = Object.entries(chance.fields)
        if (!field || !bound || !('oneOf' in bound)) throw new Error('nothing is due')
        turn += 1
        make({ by: chance.by, do: chance.do, [field]: inTurn(bound, turn) })
      }
    },
    state: () => state,
    steps: () => steps,
  }
}

const seconds = (since: bigint): number => Number(process.hrtime.bigint() - since) / 1e9

export interface EngineSpeed {
  readonly game: string
  readonly roundsPerSecond: number
  readonly stepsPerSecond: number
  readonly copiesPerSecond: number
  readonly ratio: number
}

export interface EngineBench {
  readonly speeds: readonly EngineSpeed[]
  readonly heap: {
    readonly game: string
    readonly rounds: number
    readonly megabytes: readonly number[]
    readonly growth: number
    readonly flat: boolean
  }
}

const measure = (game: AnyGame, wanted: number): EngineSpeed => {
  const play = driver(game)
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) play.round()
  const before = play.steps()
  const start = process.hrtime.bigint()
  let rounds = 0
  while (seconds(start) < wanted) {
    for (let batch = 0; batch < 100; batch += 1) play.round()
    rounds += 100
  }
  const time = seconds(start)
  const stepsPerSecond = (play.steps() - before) / time
  const copied = play.state()
  const floorStart = process.hrtime.bigint()
  let copies = 0
  while (seconds(floorStart) < wanted / 3) {
    for (let batch = 0; batch < 100; batch += 1) structuredClone(copied)
    copies += 100
  }
  const copiesPerSecond = copies / seconds(floorStart)
  return {
    game: game.id,
    roundsPerSecond: rounds / time,
    stepsPerSecond,
    copiesPerSecond,
    ratio: stepsPerSecond / copiesPerSecond,
  }
}

const collectGarbage = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** Live heap of one table over many rounds, in MB after a full collection. */
const heap = (game: AnyGame, rounds: number, show: (done: number, total: number) => void): number[] => {
  const gc = collectGarbage()
  const play = driver(game)
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) play.round()
  const samples: number[] = []
  for (let sample = 0; sample <= HEAP_SAMPLES; sample += 1) {
    gc()
    samples.push(process.memoryUsage().heapUsed / 1e6)
    if (sample === HEAP_SAMPLES) break
    for (let round = 0; round < rounds / HEAP_SAMPLES; round += 1) {
      play.round()
      if (round % 1000 === 0) show(sample * (rounds / HEAP_SAMPLES) + round, rounds)
    }
  }
  return samples
}

export const benchEngine = (io: Output, wanted: number, rounds: number): EngineBench => {
  const speeds = CATALOGUE.map((game) => measure(game, wanted))
  const bar = progress(io, 'rounds')
  const [first] = CATALOGUE as readonly [AnyGame]
  const megabytes = heap(first, rounds, bar.show)
  bar.end()
  const growth = (megabytes.at(-1) as number) - (megabytes[0] as number)
  return { speeds, heap: { game: first.id, rounds, megabytes, growth, flat: growth < 1 } }
}

export const engineText = ({ speeds, heap: { rounds, megabytes, growth, flat } }: EngineBench): string => {
  const sizes = megabytes.map((size) => size.toFixed(1)).join(' ')
  const rows = table(
    [
      { title: 'game', text: (row) => row.game },
      { title: 'rounds/s', align: 'right', text: (row) => grouped(row.roundsPerSecond) },
      { title: 'moves/s', align: 'right', text: (row) => grouped(row.stepsPerSecond) },
      { title: 'floor moves/s', align: 'right', text: (row) => grouped(row.copiesPerSecond) },
      { title: 'ratio', align: 'right', text: (row) => row.ratio.toFixed(2) },
    ],
    speeds,
  )
  return `One core, ten bets a round. Floor: a bare copy of the table for every move.

${rows}

Heap over ${grouped(rounds)} rounds: ${sizes} MB, ${flat ? 'flat' : `grew ${growth.toFixed(1)} MB`}`
}
