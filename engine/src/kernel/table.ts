// The state every table shares. A game keeps what is its own in `play`.

import { type Actor, inDealingOrder, isSeat, type SeatId, seat } from './actors.js'
import { type Citation, cite, type RuleId } from './citations.js'
import type { Account, Bound, Change, Event, Json, Move, Option, Refused, Step, Transfer } from './contract.js'
import { MONEY_MAX, type Money } from './money.js'
import type { Config } from './settings.js'

export interface Limits {
  readonly min: Money | null
  readonly max: Money | null
}

export interface Seat {
  readonly player: string
  readonly present: boolean
  /** Gone, but with stakes still in play (G-08): the seat is freed when they are settled. */
  readonly leaving: boolean
  /** The player's second table: even chances only. */
  readonly secondTable: boolean
  readonly played: boolean
  readonly idleRounds: number
  readonly complaint: boolean
  readonly askedToLeave: boolean
}

/** One player's stake on one spot, with one kind of chips. `tag` is the game's own mark, e.g. a prisoner. */
export interface Bet {
  readonly seat: SeatId
  readonly on: string
  readonly with: string
  readonly amount: Money
  readonly tag?: string
  readonly notified?: true
  readonly authorised?: 'pay' | 'refuse'
}

export interface Hold {
  readonly id: string
  readonly seat: SeatId
  readonly player: string
  readonly amount: Money
  readonly until: number
  readonly verdict: 'pay' | 'void' | null
}

export type DisputeLevel = 'croupier' | 'pit-boss' | 'recording'

export interface Dispute {
  readonly id: string
  readonly by: string
  /** Who sat there: a seat's disputes do not pass to the next player. */
  readonly player: string | null
  readonly about: string
  readonly level: DisputeLevel
  readonly decided: { readonly by: string; readonly decision: string } | null
}

export interface Table<P = unknown> {
  readonly game: string
  readonly config: Config
  readonly status: 'sealed' | 'closed' | 'open' | 'suspended'
  /** Seconds since the log began. Only a clock move changes it. */
  readonly clock: number
  readonly staff: { readonly croupier: readonly string[]; readonly 'pit-boss': readonly string[] }
  readonly seats: { readonly [id: SeatId]: Seat }
  readonly blocked: readonly SeatId[]
  readonly conduct: { readonly [player: string]: readonly string[] }
  readonly excluded: { readonly [player: string]: number }
  readonly limits: { readonly [kind: string]: Limits }
  readonly accounts: { readonly [account: Account]: Money }
  readonly bets: readonly Bet[]
  readonly round: number
  /** The last round of the session before this one. */
  readonly openedAt: number
  readonly phase: string
  /** Set by the closing instruction; then the rounds still to be played once they are announced. */
  readonly closing: 'instructed' | number | null
  readonly holding: readonly SeatId[]
  readonly holds: readonly Hold[]
  readonly disputes: readonly Dispute[]
  readonly serial: number
  readonly play: P
}

export const IDLE = 'idle'

export const newTable = <P>(game: string, config: Config, kinds: readonly string[], play: P): Table<P> => ({
  game,
  config,
  status: 'sealed',
  clock: 0,
  staff: { croupier: [], 'pit-boss': [] },
  seats: {},
  blocked: [],
  conduct: {},
  excluded: {},
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
  serial: 1,
  play,
})

const planned = (config: Config, kind: string): Limits => {
  const own = (config.limits as { [kind: string]: Partial<Limits> | undefined })[kind]
  return {
    min: own?.min === undefined ? (config.min as Money | null) : own.min,
    max: own?.max === undefined ? (config.max as Money | null) : own.max,
  }
}

// Accounts. `cash` is the house's box: what players brought in and took out. `promotions` issues coupons.
// `bank` is the tray. A seat's money chips are `seat:1`; its other holdings are `seat:1/colour`, `seat:1/stakes`...

const MAY_BE_NEGATIVE: readonly Account[] = ['cash', 'bank', 'promotions']

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
      // A game that overdraws is a bug, never a refusal: stop before anything is acknowledged.
      const left = copy[from] ?? 0
      if (left < 0 && !MAY_BE_NEGATIVE.includes(from)) throw new Error(`${from} overdrawn by ${event.type}`)
    }
  return copy ?? accounts
}

// Changes. The only way to alter a table is `change`: the patch, and the events whose transfers move the money.

export const change = <P>(s: Table<P>, patch: Partial<Table<P>>, events: readonly Event[] = []): Change<P> => ({
  state: { ...s, ...patch, accounts: post(s.accounts, events) },
  events,
})

/** Nothing to do. */
export const unchanged = <P>(s: Table<P>): Change<P> => ({ state: s, events: [] })

/** Do one thing, then another to the table it leaves. */
export const chain = <P>(first: Change<P>, ...next: ((s: Table<P>) => Change<P>)[]): Change<P> => {
  let state = first.state
  const events = [...first.events]
  for (const act of next) {
    const result = act(state)
    state = result.state
    for (const event of result.events) events.push(event)
  }
  return { state, events }
}

export const accept = <P>(done: Change<P>): Step<P> => ({ ok: true, state: done.state, events: done.events })

export const refuse = (code: string, rule: RuleId, params: { readonly [name: string]: Json } = {}): Refused => ({
  ok: false,
  refusal: { code, cite: cite(rule), params },
})

interface Details {
  readonly seat?: SeatId
  readonly to?: readonly SeatId[]
  readonly transfers?: readonly Transfer[]
  readonly [detail: string]: Json | undefined | readonly Transfer[]
}

export const event = (type: string, citation: Citation, details: Details = {}): Event => ({
  type,
  cite: citation,
  ...details,
})

/** A phrase said aloud, in Spanish always. */
export const say = (phrase: string, rule: RuleId): Event => event('said', cite(rule), { phrase })

// Reading a table.

export const capacity = (s: Table): number => s.config.seats as number
export const occupied = (s: Table): SeatId[] => inDealingOrder(Object.keys(s.seats) as SeatId[])
/** The seats whose options are asked for: one seat's own, or everybody's. */
export const asking = (s: Table, by: Actor | undefined): SeatId[] =>
  isSeat(by) ? (s.seats[by] ? [by] : []) : occupied(s)
export const allSeats = (s: Table): SeatId[] => Array.from({ length: capacity(s) }, (_, index) => seat(index + 1))
export const playersPresent = (s: Table): boolean => Object.values(s.seats).some((taken) => taken.present)
export const isOpen = (s: Table): boolean => s.status === 'open'
export const betweenRounds = (s: Table): boolean => s.phase === IDLE
export const betsOf = (s: Table, id: SeatId): Bet[] => s.bets.filter((bet) => bet.seat === id)

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
export const upTo = (min: number, max: number, step: number): Bound => ({ min, max, step })
export const offer = (by: Option['by'], move: string, fields: Option['fields'] = {}): Option => ({
  by,
  do: move,
  fields,
})

/** The same options twice: made by the seat itself, and by the croupier at its request (GEN-16, GEN-17). */
export const alsoByCroupier = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => [option, offer('croupier', option.do, { ...option.fields, for: one(option.by) })])
