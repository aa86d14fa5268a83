// The export of a log as a stream: written part by part in another thread, sent as fast as it is taken.

import type { KeyObject } from 'node:crypto'
import { Readable } from 'node:stream'
import { betweenRounds } from '@tapete/engine'
import { dateOf } from '../clock/clock.js'
import { advance, type Cursor } from '../draws/notes.js'
import type { Person } from '../people/roles.js'
import { TableAside } from '../tables/aside.js'
import { logPages, readHead, readTable, type TableRow } from '../tables/log.js'
import { sealLine } from '../verify/export.js'
import type { ExportOrder } from '../verify/exporting.js'
import { publicKeyOf } from '../verify/key.js'
import type { Apart } from './apart.js'
import type { House } from './house.js'
import { noSuchTable, tableFor } from './table-access.js'

export const exported = (apart: Apart, asker: string, order: Omit<ExportOrder, 'key'>, key: KeyObject): Readable => {
  // Begun before anything is answered: who must wait is told so, not sent half a file.
  const work = apart.begin(asker, { task: 'export', ...order, key: publicKeyOf(key) })
  const lines = async function* (): AsyncGenerator<Uint8Array | string, void> {
    try {
      for (;;) {
        const given = (await work.step()) as Uint8Array | string
        if (typeof given === 'string') {
          yield sealLine(given, key)
          return
        }
        yield given
      }
    } finally {
      await work.end()
    }
  }
  // Begun or not: who goes away before the first line lets go of it too.
  const stream = Readable.from(lines(), { objectMode: false, highWaterMark: 256 * 1024 })
  stream.once('close', () => void work.end())
  return stream
}

interface Source {
  readonly row: TableRow
  readonly version: number
  readonly head: Buffer
  readonly cursor: Cursor | null
  /** Between rounds nothing hidden is in play. */
  readonly hidesNothing: boolean
}

/** A table whose log cannot be played again, or at which the rules fail, is read without playing it. */
const unplayed = async ({ pool }: House, id: string): Promise<Source> => {
  const [row, at] = [await readTable(pool, id), await readHead(pool, id)]
  if (!row || !at) throw noSuchTable(id)
  let cursor: Cursor | null = null
  for await (const entries of logPages(pool, id)) for (const { draw } of entries) cursor = advance(cursor, draw)
  return { row, ...at, cursor, hidesNothing: false }
}

const sourceOf = async (house: House, person: Person, id: string): Promise<Source> => {
  try {
    const { row, version, head, cursor, state } = await tableFor(house, person, id)
    return { row, version, head, cursor, hidesNothing: betweenRounds(state) }
  } catch (error) {
    if (!(error instanceof TableAside)) throw error
    return unplayed(house, id)
  }
}

/** What a table's file is written from, as it stands now; set aside or not. */
export const exportOrder = async (house: House, person: Person, id: string) => {
  const { row, version, head, cursor, hidesNothing } = await sourceOf(house, person, id)
  const { game, config, mode, rules } = row
  return {
    ...{ databaseUrl: house.databaseUrl, cursor, version, hidesNothing },
    table: { id, game, config, mode, rules },
    last: version === 0 ? null : { seq: version, hash: head },
    program: house.watch.itself.last()?.digest ?? null,
    exportedAt: dateOf(house.clock),
  }
}
