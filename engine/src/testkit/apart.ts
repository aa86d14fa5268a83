// A game that keeps its seats apart lets a hall tell a step only to those whom it concerns. Here is whom, and the law that
// nobody else would have been told anything.

import { isSeat, type SeatId } from '../kernel/actors.js'
import { concerned } from '../kernel/apart.js'
import type { Game, Kind } from '../kernel/contract.js'
import type { Table } from '../kernel/table.js'
import { ensure } from './ensure.js'

export const keepsApart = <G extends Kind>(game: Game<G>, before: Table<G>, after: Table<G>): void => {
  const touched = concerned(before, after, game.moment)
  if (touched === 'all') return
  const [was, is] = [game.view(before), game.view(after)]
  for (const id of Object.keys(after.seats).filter(isSeat) as SeatId[]) {
    if (touched.has(id)) continue
    const told = (view: typeof was, s: Table<G>) => JSON.stringify([view.of(id), game.options(s, id)])
    ensure(told(was, before) === told(is, after), 'a step concerns only whom it touches', () => ({
      id,
      touched: [...touched],
    }))
  }
}
