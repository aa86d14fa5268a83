// A poker table driven line by line in the notation. `cards As Kd ...` are the cards of the deck in the order they come, as many as are
// asked for at a time; `...` is what staff does by itself.

import {
  type AnyGame,
  betNets,
  betweenRounds,
  type Card,
  configure,
  covers,
  type Event,
  type Json,
  type Move,
  netOf,
  type Opening,
  openingOf,
  type PokerKind,
  parseMove,
  type Refusal,
  replay,
  seen,
  staffMove,
  type Table,
  type Viewer,
} from '@tapete/engine'
import { expect } from 'vitest'

export type State = Table<PokerKind>

interface Start {
  readonly config?: { readonly [option: string]: Json }
  readonly seats?: { readonly [seat: string]: number }
  readonly opening?: Opening
}

export const CHIPS = 100_000

/** More than the rounds of any test take: what goes on longer never ends. */
const MOST_MOVES = 500

export const LIMITS = { min: 100, max: 50_000 }

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
  let count = 0
  const perform = (move: Move): readonly Event[] => {
    count += 1
    if (count > MOST_MOVES) throw new Error(`no end in phase ${state.phase}`)
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${JSON.stringify(move)} refused: ${step.refusal.code}`)
    state = step.state as State
    heard.push(...step.events)
    return step.events
  }
  const make = (line: string): readonly Event[] => {
    expect(offered(line), `${line} is offered in phase ${state.phase}`).toBe(true)
    return perform(read(line))
  }
  const refusalOf = (line: string): Refusal | undefined => {
    expect(offered(line), `${line} is not offered`).toBe(false)
    const step = game.step(state, read(line))
    return step.ok ? undefined : step.refusal
  }
  const staff = (): Event[] => {
    const from = heard.length
    for (let next = staffMove(game, state); next && !betweenRounds(state); next = staffMove(game, state)) {
      if (game.due(state)[0]?.waitsFor) break
      perform(next)
    }
    return heard.slice(from)
  }
  /** As many cards as chance is asked for, until they are all out or somebody else is to act. */
  const deal = (cards: readonly string[]): Event[] => {
    const left = [...cards]
    const events: Event[] = []
    while (left.length > 0) {
      const [option] = game.options(state, 'chance')
      const bound = option?.fields.cards
      if (!option || !bound || !('deal' in bound)) throw new Error(`no card is asked for: ${left.join(' ')} left`)
      events.push(...make(`chance ${option.do} ${left.splice(0, bound.deal).join(',')}`))
    }
    return events
  }

  return {
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
        if (line.startsWith('cards ')) return deal(line.split(' ').slice(1))
        return make(line)
      }),
    /** Why a move is refused, as `code RULE`; it is not offered either. */
    refused: (line: string): string => {
      const refusal = refusalOf(line)
      return refusal ? `${refusal.code} ${refusal.cite}` : 'accepted'
    },
    /** The same with all it says besides. */
    refusedWhole: (line: string): string => {
      const refusal = refusalOf(line)
      return refusal ? `${refusal.code} ${refusal.cite} ${JSON.stringify(refusal.params ?? {})}` : 'accepted'
    },
    offered,
    /** Whether the game has such a move at all. */
    knows: (line: string): boolean => parseMove(game, line).ok,
    /** What chance is asked for, and how many cards. */
    deals: (): { do: string; cards: number }[] =>
      game.options(state, 'chance').flatMap((option) => {
        const bound = option.fields.cards
        return bound && 'deal' in bound ? [{ do: option.do, cards: bound.deal }] : []
      }),
    due: () => game.due(state).map(({ option }) => `${option.by} ${option.do}`),
    net: (party: string) => netOf(heard, party),
    bets: () => betNets(heard),
    said: () => heard.filter((event) => event.type === 'said').map((event) => event.phrase),
    types: (events: readonly Event[] = heard) => events.map((event) => event.type),
    cards: (seat: `seat:${number}`): readonly Card[] =>
      state.play.hands[seat]?.shown ?? state.play.hands[seat]?.cards.value ?? [],
    view: (viewer: Viewer) => seen(game.view(state), viewer) as unknown as State,
  }
}

/** Events as type, rule and what they are about: short enough to write a settlement down whole. */
export const brief = (events: readonly Event[]): string[] =>
  events.map((event) =>
    [event.type, event.cite, event.seat, event.on, event.amount ?? event.stake, event.phrase]
      .filter((part) => part !== undefined)
      .join(' '),
  )
