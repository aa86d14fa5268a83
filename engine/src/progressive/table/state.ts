// What a table keeps of the pots it feeds. Nothing, until a pot tells it of itself: to such tables nothing of this exists.

import { type AccountClass, LINK_ACCOUNT } from '../../kernel/accounts.js'
import type { SeatId } from '../../kernel/actors.js'
import type { Account, Change, Kind } from '../../kernel/contract.js'
import type { Money } from '../../kernel/money.js'
import { balance, type Table } from '../../kernel/table.js'
import type { Lucky } from '../terms.js'

/** A pot as its table knows it: it takes bets, in these credits and between these limits. */
export type Here = {
  readonly open: boolean
  readonly version: number
  readonly credit: Money
  readonly min: Money
  readonly max: Money
  readonly acceptor: 'electronic' | 'manual'
  readonly lucky: Lucky | null
}

export const MEANS = ['credits', 'money', 'promo'] as const
export type Means = (typeof MEANS)[number]

export type SideBet = {
  readonly seat: SeatId
  readonly pot: string
  readonly amount: Money
  /** What of it came from where: there it goes back to. */
  readonly parts: { readonly [means in Means]?: Money }
  /** `lit` until bets close; `locked` with the pot; then `lost`, or `won` what its hand is worth. */
  readonly status: 'lit' | 'locked' | 'lost' | 'won'
  readonly why?: string
  readonly category?: string
  /** What the pot said it brings. */
  readonly prize?: Money
}

export type PrizeDue = {
  readonly pot: string
  readonly seat: SeatId
  readonly category: string
  readonly amount: Money
}

export interface PotsHere {
  readonly connected: { readonly [pot: string]: Here }
  readonly bets: readonly SideBet[]
  /** «No más apuestas» was said: no lamp goes on or off. */
  readonly locked: boolean
  /** Every hand with a lamp was judged. */
  readonly claimed: boolean
  /** What the pots have paid to this table and it has not handed over. */
  readonly prizes: readonly PrizeDue[]
  /** Whom a random prize in cash was drawn for, until the pot pays it. */
  readonly lucky: readonly { readonly pot: string; readonly seat: SeatId }[]
  /** Pots whose random prize of this round was drawn. */
  readonly drawn: readonly string[]
  /** Positions with a faulty lamp, now and from the next round on (PG-20). */
  readonly closed: readonly SeatId[]
  readonly closing: readonly SeatId[]
  /** Credits bought that the croupier has not activated. */
  readonly inactive: { readonly [seat: SeatId]: Money }
  /** Credits of the table, lit ones among them, in money (PRG-16). */
  readonly counter: Money
}

export interface SidePlay {
  readonly pots?: PotsHere
}

export type SideKind = Kind & { readonly play: SidePlay }

const NO_POTS: PotsHere = {
  ...{ connected: {}, bets: [], locked: false, claimed: false, prizes: [], lucky: [], drawn: [] },
  ...{ closed: [], closing: [], inactive: {}, counter: 0 },
}

/** Holdings of a seat that are no other instrument's name. */
export const HOLDINGS = ['credits', 'promo', 'side'] as const

export const PRIZES: Account = 'prizes'
export const side = (id: SeatId): Account => `${id}/side`
export const holds = (id: SeatId, means: Means): Account => (means === 'money' ? id : `${id}/${means}`)

/** `prizes` is what pots have paid to the table and the croupier has not handed over. */
export const SIDE_ACCOUNTS: readonly AccountClass[] = [
  LINK_ACCOUNT,
  { id: PRIZES, owner: 'house', counts: 'pot' },
  { id: 'seat/side', owner: 'seat', counts: 'stakes' },
]

export const potsOf = (s: Table<SideKind>): PotsHere => s.play.pots ?? NO_POTS

export const hereOf = (s: Table<SideKind>, pot: unknown): Here | undefined => {
  const { connected } = potsOf(s)
  return typeof pot === 'string' && Object.hasOwn(connected, pot) ? connected[pot] : undefined
}

export const withPots = <G extends SideKind>(s: Table<G>, patch: Partial<PotsHere>): Partial<Table<G>> => ({
  play: { ...s.play, pots: { ...potsOf(s), ...patch } } as G['play'],
})

export const betOf = (s: Table<SideKind>, id: SeatId, pot: string): SideBet | undefined =>
  potsOf(s).bets.find((bet) => bet.seat === id && bet.pot === pot)

export const partsOf = ({ parts }: SideBet): [Means, Money][] =>
  MEANS.flatMap((means) => (parts[means] ? [[means, parts[means]]] : []))

const isCounted = (account: Account): boolean => HOLDINGS.some((kind) => account.endsWith(`/${kind}`))

/** The counter of the table shows what its positions hold. */
export const counted = <G extends SideKind>(done: Change<G>): Change<G> => {
  const { state, events } = done
  if (!state.play.pots) return done
  const counter = Object.keys(state.accounts)
    .filter(isCounted)
    .reduce((sum, account) => sum + balance(state, account), 0)
  return counter === state.play.pots.counter ? done : { state: { ...state, ...withPots(state, { counter }) }, events }
}
