// What a move would do, computed by the same engine that will decide it. Nothing here is ever sent or kept: the server
// answers, the console only shows what to expect.

import type { Event, Move, Option, Refusal, Table } from '@tapete/engine'
import type { View } from '../app/types.js'
import { gameOf } from '../games/loaded.js'
import { natureOf } from './natures.js'

/** What a player's own view tells of the accounts: the chips in hand. */
const ownAccounts = (view: View): { readonly [account: string]: number } =>
  Object.fromEntries(
    Object.entries(view.seats).flatMap(([id, { chips, holdings }]) =>
      chips === undefined ? [] : [[id, chips] as const, ...Object.entries(holdings ?? {})],
    ),
  )

/** The table behind a view. It hides nothing from staff but a few counters, and from a player what is others'. */
export const tableOf = (view: View): Table => {
  const threw = (view.play as { threwAt?: number | null }).threwAt
  return {
    ...(view as unknown as Table),
    accounts: view.accounts ?? ownAccounts(view),
    staff: view.staff ?? { croupier: [], 'pit-boss': [] },
    clock: view.clock ?? 0,
    holding: [],
    openedAt: threw ?? -1,
    serial: 1,
  }
}

export interface Rehearsal {
  readonly events: readonly Event[]
  readonly table: Table
  /** Why the first move that may not be made may not. */
  readonly refusal: Refusal | undefined
}

export const rehearse = (game: string, table: Table, ...moves: readonly Move[]): Rehearsal => {
  const rules = gameOf(game)
  let state = table
  const events: Event[] = []
  if (!rules) return { events, table, refusal: undefined }
  for (const move of moves) {
    let step: ReturnType<typeof rules.step>
    try {
      step = rules.step(state, move)
    } catch {
      // A table that is not wholly known can fail a preview, never a move.
      return { events, table: state, refusal: undefined }
    }
    if (!step.ok) return { events, table: state, refusal: step.refusal }
    state = step.state
    events.push(...step.events)
  }
  return { events, table: state, refusal: undefined }
}

/** What the regulation asks for next: of staff, or of chance. */
export const dueAt = (view: View): readonly Option[] => {
  if (view.status !== 'open') return []
  try {
    return gameOf(view.game)?.due(tableOf(view)) ?? []
  } catch {
    return []
  }
}

export const phraseOf = (events: readonly Event[]): Event | undefined => events.find((event) => event.type === 'said')

/** Settling, and what must be seen to before it. */
const settles = (game: string, { do: move }: Option): boolean =>
  natureOf(game, move) === 'settle' || move === 'notify-room-head' || move === 'authorise'

/** Everything up to the end of the settlement, as the regulation orders it, if nobody stops it. */
export const settlement = (game: string, table: Table): Rehearsal => {
  const rules = gameOf(game)
  let at: Rehearsal = { events: [], table, refusal: undefined }
  for (let step = 0; rules && step < 40; step++) {
    const [option] = rules.due(at.table)
    if (!option || !settles(game, option)) break
    const fields = Object.entries(option.fields).map(([name, bound]) => [name, 'oneOf' in bound ? bound.oneOf[0] : 0])
    const next = rehearse(game, at.table, { by: option.by, do: option.do, ...Object.fromEntries(fields) } as Move)
    if (next.refusal || next.table === at.table) break
    at = { events: [...at.events, ...next.events], table: next.table, refusal: undefined }
  }
  return at
}
