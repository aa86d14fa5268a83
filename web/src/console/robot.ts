// Whether a clock serves the table: the lobby knows.

import { api } from '../app/api.js'
import type { LobbyTable } from '../app/types.js'
import { useLoad } from '../app/useLoad.js'

export const useRobot = (id: string): boolean => {
  const { data } = useLoad('lobby', api.lobby)
  const tables = (data?.rooms ?? []).flatMap((room) => room.tables) as (LobbyTable & { robot?: boolean })[]
  return tables.find((table) => table.id === id)?.robot === true
}
