// The plan of a day, from its seed alone: who comes, what each intends at each of their turns, which fault comes when. What
// the house answers decides only what becomes of an intention, never what is intended next.

import type { AnyGame } from '@tapete/engine'
import { type Random, random } from '@tapete/engine/testkit'
import type { Pace } from '../robots/pace.js'
import { BESIDES, DAY_GAMES } from './games.js'

export interface DayOptions {
  readonly seed: number
  readonly minutes: number
  readonly players: number
  /** One actor after another, nothing by itself: the same seed gives the same logs. */
  readonly lockstep?: boolean
  /** Only faults of these kinds; every kind where nothing is said. */
  readonly faults?: readonly FaultKind[]
}

export interface DayTable {
  readonly id: string
  readonly game: AnyGame
  readonly mode: 'digital' | 'live'
  readonly robot: boolean
  readonly seats: number
}

/** Faults that can befall a house from outside. */
export const FAULTS = [
  'kill-node',
  'freeze-node',
  'kill-database',
  'freeze-database',
  'cut-clients',
  'slow-clients',
  'cut-database',
  'clock-forward',
  'clock-back',
  'clock-of-database',
  'full-disk',
] as const
export type FaultKind = (typeof FAULTS)[number]

export interface PlannedFault {
  readonly kind: FaultKind
  /** Milliseconds after the doors opened; in lockstep the number of the turn before which it comes. */
  readonly at: number
  readonly lastsMs: number
  readonly node: 0 | 1
}

export interface Plan extends Required<DayOptions> {
  readonly tables: readonly DayTable[]
  readonly planned: readonly PlannedFault[]
  readonly lengthMs: number
  /** Turns of everybody together, in lockstep. */
  readonly turns: number
}

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

const hashed = (text: string): number => {
  let hash = FNV_OFFSET
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME)
  return hash
}

/** What one actor throws at one of their turns: the same however the turns before went. */
export const diceOf = (seed: number, who: string, turn = 0): Random => random(hashed(`${seed}/${who}/${turn}`))

/** Robots in a hurry, so that an hour has many rounds and a minute has some. */
export const DAY_PACE: Pace = {
  ...{ 'first-bets': 2_500, 'last-bets': 1_000, bets: 3_000, offer: 1_500, answer: 2_500 },
  ...{ between: 700, result: 300, card: 60, step: 120, errand: 80 },
}
const LOCKSTEP_PACE_MS = 1
export const LOCKSTEP_PACE: Pace = Object.fromEntries(
  Object.keys(DAY_PACE).map((pace) => [pace, LOCKSTEP_PACE_MS]),
) as Pace

const SEATS_MAX = 24

const tablesOf = ({ players, lockstep }: DayOptions): DayTable[] => {
  const wanted = Math.min(SEATS_MAX, Math.ceil((1.5 * players) / DAY_GAMES.length))
  return DAY_GAMES.flatMap((game) => {
    const bound = game.settings.seats
    const most = bound?.kind === 'integer' ? bound.max : wanted
    const seats = Math.max(2, Math.min(most, wanted))
    const digital = { game, seats, id: `day-${game.id}`, mode: 'digital' as const, robot: !lockstep }
    const live = { game, seats, id: `live-${game.id}`, mode: 'live' as const, robot: false }
    // Games of the catalogue ask at a live table only for what somebody sees; those of the kit for covered cards too.
    return BESIDES.includes(game) ? [digital] : [digital, live]
  })
}

/** Several in a short day, and time to recover between them. */
const faultEvery = (lengthMs: number): number => Math.max(4_000, Math.min(8_000, lengthMs / 9))
const FAULT_EVERY_TURNS = 60
const MINUTE_MS = 60_000
const TURNS_A_MINUTE = 600

/** Every kind comes once before one comes again. */
const faultsOf = ({ seed, faults = FAULTS }: DayOptions, length: number, every: number): PlannedFault[] => {
  const planned: PlannedFault[] = []
  let bag: FaultKind[] = []
  const last = length - every
  for (let at = every; at <= last && faults.length > 0; at += every) {
    const dice = diceOf(seed, 'fault', planned.length)
    if (bag.length === 0) bag = [...faults]
    const [kind] = bag.splice(dice.below(bag.length), 1) as [FaultKind]
    const node = dice.below(2) as 0 | 1
    planned.push({ kind, node, at: at + dice.below(Math.floor(every / 3)), lastsMs: 500 + dice.below(2_500) })
  }
  return planned
}

/** So many come on a machine however slow: a day without faults would tell nothing. */
export const FAULTS_LEAST = 4

/** When it comes after those before it were over: on a slow machine there is time to recover too, and after the day none comes. */
export const comesAt = (
  { lengthMs }: Pick<Plan, 'lengthMs'>,
  fault: PlannedFault,
  { over, struck }: { readonly over: number; readonly struck: number },
): number | undefined => {
  const at = Math.max(fault.at, over + faultEvery(lengthMs) / 2)
  return at < lengthMs || struck < FAULTS_LEAST ? at : undefined
}

export const planOf = (options: DayOptions): Plan => {
  const { seed, minutes, players, lockstep = false, faults = FAULTS } = options
  const lengthMs = minutes * MINUTE_MS
  const turns = Math.round(minutes * TURNS_A_MINUTE)
  return {
    ...{ seed, minutes, players, lockstep, faults, lengthMs, turns },
    tables: tablesOf(options),
    planned: lockstep
      ? faultsOf(options, turns, Math.min(FAULT_EVERY_TURNS, Math.floor(turns / 3)))
      : faultsOf(options, lengthMs, faultEvery(lengthMs)),
  }
}

/** The house of the day as its file. */
export const houseFileOf = ({ tables }: Plan): object => ({
  name: 'Un día',
  guests: true,
  games: DAY_GAMES.map(({ id }) => id),
  rooms: [
    {
      id: 'sala',
      tables: tables.map(({ id, game, mode, robot, seats }) => ({
        ...{ id, name: id, game: game.id, mode, robot, display: true },
        config: { seats },
      })),
    },
  ],
})
