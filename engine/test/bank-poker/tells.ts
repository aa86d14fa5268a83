// A round told whole, as text: `> ` a move, and under it every event with all it says; `(seat:1)` is whose secret a card is.

import type { AnyGame, Event, Json } from '@tapete/engine'
import { expect } from 'vitest'
import { CHIPS, tableOf } from './table.js'

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

export const tells = (game: AnyGame, seats: number, text: string): void => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const places = Object.fromEntries(Array.from({ length: seats }, (_, at) => [`seat:${at + 1}`, CHIPS]))
  const table = tableOf(game, { seats: places })
  const heard = lines
    .filter((line) => line.startsWith('> '))
    .flatMap((line) => [line, ...told(table.make(line.slice(2)))])
  expect(heard).toEqual(lines)
}
