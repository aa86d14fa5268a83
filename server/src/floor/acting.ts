// What a person wants becomes a move of an actor of the table. Who acts follows from the person's role and seat, never
// from what the client says.

import {
  type Actor,
  type Detail,
  isSeat,
  type Move,
  type Nature,
  natureOf,
  type SeatId,
  type Table,
} from '@tapete/engine'
import { type Clock, PROCESS_CLOCK } from '../clock/clock.js'
import type { Pool } from '../database/pool.js'
import type { Answer, Command } from '../tables/command.js'
import { type Deed, floorNo, type Refused } from '../tables/deed.js'
import type { Replica } from '../tables/replica.js'
import type { Tables } from '../tables/tables.js'
import { countsFromNow, timeNow } from './clock.js'
import type { Act, ClientMove, Person } from './floor.js'
import { CONTINUE, type PracticeTables } from './practice.js'
import type { Presence } from './presence.js'
import { doneUnder, isWished, seatNumber } from './repeats.js'
import type { Seating } from './seating.js'
import { unasked, type Waits } from './unasked.js'

export const PLAYERS: readonly string[] = ['player', 'guest']

/** Whose seat is which. A hall of hundreds is asked for it by everybody who listens. */
const holders = new WeakMap<Table['seats'], ReadonlyMap<string, SeatId>>()

export const seatOfPerson = ({ seats }: Table, person: number): SeatId | undefined => {
  let known = holders.get(seats)
  if (!known) {
    known = new Map(Object.entries(seats).map(([id, seat]) => [seat.player, id as SeatId]))
    holders.set(seats, known)
  }
  return known.get(String(person))
}

const STAFF: { readonly [role: string]: Actor } = {
  croupier: 'croupier',
  'pit-boss': 'pit-boss',
  'section-head': 'section-head',
  'room-head': 'room-head',
}

/**
 * Whether a robot does it at its table, where nobody does its work. People there still see to the house (warn, settle a
 * dispute, change chips) and to what went wrong, and a boss decides what is asked of one.
 */
const isRobots = (nature: Nature, actor: Actor): boolean =>
  nature === 'errand' ? actor === 'croupier' : nature !== 'household' && nature !== 'irregular'

/** Chance that is drawn at live tables too, or not at all. */
const isDrawn = ({ rules }: Replica['game'], move: string): boolean =>
  rules.some((rule) => rule.do === move && rule.drawn === true)

/** The actor this person is at the table for this move, or why none. */
export const actorOf = (person: Person, { row, game, state }: Replica, move: string): Actor | Refused => {
  const refuse = (code: string) => floorNo(code, { role: person.role })
  if (row.mode === 'practice' && row.owner !== person.id) return refuse('private-table')
  if (row.mode === 'practice' || PLAYERS.includes(person.role))
    return seatOfPerson(state, person.id) ?? refuse('not-seated')
  const actor = Object.hasOwn(STAFF, person.role) ? STAFF[person.role] : undefined
  if (actor === undefined) return refuse('not-your-role')
  const nature = natureOf(game, move)
  if (actor === 'croupier') {
    if (!state.staff.croupier.includes(String(person.id))) return refuse('not-posted-here')
    if (nature === 'chance') return row.mode === 'live' && !isDrawn(game, move) ? 'chance' : refuse('chance-is-dealt')
  }
  return row.robot !== null && nature && isRobots(nature, actor) ? refuse('robot-serves') : actor
}

const isDetail = (value: unknown): value is Detail =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))

/** The move without what a client has no say in. */
const cleaned = (move: ClientMove, by: Actor): Move | undefined => {
  const { by: _forged, ...fields } = move
  return Object.values(fields).every(isDetail) ? { ...fields, do: move.do, by } : undefined
}

/** What must be in the log before the move: the time it counts from, or that an absent player is back. */
const beforehand = (clock: Clock, person: Person, { row, game, state }: Replica, made: Move): Deed[] => {
  if (countsFromNow(game, state, made.do)) return timeNow(clock, row, state)
  const seat = state.seats[made.by as SeatId]
  if (!seat || seat.present || ['come-back', 'leave'].includes(made.do)) return []
  // A person who acts is there.
  return [{ person: person.id, role: person.role, move: { by: made.by, do: 'come-back' } }]
}

/** What a person wants of a table, as a command: mapped on the table it is written at, for a seat may change hands. */
export const commandOf = (
  presence: Presence,
  person: Person,
  table: string,
  act: Act,
  { clock = PROCESS_CLOCK, waits = () => true }: { readonly clock?: Clock; readonly waits?: Waits } = {},
): Command => ({
  ...{ table, key: act.key, expected: act.expected },
  isSame: (entry) => isWished(person, act.move, entry),
  prepare: async (replica) => {
    const actor = actorOf(person, replica, act.move.do)
    if (typeof actor !== 'string') return actor
    const move = cleaned(act.move, actor)
    if (!move) return floorNo('malformed', { field: 'move' }, 'GEN-25')
    const uncalled = unasked(replica, move, waits)
    if (uncalled) return uncalled
    if (isSeat(actor) && replica.row.mode !== 'practice') await presence.touch(table, person.id)
    return { person: person.id, role: person.role, move, before: beforehand(clock, person, replica, move) }
  },
})

export interface ActingOptions {
  readonly pool: Pool
  readonly tables: Tables
  readonly presence: Presence
  readonly seating: Seating
  readonly practice: PracticeTables
  readonly clock: Clock
  readonly waits: Waits
}

/** `sit` names its seat as a number or as the engine does; whose seat it becomes is never the client's to say. */
const sitByMove = async (
  { pool, seating }: ActingOptions,
  person: Person,
  table: string,
  act: Act,
): Promise<Answer> => {
  const done = await doneUnder(pool, person, table, act)
  const seated = done ? undefined : await seating.sit(person, table, seatNumber(act.move.seat), act.key)
  if (seated && !seated.ok) return seated
  const made = done ?? (await doneUnder(pool, person, table, act))
  if (made) return { ok: true, version: made.seq, events: made.events, repeated: done !== undefined, by: made.move.by }
  return { ok: true, version: seated?.version ?? 0, events: [], repeated: false }
}

/** Does what a person wants of a table. What is more than a move of its rules is seen to where it belongs. */
export const actingOf =
  (options: ActingOptions) =>
  (person: Person, table: string, act: Act): Promise<Answer> => {
    const { tables, presence, seating, practice } = options
    if (act.move.do === CONTINUE) return practice.go(person, table, act)
    if (act.move.do === 'sit') return sitByMove(options, person, table, act)
    if (act.move.do === 'leave') return seating.leave(person, table, act)
    return tables.command(commandOf(presence, person, table, act, options))
  }
