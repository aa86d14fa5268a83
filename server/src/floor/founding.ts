// Makes the tables of a house, each once. Safe at every start and on every node at the same time.

import { createHash } from 'node:crypto'
import { configure } from '@tapete/engine'
import { isDatabaseTrouble, TableAside } from '../tables/aside.js'
import { canonicalJson } from '../tables/chain.js'
import { FateUnknown } from '../tables/command.js'
import type { Replica } from '../tables/replica.js'
import type { NewTable, Tables } from '../tables/tables.js'
import { openTable, postCroupier } from './opening.js'

/** What a table that stands was made with and the file no longer says. */
const differences = ({ row, game }: Replica, wanted: NewTable): string[] => {
  const configured = configure(game.settings, wanted.config, { origin: wanted.mode === 'live' ? 'live' : 'drawn' })
  const config = configured.ok ? JSON.parse(JSON.stringify(configured.config)) : wanted.config
  const pairs = { game: [row.game, wanted.game], mode: [row.mode, wanted.mode], config: [row.config, config] }
  return Object.entries(pairs).flatMap(([name, [is, said]]) =>
    canonicalJson(is) === canonicalJson(said) ? [] : [name],
  )
}

const ID_MAX = 63
const DIGEST_LENGTH = 12

/** What stands in the place of a table of an older rule set; the same at every start. */
export const inPlaceOf = (table: string, ruleSet: string): string => {
  const id = `${table}-${ruleSet.replaceAll('.', '-')}`
  if (id.length <= ID_MAX) return id
  const digest = createHash('sha256').update(id).digest('hex').slice(0, DIGEST_LENGTH)
  return `${id.slice(0, ID_MAX - 1 - DIGEST_LENGTH)}-${digest}`
}

/** The file asks for what no table can be: the house does not open with it. */
class FileFault extends Error {}

const ensureTable = async (tables: Tables, wanted: NewTable, croupiers: readonly number[]): Promise<Replica> => {
  const created = await tables.create(wanted)
  if (!created.ok && created.code !== 'table-exists')
    throw new FileFault(`${wanted.id}: ${created.code} ${JSON.stringify(created.params)}`)
  const replica = (await tables.load(wanted.id)) as Replica
  const { state, game, outdated } = replica
  // Its log is kept; play goes on at another in its place.
  if (outdated) return ensureTable(tables, { ...wanted, id: inPlaceOf(wanted.id, game.ruleSet) }, croupiers)
  if (tables.isRetired(wanted.id)) return replica
  // A node may have died between creating and opening; what people closed later stays closed.
  if (state.status === 'sealed' && state.openedAt === 0 && state.round === 0) await openTable(tables, wanted.id)
  for (const person of croupiers) await postCroupier(tables, wanted.id, String(person))
  return replica
}

/** By the name in the file, where another table stands in the place of an older one. */
export type InPlace = ReadonlyMap<string, string>

export interface Founded {
  /** What a reader of the file would not expect: tables that are otherwise than it says and are left as they are. */
  readonly notes: readonly string[]
  readonly inPlace: InPlace
}

/** Trouble of the database, or a file that nobody checked, is no fault of one table. */
const stopsTheHouse = (error: unknown): boolean =>
  isDatabaseTrouble(error) || error instanceof FateUnknown || error instanceof FileFault

/** `croupiers` are posted at every table, once: whom a pit boss relieves stays relieved. */
export const ensureTables = async (
  tables: Tables,
  all: readonly NewTable[],
  croupiers: readonly number[],
): Promise<Founded> => {
  const notes: string[] = []
  const inPlace = new Map<string, string>()
  for (const wanted of all) {
    const stands = await ensureTable(tables, wanted, croupiers).catch((error: Error) => {
      if (stopsTheHouse(error)) throw error
      notes.push(error instanceof TableAside ? error.message : `table ${wanted.id} is left as it is: ${error.message}`)
    })
    if (!stands) continue
    const { id } = stands.row
    if (id !== wanted.id) inPlace.set(wanted.id, id)
    const others = differences(stands, wanted)
    if (others.length > 0)
      notes.push(`table ${id} stands with another ${others.join(' and ')} than the file says, and stays so`)
  }
  return { notes, inPlace }
}
