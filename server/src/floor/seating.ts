// Taking a seat and leaving it. A person plays at one table, and at a second one even chances only.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  allSeats,
  type Detail,
  firstIn,
  isSeat,
  type Option,
  type SeatId,
  seat as seatId,
  seatNumber as seatNumberOf,
} from '@tapete/engine'
import { type Clock, dateOf } from '../clock/clock.js'
import { type Pool, run, statement } from '../database/pool.js'
import type { Answer } from '../tables/command.js'
import { floorNo } from '../tables/deed.js'
import type { Tables } from '../tables/tables.js'
import { commandOf, PLAYERS, seatOfPerson } from './acting.js'
import type { Act, ClientMove, Person, Seated } from './floor.js'
import type { Presence } from './presence.js'
import { no } from './refusals.js'
import { doneUnder, isWished } from './repeats.js'

// What was claimed a moment ago is being taken by somebody's command right now.
const CLAIMS = statement(
  'floor-claims',
  `select table_id as "table", second, not taken and at > $2::timestamptz - interval '30 seconds' as fresh
     from floor_claim where person = $1`,
)
const CLAIM = statement(
  'floor-claim',
  `insert into floor_claim (person, table_id, second, at) values ($1, $2, $3, $4) on conflict do nothing returning table_id`,
)
const TAKEN = statement('floor-claim-taken', 'update floor_claim set taken = true where person = $1 and table_id = $2')
const UNCLAIM = statement('floor-unclaim', 'delete from floor_claim where person = $1 and table_id = $2')

export interface HeldSeat {
  readonly table: string
  readonly seat: SeatId
  readonly second: boolean
}

type Claim = Omit<HeldSeat, 'seat'> & { readonly seat: SeatId | undefined }

export interface Seating {
  sit(person: Person, table: string, seat?: number, key?: string): Promise<Seated>
  leave(person: Person, table: string, act?: Partial<Act>): Promise<Answer>
  seatsOf(person: Person): Promise<readonly HeldSeat[]>
}

const TRIES = 20
const RETRY_MS = 50

export interface SeatingOptions {
  readonly pool: Pool
  readonly tables: Tables
  readonly presence: Presence
  readonly clock: Clock
}

export const seatingOf = ({ pool, tables, presence, clock }: SeatingOptions): Seating => {
  /** What the person claimed and still holds or is about to; what the tables know nothing of any more is dropped. */
  const held = async (person: Person): Promise<Claim[]> => {
    const claims = await run<{ table: string; second: boolean; fresh: boolean }>(pool, CLAIMS, [
      ...[person.id, dateOf(clock)],
    ])
    const seats = await Promise.all(
      claims.map(async ({ table, second, fresh }): Promise<Claim[]> => {
        const replica = await tables.load(table)
        const seat = replica && seatOfPerson(replica.state, person.id)
        if (seat || fresh) return [{ table, seat, second }]
        await run(pool, UNCLAIM, [person.id, table])
        return []
      }),
    )
    return seats.flat()
  }

  /** Sits at the seat named, or at the first that is free when it is the person's turn. */
  const take = async (
    person: Person,
    table: string,
    named: SeatId | undefined,
    second: boolean,
    key: string,
  ): Promise<Seated> => {
    const answer = await tables.command({
      ...{ table, key },
      isSame: (entry) => isWished(person, sitting(named && seatNumberOf(named)), entry),
      prepare: ({ game, state }) => {
        const offers = game.rules.find((rule) => rule.do === 'sit')?.options(state) ?? []
        const free = (id: SeatId) => !state.seats[id] && !state.blocked.includes(id)
        // What is not offered for another reason than its seats is refused by the rules, with that reason.
        const seat = named ?? (offers[0]?.by as SeatId | undefined) ?? allSeats(state).find(free)
        if (!seat) return floorNo('table-full', { seats: allSeats(state).length })
        const offer = offers.find(({ by }) => by === seat)
        const as = second && offer ? secondAs(offer) : {}
        if (!as) return floorNo('seated-elsewhere', {}, 'RF-48')
        return { person: person.id, role: person.role, move: { by: seat, do: 'sit', player: String(person.id), ...as } }
      },
    })
    return answer.ok ? { ok: true, seat: answer.by as SeatId, second, version: answer.version } : answer
  }

  const sit = async (
    person: Person,
    table: string,
    number: number | undefined,
    key: string,
    attempt = 0,
  ): Promise<Seated> => {
    const named = number === undefined ? undefined : seatId(number)
    if (named !== undefined && !isSeat(named)) return no('malformed', { field: 'seat' })
    const replica = await tables.load(table)
    if (!replica) return no('no-such-table', { table })
    const { row, state, version } = replica
    const practice = row.mode === 'practice'
    if (practice && row.owner !== person.id) return no('private-table', {}, undefined, version)
    if (!practice && !PLAYERS.includes(person.role))
      return no('not-your-role', { role: person.role }, undefined, version)
    // Somebody who is about to sit must not be taken for absent.
    if (!practice) await presence.touch(table, person.id)
    const already = seatOfPerson(state, person.id)
    if (practice && already) return { ok: true, seat: already, second: false, version }
    if (practice) return take(person, table, named, false, key)
    const elsewhere = await held(person)
    const here = elsewhere.find((other) => other.table === table)
    if (already) return { ok: true, seat: already, second: here?.second ?? false, version }
    const second = elsewhere.some((other) => !other.second)
    const claimed =
      elsewhere.length < 2 && (await run(pool, CLAIM, [person.id, table, second, dateOf(clock)])).length > 0
    const underWay = elsewhere.length < 2 || elsewhere.some((other) => other.table === table)
    if (!claimed && underWay && attempt < TRIES) {
      // The same person is sitting down somewhere at this moment: a second click, or another window.
      await sleep(RETRY_MS)
      return sit(person, table, number, key, attempt + 1)
    }
    if (!claimed) return no('seated-elsewhere', { tables: elsewhere.map((other) => other.table) }, 'RF-48', version)
    const seated = await take(person, table, named, second, key)
    await run(pool, seated.ok ? TAKEN : UNCLAIM, [person.id, table])
    if (!seated.ok) await presence.left(table, person.id)
    return seated
  }

  return {
    seatsOf: async (person) =>
      (await held(person)).flatMap(({ table, seat, second }) => (seat ? [{ table, seat, second }] : [])),

    sit: async (person, table, number, key) => {
      const done = key && (await doneUnder(pool, person, table, { move: sitting(number), key }))
      if (!done) return sit(person, table, number, key ?? randomUUID())
      return { ok: true, seat: done.move.by as SeatId, second: done.move.table !== undefined, version: done.seq }
    },

    leave: async (person, table, { key = randomUUID(), expected } = {}) => {
      const act = { move: { do: 'leave' }, key, expected }
      const answer = await tables.command(commandOf(presence, person, table, act, { clock }))
      if (!answer.ok || answer.repeated) return answer
      await presence.left(table, person.id)
      if (answer.events.some((event) => event.type === 'seat-freed')) await run(pool, UNCLAIM, [person.id, table])
      return answer
    },
  }
}

/** What somebody who plays elsewhere says on sitting down; undefined where the game has no second tables. */
const secondAs = ({ fields }: Option): { readonly table: Detail } | undefined => {
  const table = fields.table && firstIn(fields.table)
  return table === undefined ? undefined : { table }
}

const sitting = (seat: number | undefined): ClientMove => ({ do: 'sit', ...(seat !== undefined && { seat }) })
