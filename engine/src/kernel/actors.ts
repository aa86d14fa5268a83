// Who acts, and who looks. Seats are numbered in dealing order: seat 1 at the croupier's left.

export type SeatId = `seat:${number}`

export const STAFF = ['croupier', 'pit-boss', 'section-head', 'room-head'] as const
export type Staff = (typeof STAFF)[number]

/** Another log that has something to say here: a pot to its tables, a table to its pot. */
export type LogId = `log:${string}`

/** `chance` is the ball, the card, the dice; `clock` is time, which enters as a move like everything else. */
export type Actor = SeatId | Staff | LogId | 'chance' | 'clock'
export type Role = 'seat' | Staff | 'log' | 'chance' | 'clock'

/**
 * `public` is a wall display or a person who is not seated; `regulator` sees what staff sees. Neither knows a card that lies
 * face down: only the `auditor`, who looks when a round is over, knows everything.
 */
export type Viewer = SeatId | Staff | 'regulator' | 'auditor' | 'public'

const SEAT = /^seat:[1-9][0-9]{0,3}$/

/** Names that were read before: in a hall of hundreds every rule asks it of every seat. There are no more than can be seats. */
const seats = new Set<string>()

export const isSeat = (value: unknown): value is SeatId => {
  if (typeof value !== 'string') return false
  if (seats.has(value)) return true
  if (!SEAT.test(value)) return false
  seats.add(value)
  return true
}
export const seat = (number: number): SeatId => `seat:${number}`
export const seatNumber = (id: SeatId): number => Number(id.slice('seat:'.length))

const ROLES: readonly string[] = [...STAFF, 'chance', 'clock']

const LOG = /^log:[a-z0-9][a-z0-9-]{0,62}$/

export const isLog = (value: unknown): value is LogId => typeof value === 'string' && LOG.test(value)
export const logActor = (table: string): LogId => `log:${table}`
/** The table, or pot, that speaks. */
export const logName = (actor: Actor): string => actor.slice('log:'.length)

export const isActor = (value: unknown): value is Actor =>
  isSeat(value) || (typeof value === 'string' && ROLES.includes(value)) || isLog(value)

export const roleOf = (actor: Actor): Role => (isSeat(actor) ? 'seat' : isLog(actor) ? 'log' : actor)

export const isStaff = (viewer: Actor | Viewer): viewer is Staff => (STAFF as readonly string[]).includes(viewer)

/** Dealing order, first seat at the croupier's left. */
export const inDealingOrder = (seats: readonly SeatId[]): SeatId[] =>
  [...seats].sort((a, b) => seatNumber(a) - seatNumber(b))

/**
 * Positions counted from the croupier's right, as the regulation does for the peso that cannot be divided
 * (scj-2023 III.6): the last seat in dealing order comes first.
 */
export const fromCroupiersRight = (seats: readonly SeatId[]): SeatId[] => inDealingOrder(seats).reverse()
