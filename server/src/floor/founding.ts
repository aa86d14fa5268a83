// Makes the tables of a house, each once. Safe at every start and on every node at the same time.

import { configure } from '@tapete/engine'
import { TableAside } from '../tables/aside.js'
import { canonicalJson } from '../tables/chain.js'
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

const ensureTable = async (tables: Tables, wanted: NewTable, croupiers: readonly number[]): Promise<Replica> => {
  const created = await tables.create(wanted)
  if (!created.ok && created.code !== 'table-exists')
    throw new Error(`${wanted.id}: ${created.code} ${JSON.stringify(created.params)}`)
  const replica = (await tables.load(wanted.id)) as Replica
  const { state, game, outdated } = replica
  if (outdated) {
    // Its log is kept; play goes on at another in its place.
    const id = `${wanted.id}-${game.ruleSet.replaceAll('.', '-')}`
    return ensureTable(tables, { ...wanted, id }, croupiers)
  }
  if (tables.isRetired(wanted.id)) return replica
  // A node may have died between creating and opening; what people closed later stays closed.
  if (state.status === 'sealed' && state.openedAt === 0 && state.round === 0) await openTable(tables, wanted.id)
  for (const person of croupiers) await postCroupier(tables, wanted.id, String(person))
  return replica
}

/**
 * Answers what a reader of the file would not expect: tables that were made with other words and are left as they are.
 * `croupiers` are posted at every table, once: whom a pit boss relieves stays relieved.
 */
export const ensureTables = async (
  tables: Tables,
  all: readonly NewTable[],
  croupiers: readonly number[],
): Promise<string[]> => {
  const notes: string[] = []
  for (const wanted of all) {
    const stands = await ensureTable(tables, wanted, croupiers).catch((error: unknown) => {
      if (!(error instanceof TableAside)) throw error
      notes.push(error.message)
    })
    if (!stands) continue
    const others = differences(stands, wanted)
    if (others.length > 0)
      notes.push(`table ${stands.row.id} stands with another ${others.join(' and ')} than the file says, and stays so`)
  }
  return notes
}
