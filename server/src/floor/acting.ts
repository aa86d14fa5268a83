// What a person wants becomes a move of an actor of the table. Who acts follows from the person's role and seat, never
// from what the client says.

import { type Actor, type AnyGame, cite, isSeat, type Move, type SeatId, type Table } from '@tapete/engine'
import type { Command } from '../tables/command.js'
import { type Deed, floorNo, type Refused } from '../tables/deed.js'
import type { Replica } from '../tables/replica.js'
import { countsFromNow, timeNow } from './clock.js'
import type { Act, ClientMove, Person } from './floor.js'
import type { Presence } from './presence.js'
import { isWished } from './repeats.js'

export const PLAYERS: readonly string[] = ['player', 'guest']

export const seatOfPerson = (state: Table, person: number): SeatId | undefined =>
  Object.entries(state.seats).find(([, seat]) => seat.player === String(person))?.[0] as SeatId | undefined

const STAFF: { readonly [role: string]: Actor } = {
  croupier: 'croupier',
  'pit-boss': 'pit-boss',
  'section-head': 'section-head',
  'room-head': 'room-head',
}

const isChance = (game: AnyGame, move: string): boolean =>
  game.rules.some((rule) => rule.do === move && rule.by.includes('chance'))

/** What a robot does itself at its table; a croupier there may still warn, settle a dispute, change chips. */
const ROBOTS: readonly string[] = [
  ...['start', 'announce-last', 'spin', 'no-more-bets', 'collect', 'pay', 'check-ball', 'give-back', 'place-call'],
]

/** The actor this person is at the table for this move, or why none. */
export const actorOf = (person: Person, { row, game, state }: Replica, move: string): Actor | Refused => {
  const refuse = (code: string) => floorNo(code, { role: person.role })
  if (row.mode === 'practice' && row.owner !== person.id) return refuse('private-table')
  if (row.mode === 'practice' || PLAYERS.includes(person.role))
    return seatOfPerson(state, person.id) ?? refuse('not-seated')
  const actor = Object.hasOwn(STAFF, person.role) ? STAFF[person.role] : undefined
  if (actor === undefined) return refuse('not-your-role')
  if (actor !== 'croupier') return actor
  if (!state.staff.croupier.includes(String(person.id))) return refuse('not-posted-here')
  if (isChance(game, move)) return row.mode === 'live' ? 'chance' : refuse('chance-is-dealt')
  return row.robot !== null && ROBOTS.includes(move) ? refuse('robot-serves') : actor
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The move without what a client has no say in. */
const cleaned = (move: ClientMove, by: Actor): Move | undefined => {
  const { by: _forged, ...fields } = move
  return Object.values(fields).every(isPlain) ? { ...fields, do: move.do, by } : undefined
}

/** What must be in the log before the move: the time it counts from, or that an absent player is back. */
const beforehand = (person: Person, { row, state }: Replica, made: Move): Deed[] => {
  if (countsFromNow(state, made.do)) return timeNow(row, state)
  const seat = state.seats[made.by as SeatId]
  if (!seat || seat.present || ['come-back', 'leave'].includes(made.do)) return []
  // A person who acts is there.
  return [{ person: person.id, role: person.role, move: { by: made.by, do: 'come-back' } }]
}

/** What a person wants of a table, as a command: mapped on the table it is written at, for a seat may change hands. */
export const commandOf = (presence: Presence, person: Person, table: string, act: Act): Command => ({
  ...{ table, key: act.key, expected: act.expected },
  isSame: (entry) => isWished(person, act.move, entry),
  prepare: async (replica) => {
    const actor = actorOf(person, replica, act.move.do)
    if (typeof actor !== 'string') return actor
    const move = cleaned(act.move, actor)
    if (!move) return floorNo('malformed', { field: 'move' }, cite('GEN-25'))
    if (isSeat(actor) && replica.row.mode !== 'practice') await presence.touch(table, person.id)
    return { person: person.id, role: person.role, move, before: beforehand(person, replica, move) }
  },
})
