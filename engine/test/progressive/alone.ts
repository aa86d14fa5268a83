// A pot, or a table beside one, all by itself: what it is told is written down, and what it tells is read and goes nowhere.

import {
  type AnyGame,
  type Bound,
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

const boundText = (bound: Bound): string => {
  const mark = bound.optional ? '?' : ''
  const weights = 'weights' in bound && bound.weights ? ` weighing ${bound.weights.join(' ')}` : ''
  if ('oneOf' in bound) {
    const [first, last] = [bound.oneOf[0], bound.oneOf.at(-1)]
    const all = bound.oneOf.length > 8 ? `${bound.oneOf.length} from ${first} to ${last}` : bound.oneOf.join('|')
    return 'deal' in bound ? `${bound.deal} of ${bound.oneOf.length}${mark}` : `${all}${mark}${weights}`
  }
  return JSON.stringify(bound).replaceAll('"', '')
}

const optionText = ({ by, do: name, fields }: Option): string =>
  [by, name, ...Object.entries(fields).map(([field, bound]) => `${field}=${boundText(bound)}`)].join(' ')

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** All of an event: its rule, its details, the money it moves, what it tells another log. */
export const eventText = ({ type, cite, transfers = [], tells, ...details }: Event): string =>
  [
    `${type} (${cite})`,
    ...Object.entries(details).map(([name, value]) => `${name}=${valueText(value)}`),
    ...transfers.map(({ from, to, amount }) => `${from}>${to}:${amount}`),
    ...(tells ? [`tells ${Object.values(tells).join(' ')}`] : []),
  ].join(' ')

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
      const { code, cite, params } = done.refusal
      return `${code} ${cite} ${JSON.stringify(params).replaceAll('"', '')}`
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
