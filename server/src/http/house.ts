// What the routes stand on: everything one node of the house is made of.

import type { KeyObject } from 'node:crypto'
import type { AnyGame } from '@tapete/engine'
import type { Proposals } from '../administration/proposals.js'
import type { Clock } from '../clock/clock.js'
import type { Heart } from '../database/heart.js'
import type { Pool, Queryable } from '../database/pool.js'
import type { Dealer } from '../draws/dealer.js'
import type { Draws } from '../draws/draws.js'
import type { Floor } from '../floor/floor.js'
import type { accessOf, DemonstrationAccount, Lockout, People, Sessions } from '../people/index.js'
import type { Tables } from '../tables/tables.js'

/** What is needed to follow a table: reading it, hearing of it, and who may. */
export interface Following {
  readonly pool: Queryable
  readonly tables: Pick<Tables, 'load' | 'readLog' | 'subscribe'>
  readonly floor: Pick<Floor, 'maySee' | 'countdown' | 'watch' | 'onClock'>
}

export interface House extends Following {
  readonly pool: Pool
  /** Whether the database answers. */
  readonly heart: Heart
  readonly tables: Tables
  readonly dealer: Dealer
  readonly draws: Draws
  /** The time of the house, the same on all its nodes. */
  readonly clock: Clock
  readonly floor: Floor
  readonly people: People
  readonly sessions: Sessions
  readonly access: ReturnType<typeof accessOf>
  readonly lockout: Lockout
  readonly proposals: Proposals
  /** Signs exported logs. */
  readonly key: KeyObject
  /** What the house offers, as it is played now. */
  readonly games: readonly AnyGame[]
  readonly production: boolean
  /** Whether one may come in without an account. */
  readonly guests: boolean
  /** Announced on the login page; empty in production. */
  readonly demonstration: readonly DemonstrationAccount[]
}
