// A pot, or a table beside one, all by itself: what it is told is written down, and what it tells is read and goes nowhere.

import {
  type AnyGame,
  configure,
  type Event,
  findTold,
  type Json,
  type Option,
  openingOf,
  parseMove,
  replay,
  type Table,
} from '@tapete/engine'
import { expect } from 'vitest'
import { eventText, optionText, refusalText } from './as-text.js'

export const alone = (id: string, config: { readonly [option: string]: Json }, seats?: { [seat: string]: number }) => {
  const game = findTold(id) as AnyGame
  const configured = configure(game.settings, config)
  if (!configured.ok) throw new Error(`${configured.option} ${configured.why}`)
  const opening = seats ? openingOf(game, configured.config, 'betting', seats) : []
  const begun = replay(game, configured.config, opening)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let state = begun.state as Table
  const stepped = (line: string) => {
    const parsed = parseMove(game, line)
    if (!parsed.ok) throw new Error(parsed.error)
    return game.step(state, parsed.move)
  }
  return {
    state: () => state,
    /** Does it, and gives all that was heard, as text. */
    make: (...lines: readonly string[]): string[] =>
      lines.flatMap((line) => {
        const done = stepped(line)
        if (!done.ok) throw new Error(`${line} refused: ${done.refusal.code}`)
        state = done.state as Table
        return (done.events as Event[]).map(eventText)
      }),
    /** Why not: code, rule and all it tells. */
    no: (line: string): string => {
      const done = stepped(line)
      if (done.ok) return 'accepted'
      return refusalText(done.refusal)
    },
    /** What is offered of these moves. */
    offers: (...names: readonly string[]): string[] =>
      game
        .options(state)
        .filter((option) => names.includes(option.do))
        .map(optionText),
    offersTo: (by: Option['by'], ...names: readonly string[]): string[] =>
      game
        .options(state, by)
        .filter((option) => names.includes(option.do))
        .map(optionText),
  }
}

/** Each of these lines is refused, and for this. */
export const refuses = (log: ReturnType<typeof alone>, why: { readonly [line: string]: string }): void => {
  expect(Object.fromEntries(Object.keys(why).map((line) => [line, log.no(line)]))).toEqual(why)
}
