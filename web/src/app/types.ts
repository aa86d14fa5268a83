// What the server says, as docs/decisions/0003-the-floor.md writes it.

import type { Event, Move, Option, Spot } from '@tapete/engine'

export type { Bound, Event, Option, Spot } from '@tapete/engine'

export type Role =
  | 'player'
  | 'guest'
  | 'croupier'
  | 'pit-boss'
  | 'section-head'
  | 'room-head'
  | 'operator'
  | 'regulator'
  | 'administrator'

export interface Person {
  readonly id: number | string
  readonly name: string
  readonly role: Role
  /** The name to show; without it the account's. */
  readonly display?: string | null
}

export interface Me {
  readonly person: Person
  /** Came in with a password that somebody gave them: it opens nothing until it is replaced. */
  readonly passwordDue: boolean
  readonly wallet: number
  /** Chips for practice tables, which are no money. */
  readonly practice: number
  readonly seats: readonly { readonly table: string; readonly seat: string; readonly second?: boolean }[]
}

export type Mode = 'digital' | 'live' | 'practice'

export interface Limit {
  readonly min: number | null
  readonly max: number | null
}

/** When the present phase ends, and how long it lasts in all. */
export interface Deadline {
  readonly closesAt: number
  readonly total?: number
}

export interface LobbyTable {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly title: { readonly es: string; readonly en: string }
  readonly mode: Mode
  readonly phase: string
  readonly status: string
  readonly round: number
  readonly limits: { readonly chip: number; readonly kinds: { readonly [kind: string]: Limit } }
  readonly robot?: boolean
  readonly history: readonly string[]
  readonly seated: number
  readonly seats: number
  readonly viewers?: number
  readonly countdown?: Clock
}

export interface Lobby {
  readonly rooms: readonly { readonly room: string; readonly tables: readonly LobbyTable[] }[]
}

/** Whatever the server sends for a deadline; `deadlineOf` reads it. */
export type Clock =
  | number
  | string
  | null
  | { readonly closesAt?: number | string | null; readonly now?: number; readonly total?: number }

export interface TableInfo {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly room: string
  readonly mode: Mode
  readonly title: { readonly es: string; readonly en: string }
  /** Closed by a newer rule set: its log is kept, and nobody plays on. */
  readonly outdated?: boolean
}

export interface Bet {
  readonly seat: string
  readonly on: string
  readonly with: string
  readonly amount: number
  readonly tag?: string
}

export interface SeatView {
  readonly present: boolean
  readonly leaving: boolean
  /** Only of one's own seat, or for staff. */
  readonly player?: string
  readonly chips?: number
  readonly holdings?: { readonly [account: string]: number }
}

export interface Play {
  /** The last results; a game of cards keeps none. */
  readonly history?: readonly string[]
  readonly pocket?: string | null
  readonly symbol?: string | null
  readonly direction?: 'clockwise' | 'counter-clockwise' | null
  readonly colours?: {
    readonly [seat: string]: { readonly colour: string; readonly unit: number; readonly paidIn: 'colour' | 'money' }
  }
  readonly denominations?: { readonly [seat: string]: number }
  readonly calls?: readonly {
    readonly seat: string
    readonly call: string
    readonly unit: number
    readonly with: string
  }[]
  readonly [detail: string]: unknown
}

/** What `game.view` shows this person. */
export interface View {
  readonly game: string
  readonly config: { readonly [setting: string]: unknown }
  readonly status: 'sealed' | 'closed' | 'open' | 'suspended'
  readonly phase: string
  readonly round: number
  readonly closing: 'instructed' | number | null
  readonly limits: { readonly [kind: string]: Limit }
  readonly blocked: readonly string[]
  readonly seats: { readonly [seat: string]: SeatView }
  readonly bets: readonly Bet[]
  readonly holds: readonly unknown[]
  readonly disputes: readonly unknown[]
  readonly play: Play
  /** Only for staff and the regulator. */
  readonly accounts?: { readonly [account: string]: number }
  readonly staff?: { readonly croupier: readonly string[]; readonly 'pit-boss': readonly string[] }
  readonly clock?: number
}

/** `seat` is its number; `actor` is `seat:3`, `croupier`, `public`... */
export interface You {
  readonly seat: number | null
  readonly actor: string
}

export interface TableState {
  readonly table: TableInfo
  readonly version: number
  readonly view: View
  readonly options: readonly Option[]
  readonly events: readonly Event[]
  readonly you: You
  readonly clock?: Clock
}

/** A move as the client sends it: the server says whose it is. */
export interface Intent {
  readonly do: string
  readonly [field: string]: string | number
}

export interface Done {
  readonly version: number
  readonly events: readonly Event[]
}

export interface GameInfo {
  readonly id: string
  readonly family?: string
  readonly title: { readonly es: string; readonly en: string }
  readonly source?: string
  readonly settings?: { readonly [name: string]: unknown }
  readonly defaults?: { readonly [setting: string]: unknown }
  readonly bets?: readonly Spot[]
  readonly rules?: readonly RuleInfo[]
  readonly moves?: readonly unknown[]
}

export interface RuleInfo {
  readonly rule: string
  readonly article: string
  readonly reading: string
  readonly text?: string
  readonly games?: readonly string[]
}

export interface Series {
  readonly n: number
  readonly size?: number
  readonly commitment: string
  readonly opened: string | null
  readonly draws: number
}

/** What was heard of one entry of the log. */
export interface HeardEntry {
  readonly version: number
  readonly at: string
  readonly events: readonly Event[]
}

/** The same for reviewers. */
export interface FullEntry extends HeardEntry {
  readonly person?: number | null
  readonly role?: string
  readonly move?: Move
  readonly hash?: string
}

export interface DemonstrationAccount {
  readonly name: string
  readonly role: Role
  readonly password: string
}

export interface Fault {
  readonly code: string
  readonly message?: string
  readonly cite?: { readonly rule: string; readonly article: string }
  readonly params?: { readonly [name: string]: unknown }
}
