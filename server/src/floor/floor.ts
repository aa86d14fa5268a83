// The floor: who sits where, who may do what, what the robots do and when. Everything it decides ends as a command to a
// table; what it keeps besides the log (leases, presence, claims on seats) may be lost without losing a move.

import type { Json, SeatId } from '@tapete/engine'
import type { Pool } from '../database/pool.js'
import type { Dealer } from '../draws/dealer.js'
import type { Pace } from '../robots/pace.js'
import type { Answer, FloorRefusal } from '../tables/command.js'
import type { Mode } from '../tables/log.js'
import type { Tables } from '../tables/tables.js'

/** Who asks. The role is the one the house gave; what a client says about itself never gets here. */
export interface Person {
  readonly id: number
  readonly role: string
}

/** A move as a client sends it: without `by`, which is stripped when it comes. */
export interface ClientMove {
  readonly do: string
  readonly [field: string]: string | number
}

export interface Act {
  readonly move: ClientMove
  readonly key: string
  readonly expected?: number | undefined
}

export type No = { readonly ok: false; readonly version: number; readonly refusal: FloorRefusal }
export type Seated = { readonly ok: true; readonly seat: SeatId; readonly second: boolean; readonly version: number } | No
export type Practice = { readonly ok: true; readonly table: string; readonly seat: SeatId } | No

/** What a display counts down to, in milliseconds of the server's clock. */
export interface Countdown {
  readonly table: string
  readonly round: number
  readonly phase: string
  /** When bets close; null while nobody knows. */
  readonly closesAt: number | null
  readonly now: number
}

export type ClockListener = (countdown: Countdown) => void

export interface LobbyTable {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly title: { readonly es: string; readonly en: string }
  readonly mode: Mode
  /** Served by a robot croupier. */
  readonly robot: boolean
  readonly status: string
  readonly phase: string
  readonly round: number
  readonly limits: {
    readonly chip: number
    readonly kinds: { readonly [kind: string]: { readonly min: number | null; readonly max: number | null } }
  }
  /** The last results, latest first. */
  readonly history: readonly string[]
  /** Places taken, and places. */
  readonly seated: number
  readonly seats: number
  readonly viewers: number
  readonly countdown: Countdown | null
}

export interface Lobby {
  readonly rooms: readonly { readonly room: string; readonly tables: readonly LobbyTable[] }[]
}

export interface Floor {
  /** Begins to look after the tables. */
  start(): Promise<void>
  /** Lets go of every table at once, so that another node takes over without waiting. */
  stop(): Promise<void>
  /** The rooms and tables of the demonstration, once; safe to call on every start and on every node. */
  ensureDemonstration(): Promise<void>
  /** A private table where the player sets the pace with `{ do: 'continue' }`; the player is seated. */
  practice(person: Person, game: string, config?: { readonly [option: string]: Json }): Promise<Practice>
  sit(person: Person, table: string, seat?: number): Promise<Seated>
  leave(person: Person, table: string): Promise<Answer>
  act(person: Person, table: string, act: Act): Promise<Answer>
  /** A person's connection to a table came or went; whoever stays away is stepped away, and comes back by coming. */
  presence(person: Person, table: string, present: boolean): Promise<void>
  /** Somebody looks at a table without a seat there (a display, a visitor). Answers how to stop. */
  watch(table: string): () => void
  /** The seats this person holds, practice apart. */
  seatsOf(person: Person): Promise<readonly { readonly table: string; readonly seat: SeatId; readonly second: boolean }[]>
  /** Whether this person may look at the table: a practice table is its owner's alone. */
  maySee(person: Person, table: string): Promise<boolean>
  lobby(): Promise<Lobby>
  countdown(table: string): Countdown | null
  onClock(listener: ClockListener): () => void
}

export interface FloorOptions {
  readonly pool: Pool
  readonly tables: Tables
  readonly dealer: Dealer
  readonly onError?: (error: Error) => void
  /** What robots keep to where their table says nothing else. */
  readonly pace?: Partial<Pace>
  readonly times?: Partial<FloorTimes>
}

/** Milliseconds of the floor's housekeeping; tests shorten them. */
export interface FloorTimes {
  /** How often a node looks around. */
  readonly beat: number
  /** A node that is not heard of for so long loses its tables. */
  readonly lease: number
  /** How long a lost connection counts as present. */
  readonly grace: number
  /** How long a node vouches for its connections without repeating it. */
  readonly vouch: number
  /** Who is away for so long leaves the seat, and the chips go to the wallet. */
  readonly away: number
  /** A practice table nobody touches for so long is put away. */
  readonly practice: number
}

export const FLOOR_TIMES: FloorTimes = {
  beat: 1_000,
  lease: 4_000,
  grace: 30_000,
  vouch: 30_000,
  away: 15 * 60_000,
  practice: 24 * 3_600_000,
}

export const floorOf = (_options: FloorOptions): Floor => {
  throw new Error('being built')
}
