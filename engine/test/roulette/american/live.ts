// A table driven by the notation, for tests that look at exact events, refusals and options.

import {
  betweenRounds,
  configure,
  type Event,
  formatMove,
  type Game,
  type Json,
  type Kind,
  type Move,
  type Opening,
  type Option,
  openingMoves,
  parseMove,
  type SeatId,
  seen,
  staffMove,
  type Table,
  type Viewer,
} from '@tapete/engine'

export interface Setup {
  readonly config?: { readonly [option: string]: Json }
  readonly opening?: Opening
  readonly seats?: { readonly [seat: string]: number }
}

/** An event with its transfers as `from > to amount`. */
export type Told = { readonly type: string; readonly rule: string; readonly [detail: string]: unknown }

const told = ({ cite, transfers, ...rest }: Event): Told => ({
  ...rest,
  rule: cite,
  ...(transfers ? { transfers: transfers.map(({ from, to, amount }) => `${from} > ${to} ${amount}`) } : {}),
})

export const said = (phrase: string, rule: string): Told => ({ type: 'said', rule, phrase })

/** One seat with a million and a round started, unless told otherwise. */
export const live = <G extends Kind>(
  game: Game<G>,
  { config, opening = 'betting', seats = { 'seat:1': 1_000_000 } }: Setup = {},
) => {
  const configured = configure(game.settings, config)
  if (!configured.ok) throw new Error(`${configured.option} ${configured.why}`)
  let state: Table<G> = game.open(configured.config)
  const log: Event[] = []

  const read = (line: string): Move => {
    const parsed = parseMove(game, line)
    if (!parsed.ok) throw new Error(parsed.error)
    return parsed.move
  }
  const take = (move: Move): readonly Event[] => {
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${formatMove(game, move)}: ${step.refusal.code} (${step.refusal.cite})`)
    state = step.state
    log.push(...step.events)
    return step.events
  }
  const staff = (): Event[] => {
    const events: Event[] = []
    for (let next = staffMove(game, state); next && !betweenRounds(state); next = staffMove(game, state))
      events.push(...take(next))
    return events
  }
  for (const move of openingMoves(opening, seats)) take(move)
  log.length = 0

  const does = (text: string): Told[] =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .flatMap((line) => (line === '...' ? staff() : take(read(line))))
      .map(told)

  return {
    /** Makes the moves, one a line, each of which must be accepted; `...` as in a scenario. Gives their events. */
    does,
    /** Code, rule and details of a refusal; undefined when the move is accepted. Changes nothing. */
    refusal: (move: string | Move): readonly [string, string, unknown] | undefined => {
      const step = game.step(state, typeof move === 'string' ? read(move) : move)
      return step.ok ? undefined : [step.refusal.code, step.refusal.cite, step.refusal.params]
    },
    /** The fields of every option of this name. */
    offers: (name: string, by?: Option['by'], served?: SeatId): Option['fields'][] =>
      game
        .options(state, by, served)
        .filter((option) => option.do === name)
        .map((option) => option.fields),
    due: (): string[] => game.due(state).map(({ option }) => `${option.by} ${option.do}`),
    has: (account: string): number => state.accounts[account] ?? 0,
    view: (viewer: Viewer) => seen(game.view(state), viewer) as { readonly [part: string]: Json },
    state: (): Table<G> => state,
    events: (): readonly Event[] => log,
  }
}

export type Live = ReturnType<typeof live>
