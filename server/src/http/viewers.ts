// As whom a person sees a table, and what they may do there. Everything a client receives of a table passes here.

import {
  type AnyGame,
  type Bound,
  isSeat,
  isStaff,
  type Option,
  type SeatId,
  type Table,
  type Viewer,
} from '@tapete/engine'
import { seatOfPerson } from '../floor/acting.js'
import { asked } from '../floor/unasked.js'
import type { Person, Role } from '../people/roles.js'
import type { TableRow } from '../tables/log.js'

const STAFF_VIEW: { readonly [role in Role]?: Viewer } = {
  croupier: 'croupier',
  'pit-boss': 'pit-boss',
  'room-head': 'room-head',
  regulator: 'regulator',
}

const isPosted = (state: Table, person: number): boolean => state.staff.croupier.includes(String(person))

/**
 * Staff see as staff, a croupier where they are posted; a player as the seat they hold; everybody else as the public.
 * The operator has reports. Who held a seat a moment ago mostly holds it still, and need not be looked for among hundreds.
 */
export const viewerOf = (state: Table, person: Person, was: Viewer = 'public'): Viewer => {
  if (isSeat(was) && state.seats[was]?.player === String(person.id)) return was
  if (person.role === 'croupier') return isPosted(state, person.id) ? 'croupier' : 'public'
  return STAFF_VIEW[person.role] ?? seatOfPerson(state, person.id) ?? 'public'
}

/**
 * As whom a person hears what a move brought: who held the seat before it still hears the chips being cashed, and who
 * takes it hears from that move on.
 */
export const heardAs = (before: Viewer, after: Viewer): Viewer =>
  after === 'public' && isSeat(before) ? before : after

const namesOthers = ({ fields }: Option): boolean => {
  for (const name in fields) {
    const bound = fields[name] as Bound
    if ('any' in bound && bound.except !== undefined) return true
  }
  return false
}

// Whom a name may not repeat: the names of the others.
const withoutNames = (option: Option): Option => {
  if (!namesOthers(option)) return option
  const fields = Object.entries(option.fields).map(([name, bound]): [string, Bound] => {
    if (!('any' in bound)) return [name, bound]
    const { except: _, ...rest } = bound
    return [name, rest]
  })
  return { ...option, fields: Object.fromEntries(fields) }
}

/** What may come of a deal face down is known to chance alone: what is left tells what is out. */
const withoutAnswers = ({ rules }: AnyGame, option: Option): Option => {
  const hides = rules.find((rule) => rule.do === option.do)?.hides
  if (!hides) return option
  const fields = Object.entries(option.fields).map(([name, bound]): [string, Bound] =>
    hides.includes(name) ? [name, { any: 'word', ...(bound.optional && { optional: true }) }] : [name, bound],
  )
  return { ...option, fields: Object.fromEntries(fields) }
}

/**
 * What this person may do now; of staff, also on behalf of the seat they serve. The results of chance are entered only by
 * the croupier of a live table.
 */
export const optionsFor = (
  game: AnyGame,
  state: Table,
  row: TableRow,
  viewer: Viewer,
  served?: SeatId,
): readonly Option[] => {
  if (isSeat(viewer)) return game.options(state, viewer).map(withoutNames)
  if (!isStaff(viewer)) return []
  const own = asked({ row, game, state }, game.options(state, viewer, served))
  if (viewer !== 'croupier' || row.mode !== 'live') return own
  const drawn = (option: Option) => game.rules.some((rule) => rule.do === option.do && rule.drawn)
  const entered = game.options(state, 'chance').filter((option) => !drawn(option))
  return [...own, ...entered.map((option) => withoutAnswers(game, option))]
}
