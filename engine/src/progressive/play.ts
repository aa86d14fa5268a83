// What a pot keeps: whether it takes bets, its terms, its tables with the round each is in, what it awarded, and the meter.

import { type AccountClass, LINK, LINK_ACCOUNT } from '../kernel/accounts.js'
import { type Actor, logName, type SeatId } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Account, Change, Event, Refused, Transfer } from '../kernel/contract.js'
import type { Money } from '../kernel/money.js'
import { balance, change, event, type Table, transfer } from '../kernel/table.js'
import type { Award, Hit } from './prizes.js'
import { refusePot } from './refusals.js'
import type { PotConfig, Split, Terms } from './terms.js'

/** What a table contributed in the round it is in. */
export type TableRound = Split & {
  readonly round: number
  /** What its award moved: so it can be undone to the peso; null where there is none (PG-31). */
  readonly awarded: readonly Transfer[] | null
  readonly complemented: boolean
}

/** A prize that others than the main pot paid for, or after which they restored it: it may still be void (PG-31). */
export type Backed = {
  readonly round: number
  readonly seat: SeatId
  readonly category: string
  readonly paid: readonly Transfer[]
  readonly restored: readonly Transfer[]
}

export type Connected = {
  readonly game: string
  readonly casino: string | null
  readonly round: TableRound | null
  /** Hands with a prize that were read and not awarded yet. */
  readonly hits: readonly Hit[]
  /** The last of them, newest first. */
  readonly backed: readonly Backed[]
}

export type TermsChange = {
  readonly what: string
  readonly before: number
  readonly after: number
  readonly approval: string
  readonly reason: string
}

export type Awarded = {
  readonly table: string
  readonly round: number
  /** What the main pot held when it was computed. */
  readonly main: Money
  readonly lines: readonly Award[]
}

export interface PotPlay {
  readonly open: boolean
  /** The base value was put in. */
  readonly funded: boolean
  readonly terms: Terms
  readonly meter: { readonly main: Money; readonly increment: Money }
  readonly tables: { readonly [table: string]: Connected }
  /** The last awards, newest first. */
  readonly awards: readonly Awarded[]
  readonly proposal: TermsChange | null
  /** Every change of terms, newest first. */
  readonly history: readonly (TermsChange & { readonly version: number })[]
}

export type PotKind = { play: PotPlay; config: PotConfig; phase: never }
export type Pot = Table<PotKind>

export const MAIN: Account = 'main'
const ADVANCE: Account = 'advance'
export const BASE: Account = 'base'
export const COMMISSION: Account = 'commission'
export const reserve = (at: number): Account => `reserve:${at + 1}`
const reserves = ({ play: { terms } }: Pot): Account[] => terms.reserves.map((_, at) => reserve(at))

/** `base` and `advance` are what the casino put in of its own. */
export const POT_ACCOUNTS: readonly AccountClass[] = [
  LINK_ACCOUNT,
  { id: MAIN, owner: 'house', counts: 'pot' },
  { id: 'reserve', owner: 'house', counts: 'pot' },
  { id: COMMISSION, owner: 'house', counts: 'commission' },
  { id: BASE, owner: 'house', mayBeNegative: true, counts: 'bank' },
  { id: ADVANCE, owner: 'house', mayBeNegative: true, counts: 'bank' },
]

export const playing = (s: Pot, patch: Partial<PotPlay>): { play: PotPlay } => ({ play: { ...s.play, ...patch } })

export const connectedIn = (s: Pot, table: string): Connected | undefined =>
  Object.hasOwn(s.play.tables, table) ? s.play.tables[table] : undefined

export const withTable = (s: Pot, table: string, patch: Partial<Connected>): { play: PotPlay } =>
  playing(s, { tables: { ...s.play.tables, [table]: { ...(s.play.tables[table] as Connected), ...patch } } })

/** The table that speaks, or why it has nothing to say here. */
export const speaker = (s: Pot, by: Actor, rule: RuleId): Connected | Refused =>
  connectedIn(s, logName(by)) ?? refusePot('table-not-connected', rule, { table: logName(by) })

/** What must be paid though the pot cannot cover it: reserves in their order, then an advance of the casino (PG-15). */
export const purse = (s: Pot) => {
  const left = new Map([MAIN, ...reserves(s)].map((account) => [account, balance(s, account)]))
  const some = (account: Account, wanted: Money, to: Account): Transfer[] => {
    const amount = Math.min(left.get(account) ?? 0, wanted)
    left.set(account, (left.get(account) ?? 0) - amount)
    return transfer(account, to, amount)
  }
  const sum = (moved: readonly Transfer[]) => moved.reduce((total, { amount }) => total + amount, 0)
  return {
    left: (account: Account): Money => left.get(account) ?? 0,
    /** From this account, then the reserves, then an advance. */
    pay: (from: Account, amount: Money, to: Account = LINK): Transfer[] => {
      const moved: Transfer[] = []
      for (const account of [from, ...reserves(s)]) moved.push(...some(account, amount - sum(moved), to))
      return [...moved, ...transfer(ADVANCE, to, amount - sum(moved))]
    },
    /** The base value of a main pot with nothing left. */
    restore: (base: Money, byReserves: boolean): Transfer[] => {
      const moved: Transfer[] = []
      if (byReserves) for (const account of reserves(s)) moved.push(...some(account, base - sum(moved), MAIN))
      return [...moved, ...transfer(BASE, MAIN, base - sum(moved))]
    },
  }
}

/** Whatever was paid by others than the account it was due from is told (PG-15). */
export const shortfalls = (moved: readonly Transfer[], due: Account, rule: RuleId): Event[] =>
  moved.filter(({ from }) => from !== due).map(({ from, amount }) => event('shortfall', rule, { from, amount }))

/** The meter shows what the main pot holds. */
export const metered = (done: Change<PotKind>): Change<PotKind> => {
  const { state } = done
  const main = balance(state, MAIN)
  if (state.play.meter.main === main) return done
  return { ...done, state: { ...state, ...playing(state, { meter: { ...state.play.meter, main } }) } }
}

export const changed = (s: Pot, patch: Partial<Pot>, events: readonly Event[]): Change<PotKind> =>
  metered(change(s, patch, events))
