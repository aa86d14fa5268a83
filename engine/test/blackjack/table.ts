// A blackjack table driven line by line in the notation; `cards As Kd` are two cards of chance, `...` is what staff does.

import {
  type AnyGame,
  type BlackjackKind,
  type BlackjackPlay,
  betNets,
  betweenRounds,
  blackjackClassic,
  blackjackMendoza,
  blackjackPerfectPairs,
  canal21,
  challenge21,
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
  seen,
  staffMove,
  type Table,
} from '@tapete/engine'
import { expect } from 'vitest'

export type State = Table<BlackjackKind>

export const CATALOGUE_GAMES = [blackjackClassic, blackjackPerfectPairs, challenge21, canal21] as const
export const ALL_GAMES = [...CATALOGUE_GAMES, blackjackMendoza] as const

interface Start {
  readonly config?: { readonly [option: string]: Json }
  readonly seats?: { readonly [seat: string]: number }
  readonly opening?: Opening
}

const CHIPS = 100_000

export const LIMITS = { min: 1000, max: 50_000 }

export const tableOf = (
  game: AnyGame,
  { config = LIMITS, seats = { 'seat:1': CHIPS }, opening = 'betting' }: Start = {},
) => {
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
  const make = (line: string): readonly Event[] => {
    expect(offered(line), `${line} is offered in phase ${state.phase}`).toBe(true)
    const step = game.step(state, read(line))
    if (!step.ok) throw new Error(`${line} refused: ${step.refusal.code}`)
    state = step.state as State
    heard.push(...step.events)
    return step.events
  }
  const refusalOf = (line: string): Refusal | undefined => {
    expect(offered(line), `${line} is not offered`).toBe(false)
    const step = game.step(state, read(line))
    return step.ok ? undefined : step.refusal
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

  const table = {
    get state() {
      return state
    },
    get play() {
      return state.play
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
        if (line.startsWith('cards '))
          return line
            .split(' ')
            .slice(1)
            .flatMap((card) => make(`chance card ${card}`))
        return make(line)
      }),
    /** Why a move is refused, as `code RULE`; it is not offered either. */
    refused: (line: string): string => {
      const refusal = refusalOf(line)
      return refusal ? `${refusal.code} ${refusal.cite}` : 'accepted'
    },
    /** The same with what it tells besides. */
    refusedWhole: (line: string): string => {
      const refusal = refusalOf(line)
      return refusal ? `${refusal.code} ${refusal.cite} ${JSON.stringify(refusal.params)}` : 'accepted'
    },
    offered,
    due: () => game.due(state).map(({ option }) => `${option.by} ${option.do}`),
    net: (party: string) => netOf(heard, party),
    bets: () => betNets(heard),
    said: () => heard.filter((event) => event.type === 'said').map((event) => event.phrase),
    types: (events: readonly Event[] = heard) => events.map((event) => event.type),
    /** Puts the table into a state no short list of moves reaches: a shoe that is nearly empty. */
    set: (change: (s: State) => State) => {
      state = change(state)
    },
    hand: (id: string) => state.play.hands.find((hand) => hand.id === id),
    view: () =>
      seen(game.view(state), 'public') as unknown as { play: BlackjackPlay; config: { [option: string]: Json } },
  }
  return table
}

/** Events as type, rule and hand or bet: short enough to write a settlement down whole. */
export const brief = (events: readonly Event[]): string[] =>
  events.map((event) =>
    [event.type, event.cite, event.seat, event.on ?? event.hand, event.amount ?? event.stake]
      .filter((part) => part !== undefined)
      .join(' '),
  )

interface Line {
  readonly on: string
  readonly amount: number
  readonly void: boolean
  readonly odds: { readonly num: number; readonly den: number }
  readonly cite: string
}

const short = (name: string, value: unknown): string => {
  if (name === 'lines')
    return (value as Line[])
      .map((line) => `${line.on} ${line.odds.num}:${line.odds.den} ${line.amount} ${line.cite}`)
      .join(', ')
      .replace(/^.*$/, '[$&]')
  return `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`
}

const NAMED_APART = ['type', 'cite', 'transfers']

/** Events whole, a line each: type, rule, everything it tells, and the money it moves. */
export const told = (events: readonly Event[]): string[] =>
  events.map((event) => {
    const facts = Object.entries(event).filter(([name]) => !NAMED_APART.includes(name))
    const money = (event.transfers ?? []).map(({ from, to, amount }) => `${from}>${to} ${amount}`)
    return [event.type, event.cite, ...facts.map(([name, value]) => short(name, value)), ...money].join(' ')
  })
