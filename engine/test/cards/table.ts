// A table of a game with a shoe, driven line by line in the notation; `cards As Kd` are two cards of chance, `...` is what staff
// does until chance must speak.

import {
  type AnyGame,
  betweenRounds,
  configure,
  covers,
  type Event,
  type Json,
  type Kind,
  netOf,
  type Opening,
  openingOf,
  parseMove,
  replay,
  staffMove,
  type Table,
} from '@tapete/engine'
import { expect } from 'vitest'
import { told } from '../blackjack/table.js'

export interface Start<G extends Kind> {
  readonly config?: { readonly [option: string]: Json }
  readonly seats?: { readonly [seat: string]: number }
  readonly opening?: Opening
  /** Puts the table into a state no short list of moves reaches: a shoe that is nearly empty. */
  readonly set?: (s: Table<G>) => Table<G>
}

export const LIMITS = { min: 1000, max: 50_000 }
const SEATS = { 'seat:1': 50_000, 'seat:2': 50_000 }

export const tableOf = <G extends Kind>(
  game: AnyGame,
  { config = {}, seats = SEATS, opening = 'betting', set = (s) => s }: Start<G> = {},
) => {
  const configured = configure(game.settings, { ...LIMITS, ...config })
  if (!configured.ok) throw new Error(`${configured.option} ${configured.why}`)
  const opened = replay(game, configured.config, openingOf(game, configured.config, opening, seats))
  if (!opened.ok) throw new Error(`opening refused: ${opened.refusal.code}`)
  let state = set(opened.state as Table<G>)
  const heard: Event[] = []

  const read = (line: string) => {
    const parsed = parseMove(game, line)
    if (!parsed.ok) throw new Error(parsed.error)
    return parsed.move
  }
  const offered = (line: string): boolean => {
    const move = read(line)
    return game.options(state).some((option) => covers(option, move))
  }
  const accept = (move: ReturnType<typeof read>, name: string): readonly Event[] => {
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${name} refused: ${step.refusal.code}`)
    state = step.state as Table<G>
    heard.push(...step.events)
    return step.events
  }
  const make = (line: string): readonly Event[] => {
    expect(offered(line), `${line} is offered in phase ${state.phase}`).toBe(true)
    return accept(read(line), line)
  }
  const staff = (): Event[] => {
    const from = heard.length
    for (let next = staffMove(game, state); next && !betweenRounds(state); next = staffMove(game, state))
      accept(next, next.do)
    return heard.slice(from)
  }

  return {
    get state() {
      return state
    },
    get play() {
      return state.play as G['play']
    },
    get phase() {
      return state.phase
    },
    get heard() {
      return heard as readonly Event[]
    },
    /** Makes the moves and answers the events of all of them. */
    make: (...lines: readonly string[]): Event[] =>
      lines.flatMap((line) => {
        if (line === '...') return staff()
        const [word, ...cards] = line.split(' ')
        return word === 'cards' ? cards.flatMap((card) => make(`chance card ${card}`)) : make(line)
      }),
    /** Why a move is refused, with what it tells besides; it is not offered either. */
    refused: (line: string): string => {
      expect(offered(line), `${line} is not offered`).toBe(false)
      const step = game.step(state, read(line))
      return step.ok ? 'accepted' : `${step.refusal.code} ${step.refusal.cite} ${JSON.stringify(step.refusal.params)}`
    },
    offered,
    due: () => game.due(state).map(({ option }) => `${option.by} ${option.do}`),
    net: (party: string) => netOf(heard, party),
  }
}

/**
 * `> move`, and below it everything it tells; a move with nothing below only leads to the next. `! move`, and below it why it
 * is refused.
 */
export const tells = <G extends Kind>(game: AnyGame, chapter: string, start: Start<G> = {}) => {
  const written = chapter
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const table = tableOf<G>(game, start)
  const heard = written.flatMap((line, at) => {
    if (line.startsWith('! ')) return [line, table.refused(line.slice(2))]
    if (!line.startsWith('> ')) return []
    const events = told(table.make(line.slice(2)))
    return /^[>!] /.test(written[at + 1] ?? '') ? [line] : [line, ...events]
  })
  expect(heard).toEqual(written)
  return table
}
