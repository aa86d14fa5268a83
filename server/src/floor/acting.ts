// What a person wants becomes a move of an actor of the table. Who acts follows from the person's role and seat, never
// from what the client says.

import { randomUUID } from 'node:crypto'
import { type Actor, type AnyGame, isSeat, type Move, type SeatId } from '@tapete/engine'
import type { Dealer } from '../draws/dealer.js'
import { type Answer, preparedAt } from '../tables/command.js'
import type { Replica } from '../tables/replica.js'
import type { Tables } from '../tables/tables.js'
import { countsFromNow, tellTime } from './clock.js'
import type { Act, ClientMove, No, Person } from './floor.js'
import type { Presence } from './presence.js'
import { no } from './refusals.js'
import { PLAYERS, seatOfPerson } from './seating.js'

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
export const actorOf = (person: Person, { row, game, state, version }: Replica, move: string): Actor | No => {
  const refuse = (code: string) => no(code, { role: person.role }, undefined, version)
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

export type Acting = (person: Person, table: string, act: Act) => Promise<Answer>

const TRIES = 50

export const actingOf = (tables: Tables, dealer: Dealer, presence: Presence): Acting => {
  const queues = new Map<string, Promise<unknown>>()

  /** One after another on this node: each belongs to the version it was mapped at, and would else lose races at home. */
  const inTurn = <T>(table: string, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(table) ?? Promise.resolve()).then(work, work)
    queues.set(table, turn)
    const done = () => {
      if (queues.get(table) === turn) queues.delete(table)
    }
    turn.then(done, done)
    return turn
  }

  /** Something that must be in the log before the move itself; the move then belongs to the version after it. */
  const before = async (person: Person, replica: Replica, made: Move): Promise<boolean> => {
    const { row, game, state, version } = replica
    // Only for a move that will stand: a refused one writes nothing, not even the time.
    if (countsFromNow(state, made.do)) return game.step(state, made).ok && tellTime(dealer, row, state)
    const seat = state.seats[made.by as SeatId]
    if (!seat || seat.present || ['come-back', 'leave'].includes(made.do)) return false
    // A person who acts is there.
    const move: Move = { by: made.by, do: 'come-back' }
    if (!game.step(state, move).ok) return false
    const by = { table: row.id, person: person.id, role: person.role }
    return (await dealer.command({ ...by, move, key: randomUUID(), expected: version })).ok
  }

  const once = async (person: Person, table: string, { move, key, expected }: Act): Promise<Answer | Act> => {
    const known = await tables.current(table)
    // A `no` is given to nobody on the word of a node that may be behind; a `yes` is found out when it is written.
    const behind = expected !== undefined && expected !== known?.version
    const refused = known && typeof actorOf(person, known, move.do) !== 'string'
    const replica = behind || refused ? await tables.load(table) : known
    if (!replica) return no('no-such-table', { table })
    const { row, version } = replica
    const actor = actorOf(person, replica, move.do)
    if (typeof actor !== 'string') return actor
    const made = cleaned(move, actor)
    if (!made) return no('malformed', { field: 'move' }, 'GEN-25', version)
    if (isSeat(actor) && row.mode !== 'practice') await presence.touch(table, person.id)
    if ((expected === undefined || expected === version) && (await before(person, replica, made)))
      return { move, key, expected: expected && expected + 1 }
    // A seat may change hands at any moment: the move belongs to the version at which the person held it.
    const by = { table, person: person.id, role: person.role, move: made, key, expected: preparedAt(version, expected) }
    const answer = await dealer.command(by)
    const lost = !answer.ok && answer.refusal.code === 'version-conflict'
    return lost && expected === undefined ? { move, key } : answer
  }

  return (person, table, act) =>
    inTurn(table, async () => {
      let wanted = act
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const answer = await once(person, table, wanted)
        if ('ok' in answer) return answer
        wanted = answer
      }
      throw new Error(`table ${table} lost ${TRIES} races in a row`)
    })
}
