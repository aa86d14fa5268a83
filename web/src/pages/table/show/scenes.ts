// What there is to see between one state of a table and the next: a throw that falls, chips that are collected and paid in
// the order of the events, a card, a change of phase. Pure: how long and in which order; `useShow` plays it.

import type { Trod } from '../../../app/live.js'
import type { Bet, Event, TableState } from '../../../app/types.js'
import { isClosed, isTurning, stepOf } from '../../../games/families.js'
import type { FamilyModule } from '../../../games/family.js'
import type { Cue } from '../../../sound/synth.js'
import { type Line, linesOf } from '../payments.js'

/** Chips of one bet, on their way. */
export interface Flight {
  readonly key: string
  readonly seat: string
  readonly spot: string
  readonly with: string
  /** What moves: the stake that is collected, or what is paid. */
  readonly amount: number
  readonly way: 'collected' | 'paid'
}

export interface Beat {
  readonly flights: readonly Flight[]
  readonly ms: number
  readonly cue?: Cue | undefined
  /** How many events of the step have been told when it begins. */
  readonly told: number
}

interface Step {
  readonly version: number
  /** The table before, and as the step leaves it. */
  readonly before: TableState
  readonly after: TableState
}

export interface Throw extends Step {
  readonly kind: 'fall'
  readonly result: string
  /** The ball already ran when the result came. */
  readonly ran: boolean
}

export interface Beats extends Step {
  readonly kind: 'beats'
  readonly events: readonly Event[]
  readonly beats: readonly Beat[]
  /** Chips move: until they lie, the table is shown as it was. */
  readonly settles: boolean
}

export type Scene = Throw | Beats

export interface Watching {
  readonly family: Pick<FamilyModule, 'resultOf' | 'table' | 'voidedBy'>
  readonly me: string | null
  /** The kind of a spot: bets of one kind that follow one another are collected together. */
  readonly kindOf: (spot: string) => string
  /** Chips do not move: what they come to is told in words. */
  readonly still: boolean
}

/** In milliseconds, as the tokens of the look have them. */
export const TIMES = { phase: 420, turning: 900, class: 420, paid: 600, others: 420, rest: 700, read: 900 } as const
const CLASSES_MAX = 6
const PAYMENTS_MAX = 6

type Moving = Pick<Flight, 'seat' | 'spot' | 'with' | 'amount' | 'way'> & { readonly event: number }

const MOVES: { readonly [kind: string]: Flight['way'] } = { collected: 'collected', halved: 'collected', paid: 'paid' }

const movingIn = (line: Line, seat: string, event: number): Moving[] => {
  const way = MOVES[line.kind]
  const amount = Math.abs(line.net)
  return way && amount > 0 ? [{ seat, spot: line.on, with: line.with, amount, way, event }] : []
}

/** Runs of what moves together: a class that is collected, one's own payments each, those of others at a time. */
const grouped = (all: readonly Moving[], { me, kindOf }: Watching): Moving[][] => {
  const groups: { key: string; moves: Moving[] }[] = []
  const count = { collected: 0, paid: 0 }
  for (const [index, move] of all.entries()) {
    const own = move.way === 'paid' && move.seat === me
    const key = move.way === 'collected' ? `class ${kindOf(move.spot)}` : own ? `own ${index}` : 'others'
    const last = groups.at(-1)
    const same = last && last.moves[0]?.way === move.way
    const full = move.way === 'collected' ? count.collected >= CLASSES_MAX : own && count.paid >= PAYMENTS_MAX
    if (same && (last.key === key || (full && last.key !== 'others'))) {
      last.moves.push(move)
      continue
    }
    groups.push({ key, moves: [move] })
    if (move.way === 'collected') count.collected += 1
    else if (own) count.paid += 1
  }
  return groups.map(({ moves }) => moves)
}

const settling = (version: number, events: readonly Event[], watching: Watching): Beat[] => {
  const all = events.flatMap((event, index) =>
    typeof event.seat === 'string'
      ? linesOf(event, watching.family).flatMap((line) => movingIn(line, event.seat as string, index))
      : [],
  )
  return grouped(all, watching).map((moves) => {
    const [first] = moves as [Moving, ...Moving[]]
    const own = first.way === 'paid' && first.seat === watching.me
    return {
      flights: moves.map(({ event, ...move }) => ({ ...move, key: `${version} ${event} ${move.spot} ${move.with}` })),
      ms: first.way === 'collected' ? TIMES.class : own ? TIMES.paid : TIMES.others,
      cue: first.way === 'collected' ? 'rake' : own ? 'pay' : undefined,
      told: Math.min(...moves.map(({ event }) => event)),
    }
  })
}

const pause = (told: number, ms: number): Beat => ({ flights: [], ms, told })

/** How long a phase is looked at before what follows it, when both came at once. The present waits for nothing. */
const phaseBeat = (before: TableState, after: TableState, events: number, past: boolean): Beat[] => {
  const { game, phase } = after.view
  if (!past || phase === before.view.phase) return []
  if (isTurning(game, phase) || isClosed(game, phase)) return [pause(events, TIMES.turning)]
  return stepOf(game, phase) === stepOf(game, before.view.phase) ? [] : [pause(events, TIMES.phase)]
}

interface Seen extends Trod {
  /** The table has gone on to another phase since. */
  readonly past: boolean
}

const sceneOf = (before: TableState, { state: after, events, past }: Seen, watching: Watching): Scene | undefined => {
  const { version } = after
  const { family } = watching
  const step = { version, before, after }
  const result = family.resultOf?.(events)
  if (result !== undefined)
    return { kind: 'fall', ...step, result, ran: isTurning(before.view.game, before.view.phase) }
  const chips = watching.still ? [] : settling(version, events, watching)
  if (chips.length > 0) {
    const beats = [...chips, pause(events.length, TIMES.read)]
    return { kind: 'beats', ...step, events, beats, settles: true }
  }
  const own = family.table?.beat?.(events)
  const beats = own
    ? [{ ...pause(events.length, own.ms), cue: own.cue }]
    : phaseBeat(before, after, events.length, past)
  return beats.length > 0 ? { kind: 'beats', ...step, events, beats, settles: false } : undefined
}

/** The first thing of the trail that is still to be seen. */
export const sceneAfter = (trail: readonly Trod[], seen: number, watching: Watching): Scene | undefined => {
  for (const [index, trod] of trail.entries()) {
    const before = trail[index - 1]?.state
    if (!before || trod.state.version <= seen) continue
    const { phase } = trod.state.view
    const past = trail.slice(index + 1).some(({ state }) => state.view.phase !== phase)
    const scene = sceneOf(before, { ...trod, past }, watching)
    if (scene) return scene
  }
  return undefined
}

const isSame = (bet: Bet, flight: Flight): boolean =>
  bet.seat === flight.seat && bet.on === flight.spot && bet.with === flight.with

/** The table in the middle of a scene: what was not told yet has not happened, what flies stands nowhere. */
export const shownAt = ({ before, after, events, beats, settles }: Beats, index: number): TableState => {
  const beat = beats[index]
  if (!settles || !beat) return after
  const gone = beats.slice(0, index + 1).flatMap(({ flights }) => flights.filter(({ way }) => way === 'collected'))
  const bets = before.view.bets.flatMap((bet) => {
    if (!gone.some((flight) => isSame(bet, flight))) return [bet]
    // Half of it may stay.
    return after.view.bets.filter(({ seat, on, with: kind }) => seat === bet.seat && on === bet.on && kind === bet.with)
  })
  const told = events.slice(0, beats[index + 1]?.told ?? events.length)
  return {
    ...after,
    view: { ...after.view, bets, seats: before.view.seats },
    events: [...before.events, ...told],
  }
}

/** What was paid so far, and lies beside its bet. */
export const landedAt = ({ beats }: Beats, index: number): readonly Flight[] =>
  beats.slice(0, index).flatMap(({ flights }) => flights.filter(({ way }) => way === 'paid'))
