// What was heard of a table before a round, where bets stand from one round to the next.

import { api } from '../../app/api.js'
import type { Event } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { useFamily } from '../../games/loaded.js'

const PAGE = 500
/** Some two thousand moves: a bet that no throw of so many decides is rare enough not to keep a reader waiting. */
const PAGES = 4

const heardBefore = async (table: string, first: number): Promise<readonly Event[]> => {
  let heard: readonly Event[] = []
  for (let to = first - 1, page = 0; to > 0 && page < PAGES; to -= PAGE, page += 1) {
    const { entries } = await api.log(table, Math.max(1, to - PAGE + 1), to)
    heard = [...entries.flatMap(({ events }) => events), ...heard]
    // Nothing lies on the cloth of a table that opens.
    const opened = heard.findLastIndex(({ type }) => type === 'table-opened')
    if (opened >= 0) return heard.slice(opened)
  }
  return heard
}

const NOTHING: readonly Event[] = []

/** Undefined while it is on its way; `first` is the first entry of the round, once that is known. */
export const useEarlier = (table: string, game: string, first: number | undefined): readonly Event[] | undefined => {
  const stands = useFamily(game).history?.stands?.(game) ?? false
  const { data, fault } = useLoad(`before ${table} ${stands ? (first ?? 0) : 0}`, async () =>
    stands && first !== undefined ? heardBefore(table, first) : NOTHING,
  )
  // The round is told all the same.
  return fault ? NOTHING : data
}
