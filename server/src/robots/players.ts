// Players of the house, so that a visitor to the demonstration does not play alone. They come when somebody is there, keep
// seats free for people, and go when nobody is left; at some tables a few stay and play a little, so that the rooms live.
// What they do is one more command at the table: nobody waits for it.

import { randomUUID } from 'node:crypto'
import { allSeats, betsOf, balance as chipsOf, type Move, type SeatId } from '@tapete/engine'
import { BY_ITSELF, together } from '../administration/record.js'
import { isUnique, type Pool, run, statement } from '../database/pool.js'
import type { House, Known } from '../floor/house.js'
import type { Presence } from '../floor/presence.js'
import { balance, HOUSE, move as post, walletOf } from '../ledger/ledger.js'
import { createIn } from '../people/people.js'
import type { Tables } from '../tables/tables.js'
import type { Leases } from './lease.js'
import { type Dice, playerMove, purchase } from './policy.js'

export interface RobotPlayersOptions {
  readonly pool: Pool
  readonly house: House
  readonly tables: Tables
  readonly presence: Presence
  readonly leases: Leases
  /** How many at a table, at most. */
  readonly count: number
  /** The tables they come to, and how many of them stay at each when nobody looks on. */
  readonly invited: ReadonlyMap<string, number>
  readonly onError: (error: Error) => void
}

export interface RobotPlayers {
  isRobot(player: string): boolean
  /** Some play at this table though nobody looks on. */
  keeps(table: string): boolean
  /** Each does one thing at most. Does not wait for it. */
  beat(): void
  /** Reads who they are: another node may have made more. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

/** Seats robots never take, so that nobody has to wait for one. */
const FREE_SEATS = 2
const BUY_IN_STAKES = 40
const PURSE_STAKES = 200

const ROBOTS = statement(
  'robot-players',
  'select person, table_id as "table", n from robot_player order by table_id, n',
)
const ADD = statement('robot-player-add', 'insert into robot_player (person, table_id, n) values ($1, $2, $3)')

interface Robot {
  readonly person: number
  readonly table: string
  readonly n: number
}

export const DICE: Dice = (below) => Math.floor(Math.random() * below)

export const robotPlayersOf = (options: RobotPlayersOptions): RobotPlayers => {
  const { pool, house, tables, presence, leases, count, invited, onError } = options
  let robots: readonly Robot[] = []
  let known: ReadonlySet<string> = new Set()
  let underWay: Promise<unknown> | undefined
  let stopped = false

  const isRobot = (player: string): boolean => known.has(player)

  const refresh = async (): Promise<void> => {
    robots = await run<Robot & Record<string, unknown>>(pool, ROBOTS, [])
    known = new Set(robots.map(({ person }) => String(person)))
  }

  const make = async (table: string, n: number): Promise<void> => {
    try {
      // One deed: a person of whom nobody knows that it is a robot would be a player whom nobody made.
      await together(pool, async (db) => {
        const { id } = await createIn(db, { name: `Robot ${n}`, role: 'player' }, BY_ITSELF)
        await run(db, ADD, [id, table, n])
      })
    } catch (error) {
      // Another node was first.
      if (!isUnique(error, 'robot_player_table_id_n_key')) throw error
    }
    await refresh()
  }

  const smallest = ({ state }: Known): number => Math.max(state.config.min ?? 0, state.config.chip)

  const send = (table: string, person: number, move: Move) =>
    tables.command({ table, person, role: 'robot', move, key: randomUUID() })

  const robotsAt = ({ state }: Known): SeatId[] =>
    (Object.keys(state.seats) as SeatId[]).filter((id) => isRobot(state.seats[id]?.player ?? ''))

  /** At most so many at a table; more where one person alone could not play without. */
  const most = ({ game }: Known): number => Math.max(count, (game.company.players ?? 1) - 1)
  const staying = (table: string): number => (count > 0 ? (invited.get(table) ?? 0) : 0)

  const wanted = (now: Known, seated: number): number => {
    const { row, state } = now
    const here = presence.anybody(row.id) ? most(now) : Math.min(most(now), staying(row.id))
    if (!invited.has(row.id) || state.status !== 'open' || state.closing !== null) return 0
    const people = Object.keys(state.seats).length - seated
    return Math.max(0, Math.min(here, allSeats(state).length - state.blocked.length - people - FREE_SEATS))
  }

  const come = async (now: Known): Promise<void> => {
    const { row, state } = now
    const own = robots.filter(({ table, n }) => table === row.id && n <= most(now))
    const sitting = new Set(Object.values(state.seats).map((seat) => seat.player))
    const next = own.find(({ person }) => !sitting.has(String(person)))
    // The last free seat: people take the first.
    const seat = allSeats(state).findLast((id) => !state.seats[id] && !state.blocked.includes(id))
    if (!next) return own.length < most(now) ? make(row.id, own.length + 1) : undefined
    if (seat) await send(row.id, next.person, { by: seat, do: 'sit', player: String(next.person) })
  }

  /** Stakes on the cloth are played first, unless the round waits for a stake that nobody is left to make. */
  const go = async ({ row, game, state }: Known, seated: readonly SeatId[]): Promise<void> => {
    const waits = game.due(state).length === 0
    const free = seated.find((id) => waits || !state.bets.some((bet) => bet.seat === id))
    if (free) await send(row.id, Number(state.seats[free]?.player), { by: free, do: 'leave' })
  }

  const fund = async (person: number, amount: number): Promise<void> => {
    const missing = amount - ((await balance(pool, walletOf(person))) ?? 0)
    if (missing <= 0) return
    const issue = { kind: 'issue', key: `robot:${randomUUID()}`, from: HOUSE, to: walletOf(person), amount: missing }
    await post(pool, issue)
  }

  const play = async (now: Known, id: SeatId): Promise<void> => {
    const { row, game, state } = now
    const person = Number(state.seats[id]?.player)
    const stake = smallest(now)
    // Where nobody looks on, one stake makes a round.
    const most = presence.anybody(row.id) ? game.company.stakes : Math.min(1, game.company.stakes)
    const short = chipsOf(state, id) < stake && betsOf(state, id).length === 0
    if (short) await fund(person, stake * PURSE_STAKES)
    const move = short
      ? purchase(game.options(state, id), stake * BUY_IN_STAKES)
      : playerMove(game, state, id, DICE, most)
    if (move) await send(row.id, person, move)
  }

  const attend = async (now: Known): Promise<void> => {
    const seated = robotsAt(now)
    const want = wanted(now, seated.length)
    if (seated.length === 0 && want === 0) return
    const { id } = now.row
    // One node's robots at a table: another that looked as well would fill it twice.
    if (!leases.holds(id) && (leases.isAnothers(id) || !(await leases.claim([id])).has(id))) return
    if (seated.length > want) await go(now, seated)
    else if (seated.length < want) await come(now)
    for (const seat of seated) {
      const fresh = house.get(id)
      const there = fresh?.state.seats[seat]
      if (fresh && there && isRobot(there.player) && !there.leaving) await play(fresh, seat)
    }
  }

  return {
    isRobot,
    keeps: (table) => staying(table) > 0,
    refresh,
    beat: () => {
      if (underWay || stopped) return
      underWay = Promise.all(house.all().map((now) => attend(now).catch(onError))).finally(() => {
        underWay = undefined
      })
    },
    stop: async () => {
      stopped = true
      await underWay
    },
  }
}
