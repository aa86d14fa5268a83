// A round told whole, as text: `> ` a move, and under it every event with all it says; `(seat:1)` is whose secret a card is.

import type { AnyGame, Bound, Event, Json, Opening, Option } from '@tapete/engine'
import { expect } from 'vitest'
import { CHIPS, LIMITS, tableOf } from './table.js'

interface Line {
  readonly on: string
  readonly amount: number
  readonly odds: { readonly num: number; readonly den: number }
  readonly cite: string
}

const isSecret = (value: unknown): value is { readonly secret: readonly string[]; readonly value: Json } =>
  typeof value === 'object' && value !== null && 'secret' in value

const listed = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const short = (name: string, value: unknown): string => {
  if (name === 'lines') {
    const lines = value as readonly Line[]
    return `[${lines.map(({ on, odds, amount, cite }) => `${on} ${odds.num}:${odds.den} ${amount} ${cite}`).join(', ')}]`
  }
  if (isSecret(value)) return `${name}=(${value.secret.join(' ') || 'nobody'}) ${listed(value.value)}`
  return `${name}=${listed(value)}`
}

const APART = ['type', 'cite', 'transfers']

const told = (events: readonly Event[]): string[] =>
  events.map((event) => {
    const facts = Object.entries(event).filter(([name]) => !APART.includes(name))
    const money = (event.transfers ?? []).map(({ from, to, amount }) => `${from}>${to} ${amount}`)
    return [event.type, event.cite, ...facts.map(([name, value]) => short(name, value)), ...money].join(' ')
  })

interface Start {
  readonly opening?: Opening
  readonly seats?: { readonly [seat: string]: number }
  readonly config?: { readonly [option: string]: Json }
}

const boundOf = (bound: Bound): string => {
  const of = [
    ...('deal' in bound ? [`deal ${bound.deal} of ${bound.oneOf.length}`] : []),
    ...('oneOf' in bound && !('deal' in bound) ? [bound.oneOf.join(',')] : []),
    ...('someOf' in bound ? [`${bound.least} to ${bound.most} of ${bound.someOf.join(',')}`] : []),
    ...('min' in bound ? [`${bound.min} to ${bound.max}`] : []),
  ]
  return `${of.join(' ')}${bound.optional ? ' or nothing' : ''}`
}

/** What somebody may do now, every choice on a line of its own. */
const offers = (options: readonly Option[], by: string, name: string): string[] =>
  options
    .filter((option) => option.by === by && option.do === name)
    .map(({ fields }) =>
      ['.', ...Object.entries(fields).map(([field, bound]) => `${field}: ${boundOf(bound)}`)].join(' '),
    )

/** The lines of a chapter that are asked, each with what is answered below it. */
const chapterOf = (game: AnyGame, lines: readonly string[], start: Start): string[] => {
  const table = tableOf(game, { ...start, config: start.config ?? LIMITS })
  return lines.flatMap((line, at) => {
    const asked = line.slice(2)
    const [by = '', name = ''] = asked.split(' ')
    if (line.startsWith('! ')) return [line, table.refusedWhole(asked)]
    if (line.startsWith('? ')) return [line, ...offers(game.options(table.state), by, name)]
    if (!line.startsWith('> ')) return []
    const events = told(table.make(asked))
    return /^[>!?] /.test(lines[at + 1] ?? '') ? [line] : [line, ...events]
  })
}

const placesOf = (seats: number) =>
  Object.fromEntries(Array.from({ length: seats }, (_, at) => [`seat:${at + 1}`, CHIPS]))

/**
 * `> move`, and below it what it tells; where nothing is told below, it only leads to the next. `! move`, and below it why it is
 * refused. `? who move`, and below it every choice there is.
 */
export const tells = (game: AnyGame, seats: number, text: string, start: Start = {}): void => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  expect(chapterOf(game, lines, { seats: placesOf(seats), ...start })).toEqual(lines)
}
