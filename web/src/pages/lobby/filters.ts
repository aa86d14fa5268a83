// What one looks for in the rooms. It stands in the address: a link leads to the same list.

import { navigate, usePlace } from '../../app/router.js'
import { ALL_FAMILIES } from '../../games/picker/choice.js'

export interface Filters {
  readonly family: string
  readonly text: string
  readonly favourites: boolean
  /** Tables with a free seat. */
  readonly seat: boolean
  readonly live: boolean
  /** The least stake is not above this; any, without it. */
  readonly stake: number | null
  readonly room: string | null
  readonly closed: boolean
  /** The game whose tables are shown. */
  readonly game: string | null
}

export const STAKES = [1000, 2000, 5000, 10_000]

export const NONE: Filters = {
  ...{ family: ALL_FAMILIES, text: '', favourites: false, seat: false, live: false },
  ...{ stake: null, room: null, closed: false, game: null },
}

export const readFilters = (query: URLSearchParams): Filters => ({
  family: query.get('family') ?? NONE.family,
  text: query.get('q') ?? '',
  favourites: query.has('favourites'),
  seat: query.has('seat'),
  live: query.has('live'),
  stake: STAKES.find((each) => String(each) === query.get('stake')) ?? null,
  room: query.get('room'),
  closed: query.has('closed'),
  game: query.get('game'),
})

export const writeFilters = (filters: Filters): string => {
  const query = new URLSearchParams()
  if (filters.family !== NONE.family) query.set('family', filters.family)
  if (filters.text !== '') query.set('q', filters.text)
  for (const name of ['favourites', 'seat', 'live', 'closed'] as const) if (filters[name]) query.set(name, '1')
  if (filters.stake !== null) query.set('stake', String(filters.stake))
  if (filters.room !== null) query.set('room', filters.room)
  if (filters.game !== null) query.set('game', filters.game)
  const text = query.toString()
  return text === '' ? '/' : `/?${text}`
}

/** Whether anything is filtered, families and what is open apart. */
export const isFiltered = ({ text, favourites, seat, live, stake, room }: Filters): boolean =>
  text.trim() !== '' || favourites || seat || live || stake !== null || room !== null

export const useFilters = (): readonly [Filters, (changed: Partial<Filters>) => void] => {
  const filters = readFilters(usePlace().query)
  return [filters, (changed) => navigate(writeFilters({ ...filters, ...changed }), { replace: true })]
}
