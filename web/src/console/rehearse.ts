// What a move would do, computed by the same engine that will decide it. Nothing here is ever sent or kept: the server
// answers, the console only shows what to expect.

import { type Due, type Event, firstMove, type Move, type Option, type Refusal, type Table } from '@tapete/engine'
import type { View } from '../app/types.js'
import { customsOf, gameOf } from '../games/loaded.js'
import { natureOf } from './natures.js'

/** What a player's own view tells of the accounts: the chips in hand. */
const ownAccounts = (view: View): { readonly [account: string]: number } =>
  Object.fromEntries(
    Object.entries(view.seats).flatMap(([id, { chips, holdings }]) =>
      chips === undefined ? [] : [[id, chips] as const, ...Object.entries(holdings ?? {})],
    ),
  )

const correctionsOf = (view: View): Table['corrections'] => (view.corrections ?? []) as Table['corrections']

/** The table behind a view. It hides nothing from staff but a few counters, and from a player what is others'. */
export const tableOf = (view: View): Table => ({
  ...(view as unknown as Table),
  accounts: view.accounts ?? ownAccounts(view),
  staff: view.staff ?? { croupier: [], 'pit-boss': [] },
  clock: view.clock ?? 0,
  corrections: correctionsOf(view),
  settled: (view.settled ?? null) as Table['settled'],
  settling: [],
  holding: [],
  openedAt: -1,
  serial: 1,
  ...customsOf(view.game)?.behind?.(view),
})

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

/** What the regulation asks for next: of staff, of chance, or of a seat. */
export const dueAt = (view: View): readonly Due[] => {
  if (view.status !== 'open') return []
  try {
    return gameOf(view.game)?.due(tableOf(view)) ?? []
  } catch {
    return []
  }
}

/** Settling, and what must be seen to before it. */
const SETTLING = ['settle', 'errand']

const settles = (game: string, { do: move }: Option): boolean => SETTLING.includes(natureOf(game, move) ?? '')

const isOver = ({ events }: Rehearsal): boolean => events.some(({ type }) => type === 'round-ended')

/** Everything up to the end of the settlement, as the regulation orders it, if nobody stops it. */
export const settlement = (game: string, table: Table): Rehearsal => {
  const rules = gameOf(game)
  let at: Rehearsal = { events: [], table, refusal: undefined }
  for (let step = 0; rules && step < 40 && !isOver(at); step++) {
    const option = rules.due(at.table)[0]?.option
    const move = option && settles(game, option) ? firstMove(option) : undefined
    if (!move) break
    const next = rehearse(game, at.table, move)
    if (next.refusal || next.table === at.table) break
    at = { events: [...at.events, ...next.events], table: next.table, refusal: undefined }
  }
  return at
}
