// What was shown, held against what its viewer could know: every table is played again from its log, and at each version the
// rules say what everybody sees and hears there. And both nodes show the same.

import { setTimeout as sleep } from 'node:timers/promises'
import { heardBy, isSeat, type SeatId, type Table, type Viewer } from '@tapete/engine'
import { groupBy } from '@tapete/engine/testkit'
import type { Pool } from '../../database/pool.js'
import { type LogEntry, readTable } from '../../tables/log.js'
import { catchUp, firstReplica, type Replica } from '../../tables/replica.js'
import type { TableAnswer } from '../../wire/index.js'
import type { Client } from '../client.js'
import { findDayGame } from '../games.js'
import { digestOf, type Heard, type Onlooker, type Shown, type Witness } from '../witness.js'

const STAFF: readonly string[] = ['pit-boss', 'room-head', 'regulator']
const SHOWN_MAX = 10

/** As whom somebody looks, worked out here from the table alone. */
const lookingAs = ({ seats, staff }: Table, { id, role }: Onlooker): Viewer => {
  const name = String(id)
  if (role === 'croupier') return staff.croupier.includes(name) ? 'croupier' : 'public'
  if (STAFF.includes(role)) return role as Viewer
  return (Object.keys(seats) as SeatId[]).find((seat) => seats[seat]?.player === name) ?? 'public'
}

interface Told {
  readonly views: ReadonlyMap<number, readonly Shown[]>
  readonly heard: ReadonlyMap<number, readonly Heard[]>
}

const viewFaults = ({ row, game, state, version }: Replica, told: readonly Shown[]): string[] => {
  const view = game.view(state)
  const expected = new Map<string, string>()
  return told.flatMap(({ who, wall, digest }) => {
    const viewer = lookingAs(state, who)
    const as = wall ? 'wall' : viewer
    const known =
      expected.get(as) ?? digestOf(wall ? { seen: view.table } : { seen: view.table, mine: view.of(viewer) })
    expected.set(as, known)
    return known === digest
      ? []
      : [`${who.role} ${who.id} saw version ${version} of ${row.id} otherwise than ${as} may`]
  })
}

/** Who frees a seat still hears it; who takes one hears from then on. */
const eventFaults = (before: Table, { row, state }: Replica, entry: LogEntry, told: readonly Heard[]): string[] =>
  told.flatMap(({ who, digest }) => {
    const [was, is] = [lookingAs(before, who), lookingAs(state, who)]
    const viewer = is === 'public' && isSeat(was) ? was : is
    if (digestOf(heardBy(entry.events, viewer)) === digest) return []
    return [`${who.role} ${who.id} heard entry ${entry.seq} of ${row.id} otherwise than ${viewer} may`]
  })

const tableFaults = async (pool: Pool, table: string, { views, heard }: Told): Promise<string[]> => {
  const row = await readTable(pool, table)
  if (!row) return [`there is no table ${table}`]
  const faults: string[] = []
  let before = firstReplica(row, findDayGame)
  await catchUp(pool, before, (after, entry) => {
    faults.push(...eventFaults(before.state, after, entry, heard.get(entry.seq) ?? []))
    faults.push(...viewFaults(after, views.get(entry.seq) ?? []))
    before = after
  })
  const last = before.version
  const beyond = [...views.keys(), ...heard.keys()].filter((version) => version > last)
  if (beyond.length > 0) faults.push(`versions ${beyond.join(' ')} of ${table} were shown and are not in its log`)
  return faults
}

export const checkWitness = async (pool: Pool, { views, heard }: Witness): Promise<string[]> => {
  const tables = new Set([...views, ...heard].map(({ table }) => table))
  const faults: string[] = []
  for (const table of tables) {
    const told: Told = {
      views: groupBy(
        views.filter((each) => each.table === table),
        ({ version }) => version,
      ),
      heard: groupBy(
        heard.filter((each) => each.table === table),
        ({ version }) => version,
      ),
    }
    faults.push(...(await tableFaults(pool, table, told)))
  }
  return faults.slice(0, SHOWN_MAX)
}

/** What was told with a node that was killed, the other finds when it looks around (tables/tables.ts), and this is longer. */
const LOOKS = 10
const LOOK_MS = 1_000

/** What somebody sees of a table through each door: once the doors agree, or in the end. */
const throughDoors = async (looker: Client, table: string): Promise<readonly (number | undefined)[] | 'the same'> => {
  for (let look = 1; ; look += 1) {
    const replies = await looker.throughBoth<TableAnswer>(`/api/tables/${table}`)
    const told = new Set(replies.map(({ status, body }) => digestOf([status, body.version, body.seen])))
    if (told.size === 1) return 'the same'
    if (look === LOOKS) return replies.map(({ body }) => body.version)
    await sleep(LOOK_MS)
  }
}

/** Each looks at each table through both doors. */
export const checkNodes = async (lookers: readonly Client[], tables: readonly string[]): Promise<string[]> => {
  const faults: string[] = []
  for (const table of tables)
    for (const looker of lookers) {
      const told = await throughDoors(looker, table)
      if (told !== 'the same')
        faults.push(`${looker.name} sees ${table} otherwise at the other node: ${told.join(' ')}`)
    }
  return faults.slice(0, SHOWN_MAX)
}
