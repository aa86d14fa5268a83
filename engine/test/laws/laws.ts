import type { AnyGame } from '@tapete/engine'
import { keepsTheLaws } from '@tapete/engine/testkit'
import { it } from 'vitest'

// Mutation testing sets a smaller number; the tests of the house play ten thousand tables a game.
const tables = Number(process.env.LAW_TABLES ?? 10_000)

/** One file a game, so that every core takes its share. */
export const holdToTheLaws = (game: AnyGame): void =>
  it(
    `${game.id} keeps the laws of the house over ${tables} random tables`,
    () => keepsTheLaws(game, { tables }),
    900_000,
  )
