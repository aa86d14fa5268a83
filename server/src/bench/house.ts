// A house in a process of its own, to be measured from outside: an ephemeral database, no limits of address (every client
// comes from the same one), and tables that stay open for bets. Its parent forks it, and ends it by letting go.

import { randomUUID } from 'node:crypto'
import { openTable } from '../floor/opening.js'
import { type Served, serve } from '../serve.js'
import { MEASURED } from './measured.js'

export interface HouseReady {
  readonly url: string
  readonly tables: readonly string[]
}

const UNLIMITED = 1_000_000_000

/** Tables without a robot: their betting lasts as long as the measurement. */
const openForBets = async ({ house }: Served, count: number, seats: number): Promise<string[]> => {
  const { tables } = house
  const ids = Array.from({ length: count }, (_, index) => `bench-${index + 1}`)
  for (const id of ids) {
    const wanted = { id, game: MEASURED.game, config: { seats }, room: 'bench', name: id, mode: 'digital' } as const
    const created = await tables.create(wanted)
    if (!created.ok) throw new Error(`bench: ${id}: ${created.code}`)
    await openTable(tables, id)
    const move = { by: 'croupier', do: 'start' } as const
    const answer = await tables.command({ table: id, person: null, role: 'house', move, key: randomUUID() })
    if (!answer.ok) throw new Error(`bench: ${id}: start refused: ${answer.refusal.code}`)
  }
  return ids
}

const [count = '0', seats = '8'] = process.argv.slice(2)
const rates = { all: UNLIMITED, login: UNLIMITED, heavy: UNLIMITED, display: UNLIMITED }
let gone = false
process.once('disconnect', () => {
  gone = true
})
const served = await serve({ port: 0, ephemeral: true, rates, robotPlayers: 0 })
const tables = await openForBets(served, Number(count), Number(seats))
const stop = async () => {
  await served.stop()
  process.exit(0)
}
process.on('SIGINT', () => {})
if (gone) await stop()
process.once('disconnect', () => void stop())
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000 })
})
process.send?.({ url: served.url, tables } satisfies HouseReady)
