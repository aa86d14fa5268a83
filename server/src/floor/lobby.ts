// What goes on at each table, as anybody may see it.

import type { Json } from '@tapete/engine'
import type { Countdown, Lobby, LobbyTable } from './floor.js'
import type { Known } from './house.js'
import type { HousePlan } from './house-file.js'
import type { Presence } from './presence.js'

const HISTORY = 12

/** What a game shows of its last results, where it does. */
const historyOf = (view: Json): readonly string[] => {
  const { play } = view as { readonly play: { readonly history?: readonly string[] } }
  return play.history ?? []
}

export const lobbyOf = (
  all: readonly Known[],
  presence: Presence,
  countdown: (known: Known) => Countdown | null,
  names: HousePlan['rooms'] = new Map(),
): Lobby => {
  const rooms = new Map<string, LobbyTable[]>()
  const inOrder = [...all].sort((a, b) => (a.row.id < b.row.id ? -1 : 1))
  for (const known of inOrder) {
    const { row, game, state } = known
    const line: LobbyTable = {
      ...{ id: row.id, name: row.name, game: row.game, title: game.title, mode: row.mode, robot: row.robot !== null },
      ...{ status: state.status, phase: state.phase, round: state.round },
      limits: { chip: state.config.chip, kinds: state.limits },
      history: historyOf(game.view(state).table).slice(0, HISTORY),
      seated: Object.keys(state.seats).length,
      seats: state.config.seats,
      viewers: presence.viewers(row.id),
      countdown: countdown(known),
    }
    rooms.set(row.room, [...(rooms.get(row.room) ?? []), line])
  }
  return {
    rooms: [...rooms].map(([room, tables]) => ({ room, name: names.get(room) ?? { es: room, en: room }, tables })),
  }
}
