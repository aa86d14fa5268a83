// A house in a process of its own, to be measured from outside: an ephemeral database, every client from an address of
// its own, and tables that stay open for bets. Its parent forks it, and ends it by letting go.

import { randomUUID } from 'node:crypto'
import { openPool } from '../database/pool.js'
import { openTable } from '../floor/opening.js'
import { type Served, serve } from '../serve.js'
import { writeLongLog } from './long-log.js'
import { MEASURED } from './measured.js'

export interface HouseReady {
  readonly url: string
  readonly tables: readonly string[]
  /** A table with a long log, where one was asked for. */
  readonly long: string | null
  /** Somebody who may export. */
  readonly reviewer: { readonly name: string; readonly password: string }
}

const LONG = 'bench-long'

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

const writeLong = async ({ house, ownerUrl }: Served, entries: number): Promise<string | null> => {
  if (entries === 0) return null
  const wanted = { id: LONG, game: MEASURED.game, room: 'bench', name: LONG, mode: 'digital' } as const
  const created = await house.tables.create(wanted)
  if (!created.ok) throw new Error(`bench: ${LONG}: ${created.code}`)
  // A log is written past the house only by whoever owns its database.
  const owner = openPool(ownerUrl ?? house.databaseUrl, { max: 1 })
  await writeLongLog(owner, LONG, entries).finally(() => owner.end())
  return LONG
}

const [count = '0', seats = '8', entries = '0'] = process.argv.slice(2)
let gone = false
process.once('disconnect', () => {
  gone = true
})
const served = await serve({ port: 0, ephemeral: true, trustProxy: true, robotPlayers: 0 })
const long = await writeLong(served, Number(entries))
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
const reviewer = served.demonstration.find(({ role }) => role === 'regulator')
if (!reviewer) throw new Error('bench: nobody may export')
process.send?.({ url: served.url, tables, long, reviewer } satisfies HouseReady)
