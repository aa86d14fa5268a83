// Tables on which much happens: players play, staff does what is due, and now and then anything happens.

import { isSeat, seat } from '../kernel/actors.js'
import type { Change, Game, Json, Kind, Move, Option } from '../kernel/contract.js'
import { natureOf } from '../kernel/rules.js'
import { openingOf } from '../kernel/scenario.js'
import { configure } from '../kernel/settings.js'
import type { Table } from '../kernel/table.js'
import type { Played } from './laws.js'
import { type Random, random } from './random.js'
import { moveOf, nextOption } from './wander.js'

/** The next move of a lively table; `staff` says how often staff does what is due rather than anything else. */
export const livelyMove = <G extends Kind>(
  game: Game<G>,
  s: Table<G>,
  dice: Random,
  staff = 0.95,
  options = game.options(s),
): Move => {
  // What people do at any table is done too, but seldom, so that rounds are played.
  const plays = options.filter(({ by, do: name }) => isSeat(by) && natureOf(game, name) !== 'household')
  if (plays.length > 0 && dice.chance(0.6)) return moveOf(nextOption([], plays, 0, dice), dice)
  const due = game.due(s).map(({ option }) => option)
  return moveOf(nextOption(due, options, staff, dice), dice)
}

const IDLE_SEAT = 'seat:2'

/** Who watches a table being played: a move that was taken, what it left, and all that could be done where they were asked. */
export type Watches<G extends Kind> = (
  before: Table<G>,
  move: Move,
  done: Change<G>,
  options: readonly Option[] | undefined,
) => void

interface Lively<G extends Kind> {
  readonly tables?: number
  readonly moves?: number
  /** Asking for all options costs most of playing: who needs them too is told here. */
  readonly watches?: Watches<G>
}

/** Often what nobody has done yet, and now and then what was done least: so few tables meet every rule. */
const rare = (options: readonly Option[], times: ReadonlyMap<string, number>, dice: Random): Move | undefined => {
  const least = Math.min(...options.map((option) => times.get(option.do) ?? 0))
  if (!dice.chance(least === 0 ? 0.3 : 0.03)) return undefined
  return moveOf(dice.pick(options.filter((option) => (times.get(option.do) ?? 0) === least)), dice)
}

/**
 * Tables played from their opening, the same every time: a second player who never stakes sits at each, and after two thirds
 * it is closed. Random tables that go on from the middle of one meet long rounds, idle seats and the end of a session.
 */
export const livelyTables = <G extends Kind>(
  game: Game<G>,
  configs: readonly { readonly [option: string]: Json }[],
  { tables = 12, moves = 160, watches }: Lively<G> = {},
): Played[] => {
  const times = new Map<string, number>()
  return Array.from({ length: tables }, (_, index) => {
    const config = configs[index % configs.length] ?? {}
    const configured = configure(game.settings, config)
    if (!configured.ok) throw new RangeError(`${configured.option} ${configured.why}`)
    const dice = random(index + 1)
    const log: Move[] = []
    let state = game.open(configured.config)
    const take = (move: Move, options?: readonly Option[]): void => {
      const step = game.step(state, move)
      if (!step.ok) return
      watches?.(state, move, step, options)
      log.push(move)
      times.set(move.do, (times.get(move.do) ?? 0) + 1)
      state = step.state
    }
    const seated = Math.min(configured.config.seats, Math.max(2, game.company.players ?? 1))
    const seats = Object.fromEntries(Array.from({ length: seated }, (_, at) => [seat(at + 1), 100_000]))
    for (const move of openingOf(game, configured.config, 'betting', seats)) take(move)
    for (let count = 0; count < moves; count += 1) {
      if (count === Math.floor((moves * 2) / 3)) take({ by: 'pit-boss', do: 'instruct-closing' })
      const all = game.options(state)
      const options = all.filter(({ by }) => by !== IDLE_SEAT)
      take(rare(options, times, dice) ?? livelyMove(game, state, dice, 1, options), all)
    }
    return { config, log }
  })
}
