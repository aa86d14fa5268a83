// The fast tables of a family, one core each: rounds for every second of processor time, so that a busy machine does not
// change the figure, beside a known simulator in the same run where there is one. Then the engine's own settlement: the same
// chance and decisions at both tables.

import { TOLD } from '@tapete/engine'
import { type Analysis, besideEngine, makeReady, type Rival, type Simulated, speedOf } from '@tapete/odds'
import type { Output } from '../command.js'
import { type Column, grouped, table } from '../format.js'
import { progress } from '../progress.js'

const processorSeconds = (): number => process.cpuUsage().user / 1e6

/** Repeats work until enough processor time has gone, and says how much of it was done in a second. */
const handsPerSecond = (seconds: number, work: () => number): number => {
  work()
  const start = processorSeconds()
  let done = 0
  while (processorSeconds() - start < seconds) done += work()
  return done / (processorSeconds() - start)
}

const measured = async ({ name, open }: Rival, seconds: number) => ({
  name,
  handsPerSecond: handsPerSecond(seconds, await open()),
})

export interface FastBench {
  readonly speeds: readonly { readonly game: string; readonly roundsPerSecond: number }[]
  readonly other?: { readonly name: string; readonly handsPerSecond: number }
  readonly beside: readonly { readonly game: string; readonly rounds: number; readonly differences: number }[]
}

export const benchFast = async (
  io: Output,
  { family, fast }: Analysis,
  seconds: number,
  rounds: number,
): Promise<FastBench> => {
  const games = TOLD.filter((game) => game.family === family)
  const speeds: { game: string; roundsPerSecond: number }[] = []
  const tables = progress(io, 'tables')
  const ready: Simulated[] = []
  // One after another: processor time is that of the whole process.
  for (const game of games) {
    tables.show(speeds.length, games.length)
    const made = makeReady({ game })
    speeds.push({ game: game.id, roundsPerSecond: await speedOf(made, seconds) })
    ready.push(made)
  }
  tables.end()
  const other = fast?.rival && (await measured(fast.rival, seconds))
  const bar = progress(io, 'rounds')
  const beside = await besideEngine(ready, Math.ceil(rounds / games.length), 'beside', bar.show)
  bar.end()
  return {
    speeds,
    ...(other ? { other } : {}),
    beside: beside.map((each) => ({ ...each, differences: each.differences.length })),
  }
}

export const fastText = ({ fast }: Analysis, { speeds, other, beside }: FastBench): string => {
  const rows: { name: string; speed: number }[] = [
    ...speeds.map(({ game, roundsPerSecond }) => ({ name: game, speed: roundsPerSecond })),
    ...(other ? [{ name: `${other.name} (hands)`, speed: other.handsPerSecond }] : []),
  ]
  const columns: Column<(typeof rows)[number]>[] = [
    { title: 'table', text: (row) => row.name },
    { title: 'rounds/s', align: 'right', text: (row) => grouped(row.speed) },
  ]
  if (other)
    columns.push({ title: 'times', align: 'right', text: (row) => (row.speed / other.handsPerSecond).toFixed(1) })
  return `Rounds for each second of one core, ${fast?.about}.

${table(columns, rows)}

${fast?.given} at the fast table and at the engine's.

${table(
  [
    { title: 'table', text: (row) => row.game },
    { title: 'rounds', align: 'right', text: (row) => grouped(row.rounds) },
    { title: 'differences', align: 'right', text: (row) => grouped(row.differences) },
  ],
  beside,
)}`
}
