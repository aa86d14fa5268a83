// The pots of a house's file: checked with the tables they name, and made into plans.

import type { AnyGame, Json } from '@tapete/engine'
import type { Fault, TableInFile } from '../floor/house-file.js'
import type { FindGame } from '../tables/replica.js'
import { isPot, type PotPlan } from './pots.js'

export interface PotInFile {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly tables: readonly string[]
  readonly display?: boolean
  readonly config?: { readonly [option: string]: Json }
}

/** Where pots stand: they are in no room. */
const NO_ROOM = 'pots'

type Placed = { readonly at: string; readonly table: TableInFile }
type ConfigFaults = (game: AnyGame, config: { readonly [option: string]: Json }, at: string) => Fault[]

/** Which pot's rules a game's tables may rest on besides their own: only those can join it. */
const joins = (game: AnyGame | undefined, pot: string): boolean => game?.beside?.includes(pot) ?? false

const tableFaults = (pot: PotInFile, tables: readonly Placed[], find: FindGame, at: string): Fault[] =>
  pot.tables.flatMap((id, index): Fault[] => {
    const place = `${at}.tables[${index}]`
    const found = tables.find(({ table }) => table.id === id)?.table
    if (!found) return [{ at: place, why: `there is no table ${id}` }]
    if (pot.tables.indexOf(id) !== index) return [{ at: place, why: `${id} stands already` }]
    if (!joins(find(found.game), pot.game)) return [{ at: place, why: `${found.game} feeds no ${pot.game}` }]
    // What is drawn by chance must be drawn, and a live table draws nothing.
    const draws = pot.config?.lucky !== undefined && pot.config.lucky !== null
    return draws && found.mode === 'live'
      ? [{ at: place, why: 'complementary prizes are drawn, at digital tables only' }]
      : []
  })

/** All pots of one table count in the same credits. */
const creditFaults = (pots: readonly PotInFile[], find: FindGame): Fault[] =>
  pots.flatMap((pot, index): Fault[] => {
    const creditOf = ({ game, config = {} }: PotInFile) =>
      config.credit ?? (find(game)?.settings.credit as { readonly default?: Json } | undefined)?.default
    const other = pots.slice(0, index).find((each) => each.tables.some((id) => pot.tables.includes(id)))
    return other && creditOf(other) !== creditOf(pot)
      ? [{ at: `pots[${index}].config.credit`, why: `is another than that of ${other.id}, at the same table` }]
      : []
  })

export const potFaults = (
  pots: readonly PotInFile[],
  tables: readonly Placed[],
  find: FindGame,
  configFaults: ConfigFaults,
): Fault[] => [
  ...pots.flatMap((pot, index): Fault[] => {
    const at = `pots[${index}]`
    const game = find(pot.game)
    if (!game || !isPot(game)) return [{ at: `${at}.game`, why: `there is no pot ${pot.game}` }]
    const taken = tables.some(({ table }) => table.id === pot.id) || pots.findIndex(({ id }) => id === pot.id) !== index
    return [
      ...(taken ? [{ at: `${at}.id`, why: `${pot.id} stands already` }] : []),
      ...tableFaults(pot, tables, find, at),
      ...configFaults(game, pot.config ?? {}, at),
    ]
  }),
  ...creditFaults(pots, find),
]

export const potPlans = (pots: readonly PotInFile[], tables: readonly TableInFile[]): PotPlan[] =>
  pots.map(({ tables: joined, display = true, ...pot }) => ({
    pot: { ...pot, room: NO_ROOM, mode: 'live', robot: null, display },
    tables: joined.map((id) => ({ id, game: (tables.find((table) => table.id === id) as TableInFile).game })),
  }))
