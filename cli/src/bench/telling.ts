// What it costs to tell everybody at a table of one step, at tables of eight, a hundred and five hundred seats.

import { type AnyGame, CATALOGUE } from '@tapete/engine'
import type { TellingBench, TellingCost } from '@tapete/server/bench'
import type { Output } from '../command.js'
import { grouped, table } from '../format.js'
import { progress } from '../progress.js'

const SEATS = [8, 100, 500]
const MOST = 500

export const benchTheTelling = async (io: Output): Promise<readonly TellingBench[]> => {
  const { benchTelling } = await import('@tapete/server/bench')
  const { hall } = await import('@tapete/engine/testkit')
  const games = [CATALOGUE[0] as AnyGame, hall]
  const wanted = [
    ...games.flatMap((game) => SEATS.map((seats) => ({ game, seats }))),
    ...games.map((game) => ({ game, seats: MOST, sockets: true })),
    ...games.map((game) => ({ game, seats: MOST, console: true })),
  ]
  const bar = progress(io, 'tables')
  const measured: TellingBench[] = []
  for (const each of wanted) {
    bar.show(measured.length, wanted.length)
    measured.push(await benchTelling(each))
  }
  bar.end()
  return measured
}

const ms = (value: number): string => value.toFixed(1)

export const tellingText = (measured: readonly TellingBench[]): string => {
  const cost = (title: string, of: (row: TellingBench) => TellingCost) => [
    { title, align: 'right' as const, text: (row: TellingBench) => ms(of(row).cpuMs) },
    { title: 'worst', align: 'right' as const, text: (row: TellingBench) => ms(of(row).worstCpuMs) },
    { title: 'to all', align: 'right' as const, text: (row: TellingBench) => grouped(of(row).publicBytes) },
    { title: 'to some', align: 'right' as const, text: (row: TellingBench) => grouped(of(row).privateBytes) },
  ]
  const rows = table(
    [
      { title: 'game', text: ({ game }) => game },
      { title: 'seats', align: 'right', text: ({ seats }) => String(seats) },
      { title: 'told', text: ({ sockets, console }) => (sockets ? 'over sockets' : console ? 'and a console' : '') },
      ...cost('bet ms', ({ bet }) => bet),
      ...cost('phase ms', ({ phase }) => phase),
    ],
    measured,
  )
  return `Processor time to tell everybody seated of one step, the rules and the database apart: of a bet, and of a change of phase;
medians, and the worst. Bytes written to each of those who listen, and to single persons, all of them together.

${rows}`
}
