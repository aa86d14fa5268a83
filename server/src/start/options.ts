// What a node is started with, and what it tells of itself then.

import type { AnyGame } from '@tapete/engine'
import type { CheckpointPlaces } from '../audit/keeper.js'
import type { Skew } from '../clock/test-clock.js'
import type { DrawsOptions } from '../draws/seeds.js'
import type { RawSource } from '../draws/source.js'
import type { FloorOptions } from '../floor/floor.js'
import type { AppOptions } from '../http/app.js'
import type { House } from '../http/house.js'
import type { DemonstrationAccount } from '../people/index.js'
import type { Returned } from '../tables/older.js'
import type { BackupsOptions, Keep } from '../watch/backups.js'
import type { DevicesOptions } from '../watch/devices.js'
import type { WatchTimes } from '../watch/watch.js'

export interface ServeOptions extends Omit<AppOptions, 'webRoot'> {
  readonly port?: number
  readonly host?: string
  /** Where the embedded PostgreSQL keeps its data. */
  readonly dataDir?: string
  /** A database that is thrown away at the end. */
  readonly ephemeral?: boolean
  /** A PostgreSQL of one's own instead of the embedded one. */
  readonly databaseUrl?: string
  /** As which the schema is brought up to date; the house itself plays as the role of `databaseUrl`. */
  readonly ownerUrl?: string
  /** Secure cookies, no demonstration accounts. */
  readonly production?: boolean
  /** The database comes from a backup: every table goes on to a new series. `tapete restore` leaves word of it itself. */
  readonly restored?: boolean
  /** The file of the house: its games, rooms and tables. The demonstration where there is none, outside production. */
  readonly houseFile?: string
  /** Rule sets besides those of the catalogue. */
  readonly games?: readonly AnyGame[]
  /** The built pages; those of this repository when left out, none with null. */
  readonly webRoot?: string | null
  /** Tests hurry the robots, and move the clock of sessions and lockouts. */
  readonly floor?: Pick<FloorOptions, 'pace' | 'times' | 'practiceLimits'>
  readonly clock?: () => Date
  /** Only for tests, and refused in production: clocks that are wrong (clock/test-clock.ts). */
  readonly skew?: () => Skew
  /** Tests know beforehand what chance will say. */
  readonly draws?: DrawsOptions
  /** Players of the house at each robot table of its file, at most; none in production. */
  readonly robotPlayers?: number
  /** Where the signed heads of its records go, besides a file in the data directory. */
  readonly checkpoints?: CheckpointPlaces
  /** Where a backup is made every day; none outside production where nothing is said. */
  readonly backups?: string | undefined
  readonly keep?: Keep | undefined
  /** The digest of a program that is not what was built and is to be served all the same. */
  readonly acceptProgram?: string | undefined
  /** Tests have a program, a source and wheels of their own, and days that are shorter. */
  readonly watch?: Partial<WatchTimes> & {
    readonly root?: string
    readonly source?: RawSource
    readonly block?: DevicesOptions['block']
    readonly backups?: Partial<Pick<BackupsOptions, 'clock' | 'dumping'>>
  }
}

/** What is known of a house once it is open. */
export interface Opened {
  readonly url: string
  /** Where the database is: for another node, or a test. */
  readonly databaseUrl: string
  /** As which its schema is changed: for a test that attacks as its owner. */
  readonly ownerUrl: string | undefined
  readonly demonstration: readonly DemonstrationAccount[]
  /** In production, the first time: two operators for two people, with passwords to be replaced at first use. */
  readonly firstOperators: readonly { readonly name: string; readonly password: string }[]
  /** What is wrong with the database, where production would not start. */
  readonly warnings: readonly string[]
  /** The tables that went on to a new series because the house was restored. */
  readonly restarted: readonly string[]
  /** What went back to the players of tables that a newer rule set closed. */
  readonly returned: readonly Returned[]
  /** What the world knows the key of the house by. */
  readonly fingerprint: string
  readonly house: House
}

export interface Served extends Opened {
  stop(): Promise<void>
}

/** What a part of the house needs to start with the others. */
export interface Starting {
  readonly options: ServeOptions
  /** The machine, as records name it. */
  readonly node: string
  /** Told what goes wrong without anybody asking. */
  onError(error: Error): void
  warn(about: object, text: string): void
  /** Undone last first, when the house closes or does not open after all. */
  atEnd(close: () => Promise<unknown> | unknown): void
}
