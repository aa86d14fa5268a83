// Looks after the tables of the house: the robot's next move, the clock, and people who are no longer there.

import { createHash } from 'node:crypto'
import { betweenRounds, type Move, natureOf, occupied, type Seat, type SeatId } from '@tapete/engine'
import type { Clock } from '../clock/clock.js'
import type { Dealer } from '../draws/dealer.js'
import { countsFromNow, runsOutAt, tellTime, timeNow } from '../floor/clock.js'
import type { FloorTimes } from '../floor/floor.js'
import type { House, Known } from '../floor/house.js'
import type { Presence } from '../floor/presence.js'
import { HELD_CODES, type Leaving } from '../protection/leaving.js'
import { isDatabaseTrouble, TableAside } from '../tables/aside.js'
import type { Plan } from '../tables/deed.js'
import type { Tables } from '../tables/tables.js'
import type { Leases } from './lease.js'
import { nextOf, type Pace, type Served } from './pace.js'

export interface AttendantOptions {
  readonly house: House
  readonly tables: Tables
  readonly dealer: Dealer
  readonly presence: Presence
  readonly leases: Leases
  readonly times: FloorTimes
  readonly clock: Clock
  readonly onError: (error: Error) => void
  paceOf(known: Known): Pace
  /** A player of the house, whom nobody waits for and no connection vouches for. */
  isRobot(player: string): boolean
  /** A table at which players of the house play though nobody looks on. */
  keeps(table: string): boolean
  /** Who may not play on. */
  readonly leaving: Pick<Leaving, 'seatOf'>
  /** Nothing is drawn there for now: what came is settled, nothing new begins. */
  isStopped(known: Known): boolean
}

export interface Attendant {
  /** Something changed at a table. */
  look(table: string): void
  /** Renews the leases of all tables that need somebody, and looks at each. */
  beat(): Promise<void>
  stop(): Promise<void>
}

interface Task {
  readonly at: number
  /** Answers whether anything changed that this node knows of. */
  run(): Promise<boolean>
}

interface Job {
  running: Promise<void> | undefined
  again: boolean
  vain: number
  /** How often in a row it failed. */
  failures: number
  timer: NodeJS.Timeout | undefined
}

/** After a task that changed nothing: another node was quicker, and its news is under way. */
const PAUSE_MS = 25
/** What fails so often in a row fails for good: somebody has to look at the table. */
const FAILURES_MAX = 5

/** The same move at the same place has the same key on every node. */
export const keyOf = (table: string, seq: number, what: string): string => {
  const hex = createHash('sha256').update(`${table} ${seq} ${what}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

export const attendantOf = (options: AttendantOptions): Attendant => {
  const { house, tables, dealer, presence, leases, times, clock, onError, paceOf, isRobot, keeps, leaving, isStopped } =
    options
  const jobs = new Map<string, Job>()
  /** What was refused in a round, for limits and exclusions of players or an errand, by table: tried again it would keep everybody waiting. */
  const held = new Map<string, { readonly round: number; readonly moves: Set<string> }>()
  let stopped = false

  /** Answers whether it was done now. */
  const command = async (known: Known, plan: Plan, place: number, expected?: number): Promise<boolean> => {
    const key = keyOf(known.row.id, place, JSON.stringify(plan.move))
    // The round waits for no errand: one that cannot be done now (another log would have to hear of it) is left for the next.
    const isErrand = natureOf(known.game, plan.move.do) === 'errand'
    try {
      const answer = await tables.command({ table: known.row.id, key, expected, ...plan })
      if (answer.ok) return !answer.repeated
      const { code } = answer.refusal
      if (HELD_CODES.includes(code) || (isErrand && code !== 'version-conflict')) hold(known, plan.move)
    } catch (error) {
      if (!isErrand || !(error instanceof TableAside) || error.aside.table === known.row.id) throw error
      hold(known, plan.move)
    }
    return false
  }

  const hold = ({ row, state }: Known, move: Move): void => {
    const before = held.get(row.id)
    const moves = before?.round === state.round ? before.moves : new Set<string>()
    held.set(row.id, { round: state.round, moves: moves.add(JSON.stringify(move)) })
  }

  const isHeldAt = ({ row, state }: Known): Pick<Served, 'isHeld'> => {
    const known = held.get(row.id)
    if (known?.round !== state.round) return {}
    return { isHeld: (move) => known.moves.has(JSON.stringify(move)) }
  }

  const unasked = (known: Known, move: Move): Promise<boolean> =>
    command(known, { person: null, role: 'house', move }, known.version)

  const isThere = ({ present, player }: Seat): boolean => present && !isRobot(player)

  const robotTask = (known: Known): Task | undefined => {
    const { row, game, state, turn, version } = known
    const seats = Object.values(state.seats)
    const awake = presence.anybody(row.id) || seats.some(isThere) || (seats.length > 0 && keeps(row.id))
    const served = {
      game,
      state,
      turn,
      awake,
      robot: row.robot !== null,
      digital: row.mode === 'digital',
      ...isHeldAt(known),
    }
    const next = nextOf(served, paceOf(known))
    if (!next) return undefined
    const { at, move } = next
    if (isStopped(known) && (move === 'deal' || betweenRounds(state))) return undefined
    if (move === 'deal') return { at, run: async () => (await dealer.deal(row.id))?.ok === true }
    const run = () => {
      const before = countsFromNow(game, state, move.do) ? timeNow(clock, row, state) : []
      // Only at the table it was decided on: bets are not closed over a call that came meanwhile.
      return command(known, { person: null, role: move.by, move, before }, version, version)
    }
    return { at, run }
  }

  const clockTask = ({ row, state }: Known): Task | undefined => {
    const at = runsOutAt(row, state)
    return at === undefined ? undefined : { at, run: () => tellTime(clock, tables, row.id) }
  }

  /** Whoever is not seen steps away after the grace, and leaves in the end: seats are for people. */
  const absenceTask = (known: Known): Task | undefined => {
    const { row, state } = known
    const missing = occupied(state).find((id) => {
      const seat = state.seats[id] as Seat
      if (isRobot(seat.player)) return false
      const standing = presence.standing(row.id, Number(seat.player))
      return !seat.leaving && standing !== 'live' && (seat.present || standing === 'gone')
    })
    if (missing === undefined) return undefined
    return { at: 0, run: () => absent(known, missing) }
  }

  /** Who may not play on gives up the seat, and the chips go to the wallet. */
  const leavingTask = (known: Known): Task | undefined => {
    const id = leaving.seatOf(known.state)
    return id && { at: 0, run: () => unasked(known, { by: id, do: 'leave' }) }
  }

  const absent = async (known: Known, id: SeatId): Promise<boolean> => {
    const { present, player } = known.state.seats[id] as Seat
    const standing = await presence.check(known.row.id, Number(player))
    if (standing === 'live') return true
    if (present) {
      await presence.away(known.row.id, Number(player))
      return unasked(known, { by: id, do: 'step-away' })
    }
    return standing === 'gone' && unasked(known, { by: id, do: 'leave' })
  }

  const taskOf = (known: Known): Task | undefined =>
    [leavingTask(known), absenceTask(known), clockTask(known), robotTask(known)]
      .filter((task) => task !== undefined)
      .sort((a, b) => a.at - b.at)[0]

  /** Does what is due; answers how long to wait for the next, or undefined when there is nothing. */
  const attend = async (table: string, job: Job): Promise<number | undefined> => {
    for (;;) {
      const known = house.get(table)
      const task = known && taskOf(known)
      if (!task || stopped) return undefined
      if (!leases.holds(table) && (leases.isAnothers(table) || !(await leases.claim([table])).has(table)))
        return undefined
      const wait = task.at - clock.now()
      if (wait > 0) return wait
      if (await task.run()) {
        job.vain = 0
        job.failures = 0
        continue
      }
      await tables.load(table)
      job.vain += 1
      return Math.min(times.beat, PAUSE_MS * 2 ** job.vain)
    }
  }

  const jobOf = (table: string): Job => {
    const job = jobs.get(table) ?? { running: undefined, again: false, vain: 0, failures: 0, timer: undefined }
    jobs.set(table, job)
    return job
  }

  /** A table that fails is nobody else's trouble, and not tried for ever. */
  const failed = async (table: string, error: Error): Promise<void> => {
    if (error instanceof TableAside) return
    onError(error)
    if (isDatabaseTrouble(error)) return
    const job = jobOf(table)
    job.failures += 1
    if (job.failures < FAILURES_MAX) return
    job.failures = 0
    await tables.setAside(table, error).catch(onError)
  }

  const hasTask = (known: Known): boolean => {
    try {
      return taskOf(known) !== undefined
    } catch (error) {
      void failed(known.row.id, error as Error)
      return false
    }
  }

  const look = (table: string): void => {
    if (stopped) return
    const job = jobOf(table)
    if (job.running) {
      job.again = true
      return
    }
    clearTimeout(job.timer)
    job.again = false
    job.running = attend(table, job)
      .catch(async (error: Error) => {
        await failed(table, error)
        return undefined
      })
      .then((wait) => {
        job.running = undefined
        if (stopped) return
        if (job.again) look(table)
        else if (wait !== undefined) job.timer = setTimeout(() => look(table), Math.min(wait, times.lease))
      })
  }

  return {
    look,
    beat: async () => {
      const busy = house.all().filter(hasTask)
      if (busy.length === 0) return
      for (const table of await leases.claim(busy.map(({ row }) => row.id))) look(table)
    },
    stop: async () => {
      stopped = true
      for (const job of jobs.values()) clearTimeout(job.timer)
      await Promise.all([...jobs.values()].map((job) => job.running))
    },
  }
}
