// Rounds told whole: every event of a move, with its rule and the money it moves, in order.

import type { AnyGame, Json, Opening } from '@tapete/engine'
import { expect } from 'vitest'
import { LIMITS, tableOf, told } from '../table.js'

interface Start {
  readonly opening?: Opening
  readonly seats?: { readonly [seat: string]: number }
  readonly config?: { readonly [option: string]: Json }
}

const SEATS = { 'seat:1': 50_000, 'seat:2': 50_000 }

/**
 * `> move`, and below it what it tells; a move with nothing below only leads to the next. `! move`, and below it why it is
 * refused.
 */
export const tells = (
  game: AnyGame,
  chapter: string,
  { opening = 'betting', config = LIMITS, seats = SEATS }: Start = {},
): void => {
  const written = chapter
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const table = tableOf(game, { seats, opening, config })
  const heard = written.flatMap((line, at) => {
    if (line.startsWith('! ')) return [line, table.refusedWhole(line.slice(2))]
    if (!line.startsWith('> ')) return []
    const events = told(table.make(line.slice(2)))
    return /^[>!] /.test(written[at + 1] ?? '') ? [line] : [line, ...events]
  })
  expect(heard).toEqual(written)
}
