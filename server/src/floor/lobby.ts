// What goes on at each table, as anybody may see it.

import { type AnyGame, findIn, type Json } from '@tapete/engine'
import type { Aside } from '../tables/aside.js'
import type { Countdown, Lobby, LobbyTable } from './floor.js'
import type { Known } from './house.js'
import type { HousePlan } from './house-file.js'

const HISTORY = 12

/** What a game shows of its last results, where it does. */
const historyOf = (view: Json): readonly string[] => {
  const { play } = view as { readonly play: { readonly history?: readonly string[] } }
  return play.history ?? []
}

interface Line {
  readonly room: string
  readonly line: LobbyTable
}

export const lineOf = (
  { row, game, state }: Known,
  viewers: number,
  countdown: Countdown | null,
  pots?: LobbyTable['pots'],
): Line => ({
  room: row.room,
  line: {
    ...{ id: row.id, name: row.name, game: row.game, title: game.title, mode: row.mode, robot: row.robot !== null },
    ...{ status: state.status, phase: state.phase, round: state.round },
    limits: { chip: state.config.chip, kinds: state.limits },
    history: historyOf(game.view(state).table).slice(0, HISTORY),
    seated: Object.keys(state.seats).length,
    ...{ seats: state.config.seats, viewers, countdown, aside: null },
    ...(pots ? { pots } : {}),
  },
})

/** A table that is set aside: nothing of its state is known for sure, so nothing is shown. */
export const asideLine = (aside: Aside, games: readonly AnyGame[]): Line => {
  const { table: id, name, game, mode, robot, room, config, at, entry, why, players, bank } = aside
  const title = findIn(games, game)?.title ?? { es: game, en: game }
  return {
    room,
    line: {
      ...{ id, name, game, title, mode, robot: robot !== null },
      ...{ status: 'aside', phase: '', round: 0, limits: { chip: config.chip, kinds: {} } },
      ...{ history: [], seated: 0, seats: config.seats, viewers: 0, countdown: null },
      aside: { at: at.toISOString(), entry, why, players, bank },
    },
  }
}

/** Rooms as the file of the house has them, and after them those it does not name; tables by their id. */
export const lobbyOf = (all: readonly Line[], names: HousePlan['rooms'] = new Map()): Lobby => {
  const rooms = new Map<string, LobbyTable[]>([...names.keys()].map((room) => [room, []]))
  const inOrder = [...all].sort((a, b) => (a.line.id < b.line.id ? -1 : 1))
  for (const { room, line } of inOrder) rooms.set(room, [...(rooms.get(room) ?? []), line])
  return {
    rooms: [...rooms]
      .filter(([, tables]) => tables.length > 0)
      .map(([room, tables]) => ({ room, name: names.get(room) ?? { es: room, en: room }, tables })),
  }
}
