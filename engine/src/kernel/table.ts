// The state every table shares. A game keeps what is its own in `play`.

import { type Actor, inDealingOrder, isSeat, type SeatId, seat } from './actors.js'
import type { RuleId } from './citations.js'
import type { Account, Bound, Change, Event, Json, Kind, Move, Option, Step, Telling, Transfer } from './contract.js'
import { groupBy, once } from './lists.js'
import { MONEY_MAX, type Money } from './money.js'
import { planned } from './settings.js'

export type Limits = {
  readonly min: Money | null
  readonly max: Money | null
}

export interface Seat {
  readonly player: string
  readonly present: boolean
  /** Gone, but with stakes still in play (G-08): the seat is freed when they are settled. */
  readonly leaving: boolean
  readonly played: boolean
  /** Sat down when betting on the round had closed. */
  readonly late: boolean
  readonly idleRounds: number
  readonly complaint: boolean
  readonly askedToLeave: boolean
}

/** One player's stake on one spot, with one kind of chips. `tag` is the game's own mark, e.g. a prisoner. */
export type Bet = {
  readonly seat: SeatId
  readonly on: string
  readonly with: string
  readonly amount: Money
  readonly tag?: string
  readonly notified?: true
  readonly authorised?: 'pay' | 'refuse'
}

/** The order to hold a seat's payments of this round, and when it ends. */
export type HoldOrder = { readonly seat: SeatId; readonly until: number }

export type Hold = {
  readonly id: string
  readonly seat: SeatId
  readonly player: string
  readonly amount: Money
  readonly until: number
  readonly verdict: 'pay' | 'void' | null
  /** Whose bank it was won from, where that is a player's: void, it goes back there. */
  readonly against?: { readonly seat: SeatId; readonly player: string }
  /** The pit boss asked for it to be void, which takes a second person (G-27). */
  readonly voiding?: true
  /** What the log it was won from is told if it is void: the money goes back there. */
  readonly tells?: Telling
}

export type DisputeLevel = 'croupier' | 'pit-boss' | 'recording'

export type Dispute = {
  readonly id: string
  readonly by: string
  /** Who sat there: a seat's disputes do not pass to the next player. */
  readonly player: string | null
  readonly about: string
  readonly level: DisputeLevel
  readonly decided: { readonly by: string; readonly decision: string } | null
}

/** What one spot staked and brought a player in a round: the bounds of its corrections follow from it. */
export type SettledLine = {
  readonly seat: SeatId
  readonly player: string
  readonly on: string
  /** What left the cloth there, won or lost. */
  readonly staked: Money
  /** What came to the player's chips, stakes that went back with it. */
  readonly returned: Money
  /** What is held of it while a result is verified. */
  readonly held: Money
  /** What corrections add to it, made or waiting; below zero they take. */
  readonly corrected: Money
}

export type SettledRound = {
  readonly round: number
  readonly lines: readonly SettledLine[]
  /** What one person alone has corrected of it so far, either way. */
  readonly alone: Money
}

/** A correction of a settled round: made by one person, or waiting for the second. */
export type Correction = {
  readonly id: string
  readonly seat: SeatId
  readonly player: string
  readonly round: number
  readonly on: string
  readonly with: string
  readonly amount: Money
  readonly reason: string
  readonly status: 'waiting' | 'confirmed' | 'rejected' | 'made'
}

export interface Table<G extends Kind = Kind> {
  readonly game: string
  readonly config: G['config']
  readonly status: 'sealed' | 'closed' | 'open' | 'suspended'
  /** Seconds since the log began. Only a clock move changes it. */
  readonly clock: number
  readonly staff: { readonly croupier: readonly string[]; readonly 'pit-boss': readonly string[] }
  readonly seats: { readonly [id: SeatId]: Seat }
  readonly blocked: readonly SeatId[]
  readonly conduct: { readonly [player: string]: readonly string[] }
  /** Until when a player is kept away. */
  readonly excluded: { readonly [player: string]: number }
  /** Players excluded from the next round on (GEN-34): their period begins with it. */
  readonly excludedNext: readonly string[]
  /** The bet plan in force: its reference, and its limits by kind of bet. */
  readonly plan: string
  readonly limits: { readonly [kind: string]: Limits }
  readonly accounts: { readonly [account: Account]: Money }
  readonly bets: readonly Bet[]
  readonly round: number
  /** The last round of the session before this one. */
  readonly openedAt: number
  readonly phase: G['phase'] | TablePhase
  /** Set by the closing instruction; then the rounds still to be played once they are announced. */
  readonly closing: 'instructed' | number | null
  readonly holding: readonly HoldOrder[]
  readonly holds: readonly Hold[]
  readonly disputes: readonly Dispute[]
  /** What this round has settled so far. */
  readonly settling: readonly SettledLine[]
  /** The last round that was settled; null before the first, and after one that was broken off. */
  readonly settled: SettledRound | null
  /** What waits for a second person, and the last that were made. */
  readonly corrections: readonly Correction[]
  readonly serial: number
  readonly play: G['play']
}

export const IDLE = 'idle'
/** The phase in which a croupier hands every stake back, because the round cannot be finished. */
export const GIVING_BACK = 'giving-back'
/** The phase in which the pit boss decides about faulty equipment. */
export const FAULT = 'fault'

/** The phases any table may be in; a game adds those of its round. */
export type TablePhase = typeof IDLE | typeof GIVING_BACK | typeof FAULT

export const newTable = <G extends Kind>(
  game: string,
  config: G['config'],
  kinds: readonly string[],
  play: G['play'],
): Table<G> => ({
  game,
  config,
  status: 'sealed',
  clock: 0,
  staff: { croupier: [], 'pit-boss': [] },
  seats: {},
  blocked: [],
  conduct: {},
  excluded: {},
  excludedNext: [],
  plan: config.plan,
  limits: Object.fromEntries(kinds.map((kind) => [kind, planned(config, kind)])),
  accounts: {},
  bets: [],
  round: 0,
  openedAt: 0,
  phase: IDLE,
  closing: null,
  holding: [],
  holds: [],
  disputes: [],
  settling: [],
  settled: null,
  corrections: [],
  serial: 1,
  play,
})

// Accounts, as accounts.ts declares them.

export const holding = (id: SeatId, kind: string): Account => (kind === 'money' ? id : `${id}/${kind}`)
export const stakes = (id: SeatId): Account => `${id}/stakes`
export const balance = (s: Table, account: Account): Money => s.accounts[account] ?? 0

/** What one move can take from an account: amounts in a move are bounded. */
export const spendable = (s: Table, account: Account): Money => Math.min(balance(s, account), MONEY_MAX)

export const transfer = (from: Account, to: Account, amount: Money): Transfer[] =>
  amount === 0 ? [] : [{ from, to, amount }]

const post = (accounts: Table['accounts'], events: readonly Event[]): Table['accounts'] => {
  let copy: Record<Account, Money> | undefined
  for (const event of events)
    for (const { from, to, amount } of event.transfers ?? []) {
      copy ??= { ...accounts }
      copy[from] = (copy[from] ?? 0) - amount
      copy[to] = (copy[to] ?? 0) + amount
    }
  return copy ?? accounts
}

// Changes. The only way to alter a table is `change`: the patch, and the events whose transfers move the money.

export const change = <G extends Kind>(
  s: Table<G>,
  patch: Partial<Table<G>>,
  events: readonly Event[] = [],
): Change<G> => ({
  state: { ...s, ...patch, accounts: post(s.accounts, events) },
  events,
})

/** Nothing to do. */
export const unchanged = <G extends Kind>(s: Table<G>): Change<G> => ({ state: s, events: [] })

/** Do one thing, then another to the table it leaves. */
export const chain = <G extends Kind>(first: Change<G>, ...next: ((s: Table<G>) => Change<G>)[]): Change<G> => {
  let state = first.state
  const events = [...first.events]
  for (const act of next) {
    const result = act(state)
    state = result.state
    for (const event of result.events) events.push(event)
  }
  return { state, events }
}

export const accept = <G extends Kind>(done: Change<G>): Step<G> => ({
  ok: true,
  state: done.state,
  events: done.events,
})

interface Details {
  readonly seat?: SeatId
  readonly to?: readonly SeatId[]
  readonly transfers?: readonly Transfer[]
  readonly tells?: Telling
  readonly [detail: string]: Json | undefined | readonly Transfer[]
}

export const event = (type: string, rule: RuleId, details: Details = {}): Event => ({ type, cite: rule, ...details })

/** A phrase said aloud, in Spanish always. */
export const say = (phrase: string, rule: RuleId): Event => event('said', rule, { phrase })

// Reading a table.

export const capacity = (s: Table): number => s.config.seats
const inOrder = once((seats: Table['seats']): readonly SeatId[] => inDealingOrder(Object.keys(seats) as SeatId[]))
export const occupied = (s: Pick<Table, 'seats'>): readonly SeatId[] => inOrder(s.seats)
/** The seats whose own options are asked for: one seat's, everybody's, or of staff only the seat that is served. */
export const asking = (s: Table, by: Actor | undefined, served?: SeatId): readonly SeatId[] => {
  if (by === undefined) return occupied(s)
  const asker = isSeat(by) ? by : served
  return asker !== undefined && s.seats[asker] ? [asker] : []
}
export const allSeats = (s: Table): SeatId[] => Array.from({ length: capacity(s) }, (_, index) => seat(index + 1))
export const playersPresent = (s: Table): boolean => Object.values(s.seats).some((taken) => taken.present)
export const isOpen = (s: Table): boolean => s.status === 'open'
export const betweenRounds = (s: Table): boolean => s.phase === IDLE
/** Below this, looking through all of them is faster than keeping an index. */
const MANY = 32
const stakesBySeat = once((bets: readonly Bet[]) => groupBy(bets, (bet) => bet.seat))
const NONE: readonly Bet[] = []
export const betsOf = (s: Table, id: SeatId): readonly Bet[] => {
  const own = s.bets.length < MANY ? s.bets.filter((bet) => bet.seat === id) : stakesBySeat(s.bets).get(id)
  return own?.length ? own : NONE
}

/** What a player was warned for in this session. Names come from outside: `constructor` is one. */
export const recordOf = (s: Table, player: string): readonly string[] =>
  Object.hasOwn(s.conduct, player) ? (s.conduct[player] as readonly string[]) : []

/** Whether a dispute is the business of whoever sits here now. */
export const ownsDispute = (s: Table, dispute: Dispute, viewer: string): boolean =>
  dispute.by === viewer && (!isSeat(viewer) || s.seats[viewer]?.player === dispute.player)

/** The seat a move is about: a seat acts for itself, staff names the seat it serves. */
export const seatOf = (m: Move): SeatId => (m.for ?? m.by) as SeatId

// Options.

export const one = (...oneOf: readonly (string | number)[]): Bound => ({ oneOf })
export const upTo = (min: number, max: number, step: number): Extract<Bound, { readonly min: number }> => ({
  min,
  max,
  step,
})
export const offer = (by: Option['by'], move: string, fields: Option['fields'] = {}): Option => ({
  by,
  do: move,
  fields,
})

/** Options of seats, and the same by the croupier at their request (GEN-16, GEN-17), as far as they are asked for. */
export const alsoByCroupier = (options: readonly Option[], by: Actor | undefined): Option[] => {
  if (isSeat(by)) return [...options]
  const served = (option: Option) => offer('croupier', option.do, { ...option.fields, for: one(option.by) })
  return by === undefined ? options.flatMap((option) => [option, served(option)]) : options.map(served)
}
