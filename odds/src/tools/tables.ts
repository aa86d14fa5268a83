// A table of one's own: opened by its staff, one seat taken with a purse that does not run out.

import {
  type AnyGame,
  type Config,
  configure,
  type Event,
  formatMove,
  MONEY_MAX,
  type Move,
  openingOf,
  type Refusal,
  type Rule,
  seat,
  type Table,
} from '@tapete/engine'
import { cited } from './cited.js'

export const SEAT = seat(1)

export type Taken =
  | { readonly ok: true; readonly table: Table; readonly events: readonly Event[] }
  | { readonly ok: false; readonly move: Move; readonly refusal: Refusal }

/** Makes the moves in turn; the first refusal ends it. */
export const take = (game: AnyGame, table: Table, moves: readonly Move[]): Taken => {
  let state = table
  const events: Event[] = []
  for (const move of moves) {
    const step = game.step(state, move)
    if (!step.ok) return { ok: false, move, refusal: step.refusal }
    state = step.state
    for (const event of step.events) events.push(event)
  }
  return { ok: true, table: state, events }
}

export const refused = (game: AnyGame, move: Move, { code, cite }: Refusal): Error =>
  new Error(`${game.id}: ${formatMove(game, move)} refused: ${code} (${cited(cite).rule})`)

/** As `take`, where a refusal can only be a mistake. */
export const must = (game: AnyGame, table: Table, moves: readonly Move[]): Table => {
  const taken = take(game, table, moves)
  if (!taken.ok) throw refused(game, taken.move, taken.refusal)
  return taken.table
}

export const complete = (game: AnyGame, given: Config, supposing = false): Config => {
  const configured = configure(game.settings, given, { supposing })
  if (!configured.ok) throw new Error(`${game.id}: option ${configured.option} ${configured.why}`)
  return configured.config
}

/** A round started and nothing staked yet; with as many others as the game needs. */
export const openTable = (game: AnyGame, config: Config): Table => {
  const purse = MONEY_MAX - (MONEY_MAX % (config.chip as number))
  const seats = Array.from({ length: game.company.players ?? 1 }, (_, at) => [seat(at + 1), purse])
  return must(game, game.open(config), openingOf(game, config, 'betting', Object.fromEntries(seats)))
}

/** The rule of a move, for asking what it offers without asking every other rule. */
export const ruleOf = (game: AnyGame, move: string): Rule | undefined =>
  (game.rules as readonly Rule[]).find((rule) => rule.do === move)
