// The floor, measured: durable commands against bare writes, and what a player waits for in a full house.

import type { FloorBench, LiveBench } from '@tapete/server/bench'
import type { Output } from '../command.js'
import { grouped, table } from '../format.js'
import { progress } from '../progress.js'

const WRITERS = [1, 4, 16, 32]

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
  const live = await benchLive({ ...wanted, onProgress: bar.show })
  bar.end()
  return { commands, live }
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
From a move to its durable answer: p50 ${milliseconds.p50} ms, p90 ${milliseconds.p90} ms, p99 ${milliseconds.p99} ms, max ${milliseconds.max} ms`
}
