// The floor, measured: durable commands against bare writes, and what a player waits for in a full house.

import type { FloorBench, LiveBench, Waits } from '@tapete/server/bench'
import type { Output } from '../command.js'
import { grouped, table } from '../format.js'
import { progress } from '../progress.js'

const WRITERS = [1, 4, 16, 32]
/** Entries of the log that the greedy one exports and has verified. */
const LONG_LOG = 20_000

export interface WholeFloorBench {
  readonly commands: readonly FloorBench[]
  readonly live: LiveBench
}

export interface FloorWanted {
  readonly clients: number
  readonly tables: number
  readonly moves: number
  readonly thinkMs: number
}

export const benchTheFloor = async (io: Output, wanted: FloorWanted): Promise<WholeFloorBench> => {
  const { benchCommands, benchLive } = await import('@tapete/server/bench')
  const commands = await benchCommands(WRITERS)
  const bar = progress(io, 'moves')
  const live = await benchLive({ ...wanted, longLog: LONG_LOG, onProgress: bar.show })
  bar.end()
  return { commands, live }
}

const waitsText = ({ p50, p90, p99, max }: Waits): string =>
  `p50 ${p50} ms, p90 ${p90} ms, p99 ${p99} ms, max ${max} ms`

const greedyText = ({ besideGreedy }: LiveBench): string => {
  if (!besideGreedy) return ''
  const { milliseconds, answers } = besideGreedy
  const came = Object.entries(answers)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([what, times]) => `${what}: ${grouped(times)}`)
  return `
The same right after, beside somebody who exports and verifies a log of ${grouped(LONG_LOG)} entries, invents tables and asks
for odds and proofs as fast as allowed: ${waitsText(milliseconds)}
What they were answered: ${came.join(', ')}`
}

export const floorText = ({ commands, live }: WholeFloorBench): string => {
  const rows = table(
    [
      { title: 'writers', align: 'right', text: ({ writers }) => String(writers) },
      { title: 'commands/s', align: 'right', text: (row) => grouped(row.commandsPerSecond) },
      { title: 'bare writes/s', align: 'right', text: (row) => grouped(row.insertsPerSecond) },
      { title: 'ratio', align: 'right', text: (row) => row.ratio.toFixed(2) },
      { title: 'from', align: 'right', text: ({ ratios }) => ratios[0].toFixed(2) },
      { title: 'to', align: 'right', text: ({ ratios }) => ratios[1].toFixed(2) },
    ],
    commands,
  )
  const { clients, tables, moves, thinkMs, movesPerSecond, messagesPerSecond, bytesPerMessage, cpuMsPerMove } = live
  const { seconds, milliseconds } = live
  return `Durable commands, each with its log entry, ledger and hash, against one bare INSERT of the same log entry: medians.

${rows}

${grouped(clients)} clients at ${tables} tables over WebSockets, the house in its own process, all on this machine:
each a move every ${thinkMs} ms, ${grouped(moves)} in ${seconds} s (${grouped(movesPerSecond)}/s; ${grouped(messagesPerSecond)} messages/s heard, ${grouped(bytesPerMessage)} bytes each;
${cpuMsPerMove} ms of the house's processor for each move).
From a move to its durable answer: ${waitsText(milliseconds)}${greedyText(live)}`
}
