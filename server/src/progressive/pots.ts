// The pots of a house: logs beside its tables, at which nobody sits. Made from its file with the tables they join, once.

import type { AnyGame, Json, Move } from '@tapete/engine'
import type { InPlace } from '../floor/founding.js'
import type { Known } from '../floor/house.js'
import { keyOf } from '../robots/attendant.js'
import { TableAside } from '../tables/aside.js'
import type { Replica } from '../tables/replica.js'
import type { NewTable, Tables } from '../tables/tables.js'

/** A pot of the house's file, and the tables that feed it. */
export interface PotPlan {
  readonly pot: NewTable
  readonly tables: readonly { readonly id: string; readonly game: string }[]
}

/** A log at which nobody can sit down is no table. */
export const isPot = ({ rules }: AnyGame): boolean => !rules.some((rule) => rule.do === 'sit')

/** What a pot keeps that the floor reads. */
interface Kept {
  readonly open: boolean
  readonly funded: boolean
  readonly terms: { readonly min: number; readonly max: number; readonly credit: number }
  readonly meter: { readonly main: number; readonly increment: number }
  readonly tables: { readonly [table: string]: { readonly game: string } }
  readonly awards: Json
}

const keptIn = ({ state }: Pick<Replica, 'state'>): Kept => state.play as Kept

export interface PotLine {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly title: { readonly es: string; readonly en: string }
  readonly version: number
  readonly open: boolean
  readonly main: number
  readonly increment: number
  readonly min: number
  readonly max: number
  readonly credit: number
  readonly tables: readonly { readonly id: string; readonly name: string; readonly game: string }[]
  /** What each hand would bring now, and the last awards. */
  readonly prizes: Json
  readonly awards: Json
}

/** The pots among the logs this node knows. */
export const potsAmong = (all: readonly Known[]): Known[] =>
  all.filter(({ game, state }) => isPot(game) && 'meter' in state.play)

/** A pot as anybody may see it, with its tables by name. */
export const potLine = ({ row, game, state, version }: Known, nameOf: (table: string) => string): PotLine => {
  const { open, meter, terms, tables, awards } = keptIn({ state })
  const { prizes } = (game.view(state).table as { readonly play: { readonly prizes: Json } }).play
  return {
    ...{ id: row.id, name: row.name, game: row.game, title: game.title, version, open },
    ...{ main: meter.main, increment: meter.increment, min: terms.min, max: terms.max, credit: terms.credit },
    tables: Object.entries(tables).map(([id, of]) => ({ id, name: nameOf(id), game: of.game })),
    ...{ prizes, awards },
  }
}

/** What is played for at a table besides its own game. */
export interface PotBeside {
  readonly id: string
  readonly name: string
  readonly open: boolean
  readonly main: number
}

/** The pots of each table that has any. */
export const potsByTable = (all: readonly Known[]): ReadonlyMap<string, readonly PotBeside[]> => {
  const beside = new Map<string, PotBeside[]>()
  for (const { row, state } of potsAmong(all)) {
    const { open, meter, tables } = keptIn({ state })
    const pot = { id: row.id, name: row.name, open, main: meter.main }
    for (const table of Object.keys(tables)) beside.set(table, [...(beside.get(table) ?? []), pot])
  }
  return beside
}

const ensurePot = async (tables: Tables, { pot, tables: joined }: PotPlan, inPlace: InPlace): Promise<string[]> => {
  const created = await tables.create(pot)
  if (!created.ok && created.code !== 'table-exists')
    throw new Error(`${pot.id}: ${created.code} ${JSON.stringify(created.params)}`)
  const replica = (await tables.load(pot.id)) as Replica
  if (replica.outdated || tables.isRetired(pot.id)) return [`pot ${pot.id} is played no more`]
  const { funded, tables: known } = keptIn(replica)
  const once = (move: Move) =>
    tables.command({ table: pot.id, person: null, role: 'house', move, key: keyOf(pot.id, 0, JSON.stringify(move)) })
  const notes: string[] = []
  for (const { id: named, game } of joined) {
    const id = inPlace.get(named) ?? named
    if (Object.hasOwn(known, id)) continue
    try {
      const answer = await once({ by: 'room-head', do: 'connect', table: id, game })
      if (!answer.ok) notes.push(`pot ${pot.id} does not take table ${id}: ${answer.refusal.code}`)
    } catch (error) {
      // A table that is set aside keeps neither the tables after it from their pot, nor the pot from being opened.
      if (!(error instanceof TableAside) || error.aside.table !== id) throw error
      notes.push(`pot ${pot.id} does not take table ${id}: ${error.message}`)
    }
  }
  // What people closed later stays closed.
  if (!funded) await once({ by: 'room-head', do: 'open-pot' })
  return notes
}

/** Safe at every start and on every node at the same time. Answers what a reader of the file would not expect. */
export const ensurePots = async (
  tables: Tables,
  plans: readonly PotPlan[],
  inPlace: InPlace = new Map(),
): Promise<string[]> => {
  const notes: string[] = []
  for (const plan of plans)
    try {
      notes.push(...(await ensurePot(tables, plan, inPlace)))
    } catch (error) {
      // It, or one of its tables: the house opens all the same.
      if (!(error instanceof TableAside)) throw error
      notes.push(`pot ${plan.pot.id} is left as it is: ${error.message}`)
    }
  return notes
}
