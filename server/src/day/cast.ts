// Who is there: players and guests, croupiers, bosses, the desk, operators, the regulator, those who only look.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '../database/pool.js'
import { rebuild } from '../tables/replica.js'
import { playerOf } from './actors/player.js'
import { type Reception, receptionOf } from './actors/reception.js'
import { bossOf, croupierOf } from './actors/staff.js'
import { operatorOf, regulatorOf, spectatorOf } from './actors/watchers.js'
import { type Client, logIn } from './client.js'
import type { Staff } from './closing.js'
import { findDayGame } from './games.js'
import type { Actor, World } from './world.js'

const PASSWORD = 'tapete-demo'
const SPECTATORS_OF = 10
const CHANCE_TRIES = 400
const CHANCE_MS = 10

export interface Cast {
  readonly cast: readonly Actor[]
  readonly staff: Staff
  readonly reception: Reception
  /** Of several kinds, to look at every table through both doors at the end. */
  lookers(): Promise<readonly Client[]>
  /** Until chance has answered where it is asked: of itself, at digital tables. */
  settled(): Promise<void>
}

const isAsked = async (pool: Pool, table: string): Promise<boolean> => {
  const now = await rebuild(pool, table, { find: findDayGame })
  return now !== undefined && now.game.due(now.state)[0]?.option.by === 'chance'
}

export const castOf = async (world: World, pool: Pool): Promise<Cast> => {
  const { plan } = world
  const reception = await receptionOf(world)
  const posted = await logIn(world, 'croupier', PASSWORD, 0)
  const boss = await logIn(world, 'jefe-de-mesa', PASSWORD, 1)
  const head = await logIn(world, 'jefe-de-sala', PASSWORD, 0)
  const regulator = await logIn(world, 'fiscalizador', PASSWORD, 1)
  const served = plan.tables.filter(({ robot }) => !robot)
  const spectators = Math.ceil(plan.players / SPECTATORS_OF)
  const cast: Actor[] = [
    ...served.map((table) => croupierOf(posted, table)),
    bossOf(world, boss, 'pit boss'),
    bossOf(world, head, 'room head'),
    regulatorOf(world, regulator),
    operatorOf(world, reception),
    ...Array.from({ length: spectators }, (_, index) => spectatorOf(world, reception, index)),
    ...Array.from({ length: plan.players }, (_, index) => playerOf(world, reception, index)),
  ]
  const digital = plan.tables.filter(({ mode }) => mode === 'digital').map(({ id }) => id)
  const known = new Map<string, number>()
  /** The digital tables where something was done since they were last looked at. */
  const moved = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ table: string; version: number }>(
      'select table_id as "table", version from table_head where table_id = any ($1)',
      [digital],
    )
    const fresh = rows.filter(({ table, version }) => known.get(table) !== version)
    for (const { table, version } of fresh) known.set(table, version)
    return fresh.map(({ table }) => table)
  }
  return {
    ...{ cast, reception },
    staff: { croupier: posted, 'pit-boss': boss, 'room-head': head },
    lookers: async () => [
      ...[boss, posted, regulator],
      await reception.guest('somebody', 0),
      await logIn(world, 'jugadora', PASSWORD, 0),
    ],
    settled: async () => {
      for (const table of await moved())
        for (let tries = 0; tries < CHANCE_TRIES && (await isAsked(pool, table)); tries += 1) await sleep(CHANCE_MS)
    },
  }
}
