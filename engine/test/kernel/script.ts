// Tests as a table would tell them. One line a move, in the notation:
//
//   seat:1 bet red 1000                                     accepted, and offered before it was made
//   > bet-placed RF-25 seat=seat:1 ... : seat:1>bank 1000   exactly these events followed
//   seat:1 bet red 50    ! under-minimum GEN-10 {"min":500} refused for this reason, and not offered

import { expect } from 'vitest'
import type { SeatId } from '../../src/kernel/actors.js'
import type { Change, Event, Game, Json, Kind, Move, Option, Refusal } from '../../src/kernel/contract.js'
import { covers } from '../../src/kernel/moves.js'
import { parseMove } from '../../src/kernel/notation.js'
import { type Opening, openingMoves } from '../../src/kernel/scenario.js'
import { configure } from '../../src/kernel/settings.js'
import type { Table } from '../../src/kernel/table.js'

export const told = ({ type, cite, transfers = [], ...details }: Event): string => {
  const words = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const money = transfers.map(({ from, to, amount }) => `${from}>${to} ${amount}`)
  return [[type, cite, ...words].join(' '), ...(money.length ? [money.join(', ')] : [])].join(' : ')
}

export const why = ({ code, cite, params }: Refusal): string =>
  [code, cite, ...(Object.keys(params).length ? [JSON.stringify(params)] : [])].join(' ')

export const read = <G extends Kind>(game: Game<G>, line: string): Move => {
  const parsed = parseMove(game, line)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.move
}

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}

export const settings = <G extends Kind>(
  game: Game<G>,
  given: { readonly [option: string]: Json } = {},
): G['config'] => {
  const configured = configure(game.settings, given)
  if (!configured.ok) throw new Error(`${configured.option} ${configured.why}`)
  return configured.config
}

interface Setting {
  readonly config?: { readonly [option: string]: Json }
  readonly seats?: { readonly [seat: string]: number }
  readonly opening?: Opening
}

export const open = <G extends Kind>(game: Game<G>, { config, seats, opening = 'betting' }: Setting = {}): Table<G> => {
  let state = game.open(settings(game, config))
  for (const move of openingMoves(opening, seats ?? { 'seat:1': 100_000, 'seat:2': 100_000 })) {
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`opening: ${why(step.refusal)}`)
    state = step.state
  }
  return frozen(state)
}

/** By everybody's options and by the actor's own, in which staff must say which seat it serves. */
const isOffered = <G extends Kind>(game: Game<G>, s: Table<G>, move: Move): boolean => {
  const offered = game.options(s).some((option) => covers(option, move))
  const own = game
    .options(s, move.by, (move.for ?? move.seat) as SeatId | undefined)
    .some((option) => covers(option, move))
  expect(own, `${JSON.stringify(move)}: the actor's own options agree`).toBe(offered)
  return offered
}

/** Plays the lines on a table; throws on the first that does not do what it says. */
export const script = <G extends Kind>(game: Game<G>, start: Table<G>, text: string): Change<G> => {
  let state = start
  const events: Event[] = []
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as string
    const [written = '', expected] = line.split(/\s+!\s+/)
    const move = read(game, written)
    const offered = isOffered(game, state, move)
    const step = game.step(state, move)
    expect(step.ok ? 'accepted' : why(step.refusal), line).toBe(expected ?? 'accepted')
    expect(offered, `${line}: offered`).toBe(step.ok)
    at += 1
    const after: string[] = []
    for (; lines[at]?.startsWith('>'); at += 1) after.push((lines[at] as string).slice(1).trim())
    if (!step.ok) continue
    if (after.length) expect(step.events.map(told), line).toEqual(after)
    state = frozen(step.state)
    events.push(...step.events)
  }
  return { state, events }
}

/** The options of one kind of move, of one actor or of everybody. */
export const offers = <G extends Kind>(
  game: Game<G>,
  s: Table<G>,
  move: string,
  by?: Option['by'],
  served?: SeatId,
): readonly Option[] => game.options(s, by, served).filter((option) => option.do === move)
