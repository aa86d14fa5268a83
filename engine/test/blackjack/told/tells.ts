// Rounds told whole: every event of a move, with its rule and the money it moves, in order.

import type { AnyGame, Json, Opening } from '@tapete/engine'
import { expect } from 'vitest'
import { LIMITS, tableOf, told } from '../table.js'

interface Start {
  readonly opening?: Opening
  readonly config?: { readonly [option: string]: Json }
}

const SEATS = { 'seat:1': 50_000, 'seat:2': 50_000 }

/** `> move`, and below it what it tells. A move with nothing below only leads to the next. */
export const tells = (game: AnyGame, chapter: string, { opening = 'betting', config = LIMITS }: Start = {}): void => {
  const written = chapter
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const table = tableOf(game, { seats: SEATS, opening, config })
  const heard = written.flatMap((line, at) => {
    if (!line.startsWith('> ')) return []
    const events = told(table.make(line.slice(2)))
    return written[at + 1]?.startsWith('> ') ? [line] : [line, ...events]
  })
  expect(heard).toEqual(written)
}
