// What a craps table keeps from one throw to the next, and what may be read off it.

import { type SeatId, seatNumber } from '../kernel/actors.js'
import type { TableConfig } from '../kernel/settings.js'
import { onSpot } from '../kernel/stakes.js'
import { type Bet, occupied, type Table } from '../kernel/table.js'
import { fateOf, type Marking, markingOf, numbered, type Point, type Thrown, thrown } from './layout.js'

/** The set at the table: every die has a name, so that it is known which two are thrown and which are missing. */
export type DiceSet = {
  /** At hand, those in play among them. */
  readonly atHand: readonly string[]
  /** The two that are thrown; empty until they are picked. */
  readonly picked: readonly string[]
  /** On the floor, not found yet. */
  readonly lost: readonly string[]
  readonly presented: boolean
  /** They are changed: «cambio de dados» is announced. */
  readonly changing: boolean
  /** The play is over and the set is not whole: a new one comes. */
  readonly due: boolean
  /** Valid throws since they were picked. */
  readonly throws: number
}

export type Mark = { readonly seat: SeatId; readonly on: string; readonly as: Marking }

export type CrapsPlay = {
  readonly point: Point | null
  readonly shooter: SeatId | null
  /** Who had the dice before: they go on from there. */
  readonly before: SeatId | null
  /** Valid throws of the shooter's hand. */
  readonly hand: number
  /** What lies on the table until it is settled. */
  readonly roll: string | null
  readonly history: readonly string[]
  readonly dice: DiceSet
  readonly marks: readonly Mark[]
  /** Throws of a player that were null by the player's own fault. */
  readonly breaches: { readonly [id: SeatId]: number }
  /** Who lost the right to throw. */
  readonly barred: readonly SeatId[]
}

export type CrapsKind = {
  play: CrapsPlay
  config: TableConfig & {
    readonly diceSet: number
    readonly diceThrows: number | null
    readonly oddsMultiple: number | null
    readonly fieldNeedsPoint: boolean
  }
  phase: (typeof PHASES)[number]
}

export type Craps = Table<CrapsKind>

export const PHASES = ['betting', 'throw', 'rolling', 'collect', 'pay'] as const
export const HISTORY_MAX = 30

export const playing = (s: Craps, patch: Partial<CrapsPlay>): { play: CrapsPlay } => ({ play: { ...s.play, ...patch } })

export const newSet = (dice: number): DiceSet => ({
  atHand: Array.from({ length: dice }, (_, index) => String(index + 1)),
  ...{ picked: [], lost: [], presented: false, changing: false, due: false, throws: 0 },
})

export const newPlay = (dice: number): CrapsPlay => ({
  ...{ point: null, shooter: null, before: null, hand: 0, roll: null },
  ...{ history: [], dice: newSet(dice), marks: [], breaches: {}, barred: [] },
})

/** What lies on the table; undefined while nothing does. */
export const cameOf = (s: Craps): Thrown | undefined =>
  s.play.roll === null ? undefined : thrown(s.play.roll, s.play.point)

/** The point once a throw is settled (CR-31, CR-32). */
export const pointAfter = ({ sum, point }: Thrown): Point | null => {
  if (point !== null) return sum === point || sum === 7 ? null : point
  return fateOf('pass-line', { sum, hard: false, point: null }).is === 'stays' ? (sum as Point) : null
}

const isMarked = (s: Craps, { seat, on }: Pick<Bet, 'seat' | 'on'>): boolean =>
  s.play.marks.some((mark) => mark.seat === seat && mark.on === on)

/** Whether a bet plays now: a hard way at the come-out only under a marker (CR-59, CR-60), a place bet unless it has one (D-11). */
export const plays = (s: Craps, bet: Pick<Bet, 'seat' | 'on'>): boolean => {
  const marking = markingOf(bet.on)
  if (marking === 'on') return s.play.point !== null || isMarked(s, bet)
  return !(marking === 'off' && isMarked(s, bet))
}

/** Marks whose bet is gone go with it (D-41). */
export const marksLeft = (s: Craps): readonly Mark[] =>
  s.play.marks.filter(({ seat, on }) => s.bets.some((bet) => bet.seat === seat && bet.on === on))

export const hasLineBet = (s: Craps, id: SeatId): boolean =>
  onSpot(s, id, 'pass-line') > 0 || onSpot(s, id, 'dont-pass') > 0

/** A bet that plays until it is won or lost: pass line with a point (CR-34), come that travelled (CR-44). */
export const isContract = (s: Craps, on: string): boolean => {
  const { name, number } = numbered(on)
  return (name === 'pass-line' && s.play.point !== null) || (name === 'come' && number !== null)
}

/** What no throw decides once its player is gone: odds without their line, and what is marked out of play (D-31). */
export const isLoose = (s: Craps, bet: Bet): boolean => {
  if (numbered(bet.on).name === 'pass-odds') return onSpot(s, bet.seat, 'pass-line') === 0
  return markingOf(bet.on) === 'off' && isMarked(s, bet)
}

// Who may have the dice.

/** Players who stay at the table. */
export const staying = (s: Craps): readonly SeatId[] => occupied(s).filter((id) => !s.seats[id]?.leaving)

/** Who can be offered the dice; those without the right to throw only where nobody else is there (D-40). */
export const candidates = (s: Craps): readonly SeatId[] => {
  const there = staying(s).filter((id) => s.seats[id]?.present)
  const entitled = there.filter((id) => !s.play.barred.includes(id))
  return entitled.length > 0 ? entitled : there
}

/** Whether the dice stay where they are. A shooter who is away keeps them while nobody else could take them. */
export const hasShooter = (s: Craps): boolean => {
  const { shooter } = s.play
  if (shooter === null || !staying(s).includes(shooter)) return false
  const others = candidates(s)
  return others.length === 0 || others.includes(shooter)
}

/** The next to be offered the dice: clockwise, the first at the croupiers' left (CR-08, D-01). */
export const nextShooter = (s: Craps): SeatId | undefined => {
  const there = candidates(s)
  const after = s.play.before === null ? 0 : seatNumber(s.play.before)
  return there.find((id) => seatNumber(id) > after) ?? there[0]
}
