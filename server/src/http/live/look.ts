// A table at one version as it is told. What everybody sees is worked out and written once; what somebody sees besides, once
// for each way of seeing it, and not at all where the step before it cannot have changed it.

import { concerned, isSeat, type Json, type SeatId, seatNumber, type Table, type Viewer } from '@tapete/engine'
import type { Replica } from '../../tables/replica.js'
import type { Mine, Own, TableSeen } from '../../wire/index.js'
import { optionsFor } from '../viewers.js'
import { patchOf } from './patch.js'

/** Who looks; staff may serve a seat, and then sees what may be done on its behalf. */
export interface Seeing {
  readonly viewer: Viewer
  readonly served: SeatId | undefined
}

export interface Look {
  readonly version: number
  readonly state: Table
  readonly table: TableSeen
  /** The table as it is written. */
  written(): string
  own(as: Seeing): Own
  /** The same for who had this of an earlier look: as it was, where nothing of it can have changed. */
  ownAfter(before: Look, had: Own, as: Seeing): Own
  /** What has changed of what everybody sees, as it is written. */
  patch(before: Look): string
}

type Place = Pick<Replica, 'game' | 'row'>

/** A value of the rules as the wire shapes it: tests hold the one to the other for every game. */
const shaped = <T>(value: Json): T => value as T

const make = ({ game, row }: Place, version: number, state: Table): Look => {
  const view = game.view(state)
  const table = shaped<TableSeen>(view.table)
  const owns = new Map<string, Own>()
  const apart = game.apart?.(state.config) ?? false
  // By the version before: to keep the look itself would keep every table there ever was.
  const whom = new Map<number, ReadonlySet<SeatId> | 'all'>()
  const patches = new Map<number, string>()

  const own: Look['own'] = ({ viewer, served }) => {
    const as = `${viewer} ${served}`
    const known = owns.get(as)
    if (known) return known
    const made: Own = {
      mine: shaped<Mine>(view.of(viewer)),
      options: optionsFor(game, state, row, viewer, served),
      you: { seat: isSeat(viewer) ? seatNumber(viewer) : null, actor: viewer },
    }
    owns.set(as, made)
    return made
  }

  /** Whether a step since then may have changed what this seat sees and may do. */
  const concerns = (before: Look, seat: SeatId): boolean => {
    if (!apart) return true
    const known = whom.get(before.version) ?? concerned(before.state, state)
    whom.set(before.version, known)
    return known === 'all' || known.has(seat)
  }

  let whole: string | undefined
  return {
    ...{ version, state, table, own },
    written: () => {
      whole ??= JSON.stringify(table)
      return whole
    },
    ownAfter: (before, had, as) => {
      const { viewer } = as
      return isSeat(viewer) && had.you.actor === viewer && !concerns(before, viewer) ? had : own(as)
    },
    patch: (before) => {
      const known = patches.get(before.version) ?? JSON.stringify(patchOf(before.table, table))
      patches.set(before.version, known)
      return known
    },
  }
}

const looks = new WeakMap<Table, Look>()

/** However many look at a state, it is looked at once. */
export const lookAt = (place: Place, version: number, state: Table): Look => {
  const known = looks.get(state)
  if (known?.version === version) return known
  const look = make(place, version, state)
  looks.set(state, look)
  return look
}

/** What has changed of somebody's own, as it is written; undefined when nothing has. */
export const ownPatch = (before: Own, after: Own): string | undefined => {
  const changes = patchOf(before, after)
  return changes.length > 0 ? JSON.stringify(changes) : undefined
}
