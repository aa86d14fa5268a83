// What a person may see of a table, hear of it and do at it. Everything a client receives of a table passes here.

import {
  type AnyGame,
  type Bound,
  type Event,
  hears,
  isSeat,
  type Option,
  type SeatId,
  type Table,
  type Viewer,
} from '@tapete/engine'
import type { Person, Role } from '../people/roles.js'
import type { TableRow } from '../tables/log.js'
import type { TableView, You } from '../wire/index.js'

export const seatOfPerson = (state: Table, person: number): SeatId | undefined => {
  const player = String(person)
  for (const [id, seat] of Object.entries(state.seats)) if (seat.player === player) return id as SeatId
  return undefined
}

const STAFF_VIEW: { readonly [role in Role]?: Viewer } = {
  croupier: 'croupier',
  'pit-boss': 'pit-boss',
  'room-head': 'room-head',
  regulator: 'regulator',
}

const isPosted = (state: Table, person: number): boolean => state.staff.croupier.includes(String(person))

/**
 * Staff see as staff, a croupier where they are posted; a player as the seat they hold; everybody else as the public.
 * The operator has reports.
 */
export const viewerOf = (state: Table, person: Person): Viewer => {
  if (person.role === 'croupier') return isPosted(state, person.id) ? 'croupier' : 'public'
  return STAFF_VIEW[person.role] ?? seatOfPerson(state, person.id) ?? 'public'
}

/**
 * As whom a person hears what a move brought: who held the seat before it still hears the chips being cashed, and who
 * takes it hears from that move on.
 */
export const heardAs = (before: Viewer, after: Viewer): Viewer =>
  after === 'public' && isSeat(before) ? before : after

export const heardEvents = (events: readonly Event[], viewer: Viewer): Event[] =>
  events.filter((event) => hears(event, viewer))

/** A practice table is its owner's; staff and the regulator may look. */
export const mayWatch = (row: TableRow, person: Person): boolean =>
  row.mode !== 'practice' || row.owner === person.id || STAFF_VIEW[person.role] !== undefined

const namesOthers = (bound: Bound): boolean => 'any' in bound && bound.except !== undefined

// Whom a name may not repeat: the names of the others.
const withoutNames = (option: Option): Option => {
  if (!Object.values(option.fields).some(namesOthers)) return option
  const fields = Object.entries(option.fields).map(([name, bound]): [string, Bound] => {
    if (!('any' in bound)) return [name, bound]
    const { except: _, ...rest } = bound
    return [name, rest]
  })
  return { ...option, fields: Object.fromEntries(fields) }
}

/** What this person may do now. The results of chance are entered only by the croupier of a live table. */
export const optionsFor = (game: AnyGame, state: Table, row: TableRow, viewer: Viewer): Option[] => {
  if (isSeat(viewer)) return game.options(state, viewer).map(withoutNames)
  if (viewer === 'public' || viewer === 'regulator') return []
  const own = game.options(state, viewer)
  const chance = viewer === 'croupier' && row.mode === 'live' ? game.options(state, 'chance') : []
  return [...own, ...chance]
}

/** The rules shape what is seen; tests hold the wire's shape of it to every game. */
export const viewFor = (game: AnyGame, state: Table, viewer: Viewer): TableView => game.view(state, viewer) as TableView

/** What a person has of a table: a document of its own, of which a step tells what changes. */
export type Sight = {
  readonly view: TableView
  readonly options: readonly Option[]
  readonly you: You
}

export const sightOf = (game: AnyGame, state: Table, row: TableRow, viewer: Viewer): Sight => ({
  view: viewFor(game, state, viewer),
  options: optionsFor(game, state, row, viewer),
  you: { seat: isSeat(viewer) ? Number(viewer.slice(5)) : null, actor: viewer },
})
