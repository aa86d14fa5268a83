// The rooms by game: a tile is a game, not a table. Pure, so that a list of any length is tried without a browser.

import type { GameInfo, Lobby, LobbyTable } from '../../app/types.js'
import { betsStand, hasDecisions } from '../../games/families.js'
import { isFound, type Shelf, shelvesOf } from '../../games/picker/choice.js'
import { limitsOf } from './cards.js'
import { type Filters, NONE } from './filters.js'

export interface Tile {
  readonly id: string
  readonly title: GameInfo['title']
  /** Those that are shown: the open ones, and the closed ones where they are asked for. */
  readonly tables: readonly Placed[]
  readonly open: number
  readonly free: number
  /** The least of the least stakes; null without an open table. */
  readonly from: number | null
}

export interface Placed {
  readonly table: LobbyTable
  readonly room: string
  /** As people read it. */
  readonly roomName: Lobby['rooms'][number]['name']
}

export const isOpen = ({ status }: LobbyTable): boolean => status === 'open'
const freeOf = ({ seats, seated }: LobbyTable): number => Math.max(0, seats - seated)

export const placedOf = (lobby: Lobby | undefined): readonly Placed[] =>
  (lobby?.rooms ?? []).flatMap(({ room, name, tables }) => tables.map((table) => ({ table, room, roomName: name })))

/** Milliseconds until bets close, on the clock of the server. */
export const closesIn = ({ countdown }: LobbyTable): number | null =>
  countdown === null || countdown.closesAt === null ? null : countdown.closesAt - countdown.now

const keeps =
  ({ seat, live, stake, room }: Filters) =>
  ({ table, room: at }: Placed): boolean =>
    (!seat || (isOpen(table) && freeOf(table) > 0)) &&
    (!live || table.mode === 'live') &&
    (stake === null || limitsOf(table).min <= stake) &&
    (room === null || at === room)

/** What is soonest over comes first, what nobody knows of last. */
const soonest = (a: Placed, b: Placed): number =>
  Number(isOpen(b.table)) - Number(isOpen(a.table)) ||
  (closesIn(a.table) ?? Number.POSITIVE_INFINITY) - (closesIn(b.table) ?? Number.POSITIVE_INFINITY) ||
  a.table.id.localeCompare(b.table.id)

const tileOf = ({ id, title }: GameInfo, placed: readonly Placed[]): Tile => {
  const tables = placed.filter(({ table }) => table.game === id)
  const open = tables.map(({ table }) => table).filter(isOpen)
  return {
    ...{ id, title, tables, open: open.length, free: open.reduce((sum, table) => sum + freeOf(table), 0) },
    from: open.length === 0 ? null : Math.min(...open.map((table) => limitsOf(table).min)),
  }
}

/** Every game of the house and of its tables, once. */
const gamesOf = (games: readonly GameInfo[], placed: readonly Placed[]): readonly GameInfo[] => {
  const known = new Set(games.map(({ id }) => id))
  const others = new Map(placed.flatMap(({ table }) => (known.has(table.game) ? [] : [[table.game, table]])))
  return [...games, ...[...others].map(([id, { title }]) => ({ id, title }) as GameInfo)]
}

export interface Rooms {
  /** All of the house, for the bar of families. */
  readonly all: readonly Shelf<GameInfo>[]
  /** What is left of it, and has a table. */
  readonly shelves: readonly Shelf<Tile>[]
  /** Games of these families without a table to show. */
  readonly without: ReadonlyMap<string, readonly GameInfo[]>
  /** Games of the families without any table to show. */
  readonly unseen: readonly GameInfo[]
  readonly games: number
  readonly tables: number
  readonly closed: number
}

export const roomsOf = (
  games: readonly GameInfo[],
  lobby: Lobby | undefined,
  filters: Filters,
  favourites: ReadonlySet<string>,
): Rooms => {
  const placed = placedOf(lobby)
  const all = shelvesOf(gamesOf(games, placed))
  const shown = placed
    .filter((each) => (filters.closed || isOpen(each.table)) && keeps(filters)(each))
    .sort(
      (a, b) =>
        Number(isOpen(b.table)) - Number(isOpen(a.table)) ||
        a.table.id.localeCompare(b.table.id, 'es', { numeric: true }),
    )
  const near = all.filter(({ family }) => filters.family === NONE.family || filters.family === family.id)
  const found = (game: GameInfo, shelf: Shelf<GameInfo>, tables: readonly Placed[]): boolean =>
    filters.text.trim() === '' ||
    isFound(filters.text, [
      game.title.es,
      game.title.en,
      shelf.title.es,
      shelf.title.en,
      ...tables.map(({ table }) => table.name),
    ])
  const shelves = near.flatMap((shelf) => {
    const tiles = shelf.games
      .map((game) => ({ game, tile: tileOf(game, shown) }))
      .filter(
        ({ game, tile }) =>
          tile.tables.length > 0 && (!filters.favourites || favourites.has(game.id)) && found(game, shelf, tile.tables),
      )
      .map(({ tile }) => tile)
    return tiles.length > 0 ? [{ ...shelf, games: tiles }] : []
  })
  const tabled = new Set(placed.filter(({ table }) => filters.closed || isOpen(table)).map(({ table }) => table.game))
  const tiles = shelves.flatMap((shelf) => shelf.games)
  const shelved = new Set(shelves.map(({ family }) => family.id))
  return {
    ...{ all, shelves },
    without: new Map(near.map(({ family, games: own }) => [family.id, own.filter(({ id }) => !tabled.has(id))])),
    unseen: near.filter(({ family }) => !shelved.has(family.id)).flatMap((shelf) => shelf.games),
    games: tiles.length,
    tables: tiles.reduce((sum, { open }) => sum + open, 0),
    closed: placed.filter(({ table }) => !isOpen(table)).length,
  }
}

/** The table a tile speaks of: what is soonest over, or what was played last. */
export const liveliest = (tables: readonly Placed[]): Placed | undefined =>
  [...tables].sort((a, b) => soonest(a, b) || b.table.round - a.table.round)[0]

/** Time to sit down, buy chips and bet. */
const TIME_TO_BET_MS = 8000
const LEAST_LEFT_MS = 3000

/** For somebody who has just come: a table about to begin at which there is still time, else one where somebody plays. */
export const offeredOf = (lobby: Lobby | undefined): Placed | undefined => {
  const free = placedOf(lobby).filter(({ table }) => isOpen(table) && freeOf(table) > 0 && table.mode !== 'live')
  const inTime = free.filter(({ table }) => (closesIn(table) ?? 0) >= TIME_TO_BET_MS)
  const played = free.filter(({ table }) => table.seated > 0)
  // One bet and one result: a first round without decisions, settled when it ends.
  const plain = ({ table }: Placed) => Number(hasDecisions(table.game) || betsStand(table.game))
  return [...inTime].sort((a, b) => plain(a) - plain(b) || soonest(a, b))[0] ?? played[0] ?? free[0]
}

/** What was offered stays while it can be taken: nothing changes under the hand of who is about to click. */
export const stillOffered = (lobby: Lobby | undefined, before: string | null): Placed | undefined =>
  placedOf(lobby).find(
    ({ table }) => table.id === before && isOpen(table) && freeOf(table) > 0 && (closesIn(table) ?? 0) > LEAST_LEFT_MS,
  )

/** What happens now, the soonest first. */
export const happening = (lobby: Lobby | undefined, many: number): readonly Placed[] =>
  placedOf(lobby)
    .filter(({ table }) => isOpen(table) && (closesIn(table) ?? 0) > 0)
    .sort(soonest)
    .slice(0, many)
