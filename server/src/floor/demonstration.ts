// The rooms and tables a fresh house opens with.

import { findGame, type Json, ruleSetOf } from '@tapete/engine'
import type { NewTable, Tables } from '../tables/tables.js'
import { openTable, postCroupier } from './opening.js'

const ROULETTES = 'Sala Ruletas'
const WHEELS = 'Sala Big Six'
const CARDS = 'Sala Black Jack'

const MAX: { readonly [kind: string]: number } = {
  ...{ straight: 100_000, split: 200_000, street: 300_000, corner: 400_000, 'special-line': 500_000 },
  ...{ 'six-line': 600_000, column: 1_000_000, dozen: 1_000_000, 'two-columns': 1_500_000, 'two-dozens': 1_500_000 },
  'even-chance': 2_000_000,
  ...{ 'value-1': 1_000_000, 'value-2': 500_000, 'value-5': 200_000, 'value-10': 100_000, 'value-20': 50_000 },
  'value-40': 25_000,
}

/** A bet plan in which every kind of bet may win about as much. */
const plan = (game: string, chip: number, min: number, times = 1): { [option: string]: Json } => {
  const found = findGame(game)
  if (!found) throw new Error(`no game ${game}`)
  const open = Object.fromEntries(Object.entries(found.settings).map(([name, { default: value }]) => [name, value]))
  const kinds = [...new Set(found.bets(open).map((spot) => spot.kind))]
  const limits = Object.fromEntries(kinds.map((kind) => [kind, { min, max: (MAX[kind] ?? min) * times }]))
  const colours = 'colourUnits' in found.settings
  const units = [1, 2, 4, 10, 20, 40].map((unit) => unit * chip)
  return { chip, min, limits, plan: 'demo', ...(colours ? { colourUnits: units, denominations: units } : {}) }
}

const table = (
  id: string,
  name: string,
  game: string,
  config: { readonly [option: string]: Json },
  more: Partial<NewTable> = {},
): NewTable => ({ id, name, game, config, room: ROULETTES, mode: 'digital', robot: {}, display: true, ...more })

const cards = (id: string, name: string, game: string, min: number, more: Partial<NewTable> = {}): NewTable =>
  table(id, name, game, { chip: 500, min, max: 40 * min, plan: 'demo' }, { room: CARDS, ...more })

export const DEMONSTRATION: readonly NewTable[] = [
  table('mesa-1', 'Mesa 1', 'roulette-french', plan('roulette-french', 500, 1_000)),
  table('mesa-2', 'Mesa 2', 'roulette-french', plan('roulette-french', 1_000, 5_000, 5)),
  table('mesa-3', 'Mesa 3', 'roulette-american', plan('roulette-american', 500, 1_000)),
  table('mesa-4', 'Mesa 4', 'roulette-american-00', plan('roulette-american-00', 500, 1_000)),
  table('mesa-5', 'Mesa 5', 'big-six', plan('big-six', 500, 1_000), { room: WHEELS }),
  table('mesa-en-vivo', 'Mesa en vivo', 'roulette-french', plan('roulette-french', 500, 1_000), {
    mode: 'live',
    robot: null,
  }),
  cards('mesa-6', 'Mesa 6', 'blackjack-classic', 5_000),
  cards('mesa-7', 'Mesa 7', 'blackjack-perfect-pairs', 5_000),
  cards('mesa-8', 'Mesa 8', 'challenge-21', 2_000),
  cards('mesa-9', 'Mesa 9', 'canal-21', 2_000),
  cards('mesa-mendoza', 'Mesa Mendoza', 'blackjack-mendoza', 2_000),
  cards('mesa-en-vivo-2', 'Mesa en vivo 2', 'blackjack-classic', 5_000, { mode: 'live', robot: null }),
]

/** Opens the table, once; false when it stands there under an older rule set. */
const ensureTable = async (tables: Tables, wanted: NewTable, croupiers: readonly number[]): Promise<boolean> => {
  const created = await tables.create(wanted)
  if (!created.ok && created.code !== 'table-exists')
    throw new Error(`${wanted.id}: ${created.code} ${JSON.stringify(created.params)}`)
  const replica = await tables.load(wanted.id)
  if (!replica || replica.outdated) return false
  // A node may have died between creating and opening; what people closed later stays closed.
  if (replica.state.status === 'sealed' && replica.state.openedAt === 0 && replica.state.round === 0)
    await openTable(tables, wanted.id)
  for (const person of croupiers) await postCroupier(tables, wanted.id, String(person))
  return true
}

/** `croupiers` are posted at every table, once: whom a pit boss relieves stays relieved. */
export const ensureDemonstration = async (tables: Tables, croupiers: readonly number[]): Promise<void> => {
  for (const wanted of DEMONSTRATION) {
    if (await ensureTable(tables, wanted, croupiers)) continue
    // The log of the older table is kept; play goes on at another in its place.
    const id = `${wanted.id}-r${ruleSetOf(wanted.game)}`
    await ensureTable(tables, { ...wanted, id }, croupiers)
  }
}
