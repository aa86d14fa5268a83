// What the routes stand on: everything one node of the house is made of.

import type { KeyObject } from 'node:crypto'
import type { AnyGame } from '@tapete/engine'
import type { Proposals } from '../administration/proposals.js'
import type { Pool, Queryable } from '../database/pool.js'
import type { Dealer } from '../draws/dealer.js'
import type { Draws } from '../draws/draws.js'
import type { Floor } from '../floor/floor.js'
import type { accessOf, DemonstrationAccount, Lockout, People, Sessions } from '../people/index.js'
import type { Tables } from '../tables/tables.js'
import type { Watch } from '../watch/watch.js'

/** What is needed to follow a table: reading it, hearing of it, and who may. */
export interface Following {
  readonly pool: Queryable
  readonly tables: Pick<Tables, 'load' | 'readLog' | 'subscribe'>
  readonly floor: Pick<Floor, 'maySee' | 'countdown' | 'watch' | 'onClock'>
}

export interface House extends Following {
  readonly pool: Pool
  readonly tables: Tables
  readonly dealer: Dealer
  readonly draws: Draws
  readonly floor: Floor
  readonly people: People
  readonly sessions: Sessions
  readonly access: ReturnType<typeof accessOf>
  readonly lockout: Lockout
  readonly proposals: Proposals
  /** What the house watches of itself. */
  readonly watch: Watch
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
