// A baccarat table driven line by line in the notation; `cards 4s 7d` are cards of chance, `...` is what staff does.

import {
  type AnyGame,
  type BaccaratKind,
  betweenRounds,
  configure,
  covers,
  type Event,
  type Json,
  netOf,
  type Opening,
  openingOf,
  parseMove,
  type Refusal,
  replay,
  staffMove,
  type Table,
} from '@tapete/engine'
import { expect } from 'vitest'
import { told } from '../kernel/script.js'

export type State = Table<BaccaratKind>

interface Start {
  readonly config?: { readonly [option: string]: Json }
  readonly seats?: { readonly [seat: string]: number }
  readonly opening?: Opening
}

export const LIMITS = { min: 1000, max: 50_000 }
export const TWO = { 'seat:1': 100_000, 'seat:2': 100_000 }
export const FOUR = { ...TWO, 'seat:3': 100_000, 'seat:4': 100_000 }

/** A bank of so much in the hands of the first seat, bets open. */
export const withBank = (amount: number): string[] => [
  'croupier show-cards',
  'croupier shuffle',
  'seat:4 cut 200',
  'croupier load inserted',
  'croupier offer-bank',
  `seat:1 take-bank ${amount}`,
  'croupier announce-bank',
  'croupier start',
]

export const tableOf = (game: AnyGame, { config = LIMITS, seats = TWO, opening = 'betting' }: Start = {}) => {
  const configured = configure(game.settings, config)
  if (!configured.ok) throw new Error(`${configured.option} ${configured.why}`)
  const opened = replay(game, configured.config, openingOf(game, configured.config, opening, seats))
  if (!opened.ok) throw new Error(`opening refused: ${opened.refusal.code}`)
  let state = opened.state as State
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
  const take = (line: string): readonly Event[] => {
    const step = game.step(state, read(line))
    if (!step.ok) throw new Error(`${line} refused in phase ${state.phase}: ${step.refusal.code}`)
    state = step.state as State
    heard.push(...step.events)
    return step.events
  }
  const staff = (): Event[] => {
    const from = heard.length
    for (let next = staffMove(game, state); next && !betweenRounds(state); next = staffMove(game, state)) {
      const step = game.step(state, next)
      if (!step.ok) throw new Error(`${next.do} refused: ${step.refusal.code}`)
      state = step.state as State
      heard.push(...step.events)
    }
    return heard.slice(from)
  }
  const make = (line: string): Event[] => {
    if (line === '...') return staff()
    if (!line.startsWith('cards ')) {
      expect(offered(line), `${line} is offered in phase ${state.phase}`).toBe(true)
      return [...take(line)]
    }
    const cards = line.split(' ').slice(1)
    return cards.flatMap((card) => [...take(`chance card ${card}`)])
  }
  const refusalOf = (line: string): Refusal | undefined => {
    expect(offered(line), `${line} is not offered in phase ${state.phase}`).toBe(false)
    const step = game.step(state, read(line))
    return step.ok ? undefined : step.refusal
  }

  return {
    get state() {
      return state
    },
    get play() {
      return state.play
    },
    /** Makes the moves and answers the events of all of them. */
    make: (...lines: readonly string[]): Event[] => lines.flatMap(make),
    /** Why a move is refused, as `code RULE`; it is not offered either. */
    refused: (line: string): string => {
      const refusal = refusalOf(line)
      return refusal ? `${refusal.code} ${refusal.cite}` : 'accepted'
    },
    refusedWhole: (line: string): string => {
      const refusal = refusalOf(line)
      return refusal ? `${refusal.code} ${refusal.cite} ${JSON.stringify(refusal.params)}` : 'accepted'
    },
    offered,
    due: () => game.due(state).map(({ option }) => `${option.by} ${option.do}`),
    net: (party: string) => netOf(heard, party),
    said: () => heard.filter(({ type }) => type === 'said').map(({ phrase }) => phrase),
    /** Puts the table into a state no short list of moves reaches: a shoe that is nearly empty. */
    set: (change: (s: State) => State) => {
      state = change(state)
    },
    /** So many cards left in the shoe. */
    leave: (cards: number) => {
      const { shoe } = state.play
      state = { ...state, play: { ...state.play, shoe: { ...shoe, out: shoe.cards.decks * 52 - cards } } }
    },
  }
}

/**
 * `> move`, and below it what it tells; a move with nothing below only leads to the next. `! move`, and below it why it is
 * refused.
 */
export const tells = (game: AnyGame, chapter: string, start: Start = {}): void => {
  const written = chapter
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const table = tableOf(game, start)
  const heard = written.flatMap((line, at) => {
    if (line.startsWith('! ')) return [line, table.refusedWhole(line.slice(2))]
    if (!line.startsWith('> ')) return []
    const events = table.make(line.slice(2)).map(told)
    return /^[>!] /.test(written[at + 1] ?? '') ? [line] : [line, ...events]
  })
  expect(heard).toEqual(written)
}
