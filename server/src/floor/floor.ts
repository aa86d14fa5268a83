// The floor: who sits where, who may do what, what the robots do and when. Everything it decides ends as a command to a
// table; what it keeps besides the log (leases, presence, claims on seats) may be lost without losing a move.

import { randomUUID } from 'node:crypto'
import { CATALOGUE, type Detail, type Json, type SeatId } from '@tapete/engine'
import { type Clock, PROCESS_CLOCK } from '../clock/clock.js'
import type { Pool } from '../database/pool.js'
import type { Dealer } from '../draws/dealer.js'
import type { Generator } from '../draws/generator.js'
import { leaveLostPots } from '../progressive/lost.js'
import {
  ensurePots,
  isPot,
  type PotBeside,
  type PotLine,
  potLine,
  potsAmong,
  potsByTable,
} from '../progressive/pots.js'
import { exclusionOf } from '../protection/exclusions.js'
import { leavingOf } from '../protection/leaving.js'
import { type Attendant, attendantOf } from '../robots/attendant.js'
import { leasesOf } from '../robots/lease.js'
import { closesAt, PACE, type Pace } from '../robots/pace.js'
import { robotPlayersOf } from '../robots/players.js'
import type { Answer, No } from '../tables/command.js'
import { type Mode, readTable } from '../tables/log.js'
import type { Tables } from '../tables/tables.js'
import { actingOf, seatOfPerson } from './acting.js'
import { ensureTables } from './founding.js'
import { houseOf, type Known } from './house.js'
import type { HousePlan, RobotInFile } from './house-file.js'
import { asideLine, lineOf, lobbyOf } from './lobby.js'
import { openTable } from './opening.js'
import { type PracticeLimits, type PracticeTable, practiceOf } from './practice.js'
import { presenceOf } from './presence.js'
import { no } from './refusals.js'
import { seatingOf } from './seating.js'

/** Who asks. The role is the one the house gave; what a client says about itself never gets here. */
export interface Person {
  readonly id: number
  readonly role: string
}

/** A move as a client sends it: without `by`, which is stripped when it comes. */
export interface ClientMove {
  readonly do: string
  readonly [field: string]: Detail
}

export interface Act {
  readonly move: ClientMove
  readonly key: string
  readonly expected?: number | undefined
}

export type Seated =
  | { readonly ok: true; readonly seat: SeatId; readonly second: boolean; readonly version: number }
  | No
export type Practice = { readonly ok: true; readonly table: string; readonly seat: SeatId } | No

/** What a display counts down to, in milliseconds of the server's clock. */
export interface Countdown {
  readonly table: string
  readonly round: number
  readonly phase: string
  /** When bets close; null while nobody knows. */
  readonly closesAt: number | null
  readonly now: number
  /** The generator of the house is stopped: the table waits before its next draw. */
  readonly stopped?: true
}

export type ClockListener = (countdown: Countdown) => void

export interface LobbyTable {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly title: { readonly es: string; readonly en: string }
  readonly mode: Mode
  /** Served by a robot croupier. */
  readonly robot: boolean
  readonly status: string
  readonly phase: string
  readonly round: number
  readonly limits: {
    readonly chip: number
    readonly kinds: { readonly [kind: string]: { readonly min: number | null; readonly max: number | null } }
  }
  /** The last results, latest first. */
  readonly history: readonly string[]
  /** Places taken, and places. */
  readonly seated: number
  readonly seats: number
  readonly viewers: number
  readonly countdown: Countdown | null
  /** Nobody plays at it, and why; null at every table that is sound. */
  readonly aside: LobbyAside | null
  /** Where it feeds any. */
  readonly pots?: readonly PotBeside[]
}

export interface LobbyAside {
  readonly at: string
  /** The entry of the log that cannot be played again; null where the rules fail. */
  readonly entry: number | null
  readonly why: string
  readonly players: number
  readonly bank: number
}

export interface Lobby {
  readonly rooms: readonly {
    readonly room: string
    readonly name: { readonly es: string; readonly en: string }
    readonly tables: readonly LobbyTable[]
  }[]
}

export interface Floor {
  /** Begins to look after the tables. */
  start(): Promise<void>
  /** Lets go of every table at once, so that another node takes over without waiting. */
  stop(): Promise<void>
  /**
   * The tables of the house's file with these croupiers posted, once; safe to call on every start and on every node.
   * Answers what of the file is not so, because a table stood before.
   */
  ensureHouse(croupiers?: readonly number[]): Promise<readonly string[]>
  /** A private table where the player sets the pace with `{ do: 'continue' }`; the player is seated. */
  practice(person: Person, game: string, config?: { readonly [option: string]: Json }): Promise<Practice>
  /** The practice tables this person has open. */
  practising(person: Person): Promise<readonly PracticeTable[]>
  /** The same key sits, or leaves, once. */
  sit(person: Person, table: string, seat?: number, key?: string): Promise<Seated>
  leave(person: Person, table: string, key?: string): Promise<Answer>
  act(person: Person, table: string, act: Act): Promise<Answer>
  /** A person's connection to a table came or went; whoever stays away is stepped away, and comes back by coming. */
  presence(person: Person, table: string, present: boolean): Promise<void>
  /** Somebody looks at a table without a seat there (a display, a visitor). Answers how to stop. */
  watch(table: string): () => void
  /** The seats this person holds, practice apart. */
  seatsOf(
    person: Person,
  ): Promise<readonly { readonly table: string; readonly seat: SeatId; readonly second: boolean }[]>
  /** Whether this person may look at the table: a practice table is its owner's alone. */
  maySee(person: Person, table: string): Promise<boolean>
  /** Somebody was excluded, or set a limit: looks at once, on this node, for who may not play on. */
  protect(): Promise<void>
  lobby(): Promise<Lobby>
  /** The pots of the house, as anybody may see them. */
  pots(): Promise<readonly PotLine[]>
  /** Opens a table with staff in the name of the house; answers the no of a house that draws nothing for now. */
  open(table: string): Promise<No | undefined>
  /** Where this croupier is posted. */
  postsOf(person: Person): readonly string[]
  /** Looks at once for tables that came or were retired. */
  refresh(): Promise<void>
  countdown(table: string): Countdown | null
  onClock(listener: ClockListener): () => void
}

export interface FloorOptions {
  readonly pool: Pool
  readonly tables: Tables
  readonly dealer: Dealer
  /** Whether anything is drawn; always, where nobody watches. */
  readonly generator?: Pick<Generator, 'stopped' | 'onChange'>
  readonly onError?: (error: Error) => void
  /** The time of the house; without it, that of this process. */
  readonly clock?: Clock
  /** Tests hurry the robots, whatever their tables say. */
  readonly pace?: Partial<Pace>
  readonly times?: Partial<FloorTimes>
  /** Its games, rooms and tables; without it, every game of the catalogue and no tables but those people make. */
  readonly plan?: HousePlan
  /** Players of the house at the robot tables of its plan: how many at each, at most. */
  readonly robotPlayers?: number
  readonly practiceLimits?: PracticeLimits
}

/** Milliseconds of the floor's housekeeping; tests shorten them. */
export interface FloorTimes {
  /** How often a node looks around. */
  readonly beat: number
  /** A node that is not heard of for so long loses its tables. */
  readonly lease: number
  /** How long a lost connection counts as present. */
  readonly grace: number
  /** How long a node vouches for its connections without repeating it. */
  readonly vouch: number
  /** Who is away for so long leaves the seat, and the chips go to the wallet. */
  readonly away: number
  /** A practice table nobody touches for so long is put away. */
  readonly practice: number
}

/** In beats. */
const LIST_EVERY = 5
const TIDY_EVERY = 300

export const FLOOR_TIMES: FloorTimes = {
  beat: 1_000,
  lease: 4_000,
  grace: 30_000,
  vouch: 30_000,
  away: 15 * 60_000,
  practice: 2 * 3_600_000,
}

export const floorOf = (options: FloorOptions): Floor => {
  const { pool, tables, dealer, plan, onError = () => {}, clock = PROCESS_CLOCK } = options
  const games = plan?.games ?? CATALOGUE
  const times = { ...FLOOR_TIMES, ...options.times }
  const node = randomUUID()
  const listeners = new Set<ClockListener>()
  let attendant: Attendant | undefined
  let started = false
  let beating: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let beats = 0

  const paceOf = (known: Known): Pace => {
    const own = (known.row.robot as RobotInFile | null)?.pace
    return { ...PACE, ...own, ...options.pace }
  }

  const isStopped = ({ row }: Known): boolean => row.mode === 'digital' && options.generator?.stopped() != null

  const countingAt = (known: Known): Countdown => {
    const { row, game, state, turn } = known
    const at = { table: row.id, round: state.round, phase: state.phase, now: clock.now() }
    if (isStopped(known)) return { ...at, closesAt: null, stopped: true }
    return { ...at, closesAt: row.robot === null ? null : closesAt(turn, paceOf(known), game) }
  }

  const countdownOf = (known: Known | undefined): Countdown | null => {
    if (!known || (known.row.robot === null && !isStopped(known))) return null
    return countingAt(known)
  }

  const count = (countdown: Countdown): void => {
    for (const listener of listeners)
      try {
        listener(countdown)
      } catch (error) {
        onError(error as Error)
      }
  }

  const house = houseOf(pool, tables, (known, turned) => {
    if (started) attendant?.look(known.row.id)
    const countdown = turned ? countdownOf(known) : null
    if (countdown) count(countdown)
  })
  /** Everybody at a table that draws hears that it stopped, and that it goes on. */
  const stopListening = options.generator?.onChange(() => {
    for (const known of house.all().filter(({ row }) => row.mode === 'digital')) {
      count(countingAt(known))
      if (started) attendant?.look(known.row.id)
    }
  })
  /** A croupier who is no robot gives a silent player as long. */
  const waits = (table: string): boolean => {
    const known = house.get(table)
    const until = known ? closesAt(known.turn, paceOf(known), known.game) : null
    return until === null || until > clock.now()
  }
  const presence = presenceOf({
    ...{ db: pool, node, times, clock, onError },
    changed: (table) => started && attendant?.look(table),
  })
  const leases = leasesOf({ db: pool, node, clock, length: times.lease })
  const seating = seatingOf({ pool, tables, presence, clock })
  const practice = practiceOf({
    ...{ pool, tables, dealer, seating, games, clock },
    ...(options.practiceLimits && { limits: options.practiceLimits }),
  })
  const act = actingOf({ pool, tables, presence, seating, practice, clock, waits })
  const invited = new Map(
    (plan?.tables ?? []).flatMap(({ id, robot }) =>
      robot === null ? [] : [[id, (robot as RobotInFile).always ?? 0] as const],
    ),
  )
  const robotPlayers = robotPlayersOf({
    ...{ pool, house, tables, presence, leases, onError, invited },
    count: options.robotPlayers ?? 0,
  })
  const { isRobot, keeps } = robotPlayers
  const leaving = leavingOf(pool, clock)
  attendant = attendantOf({
    ...{ house, tables, dealer, presence, leases, times, clock, onError, paceOf, isRobot, keeps, leaving, isStopped },
  })
  const seatable = (): readonly Known[] => house.all().filter(({ game }) => !isPot(game))
  const seated = (): string[] =>
    house
      .all()
      .flatMap(({ state }) => Object.values(state.seats).map(({ player }) => player))
      .filter((player) => !isRobot(player))

  const beat = async (): Promise<void> => {
    beats += 1
    await presence.beat()
    await leaving.refresh(seated())
    if (beats % LIST_EVERY === 0) await Promise.all([house.refresh(), robotPlayers.refresh()])
    if (beats % TIDY_EVERY === 0) await practice.tidy(times.practice)
    await attendant?.beat()
    robotPlayers.beat()
  }

  const tick = (): void => {
    beating = beat()
      .catch(onError)
      .then(() => {
        if (started) timer = setTimeout(tick, times.beat)
      })
  }

  const comeBack = async (person: Person, table: string): Promise<void> => {
    const replica = await tables.load(table)
    const seat = replica && seatOfPerson(replica.state, person.id)
    const taken = seat && replica.state.seats[seat]
    if (taken && !taken.present && !taken.leaving)
      await act(person, table, { move: { do: 'come-back' }, key: randomUUID() })
  }

  return {
    start: async () => {
      if (started) return
      await presence.beat()
      await Promise.all([house.refresh(), robotPlayers.refresh()])
      started = true
      tick()
    },
    stop: async () => {
      started = false
      clearTimeout(timer)
      await beating
      await robotPlayers.stop()
      await attendant?.stop()
      stopListening?.()
      house.stop()
      await leases.release().catch(onError)
    },
    ensureHouse: async (croupiers = []) => {
      const { notes, inPlace } = await ensureTables(tables, plan?.tables ?? [], croupiers)
      for (const [table, other] of inPlace) invited.set(other, invited.get(table) ?? 0)
      await house.refresh()
      const ofLost = await leaveLostPots(tables, house.all())
      const ofPots = await ensurePots(tables, plan?.pots ?? [], inPlace)
      await house.refresh()
      return [...notes, ...ofLost, ...ofPots]
    },
    practice: async (person, game, config) => {
      const excluded = await exclusionOf(pool, person.id)
      if (excluded) return no('excluded-from-house', { until: excluded.until?.toISOString() ?? null })
      return practice.open(person, game, config)
    },
    practising: practice.of,
    sit: seating.sit,
    leave: (person, table, key) => seating.leave(person, table, key === undefined ? {} : { key }),
    seatsOf: seating.seatsOf,
    act,
    presence: async (person, table, present) => {
      if (!present) return presence.go(table, person.id)
      await presence.come(table, person.id)
      await comeBack(person, table)
    },
    protect: async () => {
      await leaving.refresh(seated())
      for (const { row, state } of house.all()) if (started && leaving.seatOf(state)) attendant?.look(row.id)
    },
    watch: presence.watch,
    maySee: async (person, table) => {
      const row = house.get(table)?.row ?? (await readTable(pool, table))
      return row !== undefined && (row.mode !== 'practice' || row.owner === person.id || person.role === 'regulator')
    },
    lobby: async () => {
      if (house.all().length === 0) await house.refresh()
      const beside = potsByTable(house.all())
      const lines = await Promise.all(
        seatable().map(async (known) => {
          const { id } = known.row
          // One that cannot be shown is set aside, and stands among those.
          const line = () => lineOf(known, presence.viewers(id), countdownOf(known), beside.get(id))
          return tables.sound(id, line).catch(() => undefined)
        }),
      )
      const aside = tables.asides().filter(({ mode }) => mode !== 'practice')
      const shown = [...lines.filter((line) => line !== undefined), ...aside.map((each) => asideLine(each, games))]
      return lobbyOf(shown, plan?.rooms)
    },
    pots: async () => {
      const nameOf = (id: string) => house.get(id)?.row.name ?? id
      // One that cannot be shown is set aside; the others are shown.
      const lines = potsAmong(house.all()).map((pot) =>
        tables.sound(pot.row.id, () => potLine(pot, nameOf)).catch(() => undefined),
      )
      return (await Promise.all(lines)).filter((line) => line !== undefined)
    },
    open: async (table) => {
      const stopped = await openTable(tables, table)
      await house.refresh()
      return stopped
    },
    postsOf: ({ id }) =>
      house.all().flatMap(({ row, state }) => (state.staff.croupier.includes(String(id)) ? [row.id] : [])),
    refresh: house.refresh,
    countdown: (table) => countdownOf(house.get(table)),
    onClock: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
