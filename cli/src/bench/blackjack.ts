// The fast tables of the blackjack family, one core each: rounds for every second of processor time, so that a busy machine
// does not change the figure, beside a known simulator from npm in the same run. Then the engine's own settlement: the same
// cards and decisions at both tables.

import { BLACKJACK_GAMES, besideEngine, bestPlay, blackjackRules, speedOf, strategyOf } from '@tapete/odds'
import type { Output } from '../command.js'
import { grouped, table } from '../format.js'
import { progress } from '../progress.js'

/** A development dependency, of no use but here. */
const OTHER = '@blackjacktrainer/blackjack-simulator'
const OTHER_HANDS = 200_000
const OTHER_BASIC_STRATEGY = 1

interface OtherSimulator {
  readonly default: { readonly Simulator: new (settings: object) => { run(): { readonly handsPlayed: number } } }
}

const processorSeconds = (): number => process.cpuUsage().user / 1e6

/** Repeats work until enough processor time has gone, and says how much of it was done in a second. */
const handsPerSecond = (seconds: number, work: () => number): number => {
  work()
  const start = processorSeconds()
  let done = 0
  while (processorSeconds() - start < seconds) done += work()
  return done / (processorSeconds() - start)
}

const otherSimulator = async (): Promise<() => number> => {
  // It was built for browsers, and asks for their name of the global object.
  Object.assign(globalThis, { self: globalThis })
  const { Simulator } = ((await import(OTHER)) as OtherSimulator).default
  const bet = 1000
  return () =>
    new Simulator({
      hands: OTHER_HANDS,
      playerStrategy: OTHER_BASIC_STRATEGY,
      playerBetSpread: [bet, bet, bet, bet, bet],
      minimumBet: bet,
      maximumBet: 100 * bet,
      deckCount: 6,
      hitSoft17: false,
      allowLateSurrender: true,
      penetration: 0.75,
    }).run().handsPlayed
}

export interface BlackjackBench {
  readonly speeds: readonly { readonly game: string; readonly roundsPerSecond: number }[]
  readonly other: { readonly name: string; readonly handsPerSecond: number }
  readonly beside: readonly { readonly game: string; readonly rounds: number; readonly differences: number }[]
}

export const benchBlackjack = async (io: Output, seconds: number, rounds: number): Promise<BlackjackBench> => {
  const speeds: { game: string; roundsPerSecond: number }[] = []
  const tables = progress(io, 'tables')
  // One after another: processor time is that of the whole process.
  for (const game of BLACKJACK_GAMES) {
    const rules = blackjackRules(game)
    tables.show(speeds.length, BLACKJACK_GAMES.length)
    speeds.push({ game, roundsPerSecond: await speedOf(rules, strategyOf(bestPlay(rules)), seconds) })
  }
  tables.end()
  const other = { name: OTHER, handsPerSecond: handsPerSecond(seconds, await otherSimulator()) }
  const bar = progress(io, 'rounds')
  const games = BLACKJACK_GAMES.map((game) => blackjackRules(game))
  const beside = await besideEngine(games, Math.ceil(rounds / games.length), 'beside', bar.show)
  bar.end()
  return { speeds, other, beside: beside.map((each) => ({ ...each, differences: each.differences.length })) }
}

export const blackjackBenchText = ({ speeds, other, beside }: BlackjackBench): string => {
  const rows = [
    ...speeds.map(({ game, roundsPerSecond }) => ({ name: game, speed: roundsPerSecond })),
    { name: `${other.name} (hands)`, speed: other.handsPerSecond },
  ]
  return `Rounds for each second of one core, best play, a full shoe for every round.

${table(
  [
    { title: 'table', text: (row) => row.name },
    { title: 'rounds/s', align: 'right', text: (row) => grouped(row.speed) },
    { title: 'times', align: 'right', text: (row) => (row.speed / other.handsPerSecond).toFixed(1) },
  ],
  rows,
)}

The same cards and random decisions at the fast table and at the engine's.

${table(
  [
    { title: 'table', text: (row) => row.game },
    { title: 'rounds', align: 'right', text: (row) => grouped(row.rounds) },
    { title: 'differences', align: 'right', text: (row) => grouped(row.differences) },
  ],
  beside,
)}`
}
